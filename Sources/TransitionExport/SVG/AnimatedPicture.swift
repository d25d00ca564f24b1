import Foundation
import TransitionKit

/// One view over time, drawn with its stand-in.
///
/// In the plane it is moved, turned and magnified by nested groups; in space every shape is a polygon that
/// changes its corners.
struct AnimatedPicture {
  private(set) var element = SVGElement("g")
  var definitions: [SVGElement] = []
  var entries: [AccuracyReport.Entry] = []
  var omissions: [String] = []

  let view: ViewID
  let name: String
  let presentation: Presentation
  /// The frame of the view, in the space of the container or of what it is a piece of.
  let frame: Rect
  let source: PieceSource?
  /// The pieces that are drawn in the place of the view, from back to front.
  var pieces: [ViewID] = []
  let loop: PlaybackLoop
  let placeholder: PlaceholderView
  let tolerance: Tolerance
  let still: PropertyState
  private let poster: PropertyState
  let completed: PropertyState?
  private let function: SampledFunction
  let written: PropertySet
  private var motions: [Motion] = []

  /// What is drawn polygon by polygon in space.
  private static let spatial: [Property] = [
    .translation, .scale, .rotation, .frame, .layoutScale, .clip, .clipRadius, .cornerRadius,
  ]

  /// Where a piece has its content from.
  struct PieceSource {
    /// The identifier of the content of what it is a piece of.
    let definition: String

    /// The content at rest, in the space of what it is a piece of.
    let content: PieceContent

    /// The frame of the piece in that space.
    let frame: Rect

    /// Whether something else than the content at rest may be seen there.
    let changes: Bool
  }

  /// - Parameters:
  ///   - name: what tells its identifiers from those of other views.
  ///   - source: of a piece where it has its content from.
  init(
    _ view: ViewID, in presentation: Presentation, tolerance: Tolerance, name: String,
    from source: PieceSource? = nil
  ) {
    let timeline = presentation.timeline
    self.view = view
    self.tolerance = tolerance
    self.name = name
    self.presentation = presentation
    self.source = source
    frame = source?.frame ?? presentation.container.frame(of: view)
    loop = PlaybackLoop(duration: timeline.duration)
    placeholder = PlaceholderView(view, size: presentation.container.frame(of: view).size)
    still = timeline.frame(at: 0)[view]
    // A little before the middle, as a card that turns over is seen edge on in the middle.
    poster = timeline.frame(at: timeline.duration * 0.4)[view]
    let last = timeline.frame(at: timeline.duration + 1)
    // After the end a view is whole, and what its pieces do is not seen.
    completed = last.isPresent(view) ? last[view] : nil
    function = SampledFunction(timeline, of: view)
    written = still.written
    let reader = MotionReader(timeline, tolerance: tolerance)
    motions = reader.motions(of: view).map {
      $0.staysWithinUnit && $0.isVisible ? $0 : reader.baked($0, tolerance: tolerance)
    }
    for motion in motions where motion.property.custom == nil {
      let shift = motion.moves ? loop.jumpDistance : 0
      // Keyframes may lie beside the function by the error, and so beyond what is visible, where they are held.
      let margin = motion.isVisible ? 0 : motion.entry.error
      var entry = motion.entry.adding(margin + pictureRounding(of: motion.property))
      if entry.shift > 0 || jumps(motion) { entry.shift = max(entry.shift, shift) }
      entries.append(entry)
    }

    pieces = timeline.frame(at: 0).pieces(of: view)
    if isInSpace, !pieces.isEmpty {
      pieces = []
      omissions.append("the pieces of \(view), which is turned in space: it is drawn whole")
    }
    leaveOutValues()
    var element = isInSpace ? drawnInSpace() : drawnInPlane()
    element.set("class", source == nil ? "view" : "piece")
    element.set(source == nil ? "data-view" : "data-piece", "\(view)")
    animate(&element, [.opacity]) { [("opacity", decimal($0.visibleOpacity))] }
    if completed == nil, source == nil { element.children.append(loop.disappearance) }
    self.element = element
  }

  /// Whether some frame cannot be drawn by moving, turning and magnifying in the plane.
  var isInSpace: Bool {
    func states(_ property: Property) -> [SIMD4<Double>] {
      motions.first { $0.property == property }?.keys.map { $0.value } ?? []
    }
    let tilts = states(.rotation).contains { $0.x != 0 || $0.y != 0 }
    return tilts || (still.perspective != 0 && states(.translation).contains { $0.z != 0 })
  }

  /// Whether the view is laid out at another frame than where it rests.
  var isLaidOutAnew: Bool { written.contains(.frame) || written.contains(.layoutScale) }

  private var isClipped: Bool { written.contains(.clip) || written.contains(.clipRadius) }

  /// Hides an element while the view is turned away.
  private mutating func hideBack(of element: inout SVGElement) {
    let size = frame.size
    func isHidden(_ state: PropertyState) -> Bool { state.isTurnedAway(size: size) }
    let keys = function.keys { isHidden($0) }
    element.set("opacity", isHidden(poster) ? "0" : "1")
    element.children += loop.animations(keys, completed: completed) {
      [("opacity", isHidden($0) ? "0" : "1")]
    }
  }

  private func jumps(_ motion: Motion) -> Bool {
    motion.keys.contains { key in
      switch key.easing {
      case .steps: true
      case .lines(let points): zip(points, points.dropFirst()).contains { $0.x == $1.x }
      default: false
      }
    } || zip(motion.keys, motion.keys.dropFirst()).contains { $0.time == $1.time }
  }
}

// MARK: - Motion

extension AnimatedPicture {
  /// Writes attributes as they are in the poster, and animates them.
  ///
  /// - Parameters:
  ///   - properties: those that the attributes depend on, each evenly.
  ///   - numbers: the numbers in the attributes, for properties that move together.
  mutating func animate(
    _ element: inout SVGElement, _ properties: [Property], transform: String? = nil,
    numbers: [(PropertyState) -> SIMD4<Double>] = [],
    _ attributes: (PropertyState) -> [(name: String, value: String)]
  ) {
    for (name, value) in attributes(poster) {
      element.set(name, transform.map { "\($0)(\(value))" } ?? value)
    }
    let moving = motions.filter { properties.contains($0.property) && $0.moves }
    var keys = [StateKeys.Key(time: 0, state: still)]
    if moving.count == 1, let motion = moving.first {
      keys = StateKeys(motion, in: still).keys
    }
    if !numbers.isEmpty, moving.count > 1 || keys.contains(where: { $0.state.isInsideOut }) {
      keys = together(moving, numbers).keys
    }
    element.children += loop.animations(
      keys, completed: completed, transform: transform, attributes)
  }

  /// Keys for what several motions do together, which the accuracy report then knows of.
  private mutating func together(
    _ moving: [Motion], _ numbers: [(PropertyState) -> SIMD4<Double>]
  ) -> StateKeys {
    let size = max(frame.width, frame.height, 1)
    let keys = function.keys(within: tolerance.error(in: size), following: numbers)
    let error = keys.error.max() + 1e-4
    let names = moving.map { "\($0.property)" }
    let sentence = """
      \(names.joined(separator: ", ")) of \(view) each by itself: together they are within \
      \(String(format: "%.2g", error)) points, at every corner
      """
    let isNew = !omissions.contains { $0.hasPrefix(names.joined(separator: ", ") + " of \(view)") }
    if isNew { omissions.append(sentence) }
    // The whole error, in the units of each property.
    for motion in moving {
      guard let index = entries.firstIndex(where: { $0.property == motion.property }) else {
        continue
      }
      let isLength = [.translation, .frame, .cornerRadius, .clipRadius].contains(motion.property)
      let unit = isLength ? 1 : 1 / max(min(frame.width, frame.height), 1)
      var entry = entries[index]
      entry.errors = SIMD4(repeating: error * unit)
      entry.tolerances = SIMD4(repeating: tolerance.error(in: size) * unit)
      entry.time = keys.errorTime
      if !isNew { entry.formUnion(entries[index]) }
      entries[index] = entry
    }
    return keys
  }

  mutating func reference(_ kind: String, _ definition: SVGElement) -> String {
    var definition = definition
    definition.set("id", SVGElement.mark + kind + name)
    definitions.append(definition)
    return "url(#\(SVGElement.mark)\(kind)\(name))"
  }

  private mutating func blurReference(
    _ kind: String, _ property: Property, _ radius: @escaping (PropertyState) -> Double
  ) -> String {
    var reach = 0.0
    for motion in motions {
      for key in motion.keys {
        var state = still
        state[motion.property] = PropertyValue(key.value, of: motion.property)
        reach = max(reach, state.reach)
      }
    }
    var room = still
    room.blur = reach
    let isInside = !isInSpace && pieces.isEmpty
    let rect = isInside ? Rect(size: frame.size).grown(by: largestOverhang) : nil
    var filter = blurFilter(radius: 0, around: rect, room)
    var blur = SVGElement("feGaussianBlur")
    animate(&blur, [property]) { [("stdDeviation", decimal(max(radius($0), 0), 4))] }
    filter.children = [blur]
    return reference(kind, filter)
  }

  /// How far a layout may be larger than the view at rest.
  private var largestOverhang: Double {
    let layouts = motions.filter { [.frame, .layoutScale].contains($0.property) }
    return layouts.flatMap { motion in motion.keys.map { (motion.property, $0.value) } }.reduce(0) {
      var state = still
      state[$1.0] = PropertyValue($1.1, of: $1.0)
      let layout = state.layoutFrame(size: frame.size)
      return max(
        $0, -layout.origin.x, -layout.origin.y, layout.origin.x + layout.width - frame.width,
        layout.origin.y + layout.height - frame.height)
    }
  }
}

// MARK: - Drawing

extension AnimatedPicture {
  /// A shape that is a rectangle at rest, and of which something moves.
  private typealias Shaper = (
    _ picture: inout AnimatedPicture, _ corners: Corners,
    _ rect: @escaping (AnimatedPicture, PropertyState) -> Rect
  ) -> SVGElement

  /// How the corners of a shape are round.
  private enum Corners {
    case fixed(Double)
    case ofView
    case ofClip

    var fixedRadius: Double {
      if case .fixed(let radius) = self { return radius }
      return 0
    }
  }

  private mutating func drawnInPlane() -> SVGElement {
    let (size, origin) = (frame.size, frame.origin)
    var contents = SVGElement.group([:], [])
    animate(&contents, [.frame], transform: "translate") { state in
      let anchor = state.anchorPoint(size: size)
      return [("transform", "\(decimal(-anchor.x, 6)) \(decimal(-anchor.y, 6))")]
    }
    contents.set("class", "contents")
    contents.children += layers { picture, corners, rect in
      var element = SVGElement("rect")
      if corners.fixedRadius > 0 { element.set("rx", decimal(corners.fixedRadius, 3)) }
      var isRound = false
      if case .ofClip = corners { isRound = picture.written.contains(.clipRadius) }
      func radius(_ picture: AnimatedPicture, _ state: PropertyState) -> Double {
        rect(picture, state).clamped(radius: state.clipRadius)
      }
      picture.animate(
        &element, [.frame, .layoutScale, .clip] + (isRound ? [.clipRadius] : []),
        numbers: [
          { [picture] state in
            let rect = rect(picture, state)
            return SIMD4(rect.origin.x, rect.origin.y, max(rect.width, 0), max(rect.height, 0))
          }
        ] + (isRound ? [{ [picture] in SIMD4(radius(picture, $0), 0, 0, 0) }] : [])
      ) { [picture] in
        SVGElement.rectangleAttributes(rect(picture, $0))
          + (isRound ? [("rx", decimal(radius(picture, $0), 4))] : [])
      }
      return element
    }
    var element = contents
    if written.contains(.scale) {
      var outer = SVGElement.group([:], [element])
      animate(&outer, [.scale], transform: "scale") {
        [("transform", "\(decimal($0.scale.x, 7)) \(decimal($0.scale.y, 7))")]
      }
      element = outer
    }
    if written.contains(.rotation) {
      var outer = SVGElement.group([:], [element])
      animate(&outer, [.rotation], transform: "rotate") {
        [("transform", decimal($0.rotation.angle.degrees, 7))]
      }
      element = outer
    }
    var outer = SVGElement.group([:], [element])
    func place(_ state: PropertyState) -> Point {
      let anchor = state.anchorPoint(size: size)
      return Point(
        x: origin.x + anchor.x + state.translation.dx,
        y: origin.y + anchor.y + state.translation.dy)
    }
    animate(
      &outer, [.translation, .frame], transform: "translate",
      numbers: written.contains(.frame) ? [{ SIMD4(place($0).x, place($0).y, 0, 0) }] : []
    ) { [("transform", "\(decimal(place($0).x, 4)) \(decimal(place($0).y, 4))")] }
    return .group([:], [outer])
  }

  private mutating func drawnInSpace() -> SVGElement {
    let frame = frame
    let moving = motions.filter { AnimatedPicture.spatial.contains($0.property) && $0.moves }
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
    var keys = [StateKeys.Key(time: 0, state: still)]
    if !moving.isEmpty { keys = together(moving, numbers).keys }
    let isBehindEye = keys.contains { key in
      let projection = key.state.projection(in: frame)
      return key.state.layoutFrame(size: frame.size).corners.contains {
        projection.depth(of: $0) < Projection.nearest
      }
    }
    if isBehindEye { omissions.append("\(view) where it is behind the eye") }
    omissions.append(
      """
      \(view) in perspective: its title follows nearly, what is inside it follows at the keyframes of its \
      corners, and blurs and shadows are as wide everywhere
      """)

    let spatialKeys = keys
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
        // As many points at every time, however round the corners are.
        let points =
          changing.map { roundOutline(of: rect, radius: $0(state)) }
          ?? outline(of: rect, radius: radius * 0.6, steps: 1)
        return [("points", pointsText(points.map(projection.clampedPoint), radius > 0 ? 1 : 4))]
      }
      var shape = SVGElement(isCurved ? "path" : "polygon")
      for (name, value) in attributes(picture.poster) { shape.set(name, value) }
      shape.children = picture.loop.animations(
        spatialKeys, completed: picture.completed, attributes)
      return shape
    }
    var edge = SVGElement("polygon", ["class": "edge", "fill": "none"])
    func edges(_ state: PropertyState) -> [(name: String, value: String)] {
      let projection = state.projection(in: frame)
      let corners = state.layoutFrame(size: frame.size).corners
      return [("points", pointsText(corners.map(projection.clampedPoint)))]
    }
    for (name, value) in edges(poster) { edge.set(name, value) }
    edge.children = loop.animations(keys, completed: completed, edges)
    element.children.append(edge)
    if !still.doubleSided { hideBack(of: &element) }
    return .group([:], [element])
  }

  /// Everything that is drawn of the view, from back to front.
  ///
  /// - Parameter shaper: makes the element of a rectangle.
  private mutating func layers(_ shaper: Shaper) -> [SVGElement] {
    let whole = { (picture: AnimatedPicture, state: PropertyState) in
      state.layoutFrame(size: picture.frame.size)
    }
    let clip = { (picture: AnimatedPicture, state: PropertyState) in
      state.layoutFrame(size: picture.frame.size).inset(by: state.clip)
    }
    func silhouette(_ picture: inout AnimatedPicture) -> SVGElement {
      var element = shaper(&picture, .ofView, whole)
      if !picture.isInSpace, picture.written.contains(.cornerRadius) {
        picture.animate(&element, [.cornerRadius]) {
          [("rx", decimal(max($0.cornerRadius, 0), 4))]
        }
      }
      return element
    }

    var contents = showsReference ? [reference] : shapes(shaper) + [label()] + valueLabels()
    if written.contains(.overlay) {
      var element = shaper(&self, .fixed(0), whole)
      animate(&element, [.overlay]) { state in
        let color = Property.overlay.visible(SIMD4(state.overlay))
        return [("fill", colorText(color)), ("fill-opacity", decimal(color.w))]
      }
      contents.append(element)
    }
    if !pieces.isEmpty { contents = piecesInPlace(of: contents) }
    if written.contains(.cornerRadius)
      || pieces.isEmpty && (source != nil || isLaidOutAnew)
    {
      let path = SVGElement("clipPath", [:], [silhouette(&self)])
      contents = [.group(["clip-path": reference("o", path)], contents)]
    }
    if written.contains(.blur) {
      contents = [.group(["filter": blurReference("b", .blur) { $0.blur }], contents)]
    }
    if let filter = animatedColorFilter() {
      contents = [.group(["filter": reference("f", filter)], contents)]
    }
    if isClipped {
      let path = SVGElement("clipPath", [:], [shaper(&self, .ofClip, clip)])
      contents = [.group(["clip-path": reference("c", path)], contents)]
    }
    if written.contains(.shadow), !pieces.isEmpty {
      contents = [.group(["filter": dropShadow()], contents)]
    } else if written.contains(.shadow) {
      var cast = SVGElement.group([:], [silhouette(&self)])
      if isClipped {
        let path = SVGElement("clipPath", [:], [shaper(&self, .ofClip, clip)])
        cast.set("clip-path", reference("d", path))
      }
      var moved = SVGElement.group([:], [cast])
      animate(&moved, [.shadow], transform: "translate") {
        [("transform", "\(decimal($0.shadow.dx, 4)) \(decimal($0.shadow.dy, 4))")]
      }
      var shadow = SVGElement.group(
        ["filter": blurReference("s", .shadow) { $0.shadow.radius }], [moved])
      animate(&shadow, [.shadow]) {
        [("fill-opacity", decimal(min(max($0.shadow.opacity, 0), 1)))]
      }
      contents.insert(shadow, at: 0)
    }
    if source != nil || !pieces.isEmpty, !isInSpace {
      // Tells scripts and tests where the view is.
      var box = shaper(&self, .fixed(0), whole)
      box.set("fill", "none")
      contents.insert(box, at: 0)
    }
    return contents
  }

  /// The shapes of the stand-in.
  private mutating func shapes(_ shaper: Shaper) -> [SVGElement] {
    let parts = placeholder.shapes(in: contentFrame(still))
    return parts.enumerated().compactMap { index, part in
      guard source == nil || part.frame.meets(still.layoutFrame(size: frame.size)) else {
        return nil
      }
      var element = shaper(&self, .fixed(part.radius)) { picture, state in
        picture.placeholder.shapes(in: picture.contentFrame(state))[index].frame
      }
      element.set("fill", part.fill)
      return element
    }
  }

  /// The title, which follows the layout in the plane, and in space nearly the picture of its place.
  private mutating func label() -> SVGElement {
    let (placeholder, contentFrame) = (placeholder, contentFrame)
    guard isInSpace else {
      var label = placeholder.labelAtOrigin
      animate(&label, [.frame, .layoutScale]) { state in
        let place = placeholder.titlePlace(in: contentFrame(state))
        return [("x", decimal(place.x, 3)), ("y", decimal(place.y, 3))]
      }
      return label
    }
    return following(placeholder.labelAtOrigin) { placeholder.titlePlace(in: contentFrame($0)) }
  }

  /// An element that follows in space nearly the picture of a place, which is where its own space starts.
  func following(_ element: SVGElement, _ place: @escaping (PropertyState) -> Point) -> SVGElement {
    let frame = frame
    let moving = motions.filter { AnimatedPicture.spatial.contains($0.property) && $0.moves }
    func tangent(_ state: PropertyState)
      -> (a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
    {
      state.projection(in: frame).tangent(at: place(state))
    }
    var keys = [StateKeys.Key(time: 0, state: still)]
    if !moving.isEmpty {
      let size = max(frame.width, frame.height, 1)
      keys =
        function.keys(
          within: max(tolerance.error(in: size), 0.001 * size),
          following: [
            {
              let m = tangent($0)
              return SIMD4(m.e, m.f, m.a * 200, m.d * 200)
            }
          ]
        ).keys
    }
    // Whichever diagonal element stays away from zero can be divided by.
    let tangents = keys.map { tangent($0.state) }
    let dividesByLast =
      (tangents.map { abs($0.d) }.min() ?? 0) >= (tangents.map { abs($0.a) }.min() ?? 0)
    func degrees(_ slope: Double) -> String {
      decimal(slope.isFinite ? atan(slope) * 180 / .pi : 0, 3)
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
      group.children += loop.animations(keys, completed: completed, transform: step.kind) {
        [("transform", step.value($0))]
      }
      element = group
    }
    return element
  }
}
