import TransitionKit
import TransitionScenes

/// A view that is in a container as long as a transition plays.
struct TemporaryView {
  let name: String
  /// Its number among the views of the transition.
  let index: Int
  let frame: Rect
  let depth: PageDepth
  /// Whether the new screen comes in front of the old one.
  let isForward: Bool
  let transition: AtomicTransition
}

extension TemporaryView {
  func id(in node: ControllerNode) -> ScreenElementID {
    ScreenElementID(controller: node.number, entry: index, part: .temporary(name))
  }
}

extension PageDepth {
  /// The position at which a view is drawn, as screens that leave have no place among those that stay.
  var zPosition: Double {
    switch self {
    case .behind: -1000
    case .between: 0
    case .inFront: 1000
    }
  }
}
