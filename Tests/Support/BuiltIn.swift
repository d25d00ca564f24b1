import TransitionKit

/// Every built-in transition, by name.
public enum BuiltIn {
  public static let navigation: [(String, NavigationTransition)] = [
    ("identity", .identity), ("slide", .slide),
    ("move horizontal", .move(axis: .horizontal)), ("move vertical", .move(axis: .vertical)),
    ("fade in", .fade(.in)), ("fade out", .fade(.out)), ("fade cross", .fade(.cross)),
    ("swing", .swing), ("zoom", .zoom), ("flip", .flip(axis: .horizontal)),
    ("flip vertical", .flip(axis: .vertical)), ("cover", .cover),
    ("uncover leading", .uncover(edge: .leading)),
    ("dissolve", .dissolve), ("parallaxPush", .parallaxPush),
    ("push trailing", .push(edge: .trailing)), ("push", .push),
    ("push leading", .push(edge: .leading)), ("push bottom", .push(edge: .bottom)),
    ("pull", .pull), ("pull top", .pull(edge: .top)), ("cover bottom", .cover(edge: .bottom)),
    ("uncover", .uncover), ("uncover bottom", .uncover(edge: .bottom)),
    ("pageIn", .pageIn), ("pageIn top", .pageIn(edge: .top)), ("pageOut", .pageOut),
    ("pageOut trailing", .pageOut(edge: .trailing)), ("slide leading", .slide(edge: .leading)),
    ("zoomSlide", .zoomSlide), ("zoomSlide top", .zoomSlide(edge: .top)), ("zoomIn", .zoomIn),
    ("zoomOut", .zoomOut),
  ]

  public static let atomic: [(String, AtomicTransition)] = [
    ("identity", .identity), ("move leading", .move(edge: .leading)),
    ("move trailing", .move(edge: .trailing)), ("move top", .move(edge: .top)),
    ("move bottom", .move(edge: .bottom)), ("offset", .offset(x: 30, y: -20)),
    ("offset size", .offset(Size(width: 3, height: 4))), ("opacity", .opacity),
    ("opacity 0.3", .opacity(0.3)), ("rotate", .rotate(.degrees(400))),
    ("rotate3D", .rotate3D(.degrees(180), axis: (x: 1, y: 2, z: 3))), ("scale", .scale),
    ("scale 0.5", .scale(0.5)), ("scale anchor", .scale(2, anchor: .topLeft)),
    ("scale xy", .scale(x: 0.2, y: 3)), ("layoutScale", .layoutScale(x: 0.5, y: 0)),
    ("zPosition", .zPosition(3)), ("bringToFront", .bringToFront), ("sendToBack", .sendToBack),
    ("blur", .blur(radius: 8)), ("clip", .clip(top: 0.1, leading: 0.2, bottom: 0.3, trailing: 0.4)),
    ("cornerRadius", .cornerRadius(12)), ("overlay", .overlay(.black.opacity(0.4))),
    ("shadow", .shadow(radius: 10, y: 4)), ("slidingDoors", .slidingDoors()),
    ("blinds", .blinds(count: 3, axis: .vertical)),
    ("checkerboard", .checkerboard(rows: 2, columns: 3)),
    ("mosaic", .mosaic(rows: 2, columns: 2)), ("explode", .explode(rows: 2, columns: 2)),
    ("move own size", .move(edge: .leading, relativeTo: .view)),
    ("move part of own size", .move(edge: .bottom, relativeTo: .view, fraction: 0.5)),
    ("push leading", .push(from: .leading)), ("push bottom", .push(from: .bottom)),
    ("push own size", .push(from: .trailing, relativeTo: .view)), ("slideThrough", .slideThrough),
    ("slideThrough own size", .slideThrough(relativeTo: .view)), ("blurReplace", .blurReplace),
    ("blurReplace upUp", .blurReplace(.upUp)), ("clipReveal", .clipReveal),
    ("clipReveal 8", .clipReveal(cornerRadius: 8)),
    ("iris", .iris(from: UnitPoint(x: 0.2, y: 0.7))), ("iris corner", .iris(from: .bottomRight)),
    ("wipe leading", .wipe(edge: .leading)), ("wipe trailing", .wipe(edge: .trailing)),
    ("wipe top", .wipe(edge: .top)), ("wipe bottom", .wipe(edge: .bottom)),
    ("arc", .arc(x: -200, y: 40, intensity: 0.5)),
    ("move along", .move(along: .loop, orientsToPath: true)),
    (
      "modifier",
      .modifier(active: Shake(amplitude: 20, turns: 3), identity: Shake(amplitude: 20, turns: 0))
    ),
    ("effect", .effect(active: Hinge(angle: .degrees(80)), identity: Hinge(angle: .zero))),
  ]
}
