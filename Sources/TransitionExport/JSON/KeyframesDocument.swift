import TransitionKit

/// The way of a term through keyframes as it is written in a document.
struct KeyframesDocument: Codable {
  enum Motion: Codable {
    case linear(shape: CurveDocument)
    case cubic(startVelocity: [DocumentDouble], endVelocity: [DocumentDouble])
    case spring(constants: SpringDocument, startVelocity: [DocumentDouble])
    case hold
  }

  struct Segment: Codable {
    let start: DocumentDouble
    let duration: DocumentDouble
    let value: [DocumentDouble]
    let motion: Motion
  }

  let isReversed: Bool
  let initialValue: [DocumentDouble]
  let segments: [Segment]

  init(_ path: KeyframePath, of property: Property) {
    func components(_ vector: PropertyVector) -> [DocumentDouble] {
      PropertyValue(vector.lanes, of: property).components.map { DocumentDouble(clamped: $0) }
    }
    isReversed = path.isReversed
    initialValue = components(path.track.initialValue)
    segments = path.track.segments.map { segment in
      let motion: Motion =
        switch segment.motion {
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

  func path(
    of property: Property, at place: DocumentPlace
  ) throws(TimelineJSONError) -> KeyframePath {
    let from = PropertyVector(lanes: try place["initialValue"].value(initialValue, of: property))
    var steps:
      [(duration: Double, value: PropertyVector, motion: KeyframeTrack<PropertyVector>.Motion)] = []
    var time = 0.0
    for (index, segment) in segments.enumerated() {
      let place = place["segments"][index]
      guard segment.start.value == time else {
        throw place["start"].error(
          "\(segment.start.value)", expected: "\(time), where the segment before it ends")
      }
      let duration = try place["duration"].number(
        segment.duration.value, in: 0...TimelineDocument.greatestTime, "seconds")
      steps.append(
        (
          duration, PropertyVector(lanes: try place["value"].value(segment.value, of: property)),
          try segment.motion.motion(of: property, at: place["motion"])
        ))
      time += duration
    }
    return KeyframePath(KeyframeTrack(from: from, steps: steps), isReversed: isReversed)
  }
}

extension KeyframesDocument.Motion {
  fileprivate func motion(
    of property: Property, at place: DocumentPlace
  ) throws(TimelineJSONError) -> KeyframeTrack<PropertyVector>.Motion {
    switch self {
    case .linear(let shape):
      return .linear(try shape.curve(at: place["linear"]["shape"]))
    case .cubic(let start, let end):
      let place = place["cubic"]
      return .cubic(
        startVelocity: PropertyVector(
          lanes: try place["startVelocity"].velocity(start, of: property)),
        endVelocity: PropertyVector(lanes: try place["endVelocity"].velocity(end, of: property)))
    case .spring(let constants, let start):
      let place = place["spring"]
      return .spring(
        try constants.spring(at: place["constants"]),
        startVelocity: PropertyVector(
          lanes: try place["startVelocity"].velocity(start, of: property)))
    case .hold: return .hold
    }
  }
}

extension DocumentPlace {
  /// Reads the components of a value that stands here.
  func value(
    _ components: [DocumentDouble], of property: Property
  ) throws(TimelineJSONError) -> SIMD4<Double> {
    // A channel of a colour is a product with its alpha.
    try vector(
      components, of: property, rest: property.identityVector,
      limit: property.isColor ? valueLimit * valueLimit : valueLimit)
  }

  /// Reads the components of a velocity, which is not limited: a short keyframe is fast.
  fileprivate func velocity(
    _ components: [DocumentDouble], of property: Property
  ) throws(TimelineJSONError) -> SIMD4<Double> {
    try vector(components, of: property, rest: .zero, limit: .greatestFiniteMagnitude)
  }

  private func vector(
    _ components: [DocumentDouble], of property: Property, rest: SIMD4<Double>, limit: Double
  ) throws(TimelineJSONError) -> SIMD4<Double> {
    guard components.count == property.componentCount else {
      throw error(
        "\(components.map(\.value))",
        expected: "\(property.componentCount) number(s) for \(property.name)")
    }
    var vector = rest
    for (index, component) in components.enumerated() {
      vector[index] = try self[index].number(component.value, in: -limit...limit)
    }
    return vector
  }
}
