extension ViewProperty {
  /// The unit of the components, such as `pt` or `rad`; empty for plain numbers.
  public var unitName: String {
    switch quantity {
    case .length: "pt"
    case .angle: "rad"
    case .number, .factor, .fraction: ""
    }
  }

  /// Whether the components are angles, which people read in degrees.
  package var isAngle: Bool { quantity == .angle }

  /// The unit of the components, with a space before it; empty for plain numbers.
  package var unit: String { unitName.isEmpty ? "" : " \(unitName)" }
}
