import TransitionKit

extension GalleryItem {
  /// Navigation transitions, for two views.
  static let navigation = [
    GalleryItem(
      "identity", "one view is replaced by the other at once",
      "NavigationTransition.identity",
      .identity),
    GalleryItem(
      "slide", "both views slide sideways",
      "NavigationTransition.slide",
      .slide),
    GalleryItem(
      "slide.vertical", "both views slide up, and back down",
      "NavigationTransition.slide(axis: .vertical)", timing: .spring,
      .slide(axis: .vertical)),
    GalleryItem(
      "fade.in", "the pushed view fades in, the popped one out",
      "NavigationTransition.fade(.in)",
      .fade(.in)),
    GalleryItem(
      "fade.out", "the origin fades out in front; popped back, it fades in",
      "NavigationTransition.fade(.out)",
      .fade(.out)),
    GalleryItem(
      "fade.cross", "both views fade",
      "NavigationTransition.fade(.cross)",
      .fade(.cross)),
    GalleryItem(
      "dissolve", "the new view fades in over the old one, which stays",
      "NavigationTransition.dissolve",
      .dissolve),
    GalleryItem(
      "swing", "a slide in which the views swing about their centres",
      "NavigationTransition.swing", timing: .bouncy,
      .swing),
    GalleryItem(
      "zoom", "the new view grows over the old one, which shrinks",
      "NavigationTransition.zoom", timing: .spring,
      .zoom),
    GalleryItem(
      "flip", "two sides of a card that turns sideways",
      "NavigationTransition.flip(axis: .horizontal)", timing: .slow,
      .flip(axis: .horizontal)),
    GalleryItem(
      "flip.vertical", "two sides of a card that turns over",
      "NavigationTransition.flip(axis: .vertical)", timing: .bouncy,
      .flip(axis: .vertical)),
    GalleryItem(
      "cover", "the new view moves in over the old one, which is dimmed",
      "NavigationTransition.cover", timing: .spring,
      .cover),
    GalleryItem(
      "cover.bottom", "the new view moves in from the bottom over the old one",
      "NavigationTransition.cover(edge: .bottom)", timing: .spring,
      .cover(edge: .bottom)),
    GalleryItem(
      "uncover", "the old view moves out and uncovers the new one",
      "NavigationTransition.uncover", timing: .spring,
      .uncover),
    GalleryItem(
      "uncover.bottom", "the old view moves out at the bottom and uncovers the new one",
      "NavigationTransition.uncover(edge: .bottom)", timing: .spring,
      .uncover(edge: .bottom)),
    GalleryItem(
      "parallaxPush", "the old view follows by a third of the way, dimmed",
      "NavigationTransition.parallaxPush", timing: .spring,
      .parallaxPush),
    GalleryItem(
      "push.trailing", "a push from the trailing edge with a shadow, and the way back",
      "NavigationTransition.push", timing: .spring,
      .push),
    GalleryItem(
      "push.bottom", "the new view moves in from the bottom, the old one follows",
      "NavigationTransition.push(edge: .bottom)", timing: .spring,
      .push(edge: .bottom)),
    GalleryItem(
      "pull", "the old view moves out, the new one behind it follows",
      "NavigationTransition.pull", timing: .spring,
      .pull),
    GalleryItem(
      "pageIn", "the new view moves in while the old one shrinks behind it",
      "NavigationTransition.pageIn", timing: .spring,
      .pageIn),
    GalleryItem(
      "pageOut", "the old view moves out while the new one grows behind it",
      "NavigationTransition.pageOut", timing: .spring,
      .pageOut),
    GalleryItem(
      "slide.leading", "both views slide, from the leading edge",
      "NavigationTransition.slide(edge: .leading)", timing: .spring,
      .slide(edge: .leading)),
    GalleryItem(
      "zoomSlide", "both views slide, smaller on the way",
      "NavigationTransition.zoomSlide", timing: .spring,
      .zoomSlide),
    GalleryItem(
      "zoomIn", "into the old view, which grows and fades in front of the new one",
      "NavigationTransition.zoomIn",
      .zoomIn),
    GalleryItem(
      "zoomOut", "back from the old view, which shrinks while the new one fades in",
      "NavigationTransition.zoomOut",
      .zoomOut),
  ]

  /// Atomic transitions, which insert the destination and remove the origin.
  static let atomic = [
    GalleryItem(
      "move.leading", "in from the leading edge, and out to it",
      "NavigationTransition(.move(edge: .leading))", timing: .spring,
      atomic: .move(edge: .leading)),
    GalleryItem(
      "move.trailing", "in from the trailing edge, and out to it",
      "NavigationTransition(.move(edge: .trailing))", timing: .spring,
      atomic: .move(edge: .trailing)),
    GalleryItem(
      "move.top", "in from the top edge, and out to it",
      "NavigationTransition(.move(edge: .top))", timing: .spring,
      atomic: .move(edge: .top)),
    GalleryItem(
      "move.bottom", "in from the bottom edge, and out to it",
      "NavigationTransition(.move(edge: .bottom))", timing: .spring,
      atomic: .move(edge: .bottom)),
    GalleryItem(
      "offset", "in from an offset of 150, 80, and out to it",
      "NavigationTransition(.offset(x: 150, y: 80))", timing: .bouncy,
      atomic: .offset(x: 150, y: 80)),
    GalleryItem(
      "opacity", "in from nothing, and out to it",
      "NavigationTransition(.opacity)",
      atomic: .opacity),
    GalleryItem(
      "rotate", "in from a turn of 70 degrees, and out to it",
      "NavigationTransition(.rotate(.degrees(70)))", timing: .bouncy,
      atomic: .rotate(.degrees(70))),
    GalleryItem(
      "rotate3D", "in from half a right angle in space, and out to it",
      "NavigationTransition(.rotate3D(.degrees(45), axis: (x: 0, y: 1, z: 0)))", timing: .spring,
      atomic: .rotate3D(.degrees(45), axis: (x: 0, y: 1, z: 0))),
    GalleryItem(
      "scale", "grows from nothing, and shrinks to it",
      "NavigationTransition(.scale)", timing: .bouncy,
      atomic: .scale),
    GalleryItem(
      "scale.anchor", "grows from half the size in a corner, and back",
      "NavigationTransition(.scale(0.5, anchor: .topLeft))", timing: .spring,
      atomic: .scale(0.5, anchor: .topLeft)),
    GalleryItem(
      "layoutScale", "is laid out in half the width, and back",
      "NavigationTransition(.layoutScale(x: 0.5, y: 1))", timing: .bouncy,
      atomic: .layoutScale(x: 0.5, y: 1)),
    GalleryItem(
      "zPosition", "the old and the new view at the same height",
      "NavigationTransition(.zPosition(1))",
      atomic: .zPosition(1)),
    GalleryItem(
      "bringToFront", "the new view in front",
      "NavigationTransition(.onInsertion(.bringToFront))",
      NavigationTransition(.onInsertion(.bringToFront))),
    GalleryItem(
      "sendToBack", "the new view behind the old one, which fades",
      "NavigationTransition(.asymmetric(insertion: .sendToBack, removal: .opacity))",
      NavigationTransition(.asymmetric(insertion: .sendToBack, removal: .opacity))),
    GalleryItem(
      "blur", "sharpens from a blur of 20 points, and back",
      "NavigationTransition(.blur(radius: 20))",
      atomic: .blur(radius: 20)),
    GalleryItem(
      "clip", "uncovered from the leading side, and back",
      "NavigationTransition(.clip(trailing: 1))",
      atomic: .clip(trailing: 1)),
    GalleryItem(
      "cornerRadius", "corners unrounded from 40 points, and back",
      "NavigationTransition(.cornerRadius(40))",
      atomic: .cornerRadius(40)),
    GalleryItem(
      "hueRotation", "hues rotated back from 120 degrees, and out again",
      "NavigationTransition(.hueRotation(.degrees(120)))",
      atomic: .hueRotation(.degrees(120))),
    GalleryItem(
      "clip.circle", "a circle that opens from the centre, and closes there",
      "NavigationTransition(.clip(to: .circle(radius: 0), restingAt: .circle(radius: 1)))",
      atomic: .clip(to: .circle(radius: 0), restingAt: .circle(radius: 1))),
    GalleryItem(
      "clip.star", "a star that becomes the whole view, and comes back",
      "NavigationTransition(.clip(to: .star()))",
      atomic: .clip(to: .star())),
    GalleryItem(
      "border", "a border that becomes thinner and fades, and comes back",
      "NavigationTransition(.border(Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.8), width: 16))",
      atomic: .border(Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.8), width: 16)),
    GalleryItem(
      "shadow.color", "a blue shadow that fades, and comes back",
      "NavigationTransition(.shadow(color: .blue, radius: 12, y: 6))",
      atomic: .shadow(color: .blue, radius: 12, y: 6)),
    GalleryItem(
      "overlay", "dimmed at first, and at last",
      "NavigationTransition(.overlay(.black.opacity(0.4)))",
      atomic: .overlay(.black.opacity(0.4))),
    GalleryItem(
      "shadow", "with a shadow while it is away",
      "NavigationTransition(.shadow(radius: 12, y: 6))",
      atomic: .shadow(radius: 12, y: 6)),
    GalleryItem(
      "move.ownSize", "in from the bottom by the view's own height, and back",
      "NavigationTransition(.move(edge: .bottom, relativeTo: .view))", timing: .spring,
      atomic: .move(edge: .bottom, relativeTo: .view)),
    GalleryItem(
      "push", "in from the trailing edge and out at the leading one, fading",
      "NavigationTransition(.push(from: .trailing))", timing: .spring,
      atomic: .push(from: .trailing)),
    GalleryItem(
      "slideThrough", "in from the leading edge, and out at the trailing one",
      "NavigationTransition(.slideThrough)", timing: .spring,
      atomic: .slideThrough),
    GalleryItem(
      "blurReplace", "grows out of a blur, and shrinks back into it",
      "NavigationTransition(.blurReplace)", timing: .spring,
      atomic: .blurReplace),
    GalleryItem(
      "blurReplace.upUp", "grows out of a blur, and grows on into it",
      "NavigationTransition(.blurReplace(.upUp))", timing: .spring,
      atomic: .blurReplace(.upUp)),
    GalleryItem(
      "clipReveal", "uncovered by a rectangle that grows from the centre",
      "NavigationTransition(.clipReveal)", timing: .slow,
      atomic: .clipReveal),
    GalleryItem(
      "iris", "opens from a point at the top",
      "NavigationTransition(.iris(from: .top))", timing: .slow,
      atomic: .iris(from: .top)),
    GalleryItem(
      "wipe", "uncovered from the leading edge, and covered towards it",
      "NavigationTransition(.wipe(edge: .leading))", timing: .slow,
      atomic: .wipe(edge: .leading)),
    GalleryItem(
      "slidingDoors", "two halves that slide together, and apart",
      "NavigationTransition(.slidingDoors())", timing: .slow,
      atomic: .slidingDoors()),
    GalleryItem(
      "blinds", "slats that open, and close",
      "NavigationTransition(.blinds(count: 6))", timing: .slow,
      atomic: .blinds(count: 6)),
    GalleryItem(
      "checkerboard", "every second cell is uncovered, and then the others",
      "NavigationTransition(.checkerboard(rows: 4, columns: 3))", timing: .slow,
      atomic: .checkerboard(rows: 4, columns: 3)),
    GalleryItem(
      "pieces.dissolve", "cells that fade at random times",
      "NavigationTransition(.dissolve(rows: 5, columns: 4))", timing: .slow,
      atomic: .dissolve(rows: 5, columns: 4)),
    GalleryItem(
      "explode", "pieces that fly together from all around, and apart",
      "NavigationTransition(.explode(rows: 5, columns: 4))", timing: .slow,
      atomic: .explode(rows: 5, columns: 4)),
    GalleryItem(
      "pieces.nested", "rows of two halves turn over while the whole shrinks",
      """
      NavigationTransition(
        .pieces(.halves(axis: .horizontal)) { half in
          [
            .offset(x: half.index == 0 ? -60 : 60, y: 0), .scale(0.8),
            .pieces(.rows(3)) { row in
              [
                .rotate3D(.degrees(70), axis: (x: 1, y: 0, z: 0)),
                .opacity, .zPosition(-Double(row.index)),
              ]
            },
          ]
        }.combined(with: [.rotate(.degrees(20)), .scale(0.7)]))
      """, timing: .bouncy,
      atomic: .pieces(.halves(axis: .horizontal)) { half in
        [
          .offset(x: half.index == 0 ? -60 : 60, y: 0), .scale(0.8),
          .pieces(.rows(3)) { row in
            [
              .rotate3D(.degrees(70), axis: (x: 1, y: 0, z: 0)),
              .opacity, .zPosition(-Double(row.index)),
            ]
          },
        ]
      }.combined(with: [.rotate(.degrees(20)), .scale(0.7)])),
  ]

  static let all = navigation + atomic
}
