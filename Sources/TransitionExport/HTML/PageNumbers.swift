import TransitionKit

/// The numbers of a timeline that a page shows at the playhead.
///
/// Of pieces a few are shown. The script computes no easing itself: it asks the browser for the progress of
/// an animation with it.
struct PageNumbers: Encodable {
  /// An easing between two times, in milliseconds.
  struct Easing: Encodable, Equatable {
    let easing: String
    let delay: Double
    let duration: Double
  }

  /// One number, or several that are the same throughout.
  struct Row: Encodable {
    let view: String
    let name: String
    let unit: String
    /// In milliseconds; left out with an easing, which goes from the first value to the second.
    let times: [Double]?
    let values: [Double]
    /// The place of the easing in the list.
    let easing: Int?
  }

  private(set) var easings: [Easing] = []
  private(set) var rows: [Row] = []

  init(_ timeline: Timeline, tolerance: Tolerance) {
    let reader = MotionReader(timeline, tolerance: tolerance)
    for view in PieceSelection(timeline).views {
      for motion in reader.motions(of: view) { add(motion) }
    }
  }

  private mutating func add(_ motion: Motion) {
    let property = motion.property
    let first = motion.keys[0]
    let easing = motion.keys.count == 2 ? index(of: first, until: motion.keys[1].time) : nil
    var shown: [(unit: ComponentUnit, values: [Double], names: [String])] = []
    for (lane, name) in property.componentNames.enumerated() {
      let unit = ComponentUnit(of: property, lane: lane)
      let values = motion.keys.map { rounded($0.value[lane] * unit.factor) }
      let moves = values.contains { $0 != values[0] }
      // Components at rest say nothing; what is written and stays at rest has one row.
      guard moves || values[0] != property.identity.components[lane] * unit.factor else { continue }
      if let twin = shown.firstIndex(where: { $0.unit == unit && $0.values == values }) {
        shown[twin].names.append(name)
      } else {
        shown.append((unit, values, [name]))
      }
    }
    for (unit, values, names) in shown {
      let moves = values.contains { $0 != values[0] }
      let suffix = names.filter { !$0.isEmpty }.joined(separator: " ")
      rows.append(
        Row(
          view: "\(motion.view)", name: property.name + (suffix.isEmpty ? "" : ".\(suffix)"),
          unit: unit.suffix,
          times: moves && easing == nil ? motion.keys.map { rounded($0.time * 1000) } : nil,
          values: moves ? values : [values[0]], easing: moves ? easing : nil))
    }
  }

  private mutating func index(of key: Motion.Key, until end: Double) -> Int {
    let easing = Easing(
      easing: key.easing.css, delay: rounded(key.time * 1000),
      duration: rounded((end - key.time) * 1000))
    if let index = easings.firstIndex(of: easing) { return index }
    easings.append(easing)
    return easings.count - 1
  }
}

/// A number as exact as anything that the page shows.
private func rounded(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }
