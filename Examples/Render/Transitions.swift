import TransitionKit

/// The transitions that can be rendered. Add your own to see it.
let transitions: KeyValuePairs<String, NavigationTransition> = [
  "turntable": turntable,
  "slide": .slide, "slide.vertical": .move(axis: .vertical), "fade.in": .fade(.in),
  "fade.out": .fade(.out), "fade.cross": .fade(.cross), "dissolve": .dissolve, "swing": .swing,
  "zoom": .zoom, "flip": .flip(axis: .horizontal), "flip.vertical": .flip(axis: .vertical),
  "cover": .cover, "uncover": .uncover, "parallaxPush": .parallaxPush, "push.trailing": .push,
  "cover.bottom": .cover(edge: .bottom), "uncover.bottom": .uncover(edge: .bottom),
  "push.bottom": .push(edge: .bottom), "pull": .pull, "pageIn": .pageIn, "pageOut": .pageOut,
  "slide.leading": .slide(edge: .leading), "zoomSlide": .zoomSlide, "zoomIn": .zoomIn,
  "zoomOut": .zoomOut,
  "move.leading": both(.move(edge: .leading)), "move.trailing": both(.move(edge: .trailing)),
  "move.top": both(.move(edge: .top)), "move.bottom": both(.move(edge: .bottom)),
  "offset": both(.offset(x: 150, y: 80)), "opacity": both(.opacity),
  "rotate": both(.rotate(.degrees(70))),
  "rotate3D": both(.rotate3D(.degrees(45), axis: (x: 0, y: 1, z: 0))), "scale": both(.scale),
  "scale.anchor": both(.scale(0.5, anchor: .topLeft)),
  "layoutScale": both(.layoutScale(x: 0.5, y: 1)), "blur": both(.blur(radius: 20)),
  "clip": both(.clip(trailing: 1)), "cornerRadius": both(.cornerRadius(40)),
  "overlay": both(.overlay(.black.opacity(0.4))), "shadow": both(.shadow(radius: 12, y: 6)),
  "clip.circle": both(
    .clip(to: .circle(at: .center, radius: 0), restingAt: .circle(at: .center, radius: 1))),
  "clip.star": both(.clip(to: .star())),
  "border": both(.border(Color(red: 0.9, green: 0.3, blue: 0.1, alpha: 0.8), width: 16)),
  "shadow.color": both(.shadow(color: .blue, radius: 12, y: 6)),
  "hueRotation": both(.hueRotation(.degrees(120))), "grayscale": both(.grayscale(1)),
  "push": both(.push(from: .trailing)), "slideThrough": both(.slideThrough),
  "blurReplace": both(.blurReplace), "clipReveal": both(.clipReveal),
  "iris": both(.iris(from: .top)), "wipe": both(.wipe(edge: .leading)),
  "slidingDoors": both(.slidingDoors()), "blinds": both(.blinds(count: 6)),
  "checkerboard": both(.checkerboard(rows: 4, columns: 3)),
  "pieces.mosaic": both(.mosaic(rows: 5, columns: 4)),
  "explode": both(.explode(rows: 5, columns: 4)),
]

/// A custom transition: the new view rotates in on the side of a card that shrinks away.
private let turntable = NavigationTransition.asymmetric(
  push: .asymmetric(
    insertion: [.rotate3D(.degrees(-60), axis: (x: 0, y: 1, z: 0)), .move(edge: .trailing)],
    removal: [.scale(0.8), .cornerRadius(30), .overlay(.black.opacity(0.3))]),
  pop: .asymmetric(
    insertion: [.scale(0.8), .cornerRadius(30), .overlay(.black.opacity(0.3))],
    removal: [.rotate3D(.degrees(60), axis: (x: 0, y: 1, z: 0)), .move(edge: .trailing)]))

/// A transition in which the view that enters and the view that leaves do the same.
private func both(_ transition: AtomicTransition) -> NavigationTransition {
  NavigationTransition(transition)
}
