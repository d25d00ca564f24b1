/// Custom timing, usable wherever a built-in animation is.
///
/// ```swift
/// struct Anticipation: CustomAnimation {
///   let duration: Double
///
///   func value(at time: Double) -> Double {
///     let p = time / duration
///     return p * p * (2.7 * p - 1.7)
///   }
/// }
///
/// let animation = Animation(Anticipation(duration: 0.5))
/// ```
public protocol CustomAnimation: Sendable, Equatable {
  /// How long the animation takes, in seconds; infinite if it never ends.
  ///
  /// It is read once, when an ``Animation`` is made. One that is negative or NaN counts as 0, and compiling a
  /// transition with it gives a diagnostic.
  var duration: Double { get }

  /// The progress after a time between 0 and the duration. It is 0 before and 1 after them, whatever
  /// this returns; a value that is not finite counts as 0.
  ///
  /// It is called while an animator works. It must not use an animator or a window: Swift ends the process when one
  /// is read while it is being changed.
  ///
  /// - Parameter time: the time since the animation began, in seconds, from 0 to the duration.
  func value(at time: Double) -> Double

  /// The rate of change of the progress, in 1/s.
  ///
  /// Unless implemented it is the numerical derivative of the value, good to about 1e-8 where that is
  /// smooth. In the first and the last 0.2 % of the duration it is that of the next inner time. An animation without end
  /// needs its own.
  ///
  /// - Parameter time: the time since the animation began, in seconds, from 0 to the duration.
  func velocity(at time: Double) -> Double
}

extension CustomAnimation {
  public func velocity(at time: Double) -> Double {
    // The five-point formula, kept inside the animation: its error is of the fourth order.
    let span = duration.isFinite ? duration : 1
    let step = 1e-3 * span
    let middle = min(max(time, 2 * step), max(span - 2 * step, 2 * step))
    guard step > 0 else { return 0 }
    let near = value(at: middle + step) - value(at: middle - step)
    let far = value(at: middle + 2 * step) - value(at: middle - 2 * step)
    return (8 * near - far) / (12 * step)
  }
}

/// A custom animation whose type is not known.
package struct AnyCustomAnimation: Sendable, Hashable, CustomStringConvertible {
  private let box: any CustomAnimationBox

  /// The duration, which is at least 0.
  package let duration: Double

  /// The duration that was given, if it was another one.
  let invalidInput: Annotation<InvalidInput?>

  init(_ animation: some CustomAnimation) {
    box = ConcreteBox(animation)
    let given = animation.duration
    duration = given > 0 ? given : 0
    invalidInput = Annotation(InvalidInput(.duration, given, replacedBy: duration))
  }

  /// The progress after a time; a value that is not finite counts as 0.
  ///
  /// - Parameter time: the time since the start of the animation, in seconds.
  package func value(at time: Double) -> Double {
    let value = box.value(at: time)
    return value.isFinite ? min(max(value, -1e12), 1e12) : 0
  }

  func velocity(at time: Double) -> Double {
    let velocity = box.velocity(at: time)
    return velocity.isFinite ? min(max(velocity, -maximumVelocity), maximumVelocity) : 0
  }

  /// The custom animation in words.
  package var description: String { box.description }

  /// Whether two values are equal.
  package static func == (a: AnyCustomAnimation, b: AnyCustomAnimation) -> Bool {
    // A custom type may hold NaN, and would not equal itself.
    a.box === b.box || a.box.isEqual(to: b.box)
  }

  /// Feeds the duration to a hasher, as a custom type need not have a hash.
  ///
  /// - Parameter hasher: the hasher.
  package func hash(into hasher: inout Hasher) { hasher.combine(duration) }
}

// Embedded Swift has existentials of classes only, so the box is one.
private protocol CustomAnimationBox: AnyObject, Sendable {
  var description: String { get }
  func value(at time: Double) -> Double
  func velocity(at time: Double) -> Double
  func isEqual(to other: any CustomAnimationBox) -> Bool
}

private final class ConcreteBox<A: CustomAnimation>: CustomAnimationBox {
  private let animation: A

  init(_ animation: A) { self.animation = animation }

  func value(at time: Double) -> Double { animation.value(at: time) }

  func velocity(at time: Double) -> Double { animation.velocity(at: time) }

  func isEqual(to other: any CustomAnimationBox) -> Bool {
    (other as? ConcreteBox<A>)?.animation == animation
  }

  #if hasFeature(Embedded)
    var description: String { "custom animation" }
  #else
    var description: String { "\(animation)" }
  #endif
}
