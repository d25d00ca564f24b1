extension Stagger {
  /// The delay of each of several rectangles, in seconds, such as the rows of a list or the photos of a grid.
  ///
  /// - By index is in the order of the array.
  /// - Rectangles of one row have one delay: those whose vertical extents overlap by more than half of the smaller one.
  ///   Likewise for columns. Rows are counted from the top, and columns from the left.
  /// - Distances and directions are those of the middles, in fractions of the width and height of the bounds.
  ///
  /// Numbers that are not finite count as 0, and negative sizes as none. Delays are at most 1e12 s.
  ///
  /// - Parameters:
  ///   - rects: the rectangles, all in the same coordinates, in points.
  ///   - bounds: the rectangle whose width and height are the units of distances; by default, and if it is
  ///     not finite, the smallest one around all. Along a side of 0 there are no distances.
  ///   - layoutDirection: the direction that decides which side of a row comes first in reading order.
  public func delays(
    of rects: [Rect], in bounds: Rect? = nil, layoutDirection: LayoutDirection = .leftToRight
  ) -> [Double] {
    let rects = rects.map { $0.sanitized }
    let positions: [Double]
    switch order {
    case .index: positions = rects.indices.map { Double($0) }
    case .row: positions = rects.map { $0.verticalSpan }.groups.numbers
    case .column: positions = rects.map { $0.horizontalSpan }.groups.numbers
    case .readingOrder: positions = readingRanks(of: rects, layoutDirection)
    case .wave(let start):
      positions = rects.map { rect in
        let (dx, dy) = (rect.center.x - start.x, rect.center.y - start.y)
        return (dx * dx + dy * dy).squareRoot()
      }
    case .distance, .direction:
      let bounds = bounds.flatMap { $0 == $0.sanitized ? $0 : nil } ?? smallestRect(around: rects)
      positions = rects.map { position(at: UnitPoint($0.center, in: bounds)) }
    }
    return delays(at: positions.map { $0.isFinite ? $0 : 0 }).map { $0.clamped }
  }
}

private func readingRanks(of rects: [Rect], _ layoutDirection: LayoutDirection) -> [Double] {
  var positions = [Double](repeating: 0, count: rects.count)
  var next = 0.0
  for row in rects.map({ $0.verticalSpan }).groups {
    func side(_ index: Int) -> Double {
      let span = rects[index].horizontalSpan
      return layoutDirection == .leftToRight ? span.low : -span.high
    }
    for index in row.sorted(by: { (side($0), $0) < (side($1), $1) }) {
      positions[index] = next
      next += 1
    }
  }
  return positions
}

private func smallestRect(around rects: [Rect]) -> Rect {
  guard let left = rects.map({ $0.horizontalSpan.low }).min(),
    let right = rects.map({ $0.horizontalSpan.high }).max(),
    let top = rects.map({ $0.verticalSpan.low }).min(),
    let bottom = rects.map({ $0.verticalSpan.high }).max()
  else { return .zero }
  return Rect(x: left, y: top, width: right - left, height: bottom - top)
}

extension UnitPoint {
  /// A point in fractions of a rectangle. Along a side of 0 it is at the start.
  fileprivate init(_ point: Point, in bounds: Rect) {
    self.init(
      x: bounds.width > 0 ? (point.x - bounds.origin.x) / bounds.width : 0,
      y: bounds.height > 0 ? (point.y - bounds.origin.y) / bounds.height : 0)
  }
}

// MARK: - Rows and columns

/// The extent of a rectangle along one axis.
private struct Span {
  var low: Double
  var high: Double

  var length: Double { high - low }

  /// Whether two extents overlap by more than half of the smaller one; an extent of 0 has to touch the other.
  func belongs(with other: Span) -> Bool {
    let overlap = min(high, other.high) - max(low, other.low)
    let smaller = min(length, other.length)
    return smaller > 0 ? overlap > smaller / 2 : overlap >= 0
  }
}

extension Rect {
  fileprivate var horizontalSpan: Span { Span(low: minX, high: maxX) }

  fileprivate var verticalSpan: Span { Span(low: minY, high: maxY) }
}

extension [Span] {
  /// The indices of extents that belong together, in order. The extents of each group have a part in common, so that steps
  /// do not make one group.
  fileprivate var groups: [[Int]] {
    func key(_ index: Int) -> (Double, Double, Int) {
      ((self[index].low + self[index].high) / 2, self[index].low, index)
    }
    var groups: [[Int]] = []
    var common = Span(low: 0, high: 0)
    for index in indices.sorted(by: { key($0) < key($1) }) {
      let span = self[index]
      if let last = groups.indices.last, span.belongs(with: common) {
        groups[last].append(index)
        common = Span(low: Swift.max(common.low, span.low), high: Swift.min(common.high, span.high))
      } else {
        groups.append([index])
        common = span
      }
    }
    return groups
  }
}

extension [[Int]] {
  /// For each index the number of its group.
  fileprivate var numbers: [Double] {
    var numbers = [Double](repeating: 0, count: reduce(0) { $0 + $1.count })
    for (number, group) in enumerated() {
      for index in group { numbers[index] = Double(number) }
    }
    return numbers
  }
}
