import TransitionKit

/// A picture of a view transition: its group, and the old and the new picture in it.
struct ViewTransitionGroup {
  let view: ViewID
  /// The `view-transition-name`.
  let name: String
  private(set) var group: ViewTransitionPart
  private(set) var imagePair: ViewTransitionPart
  private(set) var old: ViewTransitionPart
  private(set) var new: ViewTransitionPart
  private(set) var accuracy = AccuracyReport()
  /// The ids of the elements that the name is for in the old and in the new page.
  let ids: (old: String?, new: String?)

  private let presentation: Presentation
  private let contents: ElementContents
  private let reader: ComposedTrackReader
  private let chain: ElementChain
  private let size: KeyframedTrack

  /// What groups are made of.
  struct Source {
    let presentation: Presentation
    let reader: KeyframedTrackReader
    let indices: [ViewID: Int]
    let tracks: [ViewID: [KeyframedTrack]]
    let names: CSSValueNames
    let tolerance: Tolerance
  }

  /// - Parameter order: the position among all groups from back to front, from 1.
  init(_ view: ViewID, named name: String, order: Int, _ source: Source) {
    (self.view, self.name) = (view, name)
    let presentation = source.presentation
    let chain = ElementChain(to: view, in: presentation)
    let contents = ElementContents(of: view, in: presentation)
    (self.presentation, self.contents, self.chain) = (presentation, contents, chain)
    let clippers =
      chain.views.dropFirst().filter { presentation.nesting.clips($0) }
      + (contents.clip.map { [$0] } ?? [])
    var views = chain.views
    for clipper in clippers {
      for view in ElementChain(to: clipper, in: presentation).views where !views.contains(view) {
        views.append(view)
      }
    }
    reader = ComposedTrackReader(
      view, dependingOn: views.map { source.indices[$0] ?? 0 },
      views.map { source.tracks[$0] ?? [] }, source.reader, tolerance: source.tolerance)
    size = reader.track(.frame) {
      let size = chain.size($0)
      return SIMD4(0, 0, size.width, size.height)
    }
    let isReversed = presentation.timeline.isReversed
    let (first, last) = (contents.origin?.id, contents.destination?.id)
    ids = isReversed ? (last, first) : (first, last)
    group = ViewTransitionPart(
      .group, of: name,
      [
        ("left", "var(--scene-x, 0px)"), ("top", "var(--scene-y, 0px)"), ("z-index", "\(order)"),
      ])
    imagePair = ViewTransitionPart(.imagePair, of: name, [("isolation", "isolate")])
    old = ViewTransitionPart(.old, of: name)
    new = ViewTransitionPart(.new, of: name)
    addSize()
    let own = views.flatMap { source.tracks[$0] ?? [] }
    let isInSpace = chain.views.contains { isTurnedInSpace(source.tracks[$0] ?? []) }
    if isInSpace { addMatrix(source.tolerance) } else { addPlane(own, source) }
    if !clippers.isEmpty {
      let clip = ViewTransitionClip(chain, by: clippers, in: presentation, views: views)
      add(clip, isInSpace: isInSpace, source)
    }
    addPictures(source)
    addEffects(source)
  }

  /// The rules of all its pseudo-elements.
  func rules(_ easings: EasingNames) -> [String] {
    [group, imagePair, old, new].flatMap { $0.rules(easings) }
  }

  var animations: [CSSAnimation] {
    [group, imagePair, old, new].flatMap { $0.animations }
  }

  // MARK: The group

  private mutating func addSize() {
    for (property, lane) in [("width", 2), ("height", 3)] {
      group.add(property, size) { decimal(max($0[lane], 0)) + "px" }
    }
    report(size.entry.adding(5e-7))
  }

  /// Adds a move, a rotation, a scale and a skew about the anchor.
  private mutating func addPlane(_ own: [KeyframedTrack], _ source: Source) {
    let chain = chain
    let anchor =
      source.tracks[view]?.first { $0.property == .anchor }?.keyframes[0].value
      ?? SIMD4(
        0.5, 0.5, 0, 0)
    func parts(_ states: [PropertyState]) -> PlaneParts {
      PlaneParts(chain.matrix(states), near: chain.angle(states))
    }
    group.declarations.append(("transform-origin", "\(percent(anchor.x)) \(percent(anchor.y))"))
    add(
      reader.track(.translation) { states in
        let size = chain.size(states)
        let (x, y) = (anchor.x * size.width, anchor.y * size.height)
        let matrix = chain.matrix(states)
        return SIMD4(
          matrix.m41 + matrix.m11 * x + matrix.m21 * y - x,
          matrix.m42 + matrix.m12 * x + matrix.m22 * y - y, 0, 0)
      })
    let isTurned = own.contains { track in
      track.property == .rotation && track.keyframes.contains { $0.value.z != 0 }
    }
    if isTurned { add(reader.track(.rotation) { SIMD4(0, 0, parts($0).angle, 0) }) }
    let scale = reader.track(.scale) { states in
      let parts = parts(states)
      return SIMD4(parts.scaleX, parts.scaleY, 1, 0)
    }
    if scale.moves || scale.keyframes[0].value != SIMD4(1, 1, 1, 0) { add(scale) }
    let skew = isTurned ? reader.track(.rotation) { SIMD4(parts($0).skew, 0, 0, 0) } : nil
    if let skew, skew.moves || abs(skew.keyframes[0].value.x) > 1e-9 {
      group.add("transform", skew) { "skewX(\(decimal($0.x, 9))rad)" }
      var entry = skew.entry
      entry.errors = SIMD4(0, 0, entry.errors.x, 0)
      entry.tolerances = SIMD4(.infinity, .infinity, entry.tolerances.x, .infinity)
      report(entry)
    } else {
      group.declarations.append(("transform", "none"))
    }
    addOpacity()
  }

  /// Adds the matrix of a view that is turned in space, or is in one that is.
  private mutating func addMatrix(_ tolerance: Tolerance) {
    let chain = chain
    func corners(_ first: Int) -> StateSampler.Number {
      { states in
        let projection = Projection(transform: chain.matrix(states))
        let corners = Rect(size: chain.size(states)).corners
        let (a, b) = (
          projection.clampedPoint(corners[first]), projection.clampedPoint(corners[first + 1])
        )
        return SIMD4(a.x, a.y, b.x, b.y)
      }
    }
    let limit = tolerance.error(in: presentation.longestSide)
    let found = reader.sampler.keyframes(within: limit, following: [corners(0), corners(2)])
    group.declarations.append(("transform-origin", "0 0"))
    group.add(
      "transform",
      separated(found.keyframes).map { keyframe in
        var matrix = chain.matrix(keyframe.states)
        // The picture is flat. Without depth the matrix would have no inverse, and browsers would not interpolate it.
        (matrix.m13, matrix.m23, matrix.m43) = (0, 0, 0)
        (matrix.m31, matrix.m32, matrix.m33, matrix.m34) = (0, 0, 1, 0)
        return (keyframe.time, matrixText(matrix), .linear)
      })
    report(
      AccuracyReport.Entry(
        view: view, property: .translation, errors: found.error,
        tolerances: SIMD4(repeating: limit), time: found.errorTime))
    accuracy.omissions.append(
      """
      the way of \(view.label) between the keyframes of its matrix, as it is turned in space: browsers interpolate its parts
      """)
    addOpacity()
  }

  /// Keyframes with a short interval between the two of a jump.
  private func separated(_ keyframes: [(time: Double, states: [PropertyState])])
    -> [(time: Double, states: [PropertyState])]
  {
    let gap = 1e-6 * presentation.timeline.duration
    return keyframes.enumerated().map { index, keyframe in
      let isSecond = index > 0 && keyframes[index - 1].time == keyframe.time
      return (keyframe.time + (isSecond ? gap : 0), keyframe.states)
    }
  }

  private mutating func addOpacity() {
    let chain = chain
    // The pictures have the opacity that the element has in its page.
    let rest = restOpacity > 0 ? restOpacity : 1
    let opacity = reader.track(.opacity) {
      SIMD4(chain.showsBack($0) ? 0 : min(max(chain.opacity($0) / rest, 0), 1), 0, 0, 0)
    }
    if opacity.moves || opacity.keyframes[0].value.x != 1 { add(opacity) }
    let duration = presentation.timeline.duration
    let isBrighter = (0...32).contains {
      chain.opacity(reader.sampler.states(at: duration * Double($0) / 32)) > rest + 1e-6
    }
    if isBrighter {
      accuracy.omissions.append(
        "\(view.label) where it is more opaque than in its page, of which the browser takes a picture"
      )
    }
  }

  /// Adds a track of the group.
  private mutating func add(_ track: KeyframedTrack) {
    let rotations = track.property == .rotation ? rotationTexts(of: track.keyframes) : []
    let values = track.keyframes.enumerated().map { index, keyframe in
      track.property == .rotation
        ? ("rotate", rotations[index])
        : track.property.declarations(keyframe.value, bleed: 0).first.map { ($0.0, $0.2) }
          ?? ("", "")
    }
    group.add(
      values[0].0, zip(track.keyframes, values).map { ($0.time, $1.1, $0.easing) })
    let rounding = track.keyframes.map { track.property.cssRoundingError(of: $0.value) }.max() ?? 0
    let amplification = track.keyframes.map { $0.easing.errorFactor }.max() ?? 1
    report(track.entry.adding(rounding * amplification))
  }

  /// Adds errors to those of the same property.
  private mutating func report(_ entry: AccuracyReport.Entry) {
    accuracy.add(AccuracyReport(entries: [entry]))
  }
}

// MARK: - What cuts it off

extension ViewTransitionGroup {
  private mutating func add(_ clip: ViewTransitionClip, isInSpace: Bool, _ source: Source) {
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

// MARK: - The pictures

extension ViewTransitionGroup {
  /// The opacity of the element in the page of which the picture is that stays.
  private var restOpacity: Double {
    isAlone == .origin ? contents.origin?.opacity ?? 1 : contents.destination?.opacity ?? 1
  }

  private enum Side { case origin, destination }

  /// The only picture that is shown; nil if both are.
  private var isAlone: Side? {
    guard let origin = contents.origin, let destination = contents.destination else {
      return contents.destination == nil ? .origin : .destination
    }
    if contents.oldContent != nil || (isLaidOutAnew && !contents.flies) { return nil }
    if contents.flies { return .destination }
    return origin.opacity > destination.opacity ? .origin : .destination
  }

  /// Whether the size changes, and the content is laid out for each size.
  private var isLaidOutAnew: Bool {
    size.moves && (contents.resizing == .relayout || contents.resizing == .none)
  }

  private mutating func addPictures(_ source: Source) {
    var (front, back) =
      presentation.timeline.isReversed ? (new, old) : (old, new)
    let alone = isAlone
    for (side, isShown) in [(Side.origin, alone != .destination), (.destination, alone != .origin)]
    {
      var part = side == .origin ? front : back
      part.declarations += isShown ? shown : [("display", "none")]
      if side == .origin { front = part } else { back = part }
    }
    if alone == nil {
      front.declarations.append(("z-index", "1"))
      if let oldContent = contents.oldContent {
        addFade(of: oldContent, to: &front, source)
      } else if contents.oldContent == nil {
        fadeWithSize(&front)
      }
    }
    (new, old) = presentation.timeline.isReversed ? (front, back) : (back, front)
    if isLaidOutAnew {
      accuracy.omissions.append(
        "the layout of \(view.label) at the sizes in between: its pictures are cut off")
    }
  }

  /// The declarations of a picture. Pictures are as they are in their pages, without the fades of the browser.
  private var shown: [CSSDeclaration] {
    var declarations: [CSSDeclaration] = [
      ("width", "100%"), ("height", "100%"), ("mix-blend-mode", "normal"),
    ]
    guard size.moves else { return declarations }
    switch contents.resizing {
    case .relayout, .none:
      declarations += [("object-fit", "none"), ("object-position", "0 0"), ("overflow", "clip")]
    case .stretch: declarations.append(("object-fit", "fill"))
    case .fit: declarations.append(("object-fit", "contain"))
    case .fill: declarations += [("object-fit", "cover"), ("overflow", "clip")]
    }
    return declarations
  }

  /// Fades out the old content, which is stretched to the size of the element, over the new one.
  private mutating func addFade(
    of oldContent: ViewID, to part: inout ViewTransitionPart, _ source: Source
  ) {
    let frame = presentation.frame(of: oldContent)
    if frame.origin == .zero, frame.size == presentation.frame(of: view).size {
      part.declarations.override(with: [("object-fit", "fill")])
    } else {
      part.declarations.override(with: frame.declarations + [("object-fit", "fill")])
    }
    guard let opacity = source.tracks[oldContent]?.first(where: { $0.property == .opacity }) else {
      return
    }
    part.add("opacity", opacity) { decimal($0.x) }
    report(opacity.entry.adding(1e-6))
  }

  /// Fades out the picture before a change of size in step with it, as neither picture has the sizes in between.
  private mutating func fadeWithSize(_ part: inout ViewTransitionPart) {
    let chain = chain
    let (start, end) = (size.keyframes[0].value, size.keyframes[size.keyframes.count - 1].value)
    let (first, last) = presentation.timeline.isReversed ? (end, start) : (start, end)
    let change = last - first
    let lane = abs(change.z) >= abs(change.w) ? 2 : 3
    guard change[lane] != 0 else { return }
    let opacity = reader.track(.opacity) { states in
      let size = chain.size(states)
      let length = lane == 2 ? size.width : size.height
      return SIMD4(min(max((last[lane] - length) / change[lane], 0), 1), 0, 0, 0)
    }
    part.add("opacity", opacity) { decimal($0.x) }
  }
}

// MARK: - Effects

extension ViewTransitionGroup {
  /// Adds corners, filters, clips and shadows of the element itself, which apply to both pictures together.
  private mutating func addEffects(_ source: Source) {
    guard let index = source.indices[view] else { return }
    let timeline = presentation.timeline
    let style = ElementStyle(
      index: index, of: timeline, timeline.frame(at: 0)[view],
      size: presentation.frame(of: view).size, order: 0, hasPieces: false, source.reader,
      names: source.names, tolerance: source.tolerance)
    let moving = (source.tracks[view] ?? []).filter { $0.moves }
    let names = ["border-radius", "clip-path", "filter", "box-shadow"]
    for animation in style.animations(.element) where names.contains(animation.property) {
      imagePair.add(animation)
      if animation.property == "border-radius" {
        imagePair.declarations.append(("overflow", "clip"))
      }
    }
    let effects: [Property] = [
      .cornerRadius, .clip, .clipRadius, .blur, .contrast, .saturation, .shadow,
    ]
    for entry in style.entries where effects.contains(entry.property) {
      if moving.contains(where: { $0.property == entry.property }) { report(entry) }
    }
    let label = view.label
    for track in moving {
      let rest = track.keyframes[timeline.isReversed ? 0 : track.keyframes.count - 1].value
      switch track.property {
      case .cornerRadius:
        accuracy.omissions.append(
          "\(label).cornerRadius where it is smaller than in its page, of which the browser takes a picture"
        )
      case .overlay:
        accuracy.omissions.append("\(label).overlay: nothing is between two pictures")
      case .brightness:
        accuracy.omissions.append(
          "\(label).brightness: the filters of CSS multiply colours, and this adds to them")
      case .blur, .contrast, .saturation, .shadow, .clip, .clipRadius:
        if track.property.visible(rest) != track.property.identityVector {
          accuracy.omissions.append(
            "\(label).\(track.property) at rest, which its picture has, too")
        }
      default: break
      }
    }
    if !timeline.frame(at: 0).pieces(of: view).isEmpty {
      accuracy.omissions.append("the pieces of \(label): it is one picture")
    }
  }
}

extension ElementContents {
  /// What is known of a view, or else what its timeline says: without more, an element that stays and one that comes are the same.
  fileprivate init(of view: ViewID, in presentation: Presentation) {
    if let known = presentation.contents[view] {
      self = known
      return
    }
    let timeline = presentation.timeline
    let leaves = timeline.targets.first { $0.id == view }?.operation == .removal
    var id = "\(view)"
    if case .element(let name) = view { id = name }
    func picture(at time: Double) -> Picture {
      Picture(id: id, opacity: timeline.frame(at: time)[view].visibleOpacity)
    }
    let (start, end) = timeline.isReversed ? (timeline.duration, 0) : (0, timeline.duration)
    if leaves || !presentation.nesting.isEmpty { origin = picture(at: start) }
    if !leaves { destination = picture(at: end) }
    resizing = .relayout
  }
}

/// Whether a view is turned out of the plane, or moved towards an eye.
private func isTurnedInSpace(_ tracks: [KeyframedTrack]) -> Bool {
  func contains(_ property: Property, _ condition: (SIMD4<Double>) -> Bool) -> Bool {
    tracks.contains { track in
      track.property == property && track.keyframes.contains { condition($0.value) }
    }
  }
  return contains(.rotation) { $0.x != 0 || $0.y != 0 }
    || contains(.perspective) { $0.x != 0 } && contains(.translation) { $0.z != 0 }
}

/// A matrix as a function of CSS.
private func matrixText(_ t: Transform) -> String {
  return "matrix3d(\(t.elements.map { decimal($0, 9) }.joined(separator: ", ")))"
}
