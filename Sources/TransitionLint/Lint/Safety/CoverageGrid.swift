import TransitionKit

/// Which places of a container a view covers over time.
///
/// The places are the corners of cells. A row of them is the bits of a number.
struct CoverageGrid {
  private let origin: Point
  private let (width, height): (Double, Double)
  private let (columns, rows): (Int, Int)
  private var covered: [UInt64]
  /// The positions in time at which each place is covered or uncovered.
  private var changes: [[Int32]]
  private var isFirst = true
  private var first: [UInt64] = []

  /// The distance between two places in points, unless the container has more than 63 of them in a row.
  private static let spacing = 8.0

  init(_ screen: Polygon) {
    let (xs, ys) = (screen.corners.map { $0.x }, screen.corners.map { $0.y })
    origin = Point(x: xs.min() ?? 0, y: ys.min() ?? 0)
    let size = ((xs.max() ?? 0) - origin.x, (ys.max() ?? 0) - origin.y)
    columns = Int(min(max((size.0 / Self.spacing).rounded(.up), 1), 62))
    rows = Int(min(max((size.1 / Self.spacing).rounded(.up), 1), 128))
    (width, height) = (size.0 / Double(columns), size.1 / Double(rows))
    covered = Array(repeating: 0, count: rows + 1)
    changes = Array(repeating: [], count: (rows + 1) * (columns + 1))
  }

  /// Takes what is covered at the next position in time.
  mutating func add(_ polygons: [Polygon], at position: Int) {
    var now = [UInt64](repeating: 0, count: rows + 1)
    for polygon in polygons {
      let lines = polygon.edges(movedBy: 1e-6)
      let ys = polygon.corners.map { ($0.y - origin.y) / height }
      let top = min(max((ys.min() ?? 0).rounded(.down), 0), Double(rows))
      let bottom = min(max((ys.max() ?? 0).rounded(.up), top), Double(rows))
      for row in Int(top)...Int(bottom) { now[row] |= bits(of: row, inside: lines) }
    }
    defer { covered = now }
    guard !isFirst else {
      isFirst = false
      first = now
      return
    }
    for row in now.indices {
      var changed = now[row] ^ covered[row]
      while changed != 0 {
        let column = changed.trailingZeroBitCount
        changes[row * (columns + 1) + column].append(Int32(position))
        changed &= changed - 1
      }
    }
  }

  /// The places of a row that are inside of some lines.
  private func bits(of row: Int, inside lines: [Polygon.Line]) -> UInt64 {
    let y = origin.y + Double(row) * height
    var (low, high) = (-Double.infinity, Double.infinity)
    for line in lines {
      let limit = line.offset - line.normal.y * y
      if line.normal.x > 1e-12 {
        high = min(high, limit / line.normal.x)
      } else if line.normal.x < -1e-12 {
        low = max(low, limit / line.normal.x)
      } else if limit < 0 {
        return 0
      }
    }
    let start = max(((low - origin.x) / width).rounded(.up), 0)
    let end = min(((high - origin.x) / width).rounded(.down), Double(columns))
    guard start <= end else { return 0 }
    let (from, count) = (UInt64(start), UInt64(end) - UInt64(start) + 1)
    return ((1 &<< count) - 1) &<< from
  }

  /// When places are covered and uncovered, each sequence once.
  var histories: Set<History> {
    var histories: Set<History> = []
    for (index, changes) in changes.enumerated() where !changes.isEmpty {
      histories.insert(History(changes: changes, startsCovered: startsCovered(index)))
    }
    return histories
  }

  /// When a place is covered and uncovered.
  struct History: Hashable {
    let changes: [Int32]
    let startsCovered: Bool
  }

  private func startsCovered(_ index: Int) -> Bool {
    let (row, column) = index.quotientAndRemainder(dividingBy: columns + 1)
    return first[row] >> UInt64(column) & 1 == 1
  }

  /// The area of the cells of which a corner has one of some histories, in points squared.
  func area(of flashing: Set<History>) -> Double {
    func isFlashing(_ row: Int, _ column: Int) -> Bool {
      let index = row * (columns + 1) + column
      return !changes[index].isEmpty
        && flashing.contains(
          History(changes: changes[index], startsCovered: startsCovered(index)))
    }
    var marks = [Bool](repeating: false, count: changes.count)
    for row in 0...rows {
      for column in 0...columns { marks[row * (columns + 1) + column] = isFlashing(row, column) }
    }
    var count = 0
    for row in 0..<rows {
      for column in 0..<columns {
        let corner = row * (columns + 1) + column
        let corners = [corner, corner + 1, corner + columns + 1, corner + columns + 2]
        if corners.contains(where: { marks[$0] }) { count += 1 }
      }
    }
    return Double(count) * width * height
  }
}
