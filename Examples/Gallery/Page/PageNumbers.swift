import TransitionExport
import TransitionKit

/// The numbers of a timeline that a page shows at the playhead.
///
/// Only some of many pieces are shown. The script does not compute easings: it reads the progress of an animation
/// in the browser.
struct PageNumbers {
  /// An easing between two times, in milliseconds.
  struct TimedEasing: Equatable {
    let easing: String
    let delay: Double
    let duration: Double

    fileprivate var json: JSONValue {
      .object([
        "easing": .string(easing), "delay": .number(delay), "duration": .number(duration),
      ])
    }
  }

  /// The values of a number, or of several numbers that are always equal.
  struct Series {
    let view: String
    let name: String
    let unit: String
    /// The times of the values, in milliseconds; nil for an easing from the first value to the second.
    let times: [Double]?
    let values: [Double]
    /// The index of the easing.
    let easing: Int?

    fileprivate var json: JSONValue {
      .object([
        "view": .string(view), "name": .string(name), "unit": .string(unit),
        "times": times.map { .numbers($0) }, "values": .numbers(values),
        "easing": easing.map { .integer($0) },
      ])
    }
  }

  private(set) var easings: [TimedEasing] = []
  private(set) var rows: [Series] = []

  init(_ timeline: Timeline, tolerance: Tolerance) {
    let reader = KeyframedTrackReader(timeline, tolerance: tolerance)
    for view in PieceSelection(timeline).views {
      for track in reader.tracks(of: view) { add(track) }
    }
  }

  var json: JSONValue {
    .object(["easings": .array(easings.map { $0.json }), "rows": .array(rows.map { $0.json })])
  }

  private mutating func add(_ track: KeyframedTrack) {
    let property = track.property
    let first = track.keyframes[0]
    let easing = track.keyframes.count == 2 ? index(of: first, until: track.keyframes[1].time) : nil
    var shown: [(unit: ComponentUnit, values: [Double], names: [String])] = []
    for (lane, name) in property.componentNames.enumerated() {
      let unit = ComponentUnit(of: property, lane: lane)
      let values = track.keyframes.map { rounded($0.value[lane] * unit.factor) }
      let moves = values.contains { $0 != values[0] }
      // A constant with the identity value is not shown.
      guard moves || values[0] != property.identity.components[lane] * unit.factor else { continue }
      if let match = shown.firstIndex(where: { $0.unit == unit && $0.values == values }) {
        shown[match].names.append(name)
      } else {
        shown.append((unit, values, [name]))
      }
    }
    for (unit, values, names) in shown {
      let moves = values.contains { $0 != values[0] }
      let suffix = names.filter { !$0.isEmpty }.joined(separator: " ")
      rows.append(
        Series(
          view: "\(track.view)", name: property.name + (suffix.isEmpty ? "" : ".\(suffix)"),
          unit: unit.suffix,
          times: moves && easing == nil ? track.keyframes.map { rounded($0.time * 1000) } : nil,
          values: moves ? values : [values[0]], easing: moves ? easing : nil))
    }
  }

  private mutating func index(of keyframe: KeyframedTrack.Keyframe, until end: Double) -> Int {
    let easing = TimedEasing(
      easing: keyframe.easing.css, delay: rounded(keyframe.time * 1000),
      duration: rounded((end - keyframe.time) * 1000))
    if let index = easings.firstIndex(of: easing) { return index }
    easings.append(easing)
    return easings.count - 1
  }
}

/// A number with the precision of the page.
private func rounded(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }
