/// How often code is looked at, at least, whose values are all that is known of it.
package let lookCountOfCode = 1024

/// A function of a progress that is known by its values only, as that of a user's code, as straight lines.
///
/// It is looked at some thousand times at least, and more often wherever it is not straight. What happens between two looks is not
/// seen.
package struct SampledCode<Value> {
  /// Where lines begin and end, by rising progress, with the values of the function.
  package private(set) var points: [(progress: Double, value: Value)]

  /// The longest part of the way on which a line replaces a jump; 0 without one.
  package private(set) var jumpWidth = 0.0

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
    points = progresses.first.map { [($0, value($0))] } ?? []
    let length = (progresses.last ?? 0) - (progresses.first ?? 0)
    for progress in progresses.dropFirst() {
      var ends = [(progress: progress, value: value(progress), depth: 0)]
      while let end = ends.last, let start = points.last {
        let width = end.progress - start.progress
        let isLine =
          end.progress.isBeside(start.progress)
          || looks(in: width / length).allSatisfy { part in
            isStraight(start.value, end.value, part, value(start.progress + width * part))
          }
        if isLine || end.depth == greatestDepth || points.count > greatestCount {
          if !isLine { jumpWidth = max(jumpWidth, width) }
          points.append((end.progress, end.value))
          ends.removeLast()
        } else {
          let middle = start.progress + width / 2
          ends[ends.count - 1].depth += 1
          ends.append((middle, value(middle), end.depth + 1))
        }
      }
    }
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

/// The parts of a line at which its function is looked at, as near to each other as on any other line, and at the middle.
private func looks(in part: Double) -> [Double] {
  let count = part > 0 ? max(4, Int((part * Double(lookCountOfCode) / 2).rounded(.up)) * 2) : 4
  return (1..<count).map { Double($0) / Double(count) }
}
