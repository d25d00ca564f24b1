import TransitionKit

extension ExportFormat {
  /// Comma-separated values for spreadsheets and data frames: a row for each frame.
  ///
  /// The columns are `time (s)`; for each view `<view>.present`, which is 1 or 0, and
  /// `<view>.<property>.<component>` for every property that is written; and `drawingOrder`, the views
  /// that are present from back to front, with spaces between them. Pieces are present whenever their view
  /// is, and have no such column; their numbers are in columns such as
  /// `destination piece 3.translation.dx (pt)`. A property of one component has no third part in its name. In
  /// `drawingOrder`, a space in the id of an element is written as `%20`, and `%` as `%25`. A name that begins like a
  /// formula, with `=`, `+`, `-` or `@`, has an apostrophe before it.
  ///
  /// The unit of a column is in parentheses: seconds `(s)`, points `(pt)`, degrees `(deg)`. A column
  /// without a unit holds plain numbers, such as factors and fractions of a size. Every number reads back to
  /// the same bits; angles do so in degrees, and in radians within the error in the accuracy report.
  ///
  /// A rate that is not a positive number gives the first and the last frame only; there are 100,000
  /// frames at most. Source: RFC 4180.
  ///
  /// - Parameter framesPerSecond: how many frames are listed for each second; any rate that is not positive
  ///   gives the first and the last one.
  public static func csv(framesPerSecond: Double) -> ExportFormat {
    ExportFormat(fileExtension: "csv", hasCustomProperties: true) { presentation in
      let sampled = SampledFrames(presentation, framesPerSecond: framesPerSecond)
      let written = presentation.timeline.writtenProperties
      var accuracy = AccuracyReport()
      accuracy.entries = written.map { view, property in
        let worst =
          property.isAngle
          ? sampled.frames.map {
            (error: degreeError(of: $0[view][property].components), time: $0.time)
          }
          .max { $0.error < $1.error } : nil
        return AccuracyReport.Entry(
          view: view, property: property, error: worst?.error ?? 0, time: worst?.time ?? 0)
      }
      accuracy.omissions = sampled.accuracyOmissions
      return Export(
        document: csv(sampled.frames, presentation.timeline.views, written),
        accuracy: accuracy)
    }
  }

  private static func csv(
    _ frames: [Timeline.Frame], _ views: [ViewID],
    _ written: [(view: ViewID, property: ViewProperty)]
  ) -> String {
    let wholeViews = views.filter { $0.isWhole }
    let names = written.flatMap { view, property in
      property.componentNames.enumerated().map { lane, name in
        quoted(
          "\(view).\(property)" + (name.isEmpty ? "" : ".\(name)")
            + unit(of: property, lane: lane))
      }
    }
    var rows = [
      ["time (s)"] + wholeViews.map { quoted("\($0).present") } + names + ["drawingOrder"]
    ]
    for frame in frames {
      let states = Dictionary(
        firstOf: views.map { ($0, frame[$0]) })
      let values = written.flatMap { view, property in
        (states[view] ?? .rest)[property].components.map {
          "\(property.isAngle ? Angle(radians: $0).degrees : $0)"
        }
      }
      let order = quoted(frame.drawingOrder.map { $0.word }.joined(separator: " "))
      rows.append(
        ["\(frame.time)"] + wholeViews.map { frame.isPresent($0) ? "1" : "0" } + values + [order])
    }
    return rows.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }
}

extension ViewID {
  /// The name in a list with spaces between names.
  fileprivate var word: String {
    guard case .element(let id) = self else { return "\(self)" }
    // By scalars, because a space with an accent is another character.
    return id.unicodeScalars.reduce(into: "") { word, scalar in
      switch scalar {
      case " ": word += "%20"
      case "%": word += "%25"
      default: word.unicodeScalars.append(scalar)
      }
    }
  }
}

/// A name in quotes if RFC 4180 requires them, as those of custom properties and elements may.
///
/// A name that a spreadsheet would take for a formula gets an apostrophe. Source: OWASP, CSV Injection.
private func quoted(_ name: String) -> String {
  if isFormula(name) { return quoted("'" + name) }
  guard name.unicodeScalars.contains(where: { [",", "\"", "\r", "\n"].contains($0) }) else {
    return name
  }
  var result = "\"".unicodeScalars
  for scalar in name.unicodeScalars { result += scalar == "\"" ? [scalar, scalar] : [scalar] }
  return String(result) + "\""
}

/// The unit of a column, in parentheses after its name; empty for plain numbers.
private func unit(of property: ViewProperty, lane: Int) -> String {
  if property.isAngle { return " (deg)" }
  return ComponentUnit(of: property, lane: lane).symbol == "pt" ? " (pt)" : ""
}

/// The error of angles that are read back from degrees, in radians.
private func degreeError(of angles: [Double]) -> Double {
  angles.map { abs(Angle(degrees: Angle(radians: $0).degrees).radians - $0) }.max() ?? 0
}

/// Whether a spreadsheet would compute something from a name. One with a hyphen, as that of a property in CSS, has to call
/// something for that.
private func isFormula(_ name: String) -> Bool {
  if name.first == "-" {
    return name.contains { $0 == "|" || $0 == "!" }
      || zip(name, name.dropFirst()).contains { $0 != " " && $1 == "(" }
  }
  let formulas: [Character] = ["=", "+", "@", "\t", "\r", "\n", "\r\n"]
  return name.first.map { formulas.contains($0) } ?? false
}
