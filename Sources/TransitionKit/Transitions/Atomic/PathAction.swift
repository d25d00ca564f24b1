/// The action of a move along a path.
final class PathAction: PrimitiveAction {
  private let path: MotionPath
  private let parameterization: MotionPath.Parameterization
  private let orientsToPath: Bool

  init(
    _ path: MotionPath, _ parameterization: MotionPath.Parameterization, orientsToPath: Bool
  ) {
    self.path = path
    self.parameterization = parameterization
    self.orientsToPath = orientsToPath
  }

  func run(in compiler: inout Compiler, as origin: Int) {
    for target in compiler.activeTargets {
      compiler.add(path, parameterization, orientsToPath: orientsToPath, to: target, as: origin)
    }
  }

  func isEqual(to other: PathAction) -> Bool {
    path == other.path && parameterization == other.parameterization
      && orientsToPath == other.orientsToPath
  }
}

extension Compiler {
  /// Adds the contributions of a move along a path.
  fileprivate mutating func add(
    _ path: MotionPath, _ parameterization: MotionPath.Parameterization, orientsToPath: Bool,
    to target: Int,
    as origin: Int
  ) {
    func diagnostic(_ kind: Diagnostic.Kind, _ property: ViewProperty, _ message: String)
      -> PendingDiagnostic
    {
      PendingDiagnostic(
        kind: kind, property: property, target: target, origin: origin,
        message: message)
    }
    let (sanitized, nonFinite, outOfRange) = path.sanitized
    if nonFinite > 0 {
      report(
        diagnostic(
          .nonFiniteValue, .translation,
          "the path has \(nonFinite) number(s) that are not finite, for which 0 is used"))
    }
    if outOfRange > 0 {
      report(
        diagnostic(
          .valueOutOfRange, .translation,
          "the path has \(outOfRange) number(s) beyond 1e12, which are clamped there"))
    }
    let table = ArcLengthTable(sanitized)
    let isReversed = targets[target].operation == .removal
    var view = TransientView()
    var paths: [(property: ViewProperty, path: ValuePath)] = []
    func add(_ property: ViewProperty, _ part: MotionPathSampler.Part, moves: Bool) {
      func sampler(isMirrored: Bool) -> MotionPathSampler {
        MotionPathSampler(
          table, parameterization, part, isReversed: isReversed, isMirrored: isMirrored)
      }
      // The view is mirrored as a whole afterwards, but the path is not.
      let path = sampler(isMirrored: false)
      view.initial.set(path.value(at: 0), of: property)
      view.animation.set(path.value(at: 1), of: property)
      guard moves else { return }
      paths.append((property, .motionPath(sampler(isMirrored: isMirrored))))
    }
    add(.translation, .translation, moves: table.length > 0)
    if orientsToPath {
      add(.rotation, .rotation, moves: table.hasTurn)
      if table.sharpestCorner > 1e-6 {
        report(
          diagnostic(
            .jump, .rotation,
            """
            rotation jumps by \(Angle.radians(table.sharpestCorner)) at a corner of the path, which \
            the view is to lie along
            """))
      }
    }
    self.add(view, to: target, as: origin) { property in
      paths.first { $0.property == property }?.path ?? .straight
    }
  }
}
