extension ViewProperty {
  /// The unit of the components, such as `pt` or `rad`; empty for plain numbers.
  public var unitName: String {
    switch self {
    case .translation, .frame, .cornerRadius, .blur, .clipRadius, .borderWidth: "pt"
    case .rotation, .hueRotation: "rad"
    default: ""
    }
  }

  /// Whether the components are angles, which people read in degrees.
  package var isAngle: Bool { unitName == "rad" }

  /// The unit of the components, with a space before it; empty for plain numbers.
  package var unit: String { unitName.isEmpty ? "" : " \(unitName)" }
}
