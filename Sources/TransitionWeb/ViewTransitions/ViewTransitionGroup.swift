import TransitionExport
import TransitionKit

/// A picture of a view transition: its group, and the old and the new picture in it.
struct ViewTransitionGroup {
  let view: ViewID
  /// The `view-transition-name`.
  let name: String
  var group: ViewTransitionPart
  var imagePair: ViewTransitionPart
  var old: ViewTransitionPart
  var new: ViewTransitionPart
  var accuracy = AccuracyReport()
  /// The ids of the elements that the name is for in the old and in the new page.
  let ids: (old: String?, new: String?)

  let presentation: Presentation
  let contents: ElementContents
  /// The views whose states the reader passes on.
  let stateViews: [ViewID]
  let reader: ComposedTrackReader
  let chain: ElementChain
  let size: KeyframedTrack

  /// What groups are made of.
  struct Source {
    let presentation: Presentation
    let frames: TimelineEnds
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
    if let oldContent = contents.oldContent, source.indices[oldContent] != nil {
      views.append(oldContent)
    }
    stateViews = views
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

  /// Adds the matrix of a view that is rotated in space, or is in one that is.
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
  func separated(_ keyframes: [(time: Double, states: [PropertyState])])
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
    // The pictures have the opacity that the element has in its page. If both are shown, they have its own one.
    let rest = restOpacity > 0 ? restOpacity : 1
    let isShared = mixesTranslucently
    let opacity = reader.track(.opacity) {
      let own = isShared ? chain.opacityAround($0) : chain.opacity($0) / rest
      return SIMD4(chain.showsBack($0) ? 0 : min(max(own, 0), 1), 0, 0, 0)
    }
    if opacity.moves || opacity.keyframes[0].value.x != 1 { add(opacity) }
    let duration = presentation.timeline.duration
    let isBrighter = (0...32).contains {
      chain.opacity(reader.sampler.states(at: duration * Double($0) / 32)) > rest + 1e-6
    }
    if isBrighter, !isShared {
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
  mutating func report(_ entry: AccuracyReport.Entry) {
    accuracy.add(AccuracyReport(entries: [entry]))
  }
}

/// Whether a view is rotated out of the plane, or moved towards an eye.
private func isTurnedInSpace(_ tracks: [KeyframedTrack]) -> Bool {
  func contains(_ property: ViewProperty, _ condition: (SIMD4<Double>) -> Bool) -> Bool {
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
