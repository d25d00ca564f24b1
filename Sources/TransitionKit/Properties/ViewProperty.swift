/// A token for one property of a view: `.opacity`, `.translation`, and so on.
///
/// Tokens are what merge policies are keyed by, and what ``CompiledTransition/explain(_:_:at:)`` asks
/// for. The property says by itself how two effects on it compose and what its value at rest is.
public struct ViewProperty: Sendable, Hashable {
  /// What a switch over properties is made on, as it costs far less than comparing tokens.
  package enum Kind: UInt8, Sendable, CaseIterable, Comparable {
    case opacity, translation, scale, rotation, anchor, perspective, zPosition, doubleSided
    case frame, layoutScale, cornerRadius, blur, clip, clipRadius
    case brightness, contrast, saturation, hueRotation, grayscale
    case background, overlay, borderWidth, borderColor, shadow, shadowColor
    /// A clip to a shape, which has a definition of its own as a custom property has.
    case shapeClip
    /// A custom property.
    case custom

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }

    /// The bit of the kind in a set.
    var bit: UInt32 { 1 &<< UInt32(rawValue) }
  }

  package let kind: Kind

  private let ownDefinition: PropertyDefinition?

  /// What a custom property is.
  var custom: PropertyDefinition? { OptionalParts.hasCustomProperties ? ownDefinition : nil }

  private init(_ kind: Kind) {
    self.kind = kind
    ownDefinition = nil
  }

  init(clip: ShapeClip) { self.init(.shapeClip, PropertyDefinition(clip)) }

  init(custom: PropertyDefinition) { self.init(.custom, custom) }

  private init(_ kind: Kind, _ definition: PropertyDefinition) {
    OptionalParts.useCustomProperties()
    self.kind = kind
    ownDefinition = definition
  }

  /// The index of the property in ``allCases``; custom ones come after all of them.
  var index: UInt8 { kind.rawValue }

  /// The property that a document names, of one to four components.
  ///
  /// It is the same property as a ``CustomProperty`` of this name, identity, composition and component names. Its
  /// values have no custom text.
  ///
  /// - Parameter identity: the value at rest, a number for each component.
  package static func custom(
    named name: String, identity: [Double], composition: Composition, componentNames: [String]
  ) -> ViewProperty {
    ViewProperty(
      custom: PropertyDefinition(
        name: name, identity: identity, composition: composition, componentNames: componentNames))
  }

  /// Whether the property is a custom one, or a clip to a shape.
  package var isCustom: Bool { custom != nil }

  /// What a custom property shows of a value where text can be shown; nil if it shows nothing.
  package var text: (@Sendable ([Double]) -> String)? { custom?.text }

  /// The factor on a view's opacity.
  public static let opacity = ViewProperty(.opacity)
  /// How far a view is moved, in points.
  public static let translation = ViewProperty(.translation)
  /// How much a view is magnified.
  public static let scale = ViewProperty(.scale)
  /// How a view is rotated, as axis times angle in radians.
  public static let rotation = ViewProperty(.rotation)
  /// The unit point about which scale and rotation act; constant.
  public static let anchor = ViewProperty(.anchor)
  /// The strength of perspective; constant.
  public static let perspective = ViewProperty(.perspective)
  /// The position in the drawing order; constant.
  public static let zPosition = ViewProperty(.zPosition)
  /// Whether the back of a view is drawn when a rotation turns the view away: 1 or 0; constant.
  public static let doubleSided = ViewProperty(.doubleSided)
  /// How far the frame at which a view is laid out is from where it rests, in points.
  public static let frame = ViewProperty(.frame)
  /// The fraction of its size at which a view is laid out again.
  public static let layoutScale = ViewProperty(.layoutScale)
  /// What is added to a view's corner radius, in points.
  public static let cornerRadius = ViewProperty(.cornerRadius)
  /// The radius of a blur, in points.
  public static let blur = ViewProperty(.blur)
  /// How far a view is clipped from its sides, in fractions of its size.
  public static let clip = ViewProperty(.clip)
  /// The corner radius of the clip, in points.
  public static let clipRadius = ViewProperty(.clipRadius)
  /// What is added to the red, green and blue of a view, each from 0 to 1.
  public static let brightness = ViewProperty(.brightness)
  /// The factor on the distance of a view's colors from middle grey.
  public static let contrast = ViewProperty(.contrast)
  /// The factor on the distance of a view's colors from grey of the same luminance.
  public static let saturation = ViewProperty(.saturation)
  /// The angle by which a view's hues are rotated, in radians.
  public static let hueRotation = ViewProperty(.hueRotation)
  /// How far a view's colors are on the way to grey of the same luminance, from 0 to 1.
  public static let grayscale = ViewProperty(.grayscale)
  /// A color behind the content of a view.
  public static let background = ViewProperty(.background)
  /// A color laid over a view.
  public static let overlay = ViewProperty(.overlay)
  /// The width of the border inside the edges of a view, in points.
  public static let borderWidth = ViewProperty(.borderWidth)
  /// The color of the border of a view.
  public static let borderColor = ViewProperty(.borderColor)
  /// The shadow of a view.
  public static let shadow = ViewProperty(.shadow)
  /// The color of the shadow of a view.
  public static let shadowColor = ViewProperty(.shadowColor)
}

extension ViewProperty: CaseIterable {
  /// Every property that there is without custom ones, in the order in which tables show them.
  public static let allCases: [ViewProperty] = Kind.allCases.filter { $0 < .shapeClip }.map {
    ViewProperty($0)
  }
}

extension ViewProperty {
  /// Whether two values are equal.
  public static func == (a: ViewProperty, b: ViewProperty) -> Bool {
    guard a.kind == b.kind else { return false }
    guard let custom = a.custom, let other = b.custom else { return true }
    return custom.isEqual(to: other)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    if isCustom { hasher.combine(custom?.name) }
  }

  /// Whether the property comes before another one in tables and frames: custom ones by their names,
  /// and those of one name by what else tells them apart.
  func precedes(_ other: ViewProperty) -> Bool {
    guard index == other.index, let custom, let key = other.custom else {
      return index < other.index
    }
    if custom.name != key.name { return custom.name < key.name }
    if custom.componentNames != key.componentNames {
      return custom.componentNames.joined(separator: ",")
        < key.componentNames.joined(separator: ",")
    }
    if custom.composition != key.composition {
      return "\(custom.composition)" < "\(key.composition)"
    }
    for lane in 0..<4 where custom.identity[lane] != key.identity[lane] {
      return custom.identity[lane] < key.identity[lane]
    }
    return false
  }
}

extension ViewProperty {
  /// What the property is.
  private var definition: PropertyDefinition {
    custom ?? PropertyDefinition.builtIn[Int(kind.rawValue)]
  }

  /// The name of the property, as it is written in code.
  public var name: String { definition.name }

  /// The names of the components, in their order; a property of one component has one empty name.
  public var componentNames: [String] { definition.componentNames }

  /// The number of components, from one to four.
  public var componentCount: Int { definition.componentNames.count }

  /// How two effects on this property become one.
  public var composition: Composition { definition.composition }

  /// Whether the property can move: everything but the constant ones.
  public var isAnimatable: Bool { composition != .constant }

  /// The value of the property in a view at rest.
  public var identity: PropertyValue { PropertyValue(straightIdentity, of: self) }

  /// The value at rest as the engine has it, a color premultiplied; lanes beyond the components hold the
  /// neutral element of the composition, so that whole vectors can be composed.
  package var identityVector: SIMD4<Double> { definition.premultipliedIdentity }

  /// The value at rest as it is written, which differs for custom colors only.
  package var straightIdentity: SIMD4<Double> { definition.identity }

  /// Whether the four components are those of a color.
  package var isColor: Bool { definition.isColor }

  /// The range that can be drawn of each component; nil if that is every number.
  ///
  /// Values beyond it are kept, as a spring overshoots and contributions compose; hosts clamp them.
  package var drawableRanges: [ClosedRange<Double>]? { definition.drawableRanges }

  /// What its numbers measure; of a shadow the first one is a plain number, and the others are lengths.
  package var quantity: PropertyQuantity { definition.quantity }

  /// Whether it changes how the pixels of the view look once that is drawn.
  package var isFilter: Bool { definition.isFilter }

  /// By how much an opacity or a channel of a color changes at most with each unit of the property; 0 if it changes none.
  package var colorChange: Double { definition.colorChange }

  /// The effect of this property mirrored in space.
  func mirrored(_ value: SIMD4<Double>) -> SIMD4<Double> { definition.mirrored(value) }
}

extension ViewProperty: CustomStringConvertible {
  /// The name of the property.
  public var description: String { name }
}
