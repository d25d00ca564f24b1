/// How often code is looked at, at least, whose values are all that is known of it.
package let lookCountOfCode = 1024

/// A function of a progress that is known by its values only, as that of a user's code, as straight lines.
///
/// It is looked at some thousand times at least, and more often wherever it is not straight. What happens between two looks is not
/// seen.
package struct SampledCode<Value> {
  /// Where lines begin and end, by rising progress, with the values of the function.
  package private(set) var points: [(progress: Double, value: Value)] = []

  /// The longest part of the way on which a line replaces a jump; 0 without one.
  package private(set) var jumpWidth = 0.0

  private init() {}

  /// Looks at a function.
  ///
  /// - Parameters:
  ///   - progresses: where lines begin and end in any case, rising. Further ones are half-way between two. Between two progresses
  ///     beside each other the function jumps.
  ///   - isStraight: whether a value is near enough to the line between two others, at a part of the way.
  ///   - value: the value at a progress.
  package init(
    at progresses: [Double],
    isStraight: (_ start: Value, _ end: Value, _ part: Double, _ value: Value) -> Bool,
    _ value: (Double) -> Value
  ) {
    self =
      Self.sampled(
        [progresses], isStraight: { isStraight($1, $2, $3, $4) },
        values: { $0.map { value($0.progress) } })[0]
  }

  /// Looks at several functions together, so that what takes as long for all as for one is done for all at once.
  ///
  /// - Parameters:
  ///   - progresses: for each function, where lines begin and end in any case, rising.
  ///   - isStraight: whether a value of a function is near enough to the line between two others, at a part of the way.
  ///   - values: the values of functions at progresses, for each the function by its number.
  package static func sampled(
    _ progresses: [[Double]],
    isStraight: (_ function: Int, _ start: Value, _ end: Value, _ part: Double, _ value: Value) ->
      Bool,
    values: (_ looks: [(function: Int, progress: Double)]) -> [Value]
  ) -> [SampledCode] {
    let ends = progresses.enumerated().flatMap { function, progresses in
      progresses.map { (function: function, progress: $0) }
    }
    var functions = progresses.map { _ in SampledCode() }
    var lines: [Line] = []
    for (end, value) in zip(ends, values(ends)) {
      let point = (progress: end.progress, value: value)
      if let start = functions[end.function].points.last {
        let known = progresses[end.function]
        let length = (known.last ?? 0) - (known.first ?? 0)
        lines.append(
          Line(
            function: end.function, start: start, end: point,
            lookCount: lookCount(in: (point.progress - start.progress) / length)))
      }
      functions[end.function].points.append(point)
    }
    while !lines.isEmpty {
      let unseen = lines.indices.filter { lines[$0].values.isEmpty && !lines[$0].isJump }
      var seen = values(unseen.flatMap { lines[$0].looks })[...]
      for index in unseen {
        lines[index].values = seen.prefix(lines[index].lookCount - 1)
        seen = seen.dropFirst(lines[index].lookCount - 1)
      }
      lines = lines.flatMap { line in
        guard !line.isJump, !line.isStraight(isStraight) else { return [] as [Line] }
        let function = line.function
        guard line.depth < greatestDepth, functions[function].points.count <= greatestCount else {
          functions[function].jumpWidth = max(functions[function].jumpWidth, line.width)
          return []
        }
        functions[function].points.append(line.middle)
        return line.halves
      }
    }
    for index in functions.indices { functions[index].points.sort { $0.progress < $1.progress } }
    return functions
  }
}

extension SampledCode where Value == SIMD4<Double> {
  /// Looks at a function of numbers.
  ///
  /// - Parameters:
  ///   - progresses: where lines begin and end in any case, rising.
  ///   - distance: how far the function may be from a line, in each component.
  ///   - value: the value at a progress.
  package init(
    at progresses: [Double], within distance: SIMD4<Double>, _ value: (Double) -> Value
  ) {
    self.init(
      at: progresses,
      isStraight: { start, end, part, value in
        value.isNear(start, end, at: part, within: distance)
      }, value)
  }
}

extension SIMD4<Double> {
  /// Whether it is near the line between two other values, at a part of the way, in each lane.
  package func isNear(
    _ start: SIMD4<Double>, _ end: SIMD4<Double>, at part: Double, within distance: SIMD4<Double>
  ) -> Bool {
    magnitude(start + (end - start) * part - self).isWithin(distance)
  }
}

extension Double {
  /// Whether at most one number is between another one, which is not larger, and this one.
  package func isBeside(_ other: Double) -> Bool { self <= other.nextUp.nextUp }
}

private let greatestDepth = 12
private let greatestCount = 16_384
private let leastLookCount = 4

/// In how many parts looks divide a part of the way: they are as near to each other everywhere. It is a power of two.
private func lookCount(in part: Double) -> Int {
  var count = leastLookCount
  while Double(count) < part * Double(lookCountOfCode) { count *= 2 }
  return count
}

extension SampledCode {
  /// A line that may replace a function between two points.
  fileprivate struct Line {
    let function: Int
    let start: (progress: Double, value: Value)
    let end: (progress: Double, value: Value)
    /// How often a line was halved to get this one.
    var depth = 0
    /// In how many parts looks divide it.
    let lookCount: Int
    /// The values at the looks; none before it was looked at.
    var values: ArraySlice<Value> = []

    var width: Double { end.progress - start.progress }

    /// Whether nothing is between its ends.
    var isJump: Bool { end.progress.isBeside(start.progress) }

    var looks: [(function: Int, progress: Double)] {
      (1..<lookCount).map {
        (function, start.progress + width * (Double($0) / Double(lookCount)))
      }
    }

    var middle: (progress: Double, value: Value) {
      (start.progress + width / 2, values[values.startIndex + lookCount / 2 - 1])
    }

    /// The two lines by way of the middle, with the looks at them that are near enough to each other.
    var halves: [Line] {
      let half = lookCount / 2
      let count = max(half, leastLookCount)
      let isSeen = half >= leastLookCount
      return [
        Line(
          function: function, start: start, end: middle, depth: depth + 1, lookCount: count,
          values: isSeen ? values.prefix(half - 1) : []),
        Line(
          function: function, start: middle, end: end, depth: depth + 1, lookCount: count,
          values: isSeen ? values.suffix(half - 1) : []),
      ]
    }

    func isStraight(_ isNear: (Int, Value, Value, Double, Value) -> Bool) -> Bool {
      zip(1..<lookCount, values).allSatisfy {
        isNear(function, start.value, end.value, Double($0) / Double(lookCount), $1)
      }
    }
  }
}
