import TransitionExport
import TransitionKit

/// The origin or the page of a transition of pages, as keyframes of the Web Animations API whose offsets are its progress.
struct WebRoot {
  /// The keyframes of `transform`, about the centre of the page, as JSON; empty for none.
  private(set) var matrices = ""
  /// The keyframes of everything else, as JSON; empty for none.
  private(set) var effects = ""
  /// The keyframes of what covers it, as JSON; empty for none.
  private(set) var overlay = ""
  private(set) var entries: [AccuracyReport.Entry] = []
  private(set) var omissions: [String] = []
  /// By how much each property changes.
  private(set) var ranges: [ViewProperty: SIMD4<Double>] = [:]

  private let view: ViewID
  private let probe: SizeProbe
  private let followsProgress: Bool
  private let isOrigin: Bool

  private static let spatial: Set<ViewProperty> = [.translation, .rotation, .scale]
  private static let visual = Set(ViewProperty.filters).union([
    .opacity, .clip, .clipRadius, .cornerRadius, .background, .shadow, .shadowColor,
  ])

  /// - Parameters:
  ///   - followsProgress: whether all keyframes are those of the start and of the end.
  ///   - isOrigin: whether it may carry several pages, which fade as one.
  init(
    ofViewAt index: Int, _ tracks: [KeyframedTrack], _ probe: SizeProbe,
    _ reader: KeyframedTrackReader, followsProgress: Bool, isOrigin: Bool = false,
    tolerance: Tolerance
  ) {
    view = probe.reference.targets[index].id
    (self.probe, self.followsProgress, self.isOrigin) = (probe, followsProgress, isOrigin)
    let duration = probe.reference.duration
    func merged(_ properties: Set<ViewProperty>) -> MergedTracks? {
      let chosen = tracks.filter { properties.contains($0.property) }
      guard !chosen.isEmpty else { return nil }
      return MergedTracks(chosen.map { $0.withSeparateTimes(over: duration) }) {
        reader.baked($0, tolerance: tolerance / 2).withSeparateTimes(over: duration)
      }
    }
    if let spatial = merged(Self.spatial) {
      matrices = text(addMatrices(spatial, anchor: tracks.first { $0.property == .anchor }))
    }
    if [.shadow, .shadowColor].allSatisfy({ property in
      tracks.contains { $0.property == property && $0.moves }
    }) {
      omissions.append("\(view).shadowColor between keyframes, while the shadow fades")
    }
    if let visual = merged(Self.visual) { effects = text(addEffects(visual)) }
    if let cover = merged([.overlay]) {
      overlay = text(addOverlay(cover))
      omissions += tracks.filter { Self.visual.contains($0.property) && $0.moves }.map {
        "\(view).\($0.property) of its overlay"
      }
    }
    let others = tracks.filter { track in
      !Self.spatial.union(Self.visual).contains(track.property)
        && ![.overlay, .anchor, .zPosition, .perspective].contains(track.property)
    }
    omissions += others.map { "\(view).\($0.property)" }
  }

  // MARK: - Keyframes

  private typealias Keyframe = (offset: Double, easing: KeyframeEasing, members: JSONObject)

  /// The keyframes of the merged tracks, from the start to the end: their times, values and easings.
  private func places(_ merged: MergedTracks) -> [MergedTracks.Keyframe] {
    var places = merged.keyframes
    let duration = probe.reference.duration
    guard let first = places.first, let last = places.last else { return [] }
    if followsProgress || places.count == 1 { places = [first, last] }
    // The first value holds before, and the last one after.
    if followsProgress || first.time > 0 || places.count == 2 && first.time == last.time {
      let start = MergedTracks.Keyframe(time: 0, values: first.values, easing: .linear)
      if followsProgress || first.time == 0 {
        places[0] = start
      } else {
        places.insert(start, at: 0)
      }
    }
    let end = MergedTracks.Keyframe(time: duration, values: last.values, easing: .linear)
    if followsProgress || last.time == 0 {
      places[places.count - 1] = end
    } else if last.time < duration {
      places.append(end)
    }
    return places
  }

  private func text(_ keyframes: [Keyframe]) -> String {
    JSONValue.array(
      keyframes.map { keyframe in
        var members = keyframe.members
        members["offset"] = .number(keyframe.offset)
        if keyframe.easing != .linear { members["easing"] = .string(keyframe.easing.css) }
        return .object(members)
      }
    ).text(isPretty: false)
  }

  private func offset(_ time: Double) -> Double {
    let duration = probe.reference.duration
    return duration > 0 ? time / duration : time > 0 ? 1 : 0
  }

  private mutating func addEntries(of merged: MergedTracks, rounding: [ViewProperty: Double] = [:])
  {
    let amplification = merged.keyframes.map { $0.easing.errorFactor }.max() ?? 1
    for track in merged.tracks {
      let values = track.keyframes.map { $0.value }
      ranges[track.property] = values.reduce(.zero) { larger($0, magnitude($1 - values[0])) }
      let rounding =
        rounding[track.property] ?? values.map { track.property.cssRoundingError(of: $0) }.max()
        ?? 0
      entries.append(track.entry.adding(rounding * amplification))
    }
  }

  // MARK: - Effects

  private mutating func addEffects(_ merged: MergedTracks) -> [Keyframe] {
    addEntries(of: merged)
    let properties = merged.tracks.map { $0.property }
    if properties.contains(.cornerRadius) {
      omissions.append("\(view).cornerRadius of what a page lets overflow")
    }
    return places(merged).map { place in
      let values = Dictionary(firstOf: zip(properties, place.values).map { ($0, $1) })
      var members: JSONObject = [:]
      var filters = ViewProperty.filters.compactMap { property in
        values[property].flatMap { property.filterFunction($0.x) }
      }
      if let opacity = values[.opacity] {
        // WebKitGTK gives the `opacity` of an element that contains layers to each of them.
        if isOrigin {
          filters.append("opacity(\(decimal(max(0, opacity.x))))")
        } else {
          members["opacity"] = .string(decimal(opacity.x))
        }
      }
      if !filters.isEmpty { members["filter"] = .string(filters.joined(separator: " ")) }
      if values[.clip] != nil || values[.clipRadius] != nil {
        let sides = insets(values[.clip] ?? .zero, bleed: 0)
        let radius = decimal(values[.clipRadius]?.x ?? 0)
        members["clipPath"] = .string("inset(\(sides) round \(radius)px)")
      }
      if let radius = values[.cornerRadius] {
        members["borderRadius"] = .string(decimal(radius.x) + "px")
      }
      if let shadow = values[.shadow] {
        members["boxShadow"] = .string(boxShadow(shadow, color: values[.shadowColor]))
      }
      if let color = values[.background] {
        members["backgroundColor"] = .string(
          ViewProperty.background.declarations(color, bleed: 0)[0].value)
      }
      return (offset(place.time), followsProgress ? .linear : place.easing, members)
    }
  }

  private mutating func addOverlay(_ merged: MergedTracks) -> [Keyframe] {
    addEntries(of: merged)
    return places(merged).map { place in
      var members: JSONObject = [:]
      for (name, _, value) in ViewProperty.overlay.declarations(place.values[0], bleed: 0) {
        members[name == "opacity" ? name : "backgroundColor"] = .string(value)
      }
      return (offset(place.time), followsProgress ? .linear : place.easing, members)
    }
  }

  // MARK: - Matrices

  private mutating func addMatrices(_ merged: MergedTracks, anchor: KeyframedTrack?) -> [Keyframe] {
    let properties = merged.tracks.map { $0.property }
    let places = places(merged)
    func values(_ property: ViewProperty) -> [SIMD4<Double>]? {
      properties.firstIndex(of: property).map { index in places.map { $0.values[index] } }
    }
    let moves = moves(at: places.map { $0.time }, or: values(.translation))
    if moves?.isRelative == false {
      omissions.append("\(view).translation at other sizes than those of the container")
    }
    addEntries(of: merged, rounding: moves.map { [.translation: $0.rounding] } ?? [:])
    let rotations = values(.rotation).map { rotations in
      rotationTexts(
        of: zip(places, rotations).map { .init(time: $0.time, value: $1, easing: $0.easing) })
    }
    let scales = values(.scale)
    let anchor = anchor?.keyframes[0].value ?? SIMD4(0.5, 0.5, 0, 0)
    let (x, y) = (anchor.x - 0.5, anchor.y - 0.5)
    let isCentral = x == 0 && y == 0
    let perspective = probe.reference.frame(at: 0)[view].perspective
    return places.indices.map { index in
      var functions: [String] = []
      if perspective != 0 { functions.append("perspective(\(decimal(100 / perspective))cqmax)") }
      if let move = moves?.texts[index] { functions.append(move) }
      if !isCentral { functions.append("translate(\(percent(x)), \(percent(y)))") }
      if let rotation = rotations?[index] {
        let isPlane = !rotation.contains(" ")
        let arguments = rotation.split(separator: " ").joined(separator: ", ")
        functions.append(isPlane ? "rotate(\(rotation))" : "rotate3d(\(arguments))")
      }
      if let scale = scales?[index] {
        let isPlane = scales?.allSatisfy { $0.z == 1 } ?? true
        let plane = "\(decimal(scale.x)), \(decimal(scale.y))"
        functions.append(isPlane ? "scale(\(plane))" : "scale3d(\(plane), \(decimal(scale.z)))")
      }
      if !isCentral { functions.append("translate(\(percent(-x)), \(percent(-y)))") }
      return (
        offset(places[index].time), followsProgress ? .linear : places[index].easing,
        ["transform": .string(functions.joined(separator: " "))]
      )
    }
  }

  /// The functions of the translations at some times, in lengths of the container if CSS can express how they depend on its
  /// size.
  private func moves(
    at times: [Double], or values: [SIMD4<Double>]?
  ) -> (texts: [String], rounding: Double, isRelative: Bool)? {
    guard let values,
      let track = probe.reference.tracks.first(where: {
        $0.property == .translation && probe.reference.view(of: $0) == view
      })
    else { return nil }
    func function(_ axes: [[String]]) -> [String] {
      let isPlane = axes.allSatisfy { $0[2] == "0" }
      return axes.map {
        isPlane ? "translate(\($0[0]), \($0[1]))" : "translate3d(\($0.joined(separator: ", ")))"
      }
    }
    var text = LengthText(
      lengths: probe.lengths, fills: true, view: Size(width: 1, height: 1))
    let relative = times.compactMap { time in
      probe.sum(of: track, at: time).flatMap { text.axes(of: $0) }
    }
    if probe.hasOneDuration, relative.count == times.count {
      return (function(relative), text.roundingError, true)
    }
    let points = values.map { value in [0, 1, 2].map { decimal(value[$0]) + "px" } }
    let plane = points.map { [$0[0], $0[1], $0[2] == "0px" ? "0" : $0[2]] }
    let rounding = values.map { ViewProperty.translation.cssRoundingError(of: $0) }.max() ?? 0
    return (function(plane), rounding, false)
  }
}
