import TransitionKit

extension GalleryItem {
  /// Navigation transitions, for two views.
  static let navigation = [
    GalleryItem(
      "identity", "one view is replaced by the other at once",
      .identity),
    GalleryItem(
      "slide", "both views slide sideways",
      .slide),
    GalleryItem(
      "slide.vertical", "both views slide up, and back down", timing: .spring(duration: 0.5),
      .move(axis: .vertical)),
    GalleryItem(
      "fade.in", "the pushed view fades in, the popped one out",
      .fade(.in)),
    GalleryItem(
      "fade.out", "the origin fades out in front; popped back, it fades in",
      .fade(.out)),
    GalleryItem(
      "fade.cross", "both views fade",
      .fade(.cross)),
    GalleryItem(
      "dissolve", "the new view fades in over the old one, which stays",
      .dissolve),
    GalleryItem(
      "swing", "a slide in which the views swing about their centres",
      timing: .spring(duration: 0.5, bounce: 0.3),
      .swing),
    GalleryItem(
      "zoom", "the new view grows over the old one, which shrinks", timing: .spring(duration: 0.5),
      .zoom),
    GalleryItem(
      "flip", "two sides of a card that turns sideways", timing: .easeInOut(duration: 0.7),
      .flip(axis: .horizontal)),
    GalleryItem(
      "flip.vertical", "two sides of a card that turns over",
      timing: .spring(duration: 0.5, bounce: 0.3),
      .flip(axis: .vertical)),
    GalleryItem(
      "cover", "the new view moves in over the old one, which is dimmed",
      timing: .spring(duration: 0.5),
      .cover),
    GalleryItem(
      "cover.bottom", "the new view moves in from the bottom over the old one",
      timing: .spring(duration: 0.5),
      .cover(edge: .bottom)),
    GalleryItem(
      "uncover", "the old view moves out and uncovers the new one", timing: .spring(duration: 0.5),
      .uncover),
    GalleryItem(
      "uncover.bottom", "the old view moves out at the bottom and uncovers the new one",
      timing: .spring(duration: 0.5),
      .uncover(edge: .bottom)),
    GalleryItem(
      "parallaxPush", "the old view follows by a third of the way, dimmed",
      timing: .spring(duration: 0.5),
      .parallaxPush),
    GalleryItem(
      "push.trailing", "a push from the trailing edge with a shadow, and the way back",
      timing: .spring(duration: 0.5),
      .push),
    GalleryItem(
      "push.bottom", "the new view moves in from the bottom, the old one follows",
      timing: .spring(duration: 0.5),
      .push(edge: .bottom)),
    GalleryItem(
      "pull", "the old view moves out, the new one behind it follows",
      timing: .spring(duration: 0.5),
      .pull),
    GalleryItem(
      "pageIn", "the new view moves in while the old one shrinks behind it",
      timing: .spring(duration: 0.5),
      .pageIn),
    GalleryItem(
      "pageOut", "the old view moves out while the new one grows behind it",
      timing: .spring(duration: 0.5),
      .pageOut),
    GalleryItem(
      "slide.leading", "both views slide, from the leading edge", timing: .spring(duration: 0.5),
      .slide(edge: .leading)),
    GalleryItem(
      "zoomSlide", "both views slide, smaller on the way", timing: .spring(duration: 0.5),
      .zoomSlide),
    GalleryItem(
      "zoomIn", "into the old view, which grows and fades in front of the new one",
      .zoomIn),
    GalleryItem(
      "zoomOut", "back from the old view, which shrinks while the new one fades in",
      .zoomOut),
  ]

  /// Atomic transitions, which insert the destination and remove the origin.
  static let atomic = [
    GalleryItem(
      "move.leading", "in from the leading edge, and out to it", timing: .spring(duration: 0.5),
      atomic: .move(edge: .leading)),
    GalleryItem(
      "move.trailing", "in from the trailing edge, and out to it", timing: .spring(duration: 0.5),
      atomic: .move(edge: .trailing)),
    GalleryItem(
      "move.top", "in from the top edge, and out to it", timing: .spring(duration: 0.5),
      atomic: .move(edge: .top)),
    GalleryItem(
      "move.bottom", "in from the bottom edge, and out to it", timing: .spring(duration: 0.5),
      atomic: .move(edge: .bottom)),
    GalleryItem(
      "offset", "in from an offset of 150, 80, and out to it",
      timing: .spring(duration: 0.5, bounce: 0.3),
      atomic: .offset(x: 150, y: 80)),
    GalleryItem(
      "opacity", "in from nothing, and out to it",
      atomic: .opacity),
    GalleryItem(
      "rotate", "in from a turn of 70 degrees, and out to it",
      timing: .spring(duration: 0.5, bounce: 0.3),
      atomic: .rotate(.degrees(70))),
    GalleryItem(
      "rotate3D", "in from half a right angle in space, and out to it",
      timing: .spring(duration: 0.5),
      atomic: .rotate3D(.degrees(45), axis: (x: 0, y: 1, z: 0))),
    GalleryItem(
      "scale", "grows from nothing, and shrinks to it", timing: .spring(duration: 0.5, bounce: 0.3),
      atomic: .scale),
    GalleryItem(
      "scale.anchor", "grows from half the size in a corner, and back",
      timing: .spring(duration: 0.5),
      atomic: .scale(0.5, anchor: .topLeft)),
    GalleryItem(
      "layoutScale", "is laid out in half the width, and back",
      timing: .spring(duration: 0.5, bounce: 0.3),
      atomic: .layoutScale(x: 0.5, y: 1)),
    GalleryItem(
      "zPosition", "the old and the new view at the same height",
      atomic: .zPosition(1)),
    GalleryItem(
      "bringToFront", "the new view in front",
      NavigationTransition(.onInsertion(.bringToFront))),
    GalleryItem(
      "sendToBack", "the new view behind the old one, which fades",
      NavigationTransition(.asymmetric(insertion: .sendToBack, removal: .opacity))),
    GalleryItem(
      "blur", "sharpens from a blur of 20 points, and back",
      atomic: .blur(radius: 20)),
    GalleryItem(
      "clip", "uncovered from the leading side, and back",
      atomic: .clip(trailing: 1)),
    GalleryItem(
      "cornerRadius", "corners unrounded from 40 points, and back",
      atomic: .cornerRadius(40)),
    GalleryItem(
      "hueRotation", "hues rotated back from 120 degrees, and out again",
      atomic: .hueRotation(.degrees(120))),
    GalleryItem(
      "grayscale", "colors that come out of grey, and go back",
      atomic: .grayscale(1)),
    GalleryItem(
      "clip.circle", "a circle that opens from the centre, and closes there",
      atomic: .clip(to: .circle(radius: 0), restingAt: .circle(radius: 1))),
    GalleryItem(
      "clip.star", "a star that becomes the whole view, and comes back",
      atomic: .clip(to: .star())),
    GalleryItem(
      "border", "a border that becomes thinner and fades, and comes back",
      atomic: .border(Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.8), width: 16)),
    GalleryItem(
      "shadow.color", "a blue shadow that fades, and comes back",
      atomic: .shadow(color: .blue, radius: 12, y: 6)),
    GalleryItem(
      "overlay", "dimmed at first, and at last",
      atomic: .overlay(.black.opacity(0.4))),
    GalleryItem(
      "shadow", "with a shadow while it is away",
      atomic: .shadow(radius: 12, y: 6)),
    GalleryItem(
      "move.ownSize", "in from the bottom by the view's own height, and back",
      timing: .spring(duration: 0.5),
      atomic: .move(edge: .bottom, relativeTo: .view)),
    GalleryItem(
      "push", "in from the trailing edge and out at the leading one, fading",
      timing: .spring(duration: 0.5),
      atomic: .push(from: .trailing)),
    GalleryItem(
      "slideThrough", "in from the leading edge, and out at the trailing one",
      timing: .spring(duration: 0.5),
      atomic: .slideThrough),
    GalleryItem(
      "blurReplace", "grows out of a blur, and shrinks back into it",
      timing: .spring(duration: 0.5),
      atomic: .blurReplace),
    GalleryItem(
      "blurReplace.upUp", "grows out of a blur, and grows on into it",
      timing: .spring(duration: 0.5),
      atomic: .blurReplace(.upUp)),
    GalleryItem(
      "clipReveal", "uncovered by a rectangle that grows from the centre",
      timing: .easeInOut(duration: 0.7),
      atomic: .clipReveal),
    GalleryItem(
      "iris", "opens from a point at the top", timing: .easeInOut(duration: 0.7),
      atomic: .iris(from: .top)),
    GalleryItem(
      "wipe", "uncovered from the leading edge, and covered towards it",
      timing: .easeInOut(duration: 0.7),
      atomic: .wipe(edge: .leading)),
    GalleryItem(
      "slidingDoors", "two halves that slide together, and apart",
      timing: .easeInOut(duration: 0.7),
      atomic: .slidingDoors()),
    GalleryItem(
      "blinds", "slats that open, and close", timing: .easeInOut(duration: 0.7),
      atomic: .blinds(count: 6)),
    GalleryItem(
      "checkerboard", "every second cell is uncovered, and then the others",
      timing: .easeInOut(duration: 0.7),
      atomic: .checkerboard(rows: 4, columns: 3)),
    GalleryItem(
      "pieces.mosaic", "cells that fade at random times", timing: .easeInOut(duration: 0.7),
      atomic: .mosaic(rows: 5, columns: 4)),
    GalleryItem(
      "explode", "pieces that fly together from all around, and apart",
      timing: .easeInOut(duration: 0.7),
      atomic: .explode(rows: 5, columns: 4)),
    GalleryItem(
      "pieces.nested", "rows of two halves turn over while the whole shrinks",
      timing: .spring(duration: 0.5, bounce: 0.3),
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
