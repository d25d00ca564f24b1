import TransitionKit

/// A kind of transition that laws are about.
protocol LawSubject: Sendable {
  associatedtype Operation: CaseIterable & Sendable

  static var identity: Self { get }

  /// Transitions to combine with.
  static var samples: (Self, Self) { get }

  func combined(with other: Self) -> Self
  func mirrored() -> Self
  func compiled(for operation: Operation, in container: Container) -> CompiledTransition
}

extension AtomicTransition: LawSubject {
  static var samples: (AtomicTransition, AtomicTransition) {
    (.opacity(0.5).animation(.linear(duration: 0.2)), .offset(x: 30, y: -20))
  }

  func compiled(for operation: Operation, in container: Container) -> CompiledTransition {
    compile(for: operation, in: container)
  }
}

extension NavigationTransition: LawSubject {
  static var samples: (NavigationTransition, NavigationTransition) {
    (.fade(.cross).animation(.linear(duration: 0.2)), .init(.offset(x: 30, y: -20)))
  }

  func compiled(for operation: Operation, in container: Container) -> CompiledTransition {
    compile(for: operation, in: container)
  }
}
