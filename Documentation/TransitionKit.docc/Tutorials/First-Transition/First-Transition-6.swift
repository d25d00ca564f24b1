import TransitionKit

let card = NavigationTransition(.move(edge: .bottom))
  .combined(with: NavigationTransition(.opacity))
  .animation(.easeOut(duration: 0.3))

let container = Container(size: Size(width: 390, height: 844))
let push = card.compile(for: .push, in: container)

for frame in push.timeline.frames(perSecond: 10) {
  let page = frame.destination
  print(frame.time, page.translation.dy.rounded(), page.visibleOpacity)
}
