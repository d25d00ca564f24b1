import TransitionKit

extension LintFinding {
  /// A kind of fault. Its raw value is its name in JSON and on the command line.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A contribution that another one overrides.
    case overriddenWrite = "overridden-write"
    /// Contributions that compose to rest.
    case cancelledOperands = "cancelled-operands"
    /// A primitive that repeats another one exactly.
    case exactDuplicate = "exact-duplicate"
    /// A value that jumps where something starts.
    case jumpAtStart = "jump-at-start"
    /// A value that jumps where something ends.
    case jumpAtEnd = "jump-at-end"
    /// A value that jumps in between.
    case jump = "jump"
    /// A velocity that changes at once where one motion takes over from another.
    case suddenVelocityChange = "sudden-velocity-change"
    /// A removed view that is still seen when it disappears.
    case removalEndsVisible = "removal-ends-visible"
    /// A removed view that stays as it is until it disappears.
    case removalDoesNothing = "removal-does-nothing"
    /// An inserted view that is not seen before the last 2 % of the time.
    case lateInsertion = "late-insertion"
    /// A time at which no view is seen, so that the background flashes.
    case emptyScreen = "empty-screen"
    /// A time at which every view is nearly invisible, so that the background shows through.
    case faintScreen = "faint-screen"
    /// A container that is not covered, although that was promised.
    case uncoveredContainer = "uncovered-container"
    /// An inserted view that stays invisible.
    case leftHidden = "left-hidden"
    /// An inserted view that does not come to rest.
    case leftDisplaced = "left-displaced"
    /// A write that changes nothing.
    case writeWithoutEffect = "write-without-effect"
    /// A view whose back is seen.
    case backSeen = "back-seen"
    /// An opacity, a clip, a blur or another value that goes beyond what can be drawn.
    case overshoot = "overshoot"
    /// Two contributions of which the later one wins only because it is written later.
    case orderDependentPair = "order-dependent-pair"
    /// An animation that never ends by itself.
    case endlessAnimation = "endless-animation"
    /// A property of a removed view that does not return to rest.
    case neverReturns = "never-returns"
    /// A spring that takes ten times its perceptual duration to settle.
    case slowSpring = "slow-spring"
    /// A transition that takes longer than the rules permit.
    case longTransition = "long-transition"
    /// A transition that is over before it can be seen.
    case shortTransition = "short-transition"
    /// A time in which nothing moves.
    case idleTime = "idle-time"
    /// A view that starts to move long after the start.
    case lateStart = "late-start"
    /// A view that rotates further than the rules permit.
    case excessiveRotation = "excessive-rotation"
    /// A view that moves and is off screen at both ends.
    case offScreenAtBothEnds = "off-screen-at-both-ends"
    /// Two views that overlap, although that was excluded.
    case overlappingViews = "overlapping-views"
    /// A view that is faster than was permitted.
    case excessiveSpeed = "excessive-speed"
    /// A view that does not begin where the transition before it left it.
    case unmatchedHandOver = "unmatched-hand-over"
    /// Another promise that is broken.
    case brokenPromise = "broken-promise"
    /// A view that flashes more than three times a second.
    case flash = "flash"
    /// A large view that moves although motion is reduced.
    case largeMotion = "large-motion"
    /// Layers that move at different speeds although motion is reduced.
    case parallax = "parallax"
    /// Input that cannot be used as it is, and anything else that the compiler reports.
    case unusableInput = "unusable-input"
  }
}
