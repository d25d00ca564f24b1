import TransitionKit

// Names of SwiftUI and UIKit, each with what to write here.

// SwiftUI has a function of this name, beside which there is no other one.
#if !canImport(SwiftUI)
  @available(
    *, unavailable,
    message:
      "nothing is global: write withAnimation of an AnimatedState, or animate(_:_:) of a SceneAnimator"
  )
  public func withAnimation<Result, Failure: Error>(
    _ animation: Animation? = .default, _ body: () throws(Failure) -> Result,
    completion: () -> Void = {}
  ) throws(Failure) -> Result { try body() }
#endif

extension SceneElement {
  @available(
    *, unavailable,
    message: "write match(_:in:) with two texts, and role: .source for an element that stays"
  )
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: some Hashable, isSource: Bool = true
  ) -> SceneElement { self }

  @available(
    *, unavailable,
    message: "write match(_:in:role:) with the role .source, and match(_:in:) for what flies out"
  )
  public func matchedTransitionSource(
    id: some Hashable, in namespace: some Hashable
  ) -> SceneElement { self }

  @available(
    *, unavailable, message: "the source of a TransitionController answers how its screens come"
  )
  public func navigationTransition(_ transition: NavigationTransition) -> SceneElement { self }

  @available(*, unavailable, message: "change its frame, or write state(_:) with a translation")
  public func offset(x: Double = 0, y: Double = 0) -> SceneElement { self }

  @available(*, unavailable, message: "write state(_:) with a scale, and an anchor if it has one")
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> SceneElement { self }

  @available(
    *, unavailable, message: "write state(_:) with a rotation, and an anchor if it has one"
  )
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> SceneElement { self }

  @available(*, unavailable, message: "write state(_:) with a blur")
  public func blur(radius: Double) -> SceneElement { self }
}

extension SceneAnimator {
  @available(*, unavailable, renamed: "animate(_:_:completion:)")
  public func withAnimation(
    _ animation: Animation? = .default, _ body: (inout Scene<ID>) -> Void
  ) {}

  @available(
    *, unavailable,
    message:
      "animate(_:_:) changes a copy of the scene, which then becomes current with an animation"
  )
  public func addAnimations(_ animations: () -> Void) {}

  @available(
    *, unavailable, message: "update(to:_:completion:) and animate(_:_:completion:) take it"
  )
  public func addCompletion(_ completion: @escaping Completion) {}

  @available(
    *, unavailable,
    message: "update(to:_:) and animate(_:_:) begin a change, and advance(by:) plays it"
  )
  public func startAnimation() {}

  @available(
    *, unavailable,
    message: "nothing moves unless the clock advances; begin(to:_:) opens a change to scrub"
  )
  public func pauseAnimation() {}

  @available(*, unavailable, message: "begin(to:_:) opens a change, and its scrub(to:) sets this")
  public var fractionComplete: Double {
    get { 0 }
    set {}
  }

  @available(
    *, unavailable, message: "update(to:_:) with the scene before turns round what is under way"
  )
  public var isReversed: Bool {
    get { false }
    set {}
  }
}
