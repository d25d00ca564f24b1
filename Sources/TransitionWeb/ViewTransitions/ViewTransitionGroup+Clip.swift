import TransitionExport
import TransitionKit

extension ViewTransitionGroup {
  /// Adds what the elements around it cut off.
  mutating func add(_ clip: ViewTransitionClip, isInSpace: Bool, _ source: Source) {
    guard !isInSpace else {
      accuracy.omissions.append("what clips \(view.label), which is turned in space")
      return
    }
    guard clip.isNeeded(reader.sampler) else { return }
    let isRound = clip.hasRoundCorners(source.tracks)
    let matrices = group.declarations.contains { $0.property == "rotate" }
    let isTurned = matrices || group.animations.contains { $0.property == "rotate" }
    if isRound, isTurned || !clip.hasOneClipper {
      accuracy.omissions.append("the round corners of what clips \(view.label)")
    }
    let extent = max(presentation.longestSide, 1)
    func inSizes(_ entry: AccuracyReport.Entry) -> AccuracyReport.Entry {
      var entry = entry
      entry.errors /= extent
      entry.tolerances /= extent
      return AccuracyReport.Entry(
        view: view, property: .clip, errors: entry.errors, tolerances: entry.tolerances,
        time: entry.time, shift: entry.shift)
    }
    guard isTurned else {
      let insets = reader.track(.clip, clip.insets)
      var tracks = [insets]
      if isRound, clip.hasOneClipper { tracks.append(reader.track(.clipRadius, clip.radii)) }
      let (reader, radii) = (reader, clip.radii)
      let merged = MergedTracks(tracks) {
        reader.bakedTrack($0.property, $0.property == .clip ? clip.insets : radii)
      }
      group.add(
        "clip-path",
        merged.keyframes.map { keyframe in
          let sides = (0..<4).map { decimal(keyframe.values[0][$0]) + "px" }
          let round =
            keyframe.values.count > 1
            ? " round \(decimal(keyframe.values[1].x))px / \(decimal(keyframe.values[1].y))px" : ""
          return (keyframe.time, "inset(\(sides.joined(separator: " "))\(round))", keyframe.easing)
        })
      report(inSizes(merged.tracks[0].entry))
      if merged.tracks.count > 1 { report(merged.tracks[1].entry) }
      return
    }
    if !clip.hasOneClipper {
      accuracy.omissions.append(
        "the clips of \(view.label), which is turned, but for that of the innermost element")
    }
    let limit = source.tolerance.error(in: extent)
    let numbers = [clip.corners(0), clip.corners(2)]
    let found = reader.sampler.keyframes(within: limit, following: numbers)
    group.add(
      "clip-path",
      separated(found.keyframes).map { keyframe in
        let points = numbers.map { $0(keyframe.states) }.flatMap { [($0.x, $0.y), ($0.z, $0.w)] }
        let text = points.map { "\(decimal($0.0))px \(decimal($0.1))px" }
        return (keyframe.time, "polygon(\(text.joined(separator: ", ")))", .linear)
      })
    report(
      inSizes(
        AccuracyReport.Entry(
          view: view, property: .clip, errors: found.error,
          tolerances: SIMD4(repeating: limit), time: found.errorTime)))
  }
}
