import TransitionKit

/// Makes the timeline of the samples of a run.
struct RecordedTimeline {
  let timeline: Timeline

  /// The accuracy of each track.
  private(set) var entries: [AccuracyReport.Entry] = []

  /// What the timeline cannot say, a sentence each.
  private(set) var omissions: [String] = []

  /// - Parameter start: the time of the first sample on the clock of the animator.
  init(
    _ curves: RecordedCurves, _ parts: RecordedParts, _ samples: [(RunSample, RunSample)],
    from start: Double
  ) {
    let end = samples.last?.1.time ?? start
    let last = samples.last?.1
    let present = Set(last?.order ?? [])
    omissions = parts.omissions
    let indices = Dictionary(
      parts.parts.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { $1 })
    let targets = parts.parts.map { part in
      TransitionTarget(
        id: parts.view(of: part),
        operation: present.contains(part.page) ? .insertion : .removal,
        parent: part.pieces.isEmpty
          ? nil
          : indices[RunSample.Part(page: part.page, pieces: Array(part.pieces.dropLast()))],
        region: parts.regions[part])
    }
    let duration = end - start
    var segments: [Timeline.Segment] = []
    var tracks: [(view: Int, property: ViewProperty, segments: Range<Int>)] = []
    for (index, channel) in curves.channels.enumerated() {
      guard let view = indices[channel.part] else { continue }
      let name = "\(targets[view].id).\(channel.property)"
      let completion =
        last.flatMap { channel.value(in: $0) } ?? channel.property.identityVector
      var segment: Timeline.Segment
      if channel.property.composition == .constant {
        let (value, others) = curves.longest(index)
        segment = Timeline.Segment(start: value, end: value, completion: completion, timing: 0)
        omissions += others.map {
          "\(name) is \(PropertyValue($0.value, of: channel.property)) from \(decimal($0.time - start)) s on"
        }
      } else {
        segment = curves.segment(index, completion: completion)
      }
      tracks.append((view, channel.property, segments.count..<segments.count + 1))
      segments.append(segment)
      entries.append(
        AccuracyReport.Entry(
          view: targets[view].id, property: channel.property, errors: curves.errors[index],
          tolerances: curves.tolerances[index], time: curves.errorTimes[index] - start,
          shift: curves.shifts[index]))
    }
    let order = DrawingOrder(samples, pages: parts.parts.filter { $0.pieces.isEmpty }.map(\.page))
    func name(_ page: Int) -> String { "\(parts.view(of: RunSample.Part(page: page)))" }
    omissions += order.exceptions.map {
      """
      \(name($0.below)) is drawn behind \(name($0.above)) from \(decimal($0.from - start)) s to \
      \(decimal($0.to - start)) s
      """
    }
    omissions += order.absences.map {
      """
      \(name($0.page)) is not there from \(decimal($0.from - start)) s to \
      \(decimal($0.to - start)) s, where its opacity is 0
      """
    }
    timeline = Timeline(
      targets: targets,
      drawingOrder: order.pages.compactMap { indices[RunSample.Part(page: $0)] },
      duration: duration, isReversed: false,
      timings: [Timing(start: 0, end: duration, animation: .linear(duration: duration))],
      segments: segments, tracks: tracks)
  }
}

extension RecordedCurves {
  /// The value that a channel has for the longest time, and the times at which it takes another one.
  fileprivate func longest(
    _ index: Int
  ) -> (value: SIMD4<Double>, others: [(time: Double, value: SIMD4<Double>)]) {
    var spans: [(value: SIMD4<Double>, duration: Double)] = []
    var changes: [(time: Double, value: SIMD4<Double>)] = []
    for (from, to) in zip(points, points.dropFirst()) {
      let value = from.after[index]
      if changes.last?.value != value { changes.append((from.time, value)) }
      if let span = spans.firstIndex(where: { $0.value == value }) {
        spans[span].duration += to.time - from.time
      } else {
        spans.append((value, to.time - from.time))
      }
    }
    let value = spans.max { $0.duration < $1.duration }?.value ?? points[0].after[index]
    return (value, changes.filter { $0.value != value })
  }

  /// The straight lines of a channel.
  fileprivate func segment(_ index: Int, completion: SIMD4<Double>) -> Timeline.Segment {
    var steps: [(duration: Double, value: SIMD4<Double>)] = []
    for (from, to) in zip(points, points.dropFirst()) {
      steps.append((to.time - from.time, to.before[index]))
      let isLast = to.time == points[points.count - 1].time
      if to.after[index] != to.before[index], !isLast { steps.append((0, to.after[index])) }
    }
    return Timeline.Segment(from: points[0].after[index], steps: steps, completion: completion)
  }
}
