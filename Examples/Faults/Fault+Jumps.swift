import TransitionKit
import TransitionLint

// Values and velocities that change at once. What stands above `return` is in the guide, word for word.
extension Fault {
  static var jumpAtStart: Fault {
    let fault = AtomicTransition.custom { view, operation, _ in
      guard operation == .removal else { return }
      view.initial.opacity = 0.6
      view.animation.opacity = 0
    }
    let repair = AtomicTransition.custom { view, operation, _ in
      guard operation == .removal else { return }
      view.animation.opacity = 0
    }

    return Fault(.jumpAtStart, fault, repair, .removal, as: .chart(.view, .opacity))
  }

  static var jumpAtEnd: Fault {
    let fault = AtomicTransition.custom { view, operation, _ in
      guard operation == .insertion else { return }
      view.initial.opacity = 0
      view.animation.opacity = 0.6
      view.completion.opacity = 1
    }
    let repair = AtomicTransition.custom { view, operation, _ in
      guard operation == .insertion else { return }
      view.initial.opacity = 0
    }

    return Fault(.jumpAtEnd, fault, repair, as: .chart(.view, .opacity))
  }

  static var jump: Fault {
    let fault = AtomicTransition.keyframes(
      .opacity, from: 0, [.linear(0.3, duration: 0.2), .move(0.7), .linear(1, duration: 0.2)])
    let repair = AtomicTransition.keyframes(
      .opacity, from: 0, [.cubic(0.5, duration: 0.2), .cubic(1, duration: 0.2)])

    return Fault(.jump, fault, repair, as: .chart(.view, .opacity))
  }

  static var suddenVelocityChange: Fault {
    let fault: AtomicTransition = [
      .offset(x: 0, y: 300).animation(.linear, during: 0...0.5),
      .offset(x: 0, y: 100).animation(.linear, during: 0.5...1),
    ]
    let repair = AtomicTransition.offset(x: 0, y: 400).animation(.easeOut(duration: 0.35))

    return Fault(.suddenVelocityChange, fault, repair, as: .chart(.view, .translation))
  }

  static var overshoot: Fault {
    let fault = AtomicTransition.opacity.animation(.bouncy)
    let repair = AtomicTransition.opacity.animation(.smooth)

    return Fault(.overshoot, fault, repair, as: .chart(.view, .opacity))
  }

  static var endlessAnimation: Fault {
    let fault = AtomicTransition.scale(0.8).animation(.easeInOut(duration: 0.6).repeatForever())
    let repair = AtomicTransition.scale(0.8).animation(.easeInOut(duration: 0.6).repeatCount(3))

    return Fault(.endlessAnimation, fault, repair, as: .chart(.view, .scale))
  }

  static var slowSpring: Fault {
    let fault = AtomicTransition.move(edge: .bottom)
      .animation(.spring(response: 0.3, dampingRatio: 0.08))
    let repair = AtomicTransition.move(edge: .bottom)
      .animation(.spring(response: 0.3, dampingRatio: 0.8))

    return Fault(.slowSpring, fault, repair, as: .chart(.view, .translation))
  }

  static var excessiveSpeed: Fault {
    let rules = LintRules.standard.promising(.speed(atMost: 3000))
    let fault = NavigationTransition.slide.animation(.easeInOut(duration: 0.15))
    let repair = NavigationTransition.slide.animation(.easeInOut(duration: 0.4))

    return Fault(
      .excessiveSpeed, fault, repair, rules: rules, as: .chart(.destination, .translation))
  }

  static var brokenPromise: Fault {
    let rules = LintRules.standard.promising(.monotone(.view, .translation))
    let fault = AtomicTransition.move(edge: .bottom).animation(.bouncy)
    let repair = AtomicTransition.move(edge: .bottom).animation(.smooth)

    return Fault(.brokenPromise, fault, repair, rules: rules, as: .chart(.view, .translation))
  }
}
