extension Compiler {
  mutating func run(_ primitive: Primitive, as origin: Int) {
    let active = activeTargets
    switch primitive.action {
    case .atomic(let handler):
      for target in active { add(view(writtenBy: handler, to: target), to: target, as: origin) }
    case .quadratic(let handler, let offset):
      for target in active { add(handler, controlOffset: offset, to: target, as: origin) }
    case .pieces(let slicing, let transition):
      guard OptionalParts.hasPieces else { break }
      for target in active { slice(target, slicing, transition, as: origin) }
    case .navigation(let handler):
      guard let navigation else { break }
      var removed = TransientView()
      var inserted = TransientView()
      handler(&removed, &inserted, navigation, container)
      add(removed, to: 0, as: origin)
      add(inserted, to: 1, as: origin)
    case .atomicAnimator:
      guard OptionalParts.hasAnimatorHandlers else { break }
      for target in active { record(primitive, for: target, as: origin) }
    case .navigationAnimator:
      guard OptionalParts.hasAnimatorHandlers else { break }
      record(primitive, for: 0, as: origin)
    case .modifier(let pair):
      guard OptionalParts.hasModifiers else { break }
      for target in active { add(pair, to: target, as: origin) }
    case .path(let path, let parameterization, let orientsToPath):
      guard OptionalParts.hasMotionPaths else { break }
      for target in active {
        add(path, parameterization, orientsToPath: orientsToPath, to: target, as: origin)
      }
    case .keyframes(let property, let start, let keyframes):
      guard OptionalParts.hasKeyframes else { break }
      for target in active {
        add(keyframes, of: property, startingAt: start, to: target, as: origin)
      }
    }
  }

  /// The number of views that are no pieces.
  var rootCount: Int { navigation == nil ? 1 : 2 }

  var activeTargets: Range<Int> { scope.piece.map { $0..<$0 + 1 } ?? scope.active }
}
