extension Compiler {
  var isMirrored: Bool { scope.isMirrored }

  /// The container as a view sees it: the view's frame is that of this view or piece.
  func container(for target: Int) -> Container { container.focused(on: frame(of: target)) }

  /// The frame in the container of a view that is written to in this scope.
  func frame(of target: Int) -> Rect {
    scope.pieceFrame ?? container.frame(of: targets[target].id)
  }

  /// What a handler writes to a view.
  func view(
    writtenBy handler: AtomicTransition.TransientViewHandler, to target: Int
  ) -> TransientView {
    var view = TransientView()
    handler(&view, targets[target].operation, container(for: target))
    return view
  }

  /// Keeps a diagnostic, which is made only if diagnostics are read.
  mutating func report(_ diagnostic: @autoclosure () -> PendingDiagnostic) {
    guard OptionalParts.hasDiagnostics else { return }
    pendingDiagnostics.append(diagnostic())
  }

  /// Fills in what was left unwritten, and adds a contribution for each property that was written.
  ///
  /// - Parameter path: the path of a property that does not move straight, already mirrored.
  mutating func add(
    _ view: TransientView, to target: Int, as origin: Int,
    path: (ViewProperty) -> ValuePath = { _ in .straight }
  ) {
    let isMirrored = scope.isMirrored
    reportMisfits(of: view, target, origin)
    let first = written.count
    defer { settle(first..<written.count) }
    for given in view.written {
      let property = isMirrored ? given.mirroredInSpace : given
      func stage(_ state: PropertyState, named name: String) -> (SIMD4<Double>, isWritten: Bool) {
        let isWritten = state.written.contains(given)
        // A view that a handler changes keeps what was set up before, which is not a part of the later stages.
        let vector = isWritten ? state.vector(of: given) : property.straightIdentity
        let oriented = isMirrored && isWritten ? property.mirrored(vector) : vector
        let value = sanitized(oriented, stage: name, property, target, origin)
        return (property.premultiplied(value), isWritten)
      }
      var (initial, isInitialWritten) = stage(view.initial, named: "initial")
      var (animation, isAnimationWritten) = stage(view.animation, named: "animation")
      var (completion, isCompletionWritten) = stage(view.completion, named: "completion")
      if property.isAnimatable {
        switch targets[target].operation {
        case .insertion: if !isCompletionWritten { completion = animation }
        case .removal: if !isAnimationWritten { animation = initial }
        }
      } else {
        if isInitialWritten, isAnimationWritten, initial != animation {
          report(
            PendingDiagnostic(
              kind: .movingConstant, property: property, target: target, origin: origin,
              message: """
                \(property) does not move, but goes from \(PropertyValue(initial, of: property)) to \
                \(PropertyValue(animation, of: property)); the latter holds throughout
                """))
        }
        if isAnimationWritten { initial = animation } else { animation = initial }
        if isCompletionWritten, completion != property.identityVector {
          report(
            PendingDiagnostic(
              kind: .neverReturns, property: property, target: target, origin: origin,
              message: """
                \(property) is to stay at \(PropertyValue(completion, of: property)), but does \
                not move; it returns to rest at completion
                """))
        }
        completion = property.identityVector
      }
      let isMixed =
        scope.interpolationSpace == .oklab && property.isColor && initial != animation
        && canMixInOKLab(initial, animation)
      let segment = PropertySegment(
        start: initial, end: animation, completion: completion, timing: timingIndex(),
        path: isMixed ? .oklab : path(property))
      written.append(
        WrittenSegment(
          slot: Slot(target: target, property: property), segment: segment, origin: origin))
    }
  }

  /// The value with lanes that are not finite at rest, and others clamped to the limit.
  mutating func sanitized(
    _ vector: SIMD4<Double>, stage: String, _ property: ViewProperty, _ target: Int, _ origin: Int
  ) -> SIMD4<Double> {
    if vector.isWithinLimit { return vector }
    var sanitized = vector
    for lane in 0..<property.componentCount {
      let value = vector[lane]
      let isFinite = value.isFinite
      sanitized[lane] =
        isFinite ? min(max(value, -valueLimit), valueLimit) : property.straightIdentity[lane]
      guard OptionalParts.hasDiagnostics, sanitized[lane] != value else { continue }
      let component = property.componentNames[lane]
      let name = component.isEmpty ? "\(property)" : "\(property).\(component)"
      report(
        PendingDiagnostic(
          kind: isFinite ? .valueOutOfRange : .nonFiniteValue, property: property, target: target,
          origin: origin,
          message: "\(stage).\(name) is \(value), for which \(sanitized[lane]) is used"))
    }
    return sanitized
  }
}
