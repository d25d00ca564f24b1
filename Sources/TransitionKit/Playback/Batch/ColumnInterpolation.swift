/// The progress of the rows of a column: one for all, or one for each.
enum ColumnProgress {
  case one(Double)
  case each(NumberColumn)

  @inline(__always)
  subscript(row: Int) -> Double {
    switch self {
    case .one(let progress): progress
    case .each(let progresses): progresses[row]
    }
  }
}

extension NumberColumn {
  /// Sets the numbers between starts and ends, as ``interpolate(from:to:at:)`` has them.
  @inline(never)
  func interpolate(from start: NumberColumn, to end: NumberColumn, at progress: ColumnProgress) {
    switch progress {
    case .one(1): copy(end)
    case .one(let progress):
      for row in 0..<count {
        self[row] = TransitionKit.interpolate(from: start[row], towards: end[row], at: progress)
      }
    case .each(let progresses):
      for row in 0..<count {
        // Without a branch around the arithmetic, so that the loop becomes vector instructions.
        let value = TransitionKit.interpolate(
          from: start[row], towards: end[row], at: progresses[row])
        self[row] = progresses[row] == 1 ? end[row] : value
      }
    }
  }

  /// Composes the numbers with those between starts and ends.
  func compose(
    from start: NumberColumn, to end: NumberColumn, at progress: ColumnProgress, isProduct: Bool
  ) {
    for row in 0..<count {
      let value = TransitionKit.interpolate(from: start[row], to: end[row], at: progress[row])
      self[row] = TransitionKit.compose(self[row], value, isProduct: isProduct)
    }
  }

  /// Clamps the numbers to ``valueLimit``.
  func clamp() {
    for row in 0..<count { self[row] = self[row].clamped }
  }
}
