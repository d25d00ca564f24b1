// Equality of the values of custom properties: NaN equals NaN, and everything else compares as Doubles do.

extension PropertyValue {
  /// Whether two values are equal.
  public static func == (a: PropertyValue, b: PropertyValue) -> Bool {
    a.components.count == b.components.count && zip(a.components, b.components).allSatisfy(areSame)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components.count)
    for component in components { hasher.combine(number: component) }
  }
}
