import TransitionKit

// Motion that takes too long, is over too soon, waits, or rotates too far. What stands above `return` is in the guide, word
// for word.
extension Fault {
  static var faintScreen: Fault {
    let fault = NavigationTransition(
      .asymmetric(
        insertion: .opacity.animation(.linear, during: 0.49...1),
        removal: .opacity.animation(.linear, during: 0...0.51))
    ).animation(.linear(duration: 0.8))
    let repair = NavigationTransition(
      .asymmetric(
        insertion: .opacity.animation(.linear, during: 0.2...1),
        removal: .opacity.animation(.linear, during: 0...0.8))
    ).animation(.linear(duration: 0.8))

    return Fault(.faintScreen, fault, repair, as: .film)
  }

  static var longTransition: Fault {
    let fault = AtomicTransition.move(edge: .bottom).animation(.easeOut(duration: 6))
    let repair = AtomicTransition.move(edge: .bottom).animation(.easeOut(duration: 0.6))

    return Fault(.longTransition, fault, repair, as: .chart(.view, .translation))
  }

  static var shortTransition: Fault {
    let fault = AtomicTransition.opacity.animation(.linear(duration: 0.03))
    let repair = AtomicTransition.opacity.animation(.linear(duration: 0.3))

    return Fault(.shortTransition, fault, repair, as: .chart(.view, .opacity))
  }

  static var idleTime: Fault {
    let fault: AtomicTransition = [
      .opacity.animation(.linear(duration: 0.2)),
      .scale(0.8).animation(.easeOut(duration: 0.3).delay(2.2)),
    ]
    let repair: AtomicTransition = [
      .opacity.animation(.linear(duration: 0.2)),
      .scale(0.8).animation(.easeOut(duration: 0.3).delay(0.1)),
    ]

    return Fault(.idleTime, fault, repair, as: .chart(.view, .scale))
  }

  static var lateStart: Fault {
    let fault = AtomicTransition.pieces(.rows(8)) { piece in
      .opacity.animation(.linear(duration: 0.3).delay(0.25 * Double(piece.index)))
    }
    let repair = AtomicTransition.pieces(.rows(8)) { piece in
      .opacity.animation(.linear(duration: 0.3).delay(0.05 * Double(piece.index)))
    }

    return Fault(.lateStart, fault, repair, as: .film)
  }

  static var excessiveRotation: Fault {
    let fault: AtomicTransition = [.rotate(.degrees(372)), .opacity]
    let repair: AtomicTransition = [.rotate(.degrees(12)), .opacity]

    return Fault(.excessiveRotation, fault, repair, as: .film)
  }
}
