// Names of earlier versions, each with a fix-it. Documentation/CHANGELOG.md lists them.

@available(*, deprecated, renamed: "InteractionPolicy")
public typealias InteractionController = InteractionPolicy

extension InteractionPolicy {
  @available(*, deprecated, renamed: "Decision")
  public typealias Verdict = Decision

  @available(*, deprecated, renamed: "decision")
  public var verdict: @Sendable (_ progress: Double, _ velocity: Double) -> Decision {
    get { decision }
    set { decision = newValue }
  }

  @available(*, deprecated, renamed: "gestureVelocity")
  public var fingerVelocity: @Sendable (GestureSample, Operation, Container) -> Double {
    get { gestureVelocity }
    set { gestureVelocity = newValue }
  }
}

extension TransitionAnimator.Reversal {
  @available(*, deprecated, renamed: "mirrored")
  public static var retracing: Self { .mirrored }

  @available(*, deprecated, renamed: "retimed")
  public static var easing: Self { .retimed }
}

@available(*, deprecated, renamed: "ReferenceSize")
public typealias Extent = ReferenceSize

extension ReferenceSize {
  @available(*, deprecated, renamed: "view")
  public static var ownSize: Self { .view }
}

extension MotionPath {
  @available(*, deprecated, renamed: "Parameterization")
  public typealias Pace = Parameterization
}

extension AtomicTransition {
  @available(*, deprecated, renamed: "move(edge:relativeTo:fraction:)")
  public static func move(
    edge: Edge, by size: ReferenceSize, fraction: Double = 1,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    .move(edge: edge, relativeTo: size, fraction: fraction, fileID: fileID, line: line)
  }

  @available(*, deprecated, renamed: "push(from:relativeTo:)")
  public static func push(
    from edge: Edge, by size: ReferenceSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    .push(from: edge, relativeTo: size, fileID: fileID, line: line)
  }

  @available(*, deprecated, renamed: "slideThrough(relativeTo:)")
  public static func slideThrough(
    by size: ReferenceSize, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    .slideThrough(relativeTo: size, fileID: fileID, line: line)
  }

  @available(*, deprecated, renamed: "move(along:parameterization:orientsToPath:)")
  public static func move(
    along path: MotionPath, pace: MotionPath.Parameterization, orientsToPath: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    .move(
      along: path, parameterization: pace, orientsToPath: orientsToPath, fileID: fileID, line: line)
  }
}

extension Explanation {
  @available(*, deprecated, renamed: "Operand")
  public typealias Term = Operand

  @available(*, deprecated, renamed: "operands")
  public var terms: [Operand] { operands }
}

extension Interaction {
  @available(*, deprecated, renamed: "init(_:policy:operation:in:)")
  public convenience init(
    _ animator: TransitionAnimator, controller: InteractionPolicy,
    operation: NavigationTransition.Operation, in container: Container
  ) {
    self.init(animator, policy: controller, operation: operation, in: container)
  }
}

extension ScreenWindow {
  @available(*, deprecated, renamed: "prefersReducedMotion")
  public var reducesMotion: Bool {
    get { prefersReducedMotion }
    set { prefersReducedMotion = newValue }
  }
}

@available(*, deprecated, renamed: "TransitionContext")
public typealias Context = TransitionContext

@available(*, deprecated, renamed: "PropertyAnimator")
public typealias Animator = PropertyAnimator

@available(*, deprecated, renamed: "ViewProperty")
public typealias Property = ViewProperty

@available(*, deprecated, renamed: "Slicing.Piece")
public typealias Piece = Slicing.Piece
