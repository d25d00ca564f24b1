/// Numbers that go straight from a start to an end, in the order in which they were added.
///
/// Those that follow each other and have one progress are one loop over plain memory, which becomes vector instructions.
package struct StraightNumbers: Sendable {
  private var starts: [Double] = []
  private var ends: [Double] = []

  package init() {}

  package var count: Int { starts.count }

  package mutating func removeAll() {
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  fileprivate mutating func append(from start: Double, to end: Double) {
    starts.append(start)
    ends.append(end)
  }

  /// Writes the numbers in a range, at a progress, to the same indices.
  ///
  /// - Parameter limit: up to this magnitude of the progress none of them leaves ``valueLimit``.
  package func write(
    _ range: Range<Int>, at progress: Double, limit: Double, into numbers: inout [Double]
  ) {
    numbers.withColumn { numbers in
      let numbers = numbers.rows(range)
      starts.readColumn { starts in
        ends.readColumn { ends in
          numbers.interpolate(from: starts.rows(range), to: ends.rows(range), at: progress)
        }
      }
      if abs(progress) > limit { numbers.clamp() }
    }
  }
}

/// Which components of a slot move, and where their numbers are.
package struct MovingLanes: Sendable {
  /// None of them moves.
  package static let none = MovingLanes(first: 0)

  private let first: Int32
  private var mask: UInt8 = 0

  fileprivate init(first: Int) { self.first = Int32(truncatingIfNeeded: first) }

  fileprivate mutating func insert(_ lane: Int) { mask |= 1 << UInt8(truncatingIfNeeded: lane) }

  /// A value with the numbers of the components that move.
  package func value(_ constant: SIMD4<Double>, _ numbers: [Double]) -> SIMD4<Double> {
    guard mask != 0 else { return constant }
    var (value, index) = (constant, Int(first))
    for lane in 0..<4 where mask & (1 << UInt8(truncatingIfNeeded: lane)) != 0 {
      value[lane] = numbers[index]
      index += 1
    }
    return value
  }
}

extension Double {
  fileprivate var isNegativeZero: Bool { self == 0 && sign == .minus }
}

extension SamplingPlan {
  /// Whether everything that moves is one straight segment of its track.
  package var isStraight: Bool { composites.isEmpty && parabolas.isEmpty && generic.isEmpty }

  /// Adds the numbers of straight segments that change, timing by timing.
  ///
  /// - Parameters:
  ///   - slots: is called for each slot that moves.
  ///   - timings: is called for each timing that has numbers, with the magnitude of its progress up to which none of them
  ///     leaves ``valueLimit``.
  package func addNumbers(
    to numbers: inout StraightNumbers, slots: (_ slot: Int, _ lanes: MovingLanes) -> Void,
    timings: (_ timing: Int, _ numbers: Range<Int>, _ limit: Double) -> Void
  ) {
    for (timing, group) in groups.enumerated() where !group.lines.isEmpty {
      let first = numbers.count
      for line in lines[group.lines] {
        var lanes = MovingLanes(first: numbers.count)
        // Between zeros the sign may change.
        for lane in 0..<4
        where line.start[lane] != line.end[lane] || line.start[lane].isNegativeZero {
          lanes.insert(lane)
          numbers.append(from: line.start[lane], to: line.end[lane])
        }
        slots(Int(line.slot), lanes)
      }
      if first < numbers.count { timings(timing, first..<numbers.count, group.limit) }
    }
  }
}
