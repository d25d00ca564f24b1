/// The action of a handler that writes the stages of a view.
final class TransientViewAction: PrimitiveAction {
  private let handler: AtomicTransition.TransientViewHandler

  init(_ handler: @escaping AtomicTransition.TransientViewHandler) { self.handler = handler }

  func run(in compiler: inout Compiler, as origin: Int) {
    for target in compiler.activeTargets {
      compiler.add(compiler.view(writtenBy: handler, to: target), to: target, as: origin)
    }
  }

  func isEqual(to other: TransientViewAction) -> Bool { areEqual(handler, other.handler) }

  func isAlike(
    in container: Container, _ other: any PrimitiveAction, in otherContainer: Container,
    _ operation: AtomicTransition.Operation
  ) -> Bool {
    guard let other = other as? TransientViewAction else { return false }
    // What is alike only here, such as a move by the width and an offset of as many points, differs once the sizes change.
    return areAlike(handler, in: container, other.handler, in: otherContainer, operation)
      && (self === other
        || areAlike(
          handler, in: container.elsewhere, other.handler, in: container.elsewhere, operation))
  }
}

extension AtomicTransition {
  /// A transition of one primitive, named as it is written in code.
  package init(
    _ label: @escaping @autoclosure @Sendable () -> String,
    _ fileID: StaticString, _ line: UInt, writing handler: @escaping TransientViewHandler
  ) {
    self.init(Source(label, fileID, line), writing: handler)
  }

  /// A transition of one handler.
  package init(_ source: Source, writing handler: @escaping TransientViewHandler) {
    program = Program(source, TransientViewAction(handler))
  }
}

/// Whether two handlers of the library, which have the same name, write the same.
///
/// A name shows its numbers rounded, and what is written shows them exactly. No two sizes of the containers are alike, so
/// that lengths of different origin differ.
func areEqual(
  _ a: AtomicTransition.TransientViewHandler, _ b: AtomicTransition.TransientViewHandler
) -> Bool {
  LayoutDirection.allCases.allSatisfy { direction in
    let container = Container.unlikeAny(direction)
    return AtomicTransition.Operation.allCases.allSatisfy {
      areAlike(a, in: container, b, in: container, $0)
    }
  }
}

/// Whether two handlers write the same, each in its own container.
private func areAlike(
  _ a: AtomicTransition.TransientViewHandler, in container: Container,
  _ b: AtomicTransition.TransientViewHandler, in other: Container,
  _ operation: AtomicTransition.Operation
) -> Bool {
  var (first, second) = (TransientView(), TransientView())
  a(&first, operation, container)
  b(&second, operation, other)
  return first == second
}

extension Container {
  /// A container in which no two sizes are alike.
  fileprivate static func unlikeAny(_ direction: LayoutDirection) -> Container {
    Container(
      frame: Rect(x: 17, y: 23, width: 401, height: 877), layoutDirection: direction,
      viewFrame: Rect(x: 31, y: 59, width: 211, height: 347))
  }

  /// A container in the other direction, in which no two sizes are alike.
  fileprivate var elsewhere: Container {
    .unlikeAny(layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
  }
}
