import TransitionKit

/// Makes the animations of the layers of one view or piece from its tracks.
struct LayerAnimationBuilder {
  private(set) var animations: [CoreAnimations.KeyframeAnimation] = []
  private(set) var entries: [AccuracyReport.Entry] = []
  /// What the animations do not express, a sentence each.
  private(set) var omissions: [String] = []
  let anchor: UnitPoint
  let m34: Double
  let isDoubleSided: Bool

  private let id: ViewID
  private let size: Size
  private let hasPieces: Bool
  private let duration: Double
  private let reader: KeyframedTrackReader
  private let tolerance: Tolerance
  private let tracks: [ViewProperty: KeyframedTrack]

  typealias Layer = CoreAnimations.Layer
  typealias ValueFunction = CoreAnimations.ValueFunction

  /// - Parameters:
  ///   - index: the index of the view among those of the timeline.
  ///   - size: the size of the view at rest, in points.
  init(
    _ index: Int, of timeline: Timeline, size: Size, hasPieces: Bool,
    _ reader: KeyframedTrackReader, _ tolerance: Tolerance
  ) {
    (self.size, self.hasPieces, self.reader, self.tolerance) = (size, hasPieces, reader, tolerance)
    id = timeline.targets[index].id
    duration = timeline.duration
    let all = reader.tracks(ofViewAt: index)
    let tracks = Dictionary(firstOf: all.map { ($0.property, $0) })
    self.tracks = tracks
    func constant(_ property: ViewProperty) -> SIMD4<Double>? {
      tracks[property]?.keyframes.first?.value
    }
    anchor = constant(.anchor).map { UnitPoint(x: $0.x, y: $0.y) } ?? .center
    let perspective = constant(.perspective)?.x ?? 0
    let depth = -perspective / max(size.width, size.height)
    m34 = perspective != 0 && depth.isFinite ? depth : 0
    isDoubleSided = constant(.doubleSided)?.x != 0
    entries = all.filter { !$0.property.isCustom && !$0.property.isAnimatable }.map { $0.entry }
    guard duration > 0 else { return }
    addLayout()
    addTransform()
    addLooks()
    addClip()
    for property in [ViewProperty.blur, .brightness, .contrast, .saturation, .hueRotation]
    where isWritten(property) {
      omissions.append("\(id).\(property): layers have no filters on iOS")
    }
  }

  /// Whether a property ever differs from its identity.
  private func isWritten(_ property: ViewProperty) -> Bool {
    let identity = property.identity.components
    return tracks[property]?.keyframes.contains { keyframe in
      identity.indices.contains { keyframe.value[$0] != identity[$0] }
    } ?? false
  }
}

// MARK: - Geometry

extension LayerAnimationBuilder {
  private var changesLayout: Bool {
    isWritten(.layoutScale)
      || tracks[.frame]?.keyframes.contains { abs($0.value.z) > 1e-9 || abs($0.value.w) > 1e-9 }
        ?? false
  }

  /// Animates the bounds and the position of the layers by the properties `frame` and `layoutScale`.
  private mutating func addLayout() {
    guard changesLayout else { return addPosition() }
    if isWritten(.layoutScale), isWritten(.frame) || anchor != .center {
      let reason =
        isWritten(.frame) ? "in its change of size" : "about another point than its centre"
      omissions.append("the layout scale of \(id) takes no part \(reason)")
      guard isWritten(.frame) else { return }
    }
    omissions.append("the content of \(id) laid out anew: a layer stretches its content")
    if hasPieces { omissions.append("the pieces of \(id) at its changing size") }
    let (size, anchor) = (size, anchor)
    if isWritten(.frame), let track = reported(.frame) {
      let layers: [(Layer, UnitPoint)] = [(.view, anchor)] + inner.map { ($0, .center) }
      for (layer, point) in layers {
        let moves = layer == .view ? 1.0 : 0
        addLength(layer, "bounds.size.width", track) { size.width + $0.z }
        addLength(layer, "bounds.size.height", track) { size.height + $0.w }
        add(layer, "position.x", track, rest: nil) {
          [$0.x * moves + point.x * (size.width + $0.z)]
        }
        add(layer, "position.y", track, rest: nil) {
          [$0.y * moves + point.y * (size.height + $0.w)]
        }
      }
    } else if let track = reported(.layoutScale) {
      for layer in [.view] + inner {
        addLength(layer, "bounds.size.width", track) { size.width * $0.x }
        addLength(layer, "bounds.size.height", track) { size.height * $0.y }
        guard layer != .view else { continue }
        addLength(layer, "position.x", track) { size.width * $0.x / 2 }
        addLength(layer, "position.y", track) { size.height * $0.y / 2 }
      }
    }
  }

  /// Animates the position of the layer of a view that keeps its size.
  private mutating func addPosition() {
    guard isWritten(.frame), let track = tracks[.frame].map({ reported($0) }) else { return }
    let (size, anchor) = (size, anchor)
    add(.view, "position.x", track, rest: [anchor.x * size.width]) {
      [$0.x + anchor.x * size.width]
    }
    add(.view, "position.y", track, rest: [anchor.y * size.height]) {
      [$0.y + anchor.y * size.height]
    }
  }

  /// The layers that fill the layer of the view.
  private var inner: [Layer] {
    (hasPieces ? [] : [.content]) + (isWritten(.overlay) && !hasPieces ? [.overlay] : [])
      + (isWritten(.clipRadius) && !isWritten(.clip) ? [.clip] : [])
  }

  /// Animates the transform: a translation, rotations and a scale, each concatenated to those before it.
  ///
  /// An additive animation acts on the layer before the transform so far: WebKit adds the functions of a `transform`
  /// of CSS in their order, all but the first one additive (`createTransformAnimationsFromKeyframes` in
  /// `GraphicsLayerCA.cpp`). That is the order of a state.
  private mutating func addTransform() {
    if isWritten(.translation), let track = reported(.translation) {
      addTransform(.translate, track) { [$0.x, $0.y, $0.z] }
    }
    if isWritten(.rotation), let track = tracks[.rotation] { addRotation(track) }
    if isWritten(.scale), let track = reported(.scale) {
      addTransform(.scale, track) { [$0.x, $0.y, $0.z] }
    }
  }

  private mutating func addRotation(_ track: KeyframedTrack) {
    let rotations = track.keyframes.map { $0.value }
    let functions: [ValueFunction] = [.rotateX, .rotateY, .rotateZ]
    let lanes = (0..<3).filter { lane in rotations.contains { $0[lane] != 0 } }
    if lanes.count == 1, let track = reported(.rotation) {
      return addTransform(functions[lanes[0]], track) { [$0[lanes[0]]] }
    }
    guard let axis = commonAxis(of: rotations), let track = reported(.rotation) else {
      omissions.append(
        "\(id).rotation: animations of a layer rotate about an axis that does not change")
      return
    }
    // The z-axis becomes the axis by a rotation about y, and then one about z.
    let (aboutY, aboutZ) = (Double.acos(axis.z), Double.atan2(y: axis.y, x: axis.x))
    addTransform(.rotateZ, track) { _ in [aboutZ] }
    addTransform(.rotateY, track) { _ in [aboutY] }
    addTransform(.rotateZ, track) { [$0.x * axis.x + $0.y * axis.y + $0.z * axis.z] }
    addTransform(.rotateY, track) { _ in [-aboutY] }
    addTransform(.rotateZ, track) { _ in [-aboutZ] }
  }

  private mutating func addTransform(
    _ function: ValueFunction, _ track: KeyframedTrack, _ values: (SIMD4<Double>) -> [Double]
  ) {
    let isFirst = !animations.contains { $0.layer == .view && $0.keyPath == "transform" }
    add(.view, "transform", by: function, isAdditive: !isFirst, track, rest: nil, values)
  }
}

// MARK: - Looks

extension LayerAnimationBuilder {
  private mutating func addLooks() {
    if let track = reported(.opacity) { add(.view, "opacity", track, rest: [1]) { [$0.x] } }
    if isWritten(.shadow), let track = reported(.shadow) {
      add(.view, "shadowOpacity", track, rest: [0]) { [$0.x] }
      add(.view, "shadowRadius", track, rest: nil) { [$0.y] }
      add(.view, "shadowOffset.width", track, rest: nil) { [$0.z] }
      add(.view, "shadowOffset.height", track, rest: nil) { [$0.w] }
    }
    if isWritten(.shadowColor), let track = reported(.shadowColor) {
      add(.view, "shadowColor", track, rest: [0, 0, 0, 1]) { [$0.x, $0.y, $0.z, $0.w] }
    }
    let inside: [ViewProperty] = [.cornerRadius, .background, .overlay, .borderWidth]
    guard !hasPieces else {
      for property in inside where isWritten(property) {
        omissions.append("\(id).\(property), as the view is in pieces")
      }
      return
    }
    if let track = reported(.cornerRadius) {
      add(.content, "cornerRadius", track, rest: [0]) { [$0.x] }
    }
    if isWritten(.background), let track = reported(.background) {
      add(.content, "backgroundColor", track, rest: nil) { [$0.x, $0.y, $0.z, $0.w] }
    }
    if isWritten(.borderWidth), let track = reported(.borderWidth) {
      if isWritten(.overlay) { omissions.append("the border of \(id) over its overlay") }
      addLength(.content, "borderWidth", track) { $0.x }
    }
    if isWritten(.borderColor), let track = reported(.borderColor) {
      add(.content, "borderColor", track, rest: [0, 0, 0, 0]) { [$0.x, $0.y, $0.z, $0.w] }
    }
    if isWritten(.overlay), let track = reported(.overlay) {
      add(.overlay, "backgroundColor", track, rest: nil) { [$0.x, $0.y, $0.z, 1] }
      add(.overlay, "opacity", track, rest: nil) { [$0.w] }
    }
  }

  /// Animates the mask of the layer.
  private mutating func addClip() {
    guard isWritten(.clip) || isWritten(.clipRadius) else { return }
    if isWritten(.shadow) {
      omissions.append("the shadow of \(id) beyond its clip, which masks it, too")
    }
    if let track = reported(.clipRadius) { add(.clip, "cornerRadius", track, rest: [0]) { [$0.x] } }
    guard isWritten(.clip) else { return }
    guard !changesLayout else {
      omissions.append("the clip of \(id) at its changing size")
      return
    }
    guard let track = reported(.clip) else { return }
    let size = size
    addLength(.clip, "bounds.size.width", track) { size.width * (1 - $0.y - $0.w) }
    addLength(.clip, "bounds.size.height", track) { size.height * (1 - $0.x - $0.z) }
    add(.clip, "position.x", track, rest: nil) { [size.width * (1 + $0.y - $0.w) / 2] }
    add(.clip, "position.y", track, rest: nil) { [size.height * (1 + $0.x - $0.z) / 2] }
  }
}

// MARK: - Keyframes

extension LayerAnimationBuilder {
  /// The track of a property with straight lines and Bézier curves only; adds its entry to the report.
  private mutating func reported(_ property: ViewProperty) -> KeyframedTrack? {
    guard var track = tracks[property] else { return nil }
    let overshoots = track.keyframes.contains { $0.easing.errorFactor > 1 }
    if overshoots, property.hasLimits { track = reader.baked(track, tolerance: tolerance) }
    return reported(track)
  }

  private mutating func reported(_ track: KeyframedTrack) -> KeyframedTrack {
    var track = track.withoutSteps().withoutLines()
    if let first = track.keyframes.first, let last = track.keyframes.last,
      first.time == last.time, track.keyframes.count > 1
    {
      // A jump alone has no duration.
      if first.time > 0 {
        track.keyframes.insert(KeyframedTrack.Keyframe(time: 0, value: first.value), at: 0)
      }
      if last.time < duration {
        track.keyframes.append(KeyframedTrack.Keyframe(time: duration, value: last.value))
      }
    }
    track = track.withSeparateTimes(over: duration)
    entries.append(track.entry)
    return track
  }

  private mutating func add(
    _ layer: Layer, _ keyPath: String, by function: ValueFunction? = nil, isAdditive: Bool = false,
    _ track: KeyframedTrack, rest: [Double]?, _ values: (SIMD4<Double>) -> [Double]
  ) {
    add(
      layer, keyPath, by: function, isAdditive: isAdditive, rest: rest,
      track.keyframes.map { LayerKeyframe(time: $0.time, values: values($0.value), $0.easing) })
  }

  /// Adds the animation of a length that is never negative.
  private mutating func addLength(
    _ layer: Layer, _ keyPath: String, _ track: KeyframedTrack, _ length: (SIMD4<Double>) -> Double
  ) {
    var track = track
    // A curve that goes below 0 is no curve where it is held.
    if track.keyframes.contains(where: { length($0.value) < 0 }),
      track.keyframes.contains(where: { $0.easing != .linear })
    {
      track = reported(reader.baked(track, tolerance: tolerance))
    }
    let keyframes = track.keyframes.map {
      LayerKeyframe(time: $0.time, values: [length($0.value)], $0.easing)
    }
    add(layer, keyPath, rest: nil, keyframes.clampedAtZero)
  }

  private mutating func add(
    _ layer: Layer, _ keyPath: String, by function: ValueFunction? = nil, isAdditive: Bool = false,
    rest: [Double]?, _ keyframes: [LayerKeyframe]
  ) {
    guard let first = keyframes.first, let last = keyframes.last else { return }
    guard keyframes.contains(where: { $0.values != first.values }), last.time > first.time else {
      // A constant has no other keyframes.
      if last.values == rest { return }
      animations.append(
        CoreAnimations.KeyframeAnimation(
          layer: layer, keyPath: keyPath, valueFunction: function, isAdditive: isAdditive,
          values: [last.values, last.values], keyTimes: [0, 1], timingFunctions: [nil],
          beginTime: 0, duration: duration))
      return
    }
    let length = last.time - first.time
    animations.append(
      CoreAnimations.KeyframeAnimation(
        layer: layer, keyPath: keyPath, valueFunction: function, isAdditive: isAdditive,
        values: keyframes.map { $0.values },
        keyTimes: keyframes.indices.map { index in
          index == keyframes.count - 1
            ? 1 : min(max((keyframes[index].time - first.time) / length, 0), 1)
        },
        timingFunctions: keyframes.dropLast().map { CoreAnimations.TimingFunction($0.easing) },
        beginTime: first.time, duration: length))
  }
}

extension ViewProperty {
  /// Whether only a part of the values is visible, or a layer takes only some of them.
  fileprivate var hasLimits: Bool {
    switch self {
    case .opacity, .cornerRadius, .clipRadius, .overlay, .shadow, .clip, .frame, .layoutScale: true
    case .background, .borderColor, .borderWidth, .shadowColor: true
    default: false
    }
  }
}
