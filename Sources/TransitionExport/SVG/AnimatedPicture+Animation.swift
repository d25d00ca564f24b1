import TransitionKit

extension AnimatedPicture {
  /// Sets attributes to their values in the poster, and animates them.
  ///
  /// - Parameters:
  ///   - properties: the properties on which the attributes depend; linearly, if only one of them moves.
  ///   - numbers: the numbers in the attributes, for several properties that move.
  mutating func animate(
    _ element: inout SVGElement, _ properties: [ViewProperty], transform: String? = nil,
    numbers: [(PropertyState) -> SIMD4<Double>] = [],
    _ attributes: (PropertyState) -> [(name: String, value: String)]
  ) {
    for (name, value) in attributes(poster) {
      element.set(name, transform.map { "\($0)(\(value))" } ?? value)
    }
    let moving = tracks.filter { properties.contains($0.property) && $0.moves }
    var keyframes = [StateKeyframe(time: 0, state: initial)]
    if moving.count == 1, let track = moving.first {
      keyframes = StateKeyframes(track, in: initial).keyframes
    }
    if !numbers.isEmpty, moving.count > 1 || keyframes.contains(where: { $0.state.isInsideOut }) {
      keyframes = combined(moving, numbers).keyframes
    }
    element.children += loop.animations(
      keyframes, completed: completed, transform: transform, attributes)
  }

  /// Animates a color, and its alpha as an attribute of its own.
  mutating func animate(
    _ element: inout SVGElement, _ property: ViewProperty, as color: String, _ alpha: String
  ) {
    animate(&element, [property]) { state in
      let value = property.visible(state.vector(of: property))
      return [(color, colorText(value)), (alpha, decimal(value.w))]
    }
  }

  /// The keyframes of several tracks together, whose error replaces that of each track.
  mutating func combined(
    _ moving: [KeyframedTrack], _ numbers: [(PropertyState) -> SIMD4<Double>]
  ) -> StateKeyframes {
    let size = max(frame.width, frame.height, 1)
    let keyframes = states.keyframes(within: tolerance.error(in: size), following: numbers)
    let error = keyframes.error.max() + 1e-4
    let names = moving.map { "\($0.property)" }
    let sentence = """
      \(names.joined(separator: ", ")) of \(view) each by itself: together they are within \
      \(significantDecimal(error, 2)) points, at every corner
      """
    let isNew = !omissions.contains { $0.hasPrefix(names.joined(separator: ", ") + " of \(view)") }
    if isNew { omissions.append(sentence) }
    // The whole error, in the unit of each property.
    for track in moving {
      guard let index = entries.firstIndex(where: { $0.property == track.property }) else {
        continue
      }
      let isLength = [.translation, .frame, .cornerRadius, .clipRadius].contains(track.property)
      let unit = isLength ? 1 : 1 / max(min(frame.width, frame.height), 1)
      var entry = entries[index]
      entry.errors = SIMD4(repeating: error * unit)
      entry.tolerances = SIMD4(repeating: tolerance.error(in: size) * unit)
      entry.time = keyframes.errorTime
      if !isNew { entry.formUnion(entries[index]) }
      entries[index] = entry
    }
    return keyframes
  }

  /// Adds a definition, and returns a reference to it.
  mutating func reference(_ kind: String, _ definition: SVGElement) -> String {
    var definition = definition
    definition.set("id", SVGElement.mark + kind + name)
    definitions.append(definition)
    return "url(#\(SVGElement.mark)\(kind)\(name))"
  }

  /// The reference to a filter that blurs by a radius.
  mutating func blurReference(
    _ kind: String, _ property: ViewProperty, _ radius: @escaping (PropertyState) -> Double
  ) -> String {
    var blur = SVGElement("feGaussianBlur")
    animate(&blur, [property]) { [("stdDeviation", decimal(max(radius($0), 0), 4))] }
    var filter = SVGElement("filter", ["color-interpolation-filters": "sRGB"], [blur])
    setRegion(of: &filter)
    return reference(kind, filter)
  }

  /// Sets the region of a filter to all that the blur and the shadow of the view ever reach.
  func setRegion(of filter: inout SVGElement) {
    var overflow = 0.0
    for track in tracks {
      for keyframe in track.keyframes {
        var state = initial
        state[track.property] = PropertyValue(keyframe.value, of: track.property)
        overflow = max(overflow, state.inkOverflow)
      }
    }
    var room = initial
    room.blur = overflow
    let isInside = !isInSpace && pieces.isEmpty && children.isEmpty
    filter.setFilterRegion(
      around: isInside ? Rect(size: frame.size).grown(by: largestOverhang) : nil, room)
  }

  /// By how much a layout may exceed the frame of the view on any side.
  private var largestOverhang: Double {
    let layouts = [ViewProperty.frame, .layoutScale].flatMap { property in
      values(of: property).map { value in
        var state = initial
        state[property] = PropertyValue(value, of: property)
        return state.layoutFrame(size: frame.size)
      }
    }
    return layouts.reduce(0) {
      max(
        $0, -$1.origin.x, -$1.origin.y, $1.origin.x + $1.width - frame.width,
        $1.origin.y + $1.height - frame.height)
    }
  }
}
