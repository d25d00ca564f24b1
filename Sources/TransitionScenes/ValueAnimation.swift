import TransitionKit

/// The animation of an element, and of all inside it, in a change in which a value becomes another one. It is an object, as few
/// elements have one.
final class ValueAnimation: Sendable {
  let animation: ElementAnimation
  private let value: any WatchedValue

  init(_ animation: ElementAnimation, value: any WatchedValue) {
    (self.animation, self.value) = (animation, value)
  }

  func hasSameValue(as other: ValueAnimation) -> Bool {
    value === other.value || value.isEqual(to: other.value)
  }
}

/// A value of a type that is not known.
protocol WatchedValue: AnyObject, Sendable {
  func isEqual(to other: any WatchedValue) -> Bool
}

final class ConcreteValue<Value: Equatable & Sendable>: WatchedValue {
  private let value: Value

  init(_ value: Value) { self.value = value }

  func isEqual(to other: any WatchedValue) -> Bool {
    (other as? ConcreteValue).map { $0.value == value } ?? false
  }
}
