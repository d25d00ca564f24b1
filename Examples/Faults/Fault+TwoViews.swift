import TransitionKit
import TransitionLint

// What two views do together. What stands above `return` is in the guide, word for word.
extension Fault {
  static var uncoveredContainer: Fault {
    let rules = LintRules.standard.promising(.covers())
    let fault = NavigationTransition(
      .asymmetric(
        insertion: .move(edge: .trailing).animation(.easeIn(duration: 0.4)),
        removal: .move(edge: .leading).animation(.easeOut(duration: 0.4))))
    let repair = NavigationTransition(
      .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
    ).animation(.easeOut(duration: 0.4))

    return Fault(.uncoveredContainer, fault, repair, rules: rules, as: .film)
  }

  static var overlappingViews: Fault {
    let rules = LintRules.standard.promising(.disjoint(.origin, .destination))
    let fault = NavigationTransition(
      .asymmetric(
        insertion: .move(edge: .trailing).animation(.easeOut(duration: 0.4)),
        removal: .move(edge: .leading).animation(.easeIn(duration: 0.4))))
    let repair = NavigationTransition(
      .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading))
    ).animation(.easeOut(duration: 0.4))

    return Fault(.overlappingViews, fault, repair, rules: rules, as: .film)
  }

  static var unmatchedHandOver: Fault {
    // The push leaves its destination at 80 % of its size. The pop takes it away from its full size.
    let card = AtomicTransition.custom { view, operation, _ in
      guard operation == .insertion else { return }
      (view.initial.scale, view.animation.scale) = (Scale(0.5), Scale(0.8))
    }
    let fault = NavigationTransition.asymmetric(
      push: .onInsertion(card), pop: .onRemoval(.scale(0.5)))
    let repair = NavigationTransition.asymmetric(
      push: .onInsertion(.scale(0.5)), pop: .onRemoval(.scale(0.5)))

    return Fault(
      .unmatchedHandOver, Version(pushAndPop: fault), Version(pushAndPop: repair),
      as: .frames([0, 0.5, 1, 2, 2.5]))
  }

  static var flash: Fault {
    let fault = AtomicTransition.opacity
      .animation(.linear(duration: 0.1).repeatCount(9))
    let repair = AtomicTransition.opacity.animation(.linear(duration: 0.9))

    return Fault(.flash, fault, repair, as: .chart(.view, .opacity))
  }

  static var largeMotion: Fault {
    let rules = LintRules.reducedMotion
    let fault = NavigationTransition.slide
    let repair = NavigationTransition.slide.reducingMotion()

    return Fault(.largeMotion, fault, repair, rules: rules, as: .film)
  }

  static var parallax: Fault {
    let rules = LintRules.reducedMotion
    let fault = NavigationTransition.parallaxPush
    let repair = NavigationTransition.parallaxPush.reducingMotion()

    return Fault(.parallax, fault, repair, rules: rules, as: .film)
  }
}
