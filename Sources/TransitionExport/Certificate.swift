import Foundation
import TransitionKit

/// How far a document is from the timeline that it shows.
///
/// The errors are bounds computed from values and derivatives of the timeline for what the document
/// says, rounding of its numbers included; what a player adds by its own arithmetic is not in them.
public struct Certificate: Sendable, Equatable {
  /// The largest error in one property of one view.
  public struct Entry: Sendable, Equatable {
    /// The view.
    public let view: ViewID

    /// The property.
    public let property: Property

    /// The largest error of any component, in units of the property; 0 if the document says exactly
    /// what the timeline does.
    public let error: Double

    /// Where in the timeline it is, in seconds.
    public let time: Double

    /// By how many seconds at most a jump comes too early or too late; next to a jump the error is as
    /// large as the jump.
    public let shift: Double

    /// Whether the error is what was asked for; it is not where that would take too many points.
    public let keepsTolerance: Bool

    init(
      view: ViewID, property: Property, error: Double, time: Double, shift: Double = 0,
      keepsTolerance: Bool = true
    ) {
      self.view = view
      self.property = property
      self.error = error
      self.time = time
      self.shift = shift
      self.keepsTolerance = keepsTolerance
    }

    /// Errors below this are those of the arithmetic itself.
    static let exactness = 1e-12

    var isExact: Bool { error < Entry.exactness && shift == 0 }

    func adding(_ error: Double) -> Entry {
      Entry(
        view: view, property: property, error: self.error + error, time: time, shift: shift,
        keepsTolerance: keepsTolerance)
    }
  }

  /// The errors, by view and property.
  public internal(set) var entries: [Entry] = []

  /// What the document could not express, a sentence each.
  public internal(set) var omissions: [String] = []

  /// The largest error in a property of a view; 0 if the document does not have it.
  public func error(of view: ViewID, _ property: Property) -> Double {
    entries.first { $0.view == view && $0.property == property }?.error ?? 0
  }
}

extension Certificate: CustomStringConvertible {
  /// A line for each property and each omission.
  public var description: String {
    var lines = entries.map { entry in
      let place = "\(entry.view).\(entry.property)"
      var line =
        entry.error < Entry.exactness
        ? "\(place) is exact"
        : "\(place) is within \(short(entry.error)), the most at \(short(entry.time)) s"
      if !entry.keepsTolerance {
        line += ", which is more than asked: it would take too many points"
      }
      if entry.shift > 0 { line += "; jumps are within \(short(entry.shift)) s" }
      return line
    }
    lines += omissions.map { "not expressed: \($0)" }
    return lines.isEmpty ? "nothing moves" : lines.joined(separator: "\n")
  }
}

/// A number with three significant digits.
private func short(_ value: Double) -> String { String(format: "%.3g", value) }
