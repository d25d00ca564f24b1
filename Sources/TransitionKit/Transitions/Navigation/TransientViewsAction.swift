/// The action of a handler that writes the stages of both views of a navigation.
private final class TransientViewsAction: PrimitiveAction {
  private let handler: NavigationTransition.TransientViewsHandler

  init(_ handler: @escaping NavigationTransition.TransientViewsHandler) { self.handler = handler }

  func run(in compiler: inout Compiler, as origin: Int) {
    guard let navigation = compiler.navigation else { return }
    var removed = TransientView()
    var inserted = TransientView()
    handler(&removed, &inserted, navigation, compiler.container)
    compiler.add(removed, to: 0, as: origin)
    compiler.add(inserted, to: 1, as: origin)
  }
}

extension NavigationTransition {
  /// A transition of one handler.
  package init(_ source: Source, writing handler: @escaping TransientViewsHandler) {
    program = Program(source, TransientViewsAction(handler))
  }
}
