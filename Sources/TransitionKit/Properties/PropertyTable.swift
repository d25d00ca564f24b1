extension PropertyDefinition {
  /// The table of the built-in properties: one row for each, nil for a custom one.
  ///
  /// The identity is the neutral element of the composition unless the row states another one. Mirroring changes
  /// the sign of horizontal and vertical quantities and exchanges opposite sides.
  private static func row(_ kind: ViewProperty.Kind) -> PropertyDefinition? {
    switch kind {
    case .opacity:
      PropertyDefinition("opacity", .multiply, drawable: [fraction], colorChange: 1)
    case .translation:
      PropertyDefinition(
        "translation", .add, ["dx", "dy", "dz"], quantity: .length,
        mirrored: { SIMD4(-$0.x, -$0.y, $0.z, $0.w) })
    case .scale:
      PropertyDefinition("scale", .multiply, ["x", "y", "z"], quantity: .factor)
    case .rotation:
      PropertyDefinition(
        "rotation", .add, ["x", "y", "z"], quantity: .angle,
        mirrored: { SIMD4(-$0.x, -$0.y, -$0.z, $0.w) })
    case .anchor:
      PropertyDefinition(
        "anchor", .constant, ["x", "y"], identity: [0.5, 0.5],
        mirrored: { SIMD4(1 - $0.x, 1 - $0.y, $0.z, $0.w) })
    case .perspective: PropertyDefinition("perspective", .constant)
    case .zPosition: PropertyDefinition("zPosition", .constant)
    case .doubleSided: PropertyDefinition("doubleSided", .constant, identity: [1])
    case .frame:
      PropertyDefinition(
        "frame", .add, ["x", "y", "width", "height"], quantity: .length,
        mirrored: { SIMD4(-$0.x - $0.z, -$0.y - $0.w, $0.z, $0.w) })
    case .layoutScale:
      PropertyDefinition(
        "layoutScale", .multiply, ["x", "y"], drawable: [length, length], quantity: .factor)
    case .cornerRadius: PropertyDefinition("cornerRadius", .add, quantity: .length)
    case .blur:
      PropertyDefinition("blur", .add, drawable: [length], quantity: .length, isFilter: true)
    case .clip:
      PropertyDefinition(
        "clip", .add, ["top", "left", "bottom", "right"], quantity: .fraction,
        mirrored: { SIMD4($0.z, $0.w, $0.x, $0.y) })
    case .clipRadius: PropertyDefinition("clipRadius", .add, quantity: .length)
    case .brightness: filter("brightness", .add)
    // A color is at most half of its range from middle grey, and all of it from grey of its luminance.
    case .contrast: filter("contrast", .multiply, drawable: length, colorChange: 0.5)
    case .saturation: filter("saturation", .multiply, drawable: length)
    // The matrix of a rotation of hues moves no channel by more than 1.0112 times the angle.
    case .hueRotation: filter("hueRotation", .add, quantity: .angle, colorChange: 1.0112)
    case .grayscale: filter("grayscale", .add, drawable: fraction)
    case .background: color("background")
    case .overlay: color("overlay")
    case .borderWidth:
      PropertyDefinition("borderWidth", .add, drawable: [length], quantity: .length)
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
      drawable: [fraction, fraction, fraction, fraction], colorChange: 1)
  }

  /// The row of a filter of colors.
  private static func filter(
    _ name: String, _ composition: Composition, drawable: ClosedRange<Double>? = nil,
    quantity: PropertyQuantity = .number, colorChange: Double = 1
  ) -> PropertyDefinition {
    PropertyDefinition(
      name, composition, drawable: drawable.map { [$0] }, quantity: quantity, isFilter: true,
      colorChange: colorChange)
  }

  private static let fraction = 0.0...1.0
  private static let length = 0...Double.infinity
  private static let anything = -Double.infinity...Double.infinity

  /// The rows, in the order of the kinds.
  static let builtIn = ViewProperty.Kind.allCases.compactMap { row($0) }
}
