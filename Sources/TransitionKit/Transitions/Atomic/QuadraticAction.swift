/// The action of a handler whose translation follows a parabola.
final class QuadraticAction: PrimitiveAction {
  private let handler: AtomicTransition.TransientViewHandler
  /// How far the parabola is from the straight line at half of the progress.
  private let controlOffset: Translation

  init(_ handler: @escaping AtomicTransition.TransientViewHandler, controlOffset: Translation) {
    self.handler = handler
    self.controlOffset = controlOffset
  }

  func run(in compiler: inout Compiler, as origin: Int) {
    let given = ViewProperty.translation.sanitized(
      SIMD4(controlOffset.dx, controlOffset.dy, controlOffset.dz, 0))
    let offset = compiler.isMirrored ? ViewProperty.translation.mirrored(given) : given
    for target in compiler.activeTargets {
      compiler.add(compiler.view(writtenBy: handler, to: target), to: target, as: origin) {
        $0 == .translation ? .quadratic(controlOffset: offset) : .straight
      }
    }
  }

  func isEqual(to other: QuadraticAction) -> Bool {
    controlOffset == other.controlOffset && areEqual(handler, other.handler)
  }
}
