extension PropertyDefinition {
  /// The table of the built-in properties: one row for each, nil for a custom one.
  ///
  /// The identity is the neutral element of the composition unless the row states another one. Mirroring changes
  /// the sign of horizontal and vertical quantities and exchanges opposite sides.
  private static func row(_ kind: ViewProperty.Kind) -> PropertyDefinition? {
    switch kind {
    case .opacity: PropertyDefinition("opacity", .multiply, drawable: [fraction])
    case .translation:
      PropertyDefinition(
        "translation", .add, ["dx", "dy", "dz"], mirrored: { SIMD4(-$0.x, -$0.y, $0.z, $0.w) })
    case .scale: PropertyDefinition("scale", .multiply, ["x", "y", "z"])
    case .rotation:
      PropertyDefinition(
        "rotation", .add, ["x", "y", "z"], mirrored: { SIMD4(-$0.x, -$0.y, -$0.z, $0.w) })
    case .anchor:
      PropertyDefinition(
        "anchor", .constant, ["x", "y"], identity: [0.5, 0.5],
        mirrored: { SIMD4(1 - $0.x, 1 - $0.y, $0.z, $0.w) })
    case .perspective: PropertyDefinition("perspective", .constant)
    case .zPosition: PropertyDefinition("zPosition", .constant)
    case .doubleSided: PropertyDefinition("doubleSided", .constant, identity: [1])
    case .frame:
      PropertyDefinition(
        "frame", .add, ["x", "y", "width", "height"],
        mirrored: { SIMD4(-$0.x - $0.z, -$0.y - $0.w, $0.z, $0.w) })
    case .layoutScale:
      PropertyDefinition("layoutScale", .multiply, ["x", "y"], drawable: [length, length])
    case .cornerRadius: PropertyDefinition("cornerRadius", .add)
    case .blur: PropertyDefinition("blur", .add, drawable: [length])
    case .clip:
      PropertyDefinition(
        "clip", .add, ["top", "left", "bottom", "right"],
        mirrored: { SIMD4($0.z, $0.w, $0.x, $0.y) })
    case .clipRadius: PropertyDefinition("clipRadius", .add)
    case .brightness: PropertyDefinition("brightness", .add)
    case .contrast: PropertyDefinition("contrast", .multiply, drawable: [length])
    case .saturation: PropertyDefinition("saturation", .multiply, drawable: [length])
    case .hueRotation: PropertyDefinition("hueRotation", .add)
    case .background: color("background")
    case .overlay: color("overlay")
    case .borderWidth: PropertyDefinition("borderWidth", .add, drawable: [length])
    case .borderColor: color("borderColor")
    case .shadow:
      PropertyDefinition(
        "shadow", .replace, ["opacity", "radius", "dx", "dy"],
        drawable: [fraction, length, anything, anything])
    case .shadowColor: color("shadowColor", identity: [0, 0, 0, 1])
    case .shapeClip, .custom: nil
    }
  }

  /// The row of a color, which is clear at rest unless it says otherwise.
  private static func color(_ name: String, identity: [Double] = []) -> PropertyDefinition {
    PropertyDefinition(
      name, .replace, Color.componentNames, identity: identity, isColor: true,
      drawable: [fraction, fraction, fraction, fraction])
  }

  private static let fraction = 0.0...1.0
  private static let length = 0...Double.infinity
  private static let anything = -Double.infinity...Double.infinity

  /// The rows, in the order of the kinds.
  static let builtIn = ViewProperty.Kind.allCases.compactMap { row($0) }
}
