extension TransitionAnimator {
  /// The times on its clock, from now up to another one, at which what it shows may jump or bend if nothing is called, in order.
  ///
  /// A motion that waits begins at one of them, and has its own from then on.
  package func breakpoints(upTo time: Double) -> [Double] { run.breakpoints(upTo: time) }

  /// Whether code makes up what it shows from now on, so that this may jump or bend at any time.
  package var hasCode: Bool { run.hasCode }

  /// When the next motion begins that waits; infinite if none does by itself.
  package var nextStart: Double { run.nextStart }
}

extension TransitionRun {
  fileprivate var nextStart: Double {
    clock.isPaused
      ? .infinity : motions.table.nextStart(after: clock.age) + (clock.now - clock.age)
  }

  fileprivate var hasCode: Bool { !clock.isPaused && motions.table.hasCode(after: clock.age) }

  fileprivate borrowing func breakpoints(upTo time: Double) -> [Double] {
    guard !clock.isPaused, time > clock.now else { return [] }
    let offset = clock.now - clock.age
    return motions.table.breakpoints(in: clock.age...time - offset).map { $0 + offset }
  }
}
