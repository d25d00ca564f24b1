/// The action of a property that goes through keyframes.
final class KeyframesAction: PrimitiveAction {
  private let property: ViewProperty
  private let initialValue: PropertyValue
  private let keyframes: [Keyframe<PropertyValue>]

  init(
    _ property: ViewProperty, from initialValue: PropertyValue,
    _ keyframes: [Keyframe<PropertyValue>]
  ) {
    self.property = property
    self.initialValue = initialValue
    self.keyframes = keyframes
  }

  func run(in compiler: inout Compiler, as origin: Int) {
    for target in compiler.activeTargets {
      compiler.add(keyframes, of: property, startingAt: initialValue, to: target, as: origin)
    }
  }

  func isEqual(to other: KeyframesAction) -> Bool {
    property == other.property && initialValue == other.initialValue && keyframes == other.keyframes
  }

  func isAlike(
    in container: Container, _ other: any PrimitiveAction, in otherContainer: Container,
    _ operation: AtomicTransition.Operation
  ) -> Bool {
    guard let other = other as? KeyframesAction else { return false }
    return self === other || isEqual(to: other)
  }
}

extension Compiler {
  /// Adds a contribution that goes through keyframes.
  fileprivate mutating func add(
    _ keyframes: [Keyframe<PropertyValue>], of property: ViewProperty,
    startingAt start: PropertyValue, to target: Int, as origin: Int
  ) {
    let isMirrored = scope.isMirrored
    func vector(_ value: SIMD4<Double>, named stage: String) -> SIMD4<Double> {
      let vector = sanitized(value, stage: stage, property, target, origin)
      return isMirrored ? property.mirrored(vector) : vector
    }
    checkCount(of: start, named: "from", property, target, origin)
    func lanes(_ value: PropertyValue, named stage: String) -> PropertyVector {
      PropertyVector(
        lanes: property.premultiplied(vector(value.vector(of: property), named: stage)))
    }
    let initial = lanes(start, named: "from")
    var steps: [Keyframe<PropertyVector>] = []
    for (index, keyframe) in keyframes.enumerated() {
      let (before, after) = (index == 0 ? start : keyframes[index - 1].value, keyframe.value)
      let name = OptionalParts.hasDiagnostics ? "keyframe \(index)" : ""
      if OptionalParts.hasDiagnostics {
        for message in keyframe.validationMessages(about: name) {
          note(.unusableDuration, message)
        }
      }
      checkCount(of: keyframe.value, named: name, property, target, origin)
      steps.append(
        keyframe.map {
          lanes($0, named: name)
        } velocity: { velocity, isStart in
          checkCount(of: velocity, named: "the velocity of \(name)", property, target, origin)
          // A missing component of a velocity is 0, not the value at rest.
          let identity = PropertyValue(property.straightIdentity, of: property)
          let rate =
            (velocity.uniform(in: property) + identity).vector(of: property)
            - property.straightIdentity
          return PropertyVector(
            lanes: property.premultiplied(
              velocity: vector(rate, named: "the velocity of \(name)"),
              at: (isStart ? before : after).vector(of: property)))
        })
    }
    var bounded: [Int] = []
    let track = KeyframeTrack(from: initial, steps, bounded: &bounded) {
      $0.endTime(over: $1, $2, of: property)
    }
    for index in bounded {
      report(
        PendingDiagnostic(
          kind: .unusableVelocity, property: property, target: target, origin: origin,
          message: """
            keyframe \(index) is beside one that is so steep that its velocity would throw the value far away; \
            it takes over less of it
            """))
    }
    if let message = Animation.longMessage(
      ofKeyframesLasting: steps.compactMap { $0.duration }, track.duration)
    {
      note(.longAnimation, message, severity: .note)
    }
    let last = steps.last?.value ?? initial
    let isInsertion = targets[target].operation == .insertion
    let isAnimatable = property.isAnimatable
    let delay = timingContexts[scope.timingContext].delay
    let end = isInsertion || !isAnimatable ? last.lanes : initial.lanes
    written.append(
      WrittenSegment(
        slot: Slot(target: target, property: property),
        segment: PropertySegment(
          start: isAnimatable ? (isInsertion ? initial.lanes : last.lanes) : end, end: end,
          completion: isInsertion && isAnimatable ? end : property.identityVector,
          timing: index(
            of: Timing(
              start: delay, end: delay + track.duration,
              animation: .linear(duration: track.duration))),
          path: isAnimatable
            ? .keyframes(KeyframePath(track, isReversed: !isInsertion)) : .straight),
        origin: origin))
  }
}
