import TransitionKit

/// The differences between a document and its timeline.
///
/// The errors are bounds that are computed from values and derivatives of the timeline and from the numbers in the
/// document. They include the rounding of these numbers, but not the arithmetic of a player.
public struct AccuracyReport: Sendable, Equatable, CustomStringConvertible {
  /// The errors, by view and property.
  public package(set) var entries: [Entry] = []

  /// Parts of the timeline that the document does not express, a sentence each.
  public package(set) var omissions: [String] = []

  /// The longer side of a view in points, by which errors of scales and angles become distances.
  package var extent = 0.0

  /// The elements that elements of a scene are in, whose errors move them, too.
  package var parents: [ViewID: ViewID] = [:]

  package init(entries: [Entry] = [], omissions: [String] = []) {
    self.entries = entries
    self.omissions = omissions
  }

  /// The largest error in a property of a view; 0 if the document does not have it.
  ///
  /// - Parameters:
  ///   - view: the view, or a piece of one.
  ///   - property: the property of the view.
  public func error(of view: ViewID, _ property: ViewProperty) -> Double {
    entries.first { $0.view == view && $0.property == property }?.error ?? 0
  }

  /// Whether no error is larger than its tolerance.
  public var keepsTolerance: Bool { entries.allSatisfy { $0.keepsTolerance } }
}

extension AccuracyReport {
  /// The largest error in one property of one view.
  public struct Entry: Sendable, Equatable, CustomStringConvertible {
    /// The view that the error is about.
    public let view: ViewID

    /// The property that the error is about.
    public let property: ViewProperty

    /// The largest error of each component.
    package var errors: SIMD4<Double>

    /// The error that each component may have; infinity where no tolerance applies.
    package var tolerances: SIMD4<Double>

    /// The time of the largest error, in seconds.
    public package(set) var time: Double

    /// By how many seconds at most a jump comes too early or too late. Next to a jump, the error is as large as the
    /// jump.
    public package(set) var shift: Double

    /// The jump of the timeline itself at the end of a spring, in the unit of the property; 0 without a spring.
    ///
    /// A spring never settles exactly, so that it is cut off near its end.
    public package(set) var snap = 0.0

    /// - Parameters:
    ///   - errors: the largest error of each component, in the unit of the property.
    ///   - tolerances: the error that each component may have, in the same unit.
    package init(
      view: ViewID, property: ViewProperty, errors: SIMD4<Double>,
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
    package init(
      view: ViewID, property: ViewProperty, error: Double, time: Double, shift: Double = 0
    ) {
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

    /// Whether no component has a larger error than it may have. An error is larger where the tolerance would take too
    /// many points.
    public var keepsTolerance: Bool { components.allSatisfy { errors[$0] <= tolerances[$0] } }

    /// The component with the largest error among those beyond their tolerance, or among all.
    var worstComponent: Int {
      let beyond = components.filter { errors[$0] > tolerances[$0] }
      return (beyond.isEmpty ? Array(components) : beyond).max { errors[$0] < errors[$1] } ?? 0
    }

    private var components: Range<Int> { 0..<min(max(property.componentCount, 1), 4) }

    /// Errors below this are rounding errors of the arithmetic.
    static let exactness = 1e-12

    package var isExact: Bool { error < Entry.exactness && shift == 0 }

    /// The entry with an additional error in every component.
    package func adding(_ error: Double) -> Entry {
      var entry = self
      entry.errors += SIMD4(repeating: error)
      return entry
    }

    /// Takes the larger of two errors. An error beyond its tolerance stays beyond it.
    package mutating func formUnion(_ other: Entry) {
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

  /// Adds the errors of what a document was made from.
  package mutating func add(_ source: AccuracyReport) {
    var indices = indices
    for other in source.entries {
      guard let index = indices[other.subject] else {
        indices[other.subject] = entries.count
        entries.append(other)
        continue
      }
      if other.error > entries[index].error { entries[index].time = other.time }
      entries[index].errors += other.errors
      entries[index].tolerances += other.tolerances
      entries[index].shift += other.shift
    }
    addOmissions(source.omissions)
  }

  /// Takes the larger of two errors for each entry, and all omissions.
  package mutating func formUnion(_ other: AccuracyReport) {
    var indices = indices
    for entry in other.entries {
      if let index = indices[entry.subject] {
        entries[index].formUnion(entry)
      } else {
        indices[entry.subject] = entries.count
        entries.append(entry)
      }
    }
    addOmissions(other.omissions)
    extent = max(extent, other.extent)
  }

  /// The index of the entry about each property of each view. A view may have thousands of pieces.
  private var indices: [Entry.Subject: Int] {
    Dictionary(firstOf: entries.enumerated().map { ($1.subject, $0) })
  }

  private mutating func addOmissions(_ others: [String]) {
    let known = Set(omissions)
    omissions += others.filter { !known.contains($0) }
  }
}

extension AccuracyReport.Entry {
  fileprivate struct Subject: Hashable {
    let view: ViewID
    let property: ViewProperty
  }

  /// What the entry is about.
  fileprivate var subject: Subject { Subject(view: view, property: property) }
}
