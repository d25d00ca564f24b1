// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import SwiftUI
  import TransitionKit

  /// An animation of TransitionKit, as SwiftUI asks for its values.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct TimingAnimation: SwiftUI.CustomAnimation {
    let animation: TransitionKit.Animation

    nonisolated func animate<V: SwiftUI.VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < animation.duration ? value.scaled(by: animation.value(at: time)) : nil
    }

    nonisolated func velocity<V: SwiftUI.VectorArithmetic>(
      value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
      value.scaled(by: animation.velocity(at: time))
    }

    func hash(into hasher: inout Hasher) { hasher.combine(animation.duration) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension SwiftUI.Animation {
    /// An animation of TransitionKit.
    ///
    /// ```swift
    /// withAnimation(.kit(.bouncy)) { isOpen.toggle() }
    /// ```
    public static func kit(_ animation: TransitionKit.Animation) -> SwiftUI.Animation {
      SwiftUI.Animation(TimingAnimation(animation: animation))
    }
  }
#endif
