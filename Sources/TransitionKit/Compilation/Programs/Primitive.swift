/// A primitive or a handler: what it does, and its source.
package final class Primitive: Sendable {
  package let source: Source
  let action: any PrimitiveAction

  init(_ source: Source, _ action: any PrimitiveAction) {
    self.source = source
    self.action = action
  }
}

/// What a primitive or a handler does.
///
/// Each kind is a class beside the transition that makes it. The compiler knows none of them, so a linker leaves out those that nothing
/// makes.
protocol PrimitiveAction: AnyObject, Sendable {
  /// Whether it is an animator handler or a function of pieces, which users write.
  var isHandler: Bool { get }

  /// Adds its contributions to the active views of a compiler.
  func run(in compiler: inout Compiler, as origin: Int)

  /// Whether it certainly does the same as another action, each in its own container, and also in containers of other sizes.
  func isAlike(
    in container: Container, _ other: any PrimitiveAction, in otherContainer: Container,
    _ operation: AtomicTransition.Operation
  ) -> Bool
}

extension PrimitiveAction {
  var isHandler: Bool { false }

  func isAlike(
    in container: Container, _ other: any PrimitiveAction, in otherContainer: Container,
    _ operation: AtomicTransition.Operation
  ) -> Bool { false }
}
