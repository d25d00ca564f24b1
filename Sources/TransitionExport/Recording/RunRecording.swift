import TransitionKit

/// A run of an animator as a timeline, which every exporter takes.
///
/// ```swift
/// let log = RunLog(of: "push", [.init(0, .start), .init(0.15, .retarget(to: "pop"))])
/// let recording = try RunRecording(log, of: ["push": push, "pop": pop])
/// let export = Presentation(recording, named: "interrupted slide").exported(as: .svg)
/// ```
///
/// A run that is started and not touched until its end is the timeline of its transition, exactly. Any other run
/// is sampled: at its calls, wherever it may jump or bend, at a steady rate between, and where straight lines between
/// the samples differ from the run by more than the tolerance.
///
/// The timeline follows pages, not roles. The views of the first transition keep their names until the end: if a pop
/// interrupts a push, the page that the push came from is `origin` throughout. A third page is
/// `interrupted destination`.
public struct RunRecording: Sendable {
  /// The run from its start to its end.
  public let timeline: Timeline

  /// The container of the first transition.
  public let container: Container

  /// The largest distances between the timeline and the run, and what a timeline cannot say of it.
  ///
  /// Each error is twice the largest distance that was found at three places between two samples.
  public let accuracy: AccuracyReport

  /// Records the run of a log, from its start until it ends.
  ///
  /// A run that is paused or held at its last call is recorded up to that, and one that does not end within a
  /// minute after it for that minute.
  ///
  /// - Parameters:
  ///   - log: the calls of the run, with their times.
  ///   - transitions: the transitions by the names that the log has.
  ///   - tolerance: the largest error, as a fraction of the range of each number; it is clamped to 1e-9...1.
  ///   - rate: the samples a second at least; one that is not positive counts as 60. Of a run with more than
  ///     20,000 samples there are fewer.
  public init(
    _ log: RunLog, of transitions: [String: CompiledTransition], tolerance: Double = 0.001,
    samplesPerSecond rate: Double = 60
  ) throws(RunLog.MissingTransition) {
    let sampler = try RunSampler(log, of: transitions)
    container = sampler.first.container
    if sampler.isPlain {
      timeline = sampler.first.timeline
      accuracy = AccuracyReport(
        entries: timeline.tracks.map {
          AccuracyReport.Entry(view: $0.view, property: $0.property, error: 0, time: 0)
        })
      return
    }
    let roots = sampler.first.timeline.roots
    let shown = try sampler.samples(at: sampler.times(perSecond: rate))
    let anchors = RecordedAnchors(shown.inside) { [container] page in
      container.frame(of: RecordedParts.view(of: page, roots: roots)).size
    }
    let samples = shown.map { (anchors.applied(to: $0.0), anchors.applied(to: $0.1)) }
    let parts = RecordedParts(samples.inside, roots: roots)
    let curves = try RecordedCurves(samples, parts.channels, within: Tolerance(tolerance)) {
      times throws(RunLog.MissingTransition) in
      try sampler.samples(at: times).map {
        (anchors.applied(to: $0.0), anchors.applied(to: $0.1))
      }
    }
    let builder = RecordedTimeline(curves, parts, samples, from: sampler.start)
    timeline = builder.timeline
    var accuracy = AccuracyReport(entries: builder.entries)
    accuracy.omissions = parts.names(of: sampler.newPages, since: sampler.start) + builder.omissions
    if !sampler.isOver { accuracy.omissions.append("what follows, as the run does not end") }
    accuracy.omissions += sampler.differentFrames
    self.accuracy = accuracy
  }
}

extension Presentation {
  /// Presents a recording, whose accuracy the report of each export includes.
  ///
  /// - Parameters:
  ///   - recording: the recording to present, in the container of its first transition.
  ///   - name: the name, which documents use for titles and classes.
  public init(_ recording: RunRecording, named name: String = "recording") {
    self.init(recording.timeline, in: recording.container, named: name)
    accuracy = recording.accuracy
  }
}

extension RunRecording: CustomStringConvertible {
  /// The duration, the views, and the accuracy.
  public var description: String {
    let views = timeline.roots.map { "\($0)" }.joined(separator: ", ")
    return "\(decimal(timeline.duration)) s, \(views)\n\(accuracy)"
  }
}

extension [(RunSample, RunSample)] {
  /// The samples of the run itself, without those before its first and after its last call.
  fileprivate var inside: [RunSample] {
    var all = flatMap { [$0.0, $0.1] }
    if !all.isEmpty { all.removeFirst() }
    if all.count > 1 { all.removeLast() }
    return all
  }
}

extension Timeline {
  /// The views that are not pieces.
  fileprivate var roots: [ViewID] { targets.filter { $0.parent == nil }.map { $0.id } }
}

extension RunSampler {
  fileprivate static let greatestCount = 20_000.0

  /// Whether the run is started, and ends by itself.
  fileprivate var isPlain: Bool {
    isOver && log.entries.map { $0.call }.filter { $0 != .advance } == [.start]
  }

  /// The times of the events, and times at a steady rate between them.
  fileprivate func times(perSecond rate: Double) -> [Double] {
    let rate = rate > 0 && rate.isFinite ? rate : 60
    let step = max(1 / rate, (end - start) / Self.greatestCount)
    let events = events
    var times = Array(events.prefix(1))
    for (from, to) in zip(events, events.dropFirst()) {
      let count = max(((to - from) / step).rounded(.up), 1)
      for index in 1...Int(count) {
        times.append(Double(index) == count ? to : from + (to - from) * Double(index) / count)
      }
    }
    return times
  }

  /// A sentence for each other container than that of the first transition.
  fileprivate var differentFrames: [String] {
    log.transitionNames.filter { name in
      transitions[name].map { $0.container != first.container } ?? false
    }.map { "the container of \($0), which differs from that of the first transition" }
      + log.entries.compactMap { entry in
        guard case .resize(let container) = entry.call, container != first.container else {
          return nil
        }
        return "the container \(container) from \(decimal(entry.time - start)) s on"
      }
  }
}
