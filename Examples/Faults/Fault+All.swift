import TransitionKit
import TransitionLint

extension Fault {
  /// A fault of each kind, in the order of the kinds.
  static let all: [Fault] = LintFinding.Kind.allCases.map { example(of: $0) }

  private static func example(of kind: LintFinding.Kind) -> Fault {
    switch kind {
    case .overriddenWrite: overriddenWrite
    case .cancelledOperands: cancelledOperands
    case .exactDuplicate: exactDuplicate
    case .jumpAtStart: jumpAtStart
    case .jumpAtEnd: jumpAtEnd
    case .jump: jump
    case .suddenVelocityChange: suddenVelocityChange
    case .removalEndsVisible: removalEndsVisible
    case .removalDoesNothing: removalDoesNothing
    case .lateInsertion: lateInsertion
    case .emptyScreen: emptyScreen
    case .faintScreen: faintScreen
    case .uncoveredContainer: uncoveredContainer
    case .leftHidden: leftHidden
    case .leftDisplaced: leftDisplaced
    case .writeWithoutEffect: writeWithoutEffect
    case .backSeen: backSeen
    case .overshoot: overshoot
    case .orderDependentPair: orderDependentPair
    case .endlessAnimation: endlessAnimation
    case .neverReturns: neverReturns
    case .slowSpring: slowSpring
    case .longTransition: longTransition
    case .shortTransition: shortTransition
    case .idleTime: idleTime
    case .lateStart: lateStart
    case .excessiveRotation: excessiveRotation
    case .offScreenAtBothEnds: offScreenAtBothEnds
    case .overlappingViews: overlappingViews
    case .excessiveSpeed: excessiveSpeed
    case .unmatchedHandOver: unmatchedHandOver
    case .brokenPromise: brokenPromise
    case .flash: flash
    case .largeMotion: largeMotion
    case .parallax: parallax
    case .unusableInput: unusableInput
    }
  }
}
