import TransitionKit

extension AccuracyReport {
  /// The number of times at which a sampled animation is compared with the original.
  fileprivate static let comparisons = 16_384

  /// The differences between a document and its timeline, of which some parts may be sampled.
  package init(of document: TimelineDocument, _ parts: SampledParts, for timeline: Timeline) {
    self.init()
    let custom = CustomPropertyDocument.properties(of: timeline)
    let tracks = timeline.tracks.filter {
      !$0.property.isCustom || custom.contains($0.property)
    }
    omissions = Self.leftOut(of: timeline, without: custom)
    entries = tracks.map {
      Entry(view: timeline.view(of: $0), property: $0.property, error: 0, time: 0)
    }
    guard tracks.contains(where: { parts.changes($0, of: timeline) }) else { return }
    let copy: Timeline
    do {
      copy = try document.presentation().timeline
    } catch {
      omissions.append("anything that can be read back: \(error)")
      return
    }
    for (index, (track, other)) in zip(tracks, copy.tracks).enumerated()
    where parts.changes(track, of: timeline) {
      entries[index].bound(by: track, of: timeline, parts)
      entries[index].measure(track, of: timeline, other, of: copy, parts)
    }
    omissions += timeline.timings.indices.compactMap { index in
      guard let sampled = parts.animations[index] else { return nil }
      return """
        timings[\(index)] is the \(sampled.isWhole ? "" : "custom ")animation \(timeline.timings[index].animation), which is \
        written as straight lines; the errors are twice those measured at \(Self.comparisons + 1) times
        """
    }
    let lines = parts.paths.count
    if lines > 0 {
      omissions.append(
        "\(lines) motion path(s) or modifier(s), which are written as straight lines")
    }
  }

  /// The omissions of custom properties.
  private static func leftOut(of timeline: Timeline, without custom: [ViewProperty]) -> [String] {
    timeline.tracks.filter { $0.property.shapeClip != nil }.map {
      "\(timeline.view(of: $0)).\($0.property), whose shapes a document does not have"
    }
      + timeline.tracks.filter {
        $0.property.isCustom && $0.property.shapeClip == nil && !custom.contains($0.property)
      }.map {
        """
        \(timeline.view(of: $0)).\($0.property), a custom property with the name of a \
        built-in one, or beyond \(CustomPropertyDocument.greatestCount) of them
        """
      }
      + custom.filter { $0.text != nil }.map { "the text of \($0), which is code" }
  }
}

extension AccuracyReport.Entry {
  /// Adds the error bounds of the lines that replace parts of a track.
  fileprivate mutating func bound(
    by track: Timeline.Track, of timeline: Timeline, _ parts: SampledParts
  ) {
    tolerances = .zero
    for (index, segment) in zip(track.segments.indices, track.segments) {
      if let path = parts.paths[index] {
        errors += path.errors
        tolerances += path.tolerances
        time = path.errorTime
        shift = max(shift, path.shift)
      } else if let animation = parts.animations[segment.timing] {
        // Twice the tolerance of the lines, because twice the measured error is reported.
        let range = magnitude(segment.end - segment.start)
        tolerances += 2 * SampledAnimation.tolerance * range
        shift = max(shift, animation.shiftOnTimeline)
      }
    }
    tolerances = larger(tolerances, SIMD4(repeating: Self.exactness))
  }

  /// Compares a track with the one that is read back. Only this measures sums of lines, and lines that replace a
  /// custom animation.
  fileprivate mutating func measure(
    _ track: Timeline.Track, of timeline: Timeline, _ other: Timeline.Track, of copy: Timeline,
    _ parts: SampledParts
  ) {
    let hasAnimation = track.segments.contains { parts.animations[$0.timing] != nil }
    let count = hasAnimation ? AccuracyReport.comparisons : AccuracyReport.comparisons / 16
    var worst = SIMD4<Double>.zero
    for index in 0...count {
      let time = timeline.duration * Double(index) / Double(count)
      let error = magnitude(timeline.value(of: track, at: time) - copy.value(of: other, at: time))
      if error.max() > worst.max(), 2 * error.max() > errors.max() { self.time = time }
      worst = larger(worst, error)
    }
    // Twice the measured error, because it may be larger between the times.
    errors = larger(errors, 2 * worst)
  }
}
