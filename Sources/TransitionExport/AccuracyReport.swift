import TransitionKit

/// How far a document is from the timeline that it shows.
///
/// The errors are bounds computed from values and derivatives of the timeline for what the document
/// says, rounding of its numbers included; what a player adds by its own arithmetic is not in them.
public struct AccuracyReport: Sendable, Equatable {
  /// The errors, by view and property.
  public internal(set) var entries: [Entry] = []

  /// What the document could not express, a sentence each.
  public internal(set) var omissions: [String] = []

  /// The reports of the items of a gallery, in their order; empty for a single transition.
  ///
  /// ``entries`` then has the largest error among all items.
  public internal(set) var items: [Item] = []

  /// The longer side of a view in points, by which errors of scales and angles become distances.
  var extent = 0.0

  /// An item of a gallery and how exactly the document shows it.
  public struct Item: Sendable, Equatable {
    /// The name of the item.
    public let name: String

    /// How far the item is from its timelines: the largest error among all its variants.
    public let report: AccuracyReport
  }

  init(entries: [Entry] = [], omissions: [String] = []) {
    self.entries = entries
    self.omissions = omissions
  }

  /// The largest error in a property of a view; 0 if the document does not have it.
  public func error(of view: ViewID, _ property: Property) -> Double {
    entries.first { $0.view == view && $0.property == property }?.error ?? 0
  }

  /// Whether no error is larger than the tolerance that was asked for.
  public var keepsTolerance: Bool { entries.allSatisfy { $0.keepsTolerance } }
}

extension AccuracyReport {
  /// The largest error in one property of one view.
  public struct Entry: Sendable, Equatable {
    /// The view.
    public let view: ViewID

    /// The property.
    public let property: Property

    /// The largest error of each component.
    var errors: SIMD4<Double>

    /// The error that each component may have; infinity where no tolerance applies.
    var tolerances: SIMD4<Double>

    /// When in the timeline the error is largest, in seconds.
    public internal(set) var time: Double

    /// By how many seconds at most a jump comes too early or too late; next to a jump the error is as
    /// large as the jump.
    public internal(set) var shift: Double

    /// How far the timeline itself jumps at the end of a spring, in the unit of the property; 0 without a
    /// spring.
    ///
    /// A spring comes to rest only after an infinite time, so that it is cut off where it is near its end.
    public internal(set) var snap = 0.0

    /// - Parameters:
    ///   - errors: the largest error of each component, in the unit of the property.
    ///   - tolerances: the error that each component may have, in the same unit.
    init(
      view: ViewID, property: Property, errors: SIMD4<Double>,
      tolerances: SIMD4<Double> = SIMD4(repeating: .infinity), time: Double, shift: Double = 0
    ) {
      self.view = view
      self.property = property
      self.errors = errors
      self.tolerances = tolerances
      self.time = time
      self.shift = shift
    }

    /// - Parameter error: that of every component.
    init(view: ViewID, property: Property, error: Double, time: Double, shift: Double = 0) {
      self.init(
        view: view, property: property, errors: SIMD4(repeating: error), time: time, shift: shift)
    }

    /// The largest error of any component, in the ``unit`` of the property; 0 if the document says exactly
    /// what the timeline does.
    public var error: Double { errors.max() }

    /// The error that the component with the largest error may have, in the ``unit`` of the property; nil if
    /// the document has no tolerance.
    public var tolerance: Double? {
      let tolerance = tolerances[worstComponent]
      return tolerance < .infinity ? tolerance : nil
    }

    /// Whether no component has a larger error than it may have; it has where that would take too many points.
    public var keepsTolerance: Bool { components.allSatisfy { errors[$0] <= tolerances[$0] } }

    /// The component that is furthest beyond what it may be, or else the one with the largest error.
    var worstComponent: Int {
      let beyond = components.filter { errors[$0] > tolerances[$0] }
      return (beyond.isEmpty ? Array(components) : beyond).max { errors[$0] < errors[$1] } ?? 0
    }

    private var components: Range<Int> { 0..<min(max(property.componentCount, 1), 4) }

    /// Errors below this are those of the arithmetic itself.
    static let exactness = 1e-12

    var isExact: Bool { error < Entry.exactness && shift == 0 }

    /// The entry with an error more in every component.
    func adding(_ error: Double) -> Entry {
      var entry = self
      entry.errors += SIMD4(repeating: error)
      return entry
    }

    /// Takes the larger of two errors, and keeps what is beyond a tolerance beyond it.
    mutating func formUnion(_ other: Entry) {
      if other.error > error { time = other.time }
      for lane in 0..<4 {
        let bounds = [
          (errors[lane], tolerances[lane]), (other.errors[lane], other.tolerances[lane]),
        ]
        let beyond = bounds.filter { $0.0 > $0.1 }.map { $0.1 }
        tolerances[lane] = beyond.min() ?? max(bounds[0].1, bounds[1].1)
        errors[lane] = max(bounds[0].0, bounds[1].0)
      }
      shift = max(shift, other.shift)
      snap = max(snap, other.snap)
    }
  }

  /// Takes the larger of two errors, entry by entry, and all omissions.
  mutating func formUnion(_ other: AccuracyReport) {
    for entry in other.entries {
      let index = entries.firstIndex { $0.view == entry.view && $0.property == entry.property }
      if let index {
        entries[index].formUnion(entry)
      } else {
        entries.append(entry)
      }
    }
    omissions += other.omissions.filter { !omissions.contains($0) }
    extent = max(extent, other.extent)
  }
}
