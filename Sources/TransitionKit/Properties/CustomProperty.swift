/// A custom property: a number that counts up, a colour, the progress of a shader.
///
/// ```swift
/// let total = CustomProperty("total", identity: 100.0, composition: .replace) { "\(Int($0)) points" }
///
/// let countUp: AtomicTransition = [.scale(0.8), .value(total, from: 0)]
/// ```
///
/// It is animated, merged, explained and exported like any other, and read by `frame.view[total]`. Two
/// properties are the same if their names, identities and compositions are.
public struct CustomProperty<Value: CustomPropertyValue>: Sendable {
  /// The token of the property, for merge policies and explanations.
  public let property: Property

  /// Makes a property.
  ///
  /// - Parameters:
  ///   - name: what it is called in conflicts and exports.
  ///   - identity: its value at rest: 0 in each component if values are added, 1 if they are multiplied, and any
  ///     value if one takes the place of the other. Anything else gives a diagnostic, as do two properties of
  ///     one name that are not the same.
  ///   - composition: how two values become one.
  ///   - text: what is shown of a value where text can be shown; nil for nothing.
  /// - Precondition: the value has one to four components.
  public init(
    _ name: String, identity: Value, composition: Composition = .add,
    text: (@Sendable (Value) -> String)? = nil
  ) {
    precondition(
      (1...4).contains(Value.componentNames.count),
      "the value of a custom property has one to four components")
    var shown: (@Sendable ([Double]) -> String)?
    if let text { shown = { components in text(Value(components: components)) } }
    property = Property(
      custom: CustomPropertyKey(
        name: name, identity: identity.components, composition: composition,
        componentNames: Value.componentNames, text: shown))
  }
}

/// A value that a custom property can have: one to four numbers.
///
/// Components with the names of those of ``Color``, in their order, are a colour, which interpolates
/// premultiplied by its alpha.
public protocol CustomPropertyValue: VectorArithmetic, Sendable {
  /// The names of the components, in their order; one component has an empty name.
  static var componentNames: [String] { get }

  /// The numbers of the value.
  var components: [Double] { get }

  /// Makes a value from its numbers, as many as there are names.
  init(components: [Double])
}

/// What all tokens of one custom property share.
package final class CustomPropertyKey: Sendable {
  package let name: String
  package let identity: SIMD4<Double>
  /// The identity as it was given, if it is not usable.
  let unusableIdentity: [Double]?
  /// The value at rest as the engine has it.
  let premultipliedIdentity: SIMD4<Double>
  package let composition: Composition
  package let componentNames: [String]
  /// What is shown of a value.
  package let text: (@Sendable ([Double]) -> String)?

  package init(
    name: String, identity: [Double], composition: Composition, componentNames: [String],
    text: (@Sendable ([Double]) -> String)? = nil
  ) {
    self.name = name
    self.composition = composition
    self.componentNames = componentNames
    self.text = text
    // Lanes beyond the components are neutral, so that whole vectors can be composed.
    var vector = SIMD4<Double>(repeating: composition == .multiply ? 1 : 0)
    for (index, component) in identity.prefix(4).enumerated() {
      vector[index] = component.isFinite ? component : 0
    }
    self.identity = vector.clamped
    unusableIdentity = identity.allSatisfy { abs($0) <= valueLimit } ? nil : identity
    premultipliedIdentity =
      componentNames == Color.componentNames ? premultiplied(vector.clamped) : vector.clamped
  }

  func isEqual(to other: CustomPropertyKey) -> Bool {
    self === other
      || (name == other.name && identity == other.identity && composition == other.composition
        && componentNames == other.componentNames)
  }
}

extension PropertyState {
  /// The value of a custom property.
  public subscript<Value>(custom: CustomProperty<Value>) -> Value {
    get { Value(components: self[custom.property].components) }
    set { self[custom.property] = PropertyValue(newValue.components) }
  }
}
