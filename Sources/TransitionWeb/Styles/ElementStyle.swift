import TransitionExport
import TransitionKit

/// The declarations and animations of the elements of one view in CSS.
///
/// The element of the view fills a frame element, which has the frame of the view in the container, the perspective
/// and the position in the drawing order. An overlay is the `::after` of the element.
struct ElementStyle {
  let view: ViewID
  /// The position of the frame element in the drawing order, from 1.
  let zIndex: Int
  /// The distance of the eye, in points.
  let perspective: Double?
  private(set) var animations: [CSSAnimation] = []
  private(set) var entries: [AccuracyReport.Entry] = []
  /// Differences between the element and the timeline, a sentence each.
  private(set) var omissions: [String] = []
  /// Whether the corners of the content are clipped, too.
  let hasRoundCorners: Bool
  private var constants: [(part: StyledPart, declaration: CSSDeclaration)] = []
  private let hasPieces: Bool
  private let names: CSSValueNames
  private let bleed: Double

  /// By how many points a piece shows more than its region. Without that, a line is visible between two pieces
  /// whose edge is between two pixels. The piece and its neighbour show the same content there.
  static let bleed = 1.0

  /// - Parameters:
  ///   - index: the index of the view among those of the timeline.
  ///   - frames: the first and the last frame of the timeline, and the one after it.
  ///   - size: the size of the frame element, in points.
  ///   - order: the position in the drawing order, from 0.
  ///   - translatesFrames: whether `translate` moves a frame of constant size. Otherwise its margins do.
  init(
    index: Int, of timeline: Timeline, _ frames: TimelineEnds, size: Size, order: Int,
    hasPieces: Bool, translatesFrames: Bool, _ reader: KeyframedTrackReader, names: CSSValueNames,
    tolerance: Tolerance
  ) {
    let state = frames.first[timeline.targets[index].id]
    self.names = names
    view = timeline.targets[index].id
    zIndex = order + 1
    self.hasPieces = hasPieces
    bleed = timeline.targets[index].parent != nil && !hasPieces ? Self.bleed : 0
    let eye = max(size.width, size.height) / state.perspective
    perspective = state.perspective != 0 && eye > 0 && eye.isFinite ? eye : nil

    let tracks = reader.tracks(ofViewAt: index)
    hasRoundCorners = tracks.contains { $0.property == .cornerRadius }
    omissions = omissions(of: tracks, frames)
    if let anchor = tracks.first(where: { $0.property == .anchor })?.keyframes.first?.value {
      addOrigin(UnitPoint(x: anchor.x, y: anchor.y), of: size, tracks)
    }
    let isRound = tracks.contains { track in
      track.property == .clipRadius && track.keyframes.contains { $0.value.x > 0 }
    }
    let written = Set(tracks.map { $0.property })
    let filters = tracks.filter { ViewProperty.filters.contains($0.property) }
    func merged(_ tracks: [KeyframedTrack], multiplies: Bool = false) -> MergedTracks {
      func separate(_ track: KeyframedTrack) -> KeyframedTrack {
        track.withSeparateTimes(over: timeline.duration)
      }
      return MergedTracks(tracks.map(separate), multiplies: multiplies) {
        separate(reader.baked($0, tolerance: tolerance))
      }
    }
    let movingFrame = tracks.first {
      translatesFrames && $0.property == .frame && $0.hasConstantSize
    }
    for track in tracks {
      var track = track.withSeparateTimes(over: timeline.duration)
      switch track.property {
      case .frame where movingFrame != nil:
        let size = track.keyframes[0].value
        if size.z != 0 || size.w != 0 {
          let sides = SIMD4(0, 0, size.z, size.w)
          constants += ViewProperty.frame.declarations(sides, bleed: 0).map {
            (.element, ($0.property, $0.value))
          }
        }
        add("translate", merged([track] + tracks.filter { $0.property == .translation })) {
          let move = $0.dropFirst().reduce(SIMD4($0[0].x, $0[0].y, 0, 0), +)
          return ViewProperty.translation.declarations(move, bleed: 0)[0].value
        }
      case .translation where movingFrame != nil: break
      case _ where track.property.shapeClip != nil:
        addShapeClip(track, among: tracks, size: size)
      case .anchor, .perspective, .zPosition: entries.append(track.entry)
      case .doubleSided:
        if track.keyframes[0].value.x == 0 {
          constants.append((.element, ("backface-visibility", "hidden")))
        }
        entries.append(track.entry)
      case .clip where isRound: break
      case .clipRadius where !isRound: entries.append(track.entry)
      case .clipRadius:
        let clip = tracks.filter { $0.property == .clip }
        let bleed = bleed
        add("clip-path", merged(clip + [track])) { values in
          let insets = insets(values.count > 1 ? values[0] : .zero, bleed: bleed)
          return "inset(\(insets) round \(decimal(values[values.count - 1].x))px)"
        }
      case .shadow where hasPieces:
        omissions.append("\(view).shadow: the box of a view in pieces has a shadow no more")
      case .shadow where written.contains(.shadowColor):
        let color = tracks.filter { $0.property == .shadowColor }
        add("box-shadow", merged([track] + color, multiplies: true)) {
          boxShadow($0[0], color: $0[1])
        }
      case .shadowColor:
        if !written.contains(.shadow) { entries.append(track.entry) }
      case .background where hasPieces, .borderWidth where hasPieces:
        omissions.append("\(view).\(track.property), as the view is in pieces")
      case .borderColor where hasPieces: break
      case .borderWidth where !written.contains(.borderColor),
        .borderColor where !written.contains(.borderWidth):
        // A border without a color or without a width is not seen.
        entries.append(track.entry)
      case .borderWidth:
        let border = merged([track] + tracks.filter { $0.property == .borderColor })
        addBorder(border)
      case .borderColor: break
      case .rotation:
        if commonAxis(of: track.keyframes.map { $0.value }) == nil {
          track = reader.baked(track, tolerance: tolerance / 4)
            .followingSlerp(within: tolerance).withSeparateTimes(over: timeline.duration)
            .withoutWholeRotations(over: timeline.duration)
        } else {
          // The error of all components together is an angle.
          let isOff = track.entry.errors .> 0
          func length(_ v: SIMD4<Double>) -> SIMD4<Double> {
            let moving = SIMD4<Double>.zero.replacing(with: v, where: isOff)
            return v.replacing(with: (moving * moving).sum().squareRoot(), where: isOff)
          }
          track.entry.errors = length(track.entry.errors)
          track.entry.tolerances = length(track.entry.tolerances)
        }
        add(track)
      case _ where track.property.isFilter:
        guard let first = filters.first, ViewProperty.filters.contains(track.property) else {
          if track.keyframes.contains(where: { $0.value != track.property.identityVector }) {
            omissions.append("\(view).\(track.property): \(ViewProperty.missingFilter)")
          }
          break
        }
        // An element has one filter, which is a list.
        guard track.property == first.property else { break }
        let names = filters.map { $0.property }
        add("filter", merged(filters)) { values in
          zip(names, values).compactMap { $0.filterFunction($1.x) }.joined(separator: " ")
        }
      default: add(track)
      }
    }
    if timeline.targets[index].parent == nil, !frames.after.isPresent(view) {
      // A view that was removed is not there any more: it is not seen, and takes no clicks.
      if timeline.duration > 0 {
        add(
          "visibility", .element, [(0, "inherit", .linear), (timeline.duration, "hidden", .linear)])
      } else {
        constants.append((.element, ("visibility", "hidden")))
      }
    }
  }

  /// The declarations of a part that do not change.
  func constants(_ part: StyledPart) -> [CSSDeclaration] {
    constants.filter { $0.part == part }.map { $0.declaration }
  }

  /// The animations of a part.
  func animations(_ part: StyledPart) -> [CSSAnimation] { animations.filter { $0.part == part } }

  /// Whether a part has any declaration or animation.
  func has(_ part: StyledPart) -> Bool {
    constants.contains { $0.part == part } || animations.contains { $0.part == part }
  }

  /// Whether the content of a view in pieces has any declaration or animation.
  var hasContent: Bool { has(.content) || has(.contentOverlay) }

  private func part(_ property: String, isOverlay: Bool) -> StyledPart {
    if isOverlay { return hasPieces ? .contentOverlay : .overlay }
    return hasPieces && property == "border-radius" ? .content : .element
  }

  /// Adds a CSS property: an animation if its value changes, or else a declaration.
  private mutating func add(
    _ property: String, _ part: StyledPart,
    _ keyframes: [(time: Double, value: String, easing: KeyframeEasing)], loop: TrackLoop? = nil
  ) {
    if keyframes.contains(where: { $0.value != keyframes[0].value }) {
      animations.append(
        CSSAnimation(property: property, part: part, keyframes: keyframes, loop: loop))
    } else {
      constants.append((part, (property, keyframes[0].value)))
    }
  }

  private mutating func add(_ track: KeyframedTrack) {
    let rotations = track.property == .rotation ? rotationTexts(of: track.keyframes) : []
    let names = names[track.property]
    let values = track.keyframes.enumerated().map { index, keyframe in
      !track.property.isCustom
        ? rotations.isEmpty
          ? track.property.declarations(keyframe.value, bleed: bleed)
          : [("rotate", false, rotations[index])]
        : names.enumerated().map { ($1, false, decimal(keyframe.value[$0])) }
    }
    for index in values.first?.indices ?? 0..<0 {
      let (property, isOverlay, _) = values[0][index]
      add(
        property, part(property, isOverlay: isOverlay),
        zip(track.keyframes, values).map { ($0.time, $1[index].value, $0.easing) }, loop: track.loop
      )
    }
    addEntry(of: track, amplification: track.keyframes.map { $0.easing.errorFactor }.max() ?? 1)
  }

  /// Adds several tracks as one CSS property of the element.
  private mutating func add(
    _ property: String, _ merged: MergedTracks, value: ([SIMD4<Double>]) -> String
  ) {
    add(property, .element, merged, value: value)
    addEntries(of: merged)
  }

  private mutating func add(
    _ property: String, _ part: StyledPart, _ merged: MergedTracks,
    value: ([SIMD4<Double>]) -> String
  ) {
    add(
      property, part, merged.keyframes.map { ($0.time, value($0.values), $0.easing) },
      loop: merged.loop)
  }

  /// Adds the border: a shadow inside an element in front of the content, because browsers round the widths of borders to
  /// pixels of the screen.
  ///
  /// - Parameter border: the tracks of its width and of its color.
  private mutating func addBorder(_ border: MergedTracks) {
    add("box-shadow", .border, border) {
      "inset 0 0 0 \(decimal($0[0].x))px rgb(\(channels($0[1])))"
    }
    add("opacity", .border, border) { decimal($0[1].w) }
    addEntries(of: border)
  }

  /// Adds a clip to a shape: a polygon, whose corners move in straight lines.
  ///
  /// - Parameter size: the size of the frame element, in points.
  private mutating func addShapeClip(
    _ track: KeyframedTrack, among tracks: [KeyframedTrack], size: Size
  ) {
    guard var clip = track.property.shapeClip, size.width > 0, size.height > 0 else { return }
    let others = tracks.filter {
      [.clip, .clipRadius].contains($0.property) || $0.property.shapeClip != nil
    }
    guard others.count == 1, !hasPieces else {
      omissions.append(
        "\(view).\(track.property): \(hasPieces ? "the view is in pieces" : "an element has one clip")"
      )
      return
    }
    if tracks.contains(where: { $0.property == .layoutScale })
      || tracks.contains(where: { $0.property == .frame && !$0.hasConstantSize })
    {
      omissions.append("\(view).\(track.property) at other sizes: its corners are percentages")
    }
    let keyframes = track.keyframes.map { keyframe in
      clip.amount = keyframe.value.x
      let corners = clip.outline(in: Rect(size: size)).map {
        "\(percent($0.x / size.width)) \(percent($0.y / size.height))"
      }
      return (
        time: keyframe.time, value: "polygon(\(corners.joined(separator: ", ")))",
        easing: keyframe.easing
      )
    }
    add("clip-path", .element, keyframes, loop: track.loop)
    addEntry(of: track, amplification: track.keyframes.map { $0.easing.errorFactor }.max() ?? 1)
  }

  private mutating func addEntries(of merged: MergedTracks) {
    let amplification = merged.keyframes.map { $0.easing.errorFactor }.max() ?? 1
    for track in merged.tracks { addEntry(of: track, amplification: amplification) }
  }

  /// Adds the error of a track.
  ///
  /// - Parameter amplification: the factor by which an easing that overshoots multiplies the rounding of its ends.
  private mutating func addEntry(of track: KeyframedTrack, amplification: Double) {
    let rounding = track.keyframes.map { track.property.cssRoundingError(of: $0.value) }.max() ?? 0
    entries.append(track.entry.adding(rounding * amplification))
  }

  private func omissions(of tracks: [KeyframedTrack], _ frames: TimelineEnds) -> [String] {
    let written = Set(tracks.map { $0.property })
    var omissions: [String] = []
    let changesSize = tracks.contains { $0.property == .frame && !$0.hasConstantSize }
    if changesSize, written.contains(.layoutScale) {
      omissions.append("the layout scale of \(view) takes no part in its change of size")
    }
    if written.isSuperset(of: [.clip, .shadow]) {
      omissions.append("the shadow of \(view) beyond its clip, which cuts it off in CSS")
    }
    if written.isSuperset(of: [.blur, .shadow]) {
      omissions.append("the shadow of \(view) by itself: in CSS the blur blurs it, too")
    }
    if written.isSuperset(of: [.contrast, .shadow]) {
      omissions.append("the shadow of \(view) in black: in CSS the contrast changes it, too")
    }
    let (end, after) = (frames.last, frames.after)
    if after.isPresent(view) {
      for property in written
      where property.isAnimatable && end[view][property] != after[view][property] {
        omissions.append(
          "\(view).\(property) after the end, \(after[view][property]): animations hold their last frame"
        )
      }
    }
    return omissions.sorted()
  }

  /// Adds the point about which CSS scales and rotates. It is relative to the box that is laid out, so that it
  /// moves with the layout scale, unless it is the centre.
  private mutating func addOrigin(_ anchor: UnitPoint, of size: Size, _ tracks: [KeyframedTrack]) {
    guard anchor != .center else { return }
    guard let layout = tracks.first(where: { $0.property == .layoutScale }) else {
      constants.append(
        (.element, ("transform-origin", "\(percent(anchor.x)) \(percent(anchor.y))")))
      return
    }
    let keyframes = layout.keyframes.map { keyframe in
      let x = (anchor.x - (1 - keyframe.value.x) / 2) * size.width
      let y = (anchor.y - (1 - keyframe.value.y) / 2) * size.height
      return (
        time: keyframe.time, value: "\(decimal(x))px \(decimal(y))px", easing: keyframe.easing
      )
    }
    if layout.moves {
      animations.append(
        CSSAnimation(
          property: "transform-origin", part: .element, keyframes: keyframes, loop: layout.loop))
    } else {
      constants.append((.element, ("transform-origin", keyframes[0].value)))
    }
  }
}

/// The frames of a timeline at its ends.
struct TimelineEnds {
  let first: Timeline.Frame
  let last: Timeline.Frame
  /// The frame after the end, without the views that were removed.
  let after: Timeline.Frame

  init(_ timeline: Timeline) {
    first = timeline.frame(at: 0)
    last = timeline.frame(at: timeline.duration)
    after = timeline.frame(at: timeline.duration.nextUp)
  }
}

extension KeyframedTrack {
  /// Whether the size of a frame does not change but for rounding.
  var hasConstantSize: Bool {
    let first = keyframes[0].value
    return keyframes.allSatisfy {
      abs($0.value.z - first.z) <= 1e-9 && abs($0.value.w - first.w) <= 1e-9
    }
  }
}
