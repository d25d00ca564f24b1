extension Translation: CustomStringConvertible {
  /// The three distances, such as `(400, 0, 0)`.
  public var description: String { "(\(number: dx), \(number: dy), \(number: dz))" }
}

extension Scale: CustomStringConvertible {
  /// The three factors, such as `(0.5, 0.5, 1)`.
  public var description: String { "(\(number: x), \(number: y), \(number: z))" }
}

extension Rotation: CustomStringConvertible {
  /// The components of the vector in degrees, such as `(0°, 180°, 0°)`.
  public var description: String {
    "(\(Angle(radians: x)), \(Angle(radians: y)), \(Angle(radians: z)))"
  }
}

extension LayoutScale: CustomStringConvertible {
  /// The two fractions, such as `(0.5, 1)`.
  public var description: String { "(\(number: x), \(number: y))" }
}

extension ClipInsets: CustomStringConvertible {
  /// The four fractions, such as `top 0, left 0.5, bottom 0, right 0`.
  public var description: String {
    "top \(number: top), left \(number: left), bottom \(number: bottom), right \(number: right)"
  }
}

extension Shadow: CustomStringConvertible {
  /// The numbers of the shadow, such as `opacity 0.3, radius 8, offset (0, 2)`.
  public var description: String {
    "opacity \(number: opacity), radius \(number: radius), offset (\(number: dx), \(number: dy))"
  }
}

extension PropertySet: CustomStringConvertible {
  /// The names of the properties, such as `[opacity, translation]`.
  public var description: String {
    "[\(map { $0.name }.joined(separator: ", "))]"
  }
}

extension CustomProperty: CustomStringConvertible {
  /// The name of the property, and its value at rest.
  public var description: String { "\(property), \(property.identity) at rest" }
}

extension PropertyState: CustomStringConvertible {
  /// The properties that were written, such as `opacity 0.5, translation (10, 0, 0)`; `at rest` if there are none.
  public var description: String {
    written.isEmpty
      ? "at rest" : written.map { "\($0) \(self[$0])" }.joined(separator: ", ")
  }
}

extension TransientView: CustomStringConvertible {
  /// The three stages.
  public var description: String {
    "initial: \(initial); animation: \(animation); completion: \(completion)"
  }
}

extension AnimatablePair: CustomStringConvertible
where First: CustomStringConvertible, Second: CustomStringConvertible {
  /// The two values, such as `(1, 2)`.
  public var description: String { "(\(first), \(second))" }
}
