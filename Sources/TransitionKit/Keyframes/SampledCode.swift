/// A function of a progress that is known by its values only, as that of a user's code, as straight lines.
///
/// It is looked at some thousand times at least, and more often wherever it is not straight. What happens between two looks is not
/// seen.
package struct SampledCode {
  /// How often a function is looked at, at least.
  package static let lookCount = 1024

  private static let greatestDepth = 12
  private static let greatestCount = 16_384

  /// Where lines begin and end, by rising progress, with the values of the function.
  package private(set) var points: [(progress: Double, value: SIMD4<Double>)]

  /// The longest part of the way on which a line replaces a jump; 0 without one.
  package private(set) var jumpWidth = 0.0

  /// Looks at a function.
  ///
  /// - Parameters:
  ///   - progresses: where lines begin and end in any case, rising. Further ones are half-way between two.
  ///   - distance: how far the function may be from a line that is not divided, in each component.
  ///   - value: the value at a progress.
  package init(
    at progresses: [Double], within distance: SIMD4<Double>, _ value: (Double) -> SIMD4<Double>
  ) {
    let stepCount = max(progresses.count - 1, 1)
    let looks = (Self.lookCount + stepCount - 1) / stepCount
    points = progresses.first.map { [($0, value($0))] } ?? []
    for progress in progresses.dropFirst() {
      var ends = [(progress: progress, value: value(progress), depth: 0)]
      while let end = ends.last, let start = points.last {
        let width = end.progress - start.progress
        // As near to each other as before, and an even number, so that the middle is looked at, too.
        let least = (looks + (1 << end.depth) - 1) >> end.depth
        let count = max(4, (least + 1) / 2 * 2)
        let isStraight = (1..<count).allSatisfy { look in
          let part = Double(look) / Double(count)
          let shown = value(start.progress + width * part)
          return magnitude(start.value + (end.value - start.value) * part - shown).isWithin(
            distance)
        }
        if isStraight || end.depth == Self.greatestDepth || points.count > Self.greatestCount {
          if !isStraight { jumpWidth = max(jumpWidth, width) }
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
