/// A custom property: a number that counts up, a color, the progress of a shader.
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
  public let property: ViewProperty

  /// Makes a property with a name and an identity.
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
    property = ViewProperty(
      custom: PropertyDefinition(
        name: name, identity: identity.components, composition: composition,
        componentNames: Value.componentNames, text: shown))
  }
}

/// A value that a custom property can have: one to four numbers.
///
/// Components with the names of those of ``Color``, in their order, are a color, which interpolates
/// premultiplied by its alpha.
public protocol CustomPropertyValue: VectorArithmetic, Sendable {
  /// The names of the components, in their order; one component has an empty name.
  static var componentNames: [String] { get }

  /// The numbers of the value.
  var components: [Double] { get }

  /// Makes a value from its numbers, as many as there are names.
  ///
  /// - Parameter components: the numbers, in the order of ``componentNames``.
  init(components: [Double])
}

extension PropertyState {
  /// The value of a custom property.
  ///
  /// - Parameter custom: the property; where it is not written, it has its identity.
  public subscript<Value>(custom: CustomProperty<Value>) -> Value {
    get { Value(components: self[custom.property].components) }
    set { self[custom.property] = PropertyValue(newValue.components) }
  }
}

extension CustomProperty: CustomStringConvertible {
  /// The name of the property, and its value at rest.
  public var description: String { "\(property), \(property.identity) at rest" }
}
