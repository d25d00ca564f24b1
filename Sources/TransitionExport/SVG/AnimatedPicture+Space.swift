import TransitionKit

extension AnimatedPicture {
  /// The tracks that move the corners of the polygons.
  private var spatialTracks: [KeyframedTrack] {
    let spatial: [ViewProperty] = [
      .translation, .scale, .rotation, .frame, .layoutScale, .clip, .clipRadius, .cornerRadius,
    ]
    return tracks.filter { spatial.contains($0.property) && $0.moves }
  }

  /// The view in space: polygons whose corners are projected.
  mutating func drawnInSpace() -> SVGElement {
    let frame = frame
    let moving = spatialTracks
    func corners(_ rect: @escaping (PropertyState) -> Rect)
      -> [(PropertyState) -> SIMD4<Double>]
    {
      func pair(_ state: PropertyState, _ first: Int) -> SIMD4<Double> {
        let projection = state.projection(in: frame)
        let corners = rect(state).corners
        let (a, b) = (
          projection.clampedPoint(corners[first]), projection.clampedPoint(corners[first + 1])
        )
        return SIMD4(a.x, a.y, b.x, b.y)
      }
      return [{ pair($0, 0) }, { pair($0, 2) }]
    }
    var numbers = corners { $0.layoutFrame(size: frame.size) }
    if isClipped {
      numbers += corners { $0.layoutFrame(size: frame.size).inset(by: $0.clip) }
    }
    var keyframes = [StateKeyframe(time: 0, state: initial)]
    if !moving.isEmpty { keyframes = combined(moving, numbers).keyframes }
    let isBehindEye = keyframes.contains { keyframe in
      let projection = keyframe.state.projection(in: frame)
      return keyframe.state.layoutFrame(size: frame.size).corners.contains {
        projection.depth(of: $0) < Projection.nearest
      }
    }
    if isBehindEye { omissions.append("\(view) where it is behind the eye") }
    omissions.append(
      """
      \(view) in perspective: its title follows nearly, what is inside it follows at the keyframes of its \
      corners, and blurs and shadows are as wide everywhere
      """)

    let cornerKeyframes = keyframes
    var element = SVGElement.group(["class": "space"], [])
    element.children = layers { picture, corners, rect in
      let radius = corners.fixedRadius
      let changing: ((PropertyState) -> Double)? =
        switch corners {
        case .fixed: nil
        case .ofView: picture.written.contains(.cornerRadius) ? { $0.cornerRadius } : nil
        case .ofClip: picture.written.contains(.clipRadius) ? { $0.clipRadius } : nil
        }
      let isCurved = radius > 10 * min(frame.width, frame.height) / 390
      func attributes(_ state: PropertyState) -> [(name: String, value: String)] {
        let projection = state.projection(in: frame)
        let rect = rect(picture, state)
        if isCurved {
          return [("d", roundPath(rect, radius: radius) { projection.clampedPoint($0) })]
        }
        // The number of points is the same for every radius.
        let points =
          changing.map { roundOutline(of: rect, radius: $0(state)) }
          ?? outline(of: rect, radius: radius * 0.6, steps: 1)
        return [("points", pointsText(points.map(projection.clampedPoint), radius > 0 ? 1 : 4))]
      }
      var shape = SVGElement(isCurved ? "path" : "polygon")
      for (name, value) in attributes(picture.poster) { shape.set(name, value) }
      shape.children = picture.loop.animations(
        cornerKeyframes, completed: picture.completed, attributes)
      return shape
    }
    var edge = SVGElement("polygon", ["class": "edge", "fill": "none"])
    func edges(_ state: PropertyState) -> [(name: String, value: String)] {
      let projection = state.projection(in: frame)
      let corners = state.layoutFrame(size: frame.size).corners
      return [("points", pointsText(corners.map(projection.clampedPoint)))]
    }
    for (name, value) in edges(poster) { edge.set(name, value) }
    edge.children = loop.animations(keyframes, completed: completed, edges)
    element.children.append(edge)
    if !initial.doubleSided { hideBack(of: &element) }
    return .group([:], [element])
  }

  /// Hides an element while the back of the view is visible.
  private mutating func hideBack(of element: inout SVGElement) {
    let size = frame.size
    func isHidden(_ state: PropertyState) -> Bool { state.isTurnedAway(size: size) }
    let keyframes = states.keyframes { isHidden($0) }
    element.set("opacity", isHidden(poster) ? "0" : "1")
    element.children += loop.animations(keyframes, completed: completed) {
      [("opacity", isHidden($0) ? "0" : "1")]
    }
  }

  /// An element that follows the projection of its origin in space, approximately.
  ///
  /// - Parameter origin: the position of the origin of the element in the view.
  func following(_ element: SVGElement, _ origin: @escaping (PropertyState) -> Point) -> SVGElement
  {
    let frame = frame
    func tangent(_ state: PropertyState)
      -> AffineMatrix
    {
      state.projection(in: frame).tangent(at: origin(state))
    }
    var keyframes = [StateKeyframe(time: 0, state: initial)]
    if !spatialTracks.isEmpty {
      let size = max(frame.width, frame.height, 1)
      keyframes =
        states.keyframes(
          within: max(tolerance.error(in: size), 0.001 * size),
          following: [
            {
              let m = tangent($0)
              return SIMD4(m.e, m.f, m.a * 200, m.d * 200)
            }
          ]
        ).keyframes
    }
    // The divisor is the diagonal element that is further away from zero.
    let tangents = keyframes.map { tangent($0.state) }
    let dividesByLast =
      (tangents.map { abs($0.d) }.min() ?? 0) >= (tangents.map { abs($0.a) }.min() ?? 0)
    func degrees(_ slope: Double) -> String {
      decimal(slope.isFinite ? Double.atan(slope) * 180 / .pi : 0, 3)
    }
    func ratio(_ state: PropertyState, x: Bool) -> Double {
      let m = tangent(state)
      return (x ? m.c : m.b) / (dividesByLast ? m.d : m.a)
    }
    func scale(_ state: PropertyState) -> String {
      let m = tangent(state)
      let (x, y) =
        dividesByLast ? (m.a - m.b * m.c / m.d, m.d) : (m.a, m.d - m.b * m.c / m.a)
      return "\(decimal(x.isFinite ? x : 0, 5)) \(decimal(y.isFinite ? y : 0, 5))"
    }
    let skews: [(kind: String, value: (PropertyState) -> String)] = [
      ("skewX", { degrees(ratio($0, x: true)) }), ("skewY", { degrees(ratio($0, x: false)) }),
    ]
    let (outer, inner) = dividesByLast ? (skews[0], skews[1]) : (skews[1], skews[0])
    let steps: [(kind: String, value: (PropertyState) -> String)] = [
      inner, ("scale", scale), outer,
      (
        "translate",
        {
          let m = tangent($0)
          return "\(decimal(m.e, 3)) \(decimal(m.f, 3))"
        }
      ),
    ]
    var element = element
    for step in steps {
      var group = SVGElement.group(["transform": "\(step.kind)(\(step.value(poster)))"], [element])
      group.children += loop.animations(keyframes, completed: completed, transform: step.kind) {
        [("transform", step.value($0))]
      }
      element = group
    }
    return element
  }
}
