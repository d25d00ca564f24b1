/// What a property is: a row of the table of built-in properties, or what a ``CustomProperty`` states.
///
/// All tokens of one property share it.
final class PropertyDefinition: Sendable {
  let name: String
  /// The value at rest as it is written.
  let identity: SIMD4<Double>
  /// The value at rest as the engine has it.
  let premultipliedIdentity: SIMD4<Double>
  /// The identity as it was given, if it is not usable.
  let unusableIdentity: [Double]?
  let composition: Composition
  let componentNames: [String]
  /// Whether the components are those of a color.
  let isColor: Bool
  /// The range that can be drawn of each component; nil if that is every number.
  let drawableRanges: [ClosedRange<Double>]?
  /// What its numbers measure; of a shadow the first one is a plain number, and the others are lengths.
  let quantity: PropertyQuantity
  /// Whether it changes how the pixels of the view look once that is drawn.
  let isFilter: Bool
  /// By how much an opacity or a channel of a color changes at most with each unit of the property; 0 if it changes none.
  let colorChange: Double
  /// An effect mirrored in space.
  let mirrored: @Sendable (SIMD4<Double>) -> SIMD4<Double>
  /// What is shown of a value where text can be shown.
  let text: (@Sendable ([Double]) -> String)?
  /// The shapes of a clip, if it is one.
  let shapeClip: ShapeClip?
  /// What only clips to shapes do, so that it takes no room in a program without any.
  let clipFunctions: ClipFunctions?

  struct ClipFunctions: Sendable {
    let mirrored: @Sendable () -> ViewProperty
    let equals: @Sendable (ShapeClip) -> Bool
  }

  /// Makes the definition of a clip to a shape.
  convenience init(_ clip: ShapeClip) {
    let name =
      clip.rest == .rectangle
      ? "clip(to: \(clip.shape))" : "clip(to: \(clip.shape), restingAt: \(clip.rest))"
    let functions = ClipFunctions {
      ViewProperty(
        clip: ShapeClip(clip.shape.mirrored(), restingAt: clip.rest.mirrored()))
    } equals: {
      $0 == clip
    }
    self.init(name, .replace, clip: (clip, functions))
  }

  /// Makes the definition of a custom property.
  convenience init(
    name: String, identity: [Double], composition: Composition, componentNames: [String],
    text: (@Sendable ([Double]) -> String)? = nil
  ) {
    self.init(
      name, composition, componentNames, identity: identity,
      isColor: componentNames == Color.componentNames, text: text)
  }

  /// Makes a definition; the identity is the neutral element of the composition by default.
  init(
    _ name: String, _ composition: Composition, _ componentNames: [String] = [""],
    identity: [Double] = [], isColor: Bool = false, drawable: [ClosedRange<Double>]? = nil,
    quantity: PropertyQuantity = .number, isFilter: Bool = false, colorChange: Double = 0,
    text: (@Sendable ([Double]) -> String)? = nil,
    clip: (shapes: ShapeClip, functions: ClipFunctions)? = nil,
    mirrored: @escaping @Sendable (SIMD4<Double>) -> SIMD4<Double> = { $0 }
  ) {
    self.name = name
    self.composition = composition
    self.componentNames = componentNames
    self.text = text
    shapeClip = clip?.shapes
    clipFunctions = clip?.functions
    self.mirrored = mirrored
    drawableRanges = drawable
    self.quantity = quantity
    self.isFilter = isFilter
    self.colorChange = colorChange
    self.isColor = isColor
    // Lanes beyond the components are neutral, so that whole vectors can be composed.
    var vector = SIMD4<Double>(repeating: composition == .multiply ? 1 : 0)
    for (index, component) in identity.prefix(4).enumerated() {
      vector[index] = component.isFinite ? component : 0
    }
    self.identity = vector.clamped
    unusableIdentity = identity.allSatisfy { abs($0) <= valueLimit } ? nil : identity
    premultipliedIdentity = isColor ? premultiplied(vector.clamped) : vector.clamped
  }

  func isEqual(to other: PropertyDefinition) -> Bool {
    self === other
      || (name == other.name && identity == other.identity && composition == other.composition
        && componentNames == other.componentNames && hasSameClip(as: other))
  }

  private func hasSameClip(as other: PropertyDefinition) -> Bool {
    guard let clipFunctions, let clip = other.shapeClip else {
      return shapeClip == nil && other.shapeClip == nil
    }
    return clipFunctions.equals(clip)
  }
}
