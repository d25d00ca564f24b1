import BenchmarkPeers
import Foundation

/// All measurements, as a table and as data.
struct Report: Encodable {
  private(set) var rows: [Row] = []
  /// The exponents by which the cost of a frame grows with the number of views.
  private(set) var exponents: [String: Double] = [:]
  /// The memory of things, in bytes.
  private(set) var memory: [MemoryRow] = []

  /// Whether heap allocations can be counted here.
  let countsAllocations = allocationCount() >= 0

  struct Row: Encodable {
    let name: String
    let nanoseconds: Double
    /// Nil where they cannot be counted.
    var allocations: Double?
    var maximumAllocations: Double?
    /// The name of the bound, and its time in the same run.
    var bound: String?
    var boundNanoseconds: Double?
    var ratio: Double?
    /// The ratio that is the goal. It depends on the machine, so that nothing fails beyond it.
    var ratioGoal: Double?
    /// The time that is the goal, in nanoseconds. It depends on the machine, too.
    var goal: Double?
  }

  struct MemoryRow: Encodable {
    let name: String
    let bytes: Double
    let maximum: Double
  }

  /// Adds a row and prints it.
  ///
  /// - Parameters:
  ///   - count: the number of named things in one call.
  ///   - maximumAllocations: the largest number of allocations in one call.
  ///   - bound: the peer or bound that was measured alternately.
  ///   - ratioGoal: the largest ratio to the bound that is wanted.
  ///   - goal: the longest time that is wanted, in nanoseconds.
  mutating func add(
    _ name: String, _ measured: Measurement, per count: Int = 1,
    maximumAllocations: Double? = nil,
    bound: (name: String, measured: Measurement)? = nil, ratioGoal: Double? = nil,
    goal: Double? = nil
  ) {
    var row = Row(
      name: name, nanoseconds: measured.nanoseconds / Double(count),
      allocations: countsAllocations ? measured.allocations : nil,
      maximumAllocations: maximumAllocations)
    var line = name.padding(toLength: 58, withPad: " ", startingAt: 0)
    line += String(format: "%10.2f ns", row.nanoseconds)
    if let allocations = row.allocations {
      line += String(format: " %8.2f allocations", allocations)
    }
    if let bound {
      row.bound = bound.name
      row.boundNanoseconds = bound.measured.nanoseconds / Double(count)
      row.ratio = measured.nanoseconds / bound.measured.nanoseconds
      line += String(
        format: "   %5.2f times %@ (%.2f ns)", row.ratio ?? 0, bound.name as NSString,
        row.boundNanoseconds ?? 0)
      if let ratioGoal {
        row.ratioGoal = ratioGoal
        line += String(format: ", at most %.1f wanted", ratioGoal)
      }
    }
    if let goal {
      row.goal = goal
      line += String(format: ", at most %.0f ns wanted", goal)
    }
    rows.append(row)
    print(line)
  }

  /// Adds the growth of the cost with a number: the slope of a line through the logarithms.
  mutating func addExponent(_ name: String, _ costs: [(count: Int, nanoseconds: Double)]) {
    let points = costs.map { (log(Double($0.count)), log($0.nanoseconds)) }
    let count = Double(points.count)
    let x = points.reduce(0) { $0 + $1.0 } / count
    let y = points.reduce(0) { $0 + $1.1 } / count
    let slope =
      points.reduce(0) { $0 + ($1.0 - x) * ($1.1 - y) }
      / points.reduce(0) { $0 + ($1.0 - x) * ($1.0 - x) }
    exponents[name] = slope
    print(String(format: "%@: grows with the power %.3f of the number", name as NSString, slope))
  }

  /// Adds the memory of something, and prints it.
  mutating func addMemory(_ name: String, bytes: Double, maximum: Double) {
    guard countsAllocations else { return }
    memory.append(MemoryRow(name: name, bytes: bytes, maximum: maximum))
    print(
      name.padding(toLength: 58, withPad: " ", startingAt: 0)
        + String(format: "%10.2f bytes, of %.0f allowed", bytes, maximum))
  }

  /// The rows with more allocations than allowed.
  var excesses: [Row] {
    rows.filter {
      guard let count = $0.allocations, let maximum = $0.maximumAllocations else { return false }
      return count > maximum
    }
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path))
  }
}
