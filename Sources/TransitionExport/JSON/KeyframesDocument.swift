import TransitionKit

/// The keyframes of a term as they are written in a document.
struct KeyframesDocument: Decodable {
  /// How a value gets to that of a segment.
  enum Interpolation: Decodable {
    case linear(shape: CurveDocument)
    case cubic(startVelocity: [DocumentDouble], endVelocity: [DocumentDouble])
    case spring(constants: SpringDocument, startVelocity: [DocumentDouble])
    case hold
  }

  struct Segment: Decodable {
    let start: DocumentDouble
    let duration: DocumentDouble
    let value: [DocumentDouble]
    let motion: Interpolation
  }

  let isReversed: Bool
  let initialValue: [DocumentDouble]
  let segments: [Segment]

  init(_ path: KeyframePath, of property: ViewProperty) {
    func components(_ vector: PropertyVector) -> [DocumentDouble] {
      PropertyValue(vector.lanes, of: property).components.map { DocumentDouble(clamped: $0) }
    }
    isReversed = path.isReversed
    initialValue = components(path.track.initialValue)
    segments = path.track.segments.map { segment in
      let motion: Interpolation =
        switch segment.interpolation {
        case .linear(let curve): .linear(shape: CurveDocument(curve))
        case .cubic(let start, let end):
          .cubic(startVelocity: components(start), endVelocity: components(end))
        case .spring(let spring, let start):
          .spring(constants: SpringDocument(spring), startVelocity: components(start))
        case .hold: .hold
        }
      return Segment(
        start: DocumentDouble(clamped: segment.start),
        duration: DocumentDouble(clamped: segment.duration),
        value: components(segment.to), motion: motion)
    }
  }

  var json: JSONValue {
    .object([
      "isReversed": .boolean(isReversed), "initialValue": initialValue.json,
      "segments": .array(
        segments.map {
          .object([
            "start": $0.start.json, "duration": $0.duration.json, "value": $0.value.json,
            "motion": $0.motion.json,
          ])
        }),
    ])
  }

  func path(
    of property: ViewProperty, at location: DocumentLocation
  ) throws(TimelineJSONError) -> KeyframePath {
    let from = PropertyVector(lanes: try location["initialValue"].value(initialValue, of: property))
    var steps:
      [(
        duration: Double, value: PropertyVector,
        interpolation: KeyframeTrack<PropertyVector>.Interpolation
      )] = []
    var time = 0.0
    for (index, segment) in segments.enumerated() {
      let location = location["segments"][index]
      guard segment.start.value == time else {
        throw location["start"].error(
          "\(segment.start.value)", expected: "\(time), where the segment before it ends")
      }
      let duration = try location["duration"].number(
        segment.duration.value, in: 0...TimelineDocument.greatestTime, "seconds")
      steps.append(
        (
          duration, PropertyVector(lanes: try location["value"].value(segment.value, of: property)),
          try segment.motion.motion(of: property, at: location["motion"])
        ))
      time += duration
    }
    return KeyframePath(KeyframeTrack(from: from, steps: steps), isReversed: isReversed)
  }
}

extension KeyframesDocument.Interpolation {
  fileprivate var json: JSONValue {
    switch self {
    case .linear(let shape): .object(["linear": .object(["shape": shape.json])])
    case .cubic(let start, let end):
      .object(["cubic": .object(["startVelocity": start.json, "endVelocity": end.json])])
    case .spring(let constants, let start):
      .object(["spring": .object(["constants": constants.json, "startVelocity": start.json])])
    case .hold: .object(["hold": .object([:])])
    }
  }

  fileprivate func motion(
    of property: ViewProperty, at location: DocumentLocation
  ) throws(TimelineJSONError) -> KeyframeTrack<PropertyVector>.Interpolation {
    switch self {
    case .linear(let shape):
      return .linear(try shape.curve(at: location["linear"]["shape"]))
    case .cubic(let start, let end):
      let location = location["cubic"]
      return .cubic(
        startVelocity: PropertyVector(
          lanes: try location["startVelocity"].velocity(start, of: property)),
        endVelocity: PropertyVector(lanes: try location["endVelocity"].velocity(end, of: property)))
    case .spring(let constants, let start):
      let location = location["spring"]
      return .spring(
        try constants.spring(at: location["constants"]),
        startVelocity: PropertyVector(
          lanes: try location["startVelocity"].velocity(start, of: property)))
    case .hold: return .hold
    }
  }
}

extension DocumentLocation {
  /// Reads the components of the value at the location.
  func value(
    _ components: [DocumentDouble], of property: ViewProperty
  ) throws(TimelineJSONError) -> SIMD4<Double> {
    // A premultiplied channel of a color is a product with the alpha.
    try vector(
      components, of: property, padding: property.identityVector,
      limit: property.isColor ? valueLimit * valueLimit : valueLimit)
  }

  /// Reads the components of a velocity, which has no limit, because a short keyframe is fast.
  fileprivate func velocity(
    _ components: [DocumentDouble], of property: ViewProperty
  ) throws(TimelineJSONError) -> SIMD4<Double> {
    try vector(components, of: property, padding: .zero, limit: .greatestFiniteMagnitude)
  }

  private func vector(
    _ components: [DocumentDouble], of property: ViewProperty, padding: SIMD4<Double>, limit: Double
  ) throws(TimelineJSONError) -> SIMD4<Double> {
    guard components.count == property.componentCount else {
      throw error(
        "\(components.map { $0.value })",
        expected: "\(property.componentCount) number(s) for \(property.name)")
    }
    var vector = padding
    for (index, component) in components.enumerated() {
      vector[index] = try self[index].number(component.value, in: -limit...limit)
    }
    return vector
  }
}
