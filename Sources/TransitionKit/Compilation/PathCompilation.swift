extension Compiler {
  /// Adds the contributions of a move along a path.
  mutating func add(
    _ path: MotionPath, _ parameterization: MotionPath.Parameterization, orientsToPath: Bool,
    to target: Int,
    as origin: Int
  ) {
    func finding(_ kind: Diagnostic.Kind, _ property: Property, _ message: String)
      -> PendingDiagnostic
    {
      PendingDiagnostic(
        kind: kind, property: property, target: target, origin: origin,
        message: message)
    }
    let (sanitized, nonFinite, outOfRange) = path.sanitized
    if nonFinite > 0 {
      report(
        finding(
          .nonFiniteValue, .translation,
          "the path has \(nonFinite) number(s) that are not finite, for which 0 is used"))
    }
    if outOfRange > 0 {
      report(
        finding(
          .valueOutOfRange, .translation,
          "the path has \(outOfRange) number(s) beyond 1e12, which are held there"))
    }
    let table = ArcLengthTable(sanitized)
    let isReversed = targets[target].operation == .removal
    var view = TransientView()
    var ways: [(property: Property, way: any Way)] = []
    func add(_ property: Property, _ part: PathWay.Part, moves: Bool) {
      // The view is mirrored as a whole afterwards, but the way is not.
      let way = PathWay(table, parameterization, part, isReversed: isReversed, isMirrored: false)
      view.initial.set(way.value(at: 0), of: property)
      view.animation.set(way.value(at: 1), of: property)
      guard moves else { return }
      ways.append(
        (
          property,
          isMirrored
            ? PathWay(table, parameterization, part, isReversed: isReversed, isMirrored: true) : way
        ))
    }
    add(.translation, .translation, moves: table.length > 0)
    if orientsToPath {
      add(.rotation, .rotation, moves: table.turns)
      if table.sharpestCorner > 1e-6 {
        report(
          finding(
            .jump, .rotation,
            """
            rotation jumps by \(Angle.radians(table.sharpestCorner)) at a corner of the path, which \
            the view is to lie along
            """))
      }
    }
    self.add(view, to: target, as: origin) { property in
      ways.first { $0.property == property }?.way
    }
  }
}
