import TransitionKit

/// The transitions of `Tests/Reference/windows.py`: what the origin and the page do in a container that is 1,000 points wide.
public enum PageKind: String, CaseIterable, Sendable {
  case move, push, cover, dissolve, grow
  case moveBack = "move back"
  case pop, uncover
  case fadeOut = "fade out"
  case late

  public var transition: NavigationTransition {
    switch self {
    case .move: pages(origin: { $0.translation.dx = -1000 }, page: { $0.translation.dx = 1000 })
    case .push:
      pages(origin: { $0.translation.dx = -1000.0 / 3 }, page: { $0.translation.dx = 1000 })
    case .cover: pages(origin: { _ in }, page: { $0.translation.dx = 1000 })
    case .dissolve: pages(origin: { _ in }, page: { $0.opacity = 0 })
    case .grow:
      pages(
        origin: { $0.scale = Scale(x: 1.25, y: 1.25, z: 1) }, page: { $0.opacity = 0 })
    case .moveBack:
      pages(
        isBehind: true, origin: { $0.translation.dx = 1000 }, page: { $0.translation.dx = -1000 })
    case .pop:
      pages(
        isBehind: true, origin: { $0.translation.dx = 1000 },
        page: { $0.translation.dx = -1000.0 / 3 })
    case .uncover: pages(isBehind: true, origin: { $0.translation.dx = 1000 }, page: { _ in })
    case .fadeOut: pages(isBehind: true, origin: { $0.opacity = 0 }, page: { _ in })
    case .late:
      pages(origin: { $0.translation.dx = -500 }, page: { _ in })
        .animation(.linear(duration: 0.35), during: 0.5...1)
        .combined(
          with: pages(origin: { _ in }, page: { $0.translation.dx = 1000 })
            .animation(.linear(duration: 0.35), during: 0...0.5))
    }
  }

  /// A transition from what the origin is at the end, and the page at the start.
  private func pages(
    isBehind: Bool = false, origin: @escaping @Sendable (inout PropertyState) -> Void,
    page: @escaping @Sendable (inout PropertyState) -> Void
  ) -> NavigationTransition {
    .custom(withTransientViews: { first, second, _, _ in
      origin(&first.animation)
      page(&second.initial)
      if isBehind { first.animation.zPosition = 1 }
    })
  }
}
