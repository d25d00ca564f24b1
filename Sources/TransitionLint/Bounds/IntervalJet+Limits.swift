extension IntervalJet {
  /// The value kept in 0...1.
  var clampedToUnit: IntervalJet {
    // At the limit, what moves on beyond it stays.
    if value.upper < 0 || (value == .zero && velocity.upper <= 0) { return .zero }
    if value.lower > 1 || (value == .one && velocity.lower >= 0) { return .one }
    if value.lower >= 0, value.upper <= 1 { return self }
    return IntervalJet(
      value.clamped(0, 1), velocity: velocity.union(.zero), acceleration: .everything)
  }

  /// The larger of two functions at every time.
  func larger(_ other: IntervalJet) -> IntervalJet {
    if value.lower >= other.value.upper { return self }
    if other.value.lower >= value.upper { return other }
    return IntervalJet(
      Interval(max(value.lower, other.value.lower), max(value.upper, other.value.upper)),
      velocity: velocity.union(other.velocity), acceleration: .everything)
  }

  /// The smaller of two functions at every time.
  func smaller(_ other: IntervalJet) -> IntervalJet {
    if value.upper <= other.value.lower { return self }
    if other.value.upper <= value.lower { return other }
    return IntervalJet(
      Interval(min(value.lower, other.value.lower), min(value.upper, other.value.upper)),
      velocity: velocity.union(other.velocity), acceleration: .everything)
  }
}
