import TransitionKit
import TransitionTestSupport

/// Every built-in transition, compiled for each operation and layout direction.
enum BuiltInMotions {
  static var all: [(name: String, compiled: CompiledTransition)] {
    LayoutDirection.allCases.flatMap { direction in
      let container = Container(size: Size(width: 390, height: 844), layoutDirection: direction)
      return BuiltIn.navigation.flatMap { name, transition in
        [
          ("push \(name)", transition.compile(for: .push, in: container)),
          ("pop \(name)", transition.compile(for: .pop, in: container)),
        ]
      }
        + BuiltIn.atomic.flatMap { name, transition in
          AtomicTransition.Operation.allCases.map {
            ("\($0) \(name), \(direction)", transition.compile(for: $0, in: container))
          }
        }
    }
  }
}

extension Container {
  static let testPhone = Container(size: Size(width: 390, height: 844))
}
