import TransitionKit
import TransitionScenes

extension Presentation {
  /// Presents a motion. The report of each export includes how far a recording is from what was recorded.
  ///
  /// ```swift
  /// let log = RunLog(of: "push", [.init(0, .start), .init(0.15, .retarget(to: "pop"))])
  /// let motion = try Motion(recording: log, of: ["push": push, "pop": pop], tolerance: 0.001)
  /// let export = Presentation(motion, named: "interrupted slide").exported(as: .svg)
  /// ```
  ///
  /// A view that is not on screen has the opacity 0, and the drawing order is the one that holds for longest.
  ///
  /// - Parameters:
  ///   - motion: what moves, and where.
  ///   - name: the name, which documents use for titles and classes.
  public init(_ motion: Motion, named name: String = "recording") {
    self.init(
      motion.timeline.hiding(motion.presence), in: motion.container,
      placements: motion.placements, named: name)
    accuracy = AccuracyReport(
      entries: motion.deviations.map {
        AccuracyReport.Entry(
          view: $0.view, property: $0.property, errors: $0.errors, tolerances: $0.tolerances,
          time: $0.time, shift: $0.shift)
      }, omissions: motion.omissions)
    if motion.deviations.isEmpty {
      accuracy.entries = timeline.tracks.map {
        AccuracyReport.Entry(view: $0.view, property: $0.property, error: 0, time: 0)
      }
    }
    accuracy.omissions += motion.exceptionsOfOrder + motion.absences
  }
}

extension Motion {
  /// When two views are drawn in the opposite order, a sentence each.
  fileprivate var exceptionsOfOrder: [String] {
    let order = timeline.drawingOrder.map { timeline.targets[$0].id }
    let ends = drawingOrders.dropFirst().map { $0.time } + [duration]
    var sentences: [String] = []
    for (depth, below) in order.enumerated() {
      for above in order[(depth + 1)...] {
        var spans: [(start: Double, end: Double)] = []
        for (shown, end) in zip(drawingOrders, ends) {
          guard let low = shown.order.firstIndex(of: below),
            let high = shown.order.firstIndex(of: above), low > high, end > shown.time
          else { continue }
          if let last = spans.last, last.end == shown.time {
            spans[spans.count - 1].end = end
          } else {
            spans.append((shown.time, end))
          }
        }
        sentences += spans.map {
          """
          \(above) is drawn behind \(below) from \(decimal($0.start)) s to \(decimal($0.end)) s
          """
        }
      }
    }
    return sentences
  }

  /// When a view is not on screen, a sentence each.
  fileprivate var absences: [String] {
    timeline.targets.flatMap { target in
      timeline.absences(presence[target.id]).map {
        """
        \(target.id) is not there from \(decimal($0.start)) s to \(decimal($0.end)) s, where its \
        opacity is 0
        """
      }
    }
  }
}
