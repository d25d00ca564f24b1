import TransitionTestSupport

/// Random cases in groups, for two processors to be compared.
enum ProcessorSums {
  static let groupSize = 500

  /// What the cases of a group are about, in their order.
  enum Kind: Int {
    case transitions, animators, scenes, windows

    var name: String {
      switch self {
      case .transitions: "transitions"
      case .animators: "animators"
      case .scenes: "scenes"
      case .windows: "windows"
      }
    }
  }

  static let groups: [Kind] =
    Array(repeating: .transitions, count: 5) + Array(repeating: .animators, count: 5)
    + Array(repeating: .scenes, count: 5) + Array(repeating: .windows, count: 5)

  /// Runs the first cases of a group.
  static func run(_ count: Int, of group: Int, into sink: NumberSink) {
    for number in 0..<min(count, groupSize) {
      let seed = UInt64(group * groupSize + number)
      switch groups[group] {
      case .transitions: TransitionCase(seed: seed, sink).run()
      case .animators: AnimatorCase(seed: seed, sink).run()
      case .scenes: SceneCase(seed: seed, sink).run()
      case .windows: WindowCase(seed: seed, sink).run()
      }
    }
  }
}

/// Prints the sum of each group and that of all, or every number of one group.
///
/// A C program calls it where there is no main file in Swift: see `Embedded/main.c`.
///
/// - Parameters:
///   - count: how many cases of each group are run, at most 500.
///   - group: the number of the group whose numbers are printed, from 0 on; -1 for the sums.
@_expose(wasm, "sums")
@_cdecl("processor_sums")
public func processorSums(_ count: Int32, _ group: Int32) {
  if ProcessorSums.groups.indices.contains(Int(group)) {
    ProcessorSums.run(Int(count), of: Int(group), into: NumberSink(isListing: true))
    return
  }
  let all = NumberSink(isListing: false)
  for (number, kind) in ProcessorSums.groups.enumerated() {
    let sink = NumberSink(isListing: false)
    ProcessorSums.run(Int(count), of: number, into: sink)
    print("group \(number), \(kind.name): \(sink.text)")
    all.add(sink)
  }
  print("all: \(all.text)")
}
