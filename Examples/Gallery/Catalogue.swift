import TransitionKit

/// A transition that the gallery can show.
struct Exhibit: Sendable {
  let name: String
  let summary: String
  let transition: NavigationTransition

  init(_ name: String, _ summary: String, _ transition: NavigationTransition) {
    self.name = name
    self.summary = summary
    self.transition = transition
  }

  init(_ name: String, _ summary: String, atomic transition: AtomicTransition) {
    self.init(name, summary, NavigationTransition(transition))
  }
}

extension Exhibit {
  /// Navigation transitions, for two views.
  static let navigation = [
    Exhibit("identity", "one view is replaced by the other at once", .identity),
    Exhibit("slide", "both views slide sideways", .slide),
    Exhibit("slide.vertical", "both views slide up, and back down", .slide(axis: .vertical)),
    Exhibit("fade.in", "the pushed view fades in, the popped one out", .fade(.in)),
    Exhibit("fade.out", "the origin fades out in front; popped back, it fades in", .fade(.out)),
    Exhibit("fade.cross", "both views fade", .fade(.cross)),
    Exhibit("dissolve", "the new view fades in over the old one, which stays", .dissolve),
    Exhibit("swing", "a slide in which the views swing about their centres", .swing),
    Exhibit("zoom", "the new view grows over the old one, which shrinks", .zoom),
    Exhibit("flip", "two sides of a card that turns sideways", .flip(axis: .horizontal)),
    Exhibit("flip.vertical", "two sides of a card that turns over", .flip(axis: .vertical)),
    Exhibit("cover", "the new view moves in over the old one", .cover),
    Exhibit("reveal", "the old view moves out and reveals the new one", .reveal),
    Exhibit(
      "parallaxPush", "the old view follows by a third of the way, dimmed", .parallaxPush),
  ]

  /// Atomic transitions, which insert the destination and remove the origin.
  static let atomic = [
    Exhibit(
      "move.leading", "in from the leading edge, and out to it", atomic: .move(edge: .leading)),
    Exhibit(
      "move.trailing", "in from the trailing edge, and out to it", atomic: .move(edge: .trailing)),
    Exhibit("move.top", "in from the top edge, and out to it", atomic: .move(edge: .top)),
    Exhibit("move.bottom", "in from the bottom edge, and out to it", atomic: .move(edge: .bottom)),
    Exhibit(
      "offset", "in from an offset of 150, 80, and out to it", atomic: .offset(x: 150, y: 80)),
    Exhibit("opacity", "in from nothing, and out to it", atomic: .opacity),
    Exhibit("rotate", "in from a turn of 70 degrees, and out to it", atomic: .rotate(.degrees(70))),
    Exhibit(
      "rotate3D", "in from half a right angle in space, and out to it",
      atomic: .rotate3D(.degrees(45), axis: (x: 0, y: 1, z: 0))),
    Exhibit("scale", "grows from nothing, and shrinks to it", atomic: .scale),
    Exhibit(
      "scale.anchor", "grows from half the size in a corner, and back",
      atomic: .scale(0.5, anchor: .topLeft)),
    Exhibit(
      "layoutScale", "is laid out in half the width, and back", atomic: .layoutScale(x: 0.5, y: 1)),
    Exhibit("zPosition", "the old and the new view at the same height", atomic: .zPosition(1)),
    Exhibit("bringToFront", "the new view in front", atomic: .onInsertion(.bringToFront)),
    Exhibit("sendToBack", "the new view behind", atomic: .onInsertion(.sendToBack)),
    Exhibit("blur", "sharpens from a blur of 20 points, and back", atomic: .blur(radius: 20)),
    Exhibit("clip", "uncovered from the leading side, and back", atomic: .clip(trailing: 1)),
    Exhibit(
      "cornerRadius", "corners unrounded from 40 points, and back", atomic: .cornerRadius(40)),
    Exhibit("overlay", "dimmed at first, and at last", atomic: .overlay(.black.opacity(0.4))),
    Exhibit("shadow", "with a shadow while it is away", atomic: .shadow(radius: 12, y: 6)),
    Exhibit(
      "move.ownSize", "in from the bottom by the view's own height, and back",
      atomic: .move(edge: .bottom, by: .ownSize)),
    Exhibit(
      "push", "in from the trailing edge and out at the leading one, fading",
      atomic: .push(from: .trailing)),
    Exhibit(
      "slideThrough", "in from the leading edge, and out at the trailing one",
      atomic: .slideThrough),
    Exhibit(
      "blurReplace", "grows out of a blur, and shrinks back into it", atomic: .blurReplace),
    Exhibit(
      "blurReplace.upUp", "grows out of a blur, and grows on into it", atomic: .blurReplace(.upUp)),
    Exhibit(
      "clipReveal", "uncovered by a rectangle that grows from the centre", atomic: .clipReveal),
    Exhibit("iris", "opens from a point at the top", atomic: .iris(from: .top)),
    Exhibit(
      "wipe", "uncovered from the leading edge, and covered towards it",
      atomic: .wipe(edge: .leading)),
    Exhibit(
      "slidingDoors", "two halves that slide together, and apart", atomic: .slidingDoors()),
    Exhibit("blinds", "slats that open, and close", atomic: .blinds(count: 6)),
    Exhibit(
      "checkerboard", "every second cell is uncovered, and then the others",
      atomic: .checkerboard(rows: 4, columns: 3)),
    Exhibit(
      "pieces.dissolve", "cells that fade at random times", atomic: .dissolve(rows: 5, columns: 4)),
    Exhibit(
      "explode", "pieces that fly together from all around, and apart",
      atomic: .explode(rows: 5, columns: 4)),
    Exhibit(
      "pieces.nested", "rows of two halves turn over while the whole shrinks",
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
