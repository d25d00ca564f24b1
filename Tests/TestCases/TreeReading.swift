import TransitionKit

/// A second, direct reading of what a transition means for one view: a function from time to effect, and
/// combining as pointwise composition.
package struct TreeReading {
  /// What holds around a part of a tree.
  package struct Environment {
    package var operation: AtomicTransition.Operation
    package var container: Container
    package var isMirrored = false
    package var pace: TransitionTree.Pace? = .bezier(0.42, 0, 0.58, 1, seconds: 0.35)
    package var base = 0.35
    package var range: (start: Double, end: Double)?
  }

  /// One component of a view.
  package struct Amount {
    package var value: Double
    /// The magnitude of what the value was composed of, of which its rounding is a fraction.
    package var size: Double
  }

  fileprivate struct PlacedLeaf {
    let leaf: TransitionTree.Leaf
    let environment: Environment
    /// The largest that it does to each component over time.
    let reach: [String: Double]
    let start: Double
    var end: Double
  }

  private var leaves: [PlacedLeaf] = []

  package init(
    _ tree: TransitionTree, _ operation: AtomicTransition.Operation, in container: Container
  ) {
    add(tree, Environment(operation: operation, container: container))
  }

  /// Lets springs last until no length jumps by more than half a point. What has one timing in some readings ends together.
  package static func settle(_ readings: inout [TreeReading]) {
    var lengths: [String: Double] = [:]
    for leaf in readings.flatMap(\.leaves) {
      guard let timing = leaf.springTiming else { continue }
      lengths[timing] = max(lengths[timing] ?? 0, leaf.leaf.length(in: leaf.environment))
    }
    for reading in readings.indices {
      for index in readings[reading].leaves.indices {
        let leaf = readings[reading].leaves[index]
        guard let timing = leaf.springTiming, let pace = leaf.environment.pace else { continue }
        readings[reading].leaves[index].end =
          leaf.start + pace.seconds(over: lengths[timing] ?? 0)
      }
    }
  }

  /// The latest end of any leaf that writes.
  package var duration: Double { leaves.map(\.end).max() ?? 0 }

  /// What is written of a view at a time between 0 and the end of the whole, by component.
  package func effect(at time: Double) -> [String: Amount] {
    var total: [String: Amount] = [:]
    let overlay = index(of: { if case .overlay = $0 { true } else { false } }, at: time)
    let height = index(of: { if case .zPosition = $0 { true } else { false } }, at: .infinity)
    for (index, placed) in leaves.enumerated() {
      switch placed.leaf {
      case .overlay where index != overlay: continue
      case .zPosition where index != height: continue
      default: break
      }
      for (name, value) in placed.leaf.effect(placed.awayness(at: time), placed.environment) {
        let size = max(abs(value), placed.reach[name] ?? 0)
        guard let before = total[name] else {
          total[name] = Amount(value: value, size: size)
          continue
        }
        total[name] =
          isFactor(name)
          ? Amount(value: before.value * value, size: before.size * size)
          : Amount(value: before.value + value, size: before.size + size)
      }
    }
    return total
  }

  /// Of leaves that replace each other, the one that counts: the latest that has started, or before that the
  /// first to start.
  private func index(of isOne: (TransitionTree.Leaf) -> Bool, at time: Double) -> Int? {
    let candidates = leaves.indices.filter { isOne(leaves[$0].leaf) }
    guard let first = candidates.map({ leaves[$0].start }).min() else { return nil }
    let started = candidates.filter { leaves[$0].start <= max(time, first) }
    let latest = started.map { leaves[$0].start }.max()
    return started.last { leaves[$0].start == latest }
  }
}

package func isFactor(_ name: String) -> Bool {
  ["opacity", "contrast", "saturation"].contains(name) || name.hasPrefix("scale")
    || name.hasPrefix("layoutScale")
}

extension TreeReading {
  private mutating func add(_ tree: TransitionTree, _ environment: Environment) {
    var inner = environment
    switch tree {
    case .leaf(.identity): break
    case .leaf(let leaf): leaves.append(PlacedLeaf(leaf, environment))
    case .combined(let trees): for tree in trees { add(tree, environment) }
    case .asymmetric(let insertion, let removal):
      add(environment.operation == .insertion ? insertion : removal, environment)
    case .onInsertion(let tree): if environment.operation == .insertion { add(tree, environment) }
    case .onRemoval(let tree): if environment.operation == .removal { add(tree, environment) }
    case .mirrored(let tree):
      inner.isMirrored.toggle()
      add(tree, inner)
    case .animation(let pace, let tree):
      inner.pace = pace
      inner.base = pace?.seconds ?? 0
      inner.range = nil
      add(tree, inner)
    case .layer(let pace, let start, let end, let tree):
      let outer = environment.range ?? (0, 1)
      let length = outer.end - outer.start
      inner.pace = pace
      inner.range = (outer.start + length * start, outer.start + length * end)
      add(tree, inner)
    }
  }
}

extension TreeReading.PlacedLeaf {
  fileprivate init(_ leaf: TransitionTree.Leaf, _ environment: TreeReading.Environment) {
    self.leaf = leaf
    self.environment = environment
    (start, end) = environment.interval
    // Elevenths, as what swings a few times is at rest at simpler fractions.
    reach = (1...11).reduce(into: [:]) { reach, eleventh in
      for (name, value) in leaf.effect(Double(eleventh) / 11, environment) {
        reach[name] = max(reach[name] ?? (isFactor(name) ? 1 : 0), abs(value))
      }
    }
  }

  /// What says when the leaf moves, if that is a spring.
  fileprivate var springTiming: String? {
    guard let pace = environment.pace, pace.isSpring else { return nil }
    return "\(pace.shape) from \(start)"
  }

  /// How far the leaf is away from rest: 1 at the start of an insertion and at the end of a removal.
  fileprivate func awayness(at time: Double) -> Double {
    var progress = time >= end ? 1.0 : 0.0
    if time > start, time < end, let pace = environment.pace {
      progress = pace.progress(after: time - start, of: end - start)
    }
    return environment.operation == .insertion ? 1 - progress : progress
  }
}

extension TransitionTree.Leaf {
  /// How far it moves a length, or would with the slope that it has at its end, in points.
  fileprivate func length(in environment: TreeReading.Environment) -> Double {
    let last = environment.operation == .insertion ? 0.0 : 1
    func value(_ name: String, _ progress: Double) -> Double {
      effect(last == 1 ? progress : 1 - progress, environment)[name] ?? 0
    }
    let lengths = ["translation", "frame", "cornerRadius", "blur", "clipRadius", "borderWidth"]
    let names = effect(1, environment).keys.filter { name in
      lengths.contains { name.hasPrefix($0) }
        || (name.hasPrefix("shadow") && !name.hasSuffix("opacity"))
    }
    return names.reduce(0) { longest, name in
      let straight = abs(value(name, 1) - value(name, 0))
      // What does not go straight has another slope there. The differences are those of a parabola.
      let step = 1e-5
      let slope = abs(
        (3 * value(name, 1) - 4 * value(name, 1 - step) + value(name, 1 - 2 * step)) / (2 * step))
      return max(longest, straight, slope > straight * (1 + 1e-9) ? slope : 0)
    }
  }
}

extension TreeReading.Environment {
  /// A curve fills a range, and a spring takes the time that it needs.
  fileprivate var interval: (start: Double, end: Double) {
    guard let pace else { return (0, 0) }
    guard let range else { return (0, pace.seconds) }
    let start = range.start * base
    return (start, pace.isSpring ? start + pace.seconds : range.end * base)
  }
}
