// Not run on Apple's systems: CI compiles this file against declarations of the interface of UIKit that it uses.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import TransitionKit
  import UIKit

  extension NavigationTransition.Operation {
    /// Nil for an operation without an animation.
    init?(_ operation: UINavigationController.Operation) {
      switch operation {
      case .push: self = .push
      case .pop: self = .pop
      default: return nil
      }
    }

    /// A pop for a push, and a push for a pop.
    var opposite: NavigationTransition.Operation { self == .push ? .pop : .push }
  }
#endif
