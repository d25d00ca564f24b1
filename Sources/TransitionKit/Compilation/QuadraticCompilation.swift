extension Compiler {
  /// Adds the contributions of a handler whose translation follows a parabola.
  ///
  /// - Parameter controlOffset: how far the parabola is from the straight line half-way.
  mutating func add(
    _ handler: AtomicTransition.TransientViewHandler, controlOffset: Translation, to target: Int,
    as origin: Int
  ) {
    let given = ViewProperty.translation.sanitized(
      SIMD4(controlOffset.dx, controlOffset.dy, controlOffset.dz, 0))
    let offset = isMirrored ? ViewProperty.translation.mirrored(given) : given
    add(view(writtenBy: handler, to: target), to: target, as: origin) {
      $0 == .translation ? .quadratic(controlOffset: offset) : .straight
    }
  }
}
