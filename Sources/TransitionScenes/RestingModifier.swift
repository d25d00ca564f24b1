import TransitionKit

/// A modifier that is a part of an element's state at rest.
///
/// ```swift
/// Element("counter", frame: frame).modifier(CountingText(value: total))
/// ```
///
/// When the modifier of an element changes to another one of its type, the `animatableData` moves from the old value to the
/// new one, with its velocity if it was moving. The modifier is evaluated for every frame. A modifier of another type
/// replaces it at once; what that changes is a correction of the state at rest, which decays.
package struct RestingModifier: Sendable {
  let content: any MovingFunction
  /// What moves it in a scene.
  let functions: RestingModifiers

  /// Wraps a modifier of any type.
  ///
  /// - Parameter modifier: the modifier.
  package init(_ modifier: some TransitionModifier) {
    content = MovingModifier(modifier)
    functions = .shared
  }
}

extension RestingModifier: Equatable {
  /// Whether two modifiers are of one type and equal.
  package static func == (a: RestingModifier, b: RestingModifier) -> Bool {
    a.content === b.content || a.content.isEqual(to: b.content)
  }
}

extension RestingModifier: CustomStringConvertible {
  /// The name of the type.
  package var description: String { content.typeName }
}

private final class MovingModifier<M: TransitionModifier>: MovingFunction {
  private let modifier: M
  private let movement: Movement?

  /// The terms of a motion, as modifiers whose differences they are: animatable data need not be sendable.
  private struct Movement: Sendable {
    /// What was shown when the motion started, and the modifier that it started toward.
    var shown: M
    var target: M
    /// The modifier before, with and without what its terms change by in a second.
    var drifted: M
    var still: M
    /// The slope with which the progress started; nil if no velocity is taken up.
    let slope: Double?
  }

  init(_ modifier: M) {
    self.modifier = modifier
    movement = nil
  }

  private init(_ modifier: M, _ movement: Movement?) {
    self.modifier = modifier
    self.movement = movement
  }

  var typeName: String { TransitionKit.typeName(of: M.self) }

  private func moved(_ offsetFactor: Double, _ correctionFactor: Double) -> M {
    guard let movement, offsetFactor != 0 || correctionFactor != 0 else { return modifier }
    let difference = movement.shown.animatableData - movement.target.animatableData
    var data = modifier.animatableData + difference.scaled(by: offsetFactor)
    if let slope = movement.slope, correctionFactor != 0 {
      let velocity = movement.drifted.animatableData - movement.still.animatableData
      let correction = velocityCorrection(
        shown: velocity, goal: .zero, offset: difference, slope: slope)
      data += correction.scaled(by: correctionFactor)
    }
    var result = modifier
    result.animatableData = data
    return result
  }

  func state(offset: Double, correction: Double, in context: ModifierContext) -> PropertyState {
    var state = PropertyState.rest
    moved(offset, correction).modify(&state, in: context)
    return state
  }

  func isEqual(to other: any MovingFunction) -> Bool {
    (other as? MovingModifier<M>).map { $0.modifier == modifier } ?? false
  }

  var movesByItsState: Bool {
    let context = ModifierContext(container: Container(size: .zero))
    return !M.hasAnimatableData && modifier.bodyState(in: context) != nil
  }

  func differsInUnanimatedPart(
    from other: any MovingFunction, in context: ModifierContext
  ) -> Bool {
    guard let next = (other as? MovingModifier<M>)?.modifier else { return false }
    if movesByItsState, let body = modifier.bodyState(in: context) {
      return next.bodyState(in: context)?.differsInStructure(from: body) ?? false
    }
    var animated = modifier
    animated.animatableData = next.animatableData
    // What is not even equal to itself holds a NaN, which is reported where it is written.
    return modifier != next && next == next && animated != next
  }

  func continued(
    toward other: any MovingFunction, shown: ShownMotion, slope: Double?
  ) -> (any MovingFunction)? {
    guard let next = (other as? MovingModifier<M>)?.modifier else { return nil }
    return MovingModifier(
      next,
      Movement(
        shown: moved(shown.value.x, shown.value.y), target: next,
        drifted: moved(shown.velocity.x, shown.velocity.y), still: modifier,
        slope: slope))
  }

  func shifted(to other: any MovingFunction, keepsStart: Bool) -> (any MovingFunction)? {
    guard let next = (other as? MovingModifier<M>)?.modifier else { return nil }
    var movement = movement
    if keepsStart { movement?.target = next }
    return MovingModifier(next, movement)
  }

  func starting(from other: any MovingFunction) -> (any MovingFunction)? {
    guard let old = (other as? MovingModifier<M>)?.modifier, var movement else { return nil }
    let distance = old.animatableData - movement.still.animatableData
    movement.shown.animatableData += distance
    movement.drifted.animatableData += distance
    movement.still.animatableData += distance
    return MovingModifier(modifier, movement)
  }
}
