/// The value of some property: one to four numbers, in the order of ``ViewProperty/componentNames``.
///
/// Lengths are points and angles radians. Literals make values: `0.5` for an opacity, `[400, 0, 0]`
/// for a translation.
public struct PropertyValue: Sendable, Hashable {
  /// The numbers of the value, one for each component.
  public let components: [Double]

  /// Makes a value from its numbers.
  ///
  /// - Parameter components: one to four numbers, in the order of ``ViewProperty/componentNames``.
  public init(_ components: [Double]) { self.components = components }

  /// The first number, which is the whole value of a property of one component; 0 of an empty value.
  public var scalar: Double { components.first ?? 0 }
}

extension PropertyValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral
{
  /// Makes a value of one number.
  ///
  /// - Parameter value: the number.
  public init(floatLiteral value: Double) { self.init([value]) }

  /// Makes a value of one number.
  ///
  /// - Parameter value: the number.
  public init(integerLiteral value: Int) { self.init([Double(value)]) }

  /// Makes a value of several numbers.
  ///
  /// - Parameter elements: the numbers, in the order of ``ViewProperty/componentNames``.
  public init(arrayLiteral elements: Double...) { self.init(elements) }
}

extension PropertyValue: CustomStringConvertible {
  /// The numbers, such as `0.5` or `(400, 0, 0)`.
  public var description: String {
    guard components.count != 1 else { return "\(number: scalar)" }
    var text = "("
    for (index, component) in components.enumerated() {
      text += index == 0 ? "\(number: component)" : ", \(number: component)"
    }
    return text + ")"
  }
}

extension PropertyValue {
  /// Makes a value of the lanes of a vector that are components of a property.
  ///
  /// - Parameters:
  ///   - vector: a vector whose first lanes are the components; the other lanes are ignored.
  ///   - property: the property that the value is of, which says how many components there are.
  public init(_ vector: SIMD4<Double>, of property: ViewProperty) {
    components = (0..<property.componentCount).map { vector[$0] }
  }

  /// The value as a vector of the property: missing components are at rest, further ones are dropped.
  ///
  /// One number for a scale is the factor of the width and of the height.
  ///
  /// - Parameter property: the property that the value is of.
  public func vector(of property: ViewProperty) -> SIMD4<Double> {
    var vector = property.straightIdentity
    let components = uniform(in: property).components
    for index in 0..<min(components.count, property.componentCount) {
      vector[index] = components[index]
    }
    return vector
  }

  /// The value with one number for both axes, if it has one number for a scale.
  func uniform(in property: ViewProperty) -> PropertyValue {
    components.count == 1 && property.takesOneNumber
      ? PropertyValue([scalar, scalar]) : self
  }
}

extension ViewProperty {
  /// Whether one number means the same for the width and the height.
  var takesOneNumber: Bool { self == .scale || self == .layoutScale }
}

extension PropertyValue {
  /// Whether two values are equal: NaN equals NaN, and everything else compares as Doubles do.
  public static func == (a: PropertyValue, b: PropertyValue) -> Bool {
    a.components.count == b.components.count && zip(a.components, b.components).allSatisfy(areSame)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components.count)
    for component in components { hasher.combine(number: component) }
  }
}
