/// A modifier that is a part of an element's state at rest.
///
/// ```swift
/// Element("counter", frame: frame).modifier(CountingText(value: total))
/// ```
///
/// When the modifier of an element changes to another one of its type, the `animatableData` moves from the old value to the
/// new one, with its velocity if it was moving. The modifier is evaluated for every frame. A modifier of another type
/// replaces it at once; what that changes is a correction of the state at rest, which dies down.
public struct RestingModifier: Sendable {
  let content: any ModifierContent

  /// Wraps a modifier.
  public init(_ modifier: some TransitionModifier) { content = MovingModifier(modifier) }
}

extension RestingModifier: Equatable {
  /// Whether two modifiers are of one type and equal.
  public static func == (a: RestingModifier, b: RestingModifier) -> Bool {
    a.content === b.content || a.content.isEqual(to: b.content)
  }
}

extension RestingModifier: CustomStringConvertible {
  /// The name of the type.
  public var description: String { content.typeName }
}

/// A modifier of a type that is not known, on its way to its value.
///
/// The animatable data is that of the modifier, plus an offset that decays, plus a velocity correction.
protocol ModifierContent: AnyObject, Sendable {
  /// The name of the type, for people.
  var typeName: String { get }

  /// The state with the factors of the offset and of the velocity correction.
  func state(offset: Double, correction: Double, in context: ModifierContext) -> PropertyState

  /// Whether both modifiers are equal, wherever they are on their ways.
  func isEqual(to other: any ModifierContent) -> Bool

  /// Another modifier, on its way from what this one shows; nil if it is of another type.
  ///
  /// - Parameters:
  ///   - factors: those of the offset and of the velocity correction now, and their rates of change.
  ///   - slope: the slope with which the progress of the new motion starts; nil if no velocity is taken up.
  func continued(
    toward other: any ModifierContent, factors: ModifierFactors, slope: Double?
  ) -> (any ModifierContent)?
}

/// How much of the terms of a moving modifier there is, and how fast that changes.
struct ModifierFactors {
  var offset = 0.0
  var correction = 0.0
  var offsetRate = 0.0
  var correctionRate = 0.0
}

private final class MovingModifier<M: TransitionModifier>: ModifierContent {
  private let modifier: M
  /// A function, as animatable data need not be sendable.
  private let offset: @Sendable (Double, Double) -> M

  init(_ modifier: M) {
    self.modifier = modifier
    offset = { _, _ in modifier }
  }

  private init(_ modifier: M, moved: @escaping @Sendable (Double, Double) -> M) {
    self.modifier = modifier
    offset = moved
  }

  var typeName: String { TransitionKit.typeName(of: M.self) }

  private func moved(_ offsetFactor: Double, _ correctionFactor: Double) -> M {
    offsetFactor == 0 && correctionFactor == 0 ? modifier : offset(offsetFactor, correctionFactor)
  }

  func state(offset: Double, correction: Double, in context: ModifierContext) -> PropertyState {
    var state = PropertyState.rest
    moved(offset, correction).modify(&state, in: context)
    return state
  }

  func isEqual(to other: any ModifierContent) -> Bool {
    #if hasFeature(Embedded)
      self === other
    #else
      (other as? MovingModifier<M>).map { $0.modifier == modifier } ?? false
    #endif
  }

  func continued(
    toward other: any ModifierContent, factors: ModifierFactors, slope: Double?
  ) -> (any ModifierContent)? {
    #if hasFeature(Embedded)
      return nil
    #else
      guard let next = (other as? MovingModifier<M>)?.modifier else { return nil }
      let shown = moved(factors.offset, factors.correction)
      let still = modifier
      // What the terms change by in a second, as a difference from the modifier at its value.
      let drifted = moved(factors.offsetRate, factors.correctionRate)
      return MovingModifier(next) { offsetFactor, correctionFactor in
        var result = next
        let difference = shown.animatableData - next.animatableData
        var data = next.animatableData + difference.scaled(by: offsetFactor)
        if let slope, correctionFactor != 0 {
          let velocity = drifted.animatableData - still.animatableData
          data += (velocity + difference.scaled(by: slope)).scaled(by: correctionFactor)
        }
        result.animatableData = data
        return result
      }
    #endif
  }
}
