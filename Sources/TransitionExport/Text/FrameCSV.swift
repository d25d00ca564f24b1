import TransitionKit

extension ExportFormat {
  /// Comma-separated values for spreadsheets and data frames: a row for each frame.
  ///
  /// The columns are `time`; for each view `<view>.present`, which is 1 or 0, and
  /// `<view>.<property>.<component>` for every property that is written; and `drawingOrder`, the views
  /// that are present from back to front, with spaces between them. Pieces are present whenever their view
  /// is, and have no such column; their numbers are in columns such as
  /// `destination piece 3.translation.dx`. A property of one component has no
  /// third part in its name. Times are seconds, lengths points, angles radians, and every number reads
  /// back to the same bits.
  ///
  /// A rate that is not a positive number gives the first and the last frame only; there are 100,000
  /// frames at most. Source: RFC 4180.
  public static func csv(framesPerSecond: Double) -> ExportFormat {
    ExportFormat(fileExtension: "csv", hasCustomProperties: true) { presentation in
      let sampled = SampledFrames(presentation, framesPerSecond: framesPerSecond)
      let written = presentation.timeline.writtenProperties
      var accuracy = AccuracyReport()
      accuracy.entries = written.map {
        AccuracyReport.Entry(view: $0.view, property: $0.property, error: 0, time: 0)
      }
      accuracy.omissions = sampled.accuracyOmissions
      return Export(
        document: csv(sampled.frames, presentation.timeline.views, written),
        accuracy: accuracy)
    }
  }

  // No field is quoted: none contains a comma, a quotation mark or a line break.
  private static func csv(
    _ frames: [Timeline.Frame], _ views: [ViewID], _ written: [(view: ViewID, property: Property)]
  ) -> String {
    let roots = presentViews(views)
    let names = written.flatMap { view, property in
      property.componentNames.map { "\(view).\(property)" + ($0.isEmpty ? "" : ".\($0)") }
    }
    var rows = [["time"] + roots.map { "\($0).present" } + names + ["drawingOrder"]]
    for frame in frames {
      let states = Dictionary(uniqueKeysWithValues: views.map { ($0, frame[$0]) })
      let values = written.flatMap { view, property in
        (states[view] ?? .rest)[property].components.map { "\($0)" }
      }
      let order = frame.drawingOrder.map { "\($0)" }.joined(separator: " ")
      rows.append(
        ["\(frame.time)"] + roots.map { frame.isPresent($0) ? "1" : "0" } + values + [order])
    }
    return rows.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private static func presentViews(_ views: [ViewID]) -> [ViewID] {
    views.filter { view in
      if case .piece = view { return false }
      return true
    }
  }
}
