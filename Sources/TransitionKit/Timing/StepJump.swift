/// Where a stepping curve jumps, in the terms of CSS.
public enum StepJump: Sendable, Hashable, CaseIterable {
  /// `jump-start`: at the beginning of each step, so that the first jump is at the very start.
  case start
  /// `jump-end`: at the end of each step, so that the last jump is at the very end.
  case end
  /// `jump-none`: at neither end; the first and the last step take their part of the time.
  case none
  /// `jump-both`: at both ends.
  case both
}
