import TransitionKit

extension HeadlessView {
  /// The opacity, by the name that it has in UIKit.
  public var alpha: Double {
    get { opacity }
    set { opacity = newValue }
  }

  /// The translation, the scale and the rotation together, to be written as the transform of a view in UIKit.
  public var transform: PropertyState.TransformComponents {
    get { effect.transform }
    set { effect.transform = newValue }
  }
}

extension TransitionContext {
  /// The names that UIKit has for the two views of a transition.
  public enum ViewKey: Sendable, Hashable, CaseIterable {
    /// The view that leaves.
    case from
    /// The view that enters.
    case to
  }

  /// A view of the transition, by the name that it has in UIKit. There is always one; UIKit has an optional.
  ///
  /// - Parameter key: which of the two views.
  public func view(forKey key: ViewKey) -> HeadlessView? {
    switch key {
    case .from: originView
    case .to: destinationView
    }
  }
}
