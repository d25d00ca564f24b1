/// A value for each property of a view, relative to the view at rest, and the set of properties that were
/// written.
///
/// A host, which is the program that draws the views, applies the state to the view. It multiplies the view's
/// own opacity by ``opacity``, moves the view by ``translation``, and so on. Two states are equal if their
/// values are equal, even if different properties were written.
public struct PropertyState: Sendable {
  /// The factor on the view's opacity. A spring may move it beyond 0...1. Draw the view with
  /// ``visibleOpacity``.
  public var opacity = 1.0 { didSet { written.insert(.opacity) } }

  /// The distance by which the view is moved, in points.
  public var translation = Translation.zero { didSet { written.insert(.translation) } }

  /// The factors by which the view is scaled, about ``anchor``.
  public var scale = Scale.identity { didSet { written.insert(.scale) } }

  /// The rotation of the view, about ``anchor``.
  public var rotation = Rotation.zero { didSet { written.insert(.rotation) } }

  /// The point of the view about which it is scaled and rotated, in fractions of its size.
  public var anchor = UnitPoint.center { didSet { written.insert(.anchor) } }

  /// The strength of perspective: 0 is none, 1 puts the eye as far away as the view's longer side.
  public var perspective = 0.0 { didSet { written.insert(.perspective) } }

  /// The position in the drawing order: higher is in front.
  public var zPosition = 0.0 { didSet { written.insert(.zPosition) } }

  /// Whether the back of the view is drawn when a rotation turns the view away; see ``isTurnedAway(size:)``.
  public var doubleSided = true { didSet { written.insert(.doubleSided) } }

  /// The difference between the frame at which the view is laid out and its frame at rest, in points: the
  /// distance of the top left corner, and the additional width and height. See ``layoutFrame(size:)``.
  public var frame = Rect.zero { didSet { written.insert(.frame) } }

  /// The fraction of its size at which the view is laid out.
  public var layoutScale = LayoutScale.identity { didSet { written.insert(.layoutScale) } }

  /// The length that is added to the view's corner radius, in points.
  public var cornerRadius = 0.0 { didSet { written.insert(.cornerRadius) } }

  /// The radius of a Gaussian blur, in points.
  public var blur = 0.0 { didSet { written.insert(.blur) } }

  /// The insets by which the view is clipped, in fractions of its size.
  public var clip = ClipInsets.zero { didSet { written.insert(.clip) } }

  /// The corner radius of the clip itself, in points.
  public var clipRadius = 0.0 { didSet { written.insert(.clipRadius) } }

  /// The number that is added to red, green and blue: -1 makes the view black, and 1 makes it white.
  public var brightness = 0.0 { didSet { written.insert(.brightness) } }

  /// The factor on the distance of the view's colors from middle grey: 0 makes it grey, and more than 1
  /// increases the contrast. Hosts draw negative values as 0.
  public var contrast = 1.0 { didSet { written.insert(.contrast) } }

  /// The factor on the distance of the view's colors from grey of the same luminance: 0 leaves no color.
  /// Hosts draw negative values as 0.
  public var saturation = 1.0 { didSet { written.insert(.saturation) } }

  /// The angle by which the hues of the view are rotated, its luminance kept: 180 degrees make orange blue. Full
  /// rotations are kept, so that hues may go round several times.
  public var hueRotation = Angle.zero { didSet { written.insert(.hueRotation) } }

  /// How far the colors of the view are on the way to grey of the same luminance: 1 leaves no color. Hosts draw values
  /// below 0 as 0, and above 1 as 1.
  public var grayscale = 0.0 { didSet { written.insert(.grayscale) } }

  /// The color behind the content of the view. It is seen where the content is not opaque.
  public var background = Color.clear { didSet { written.insert(.background) } }

  /// The color over the view.
  public var overlay = Color.clear { didSet { written.insert(.overlay) } }

  /// The width of the border, in points. The border lies inside the edges of the view and over its content. Hosts draw
  /// negative values as 0.
  public var borderWidth = 0.0 { didSet { written.insert(.borderWidth) } }

  /// The color of the border, which is clear at rest.
  public var borderColor = Color.clear { didSet { written.insert(.borderColor) } }

  /// The shadow of the view.
  public var shadow = Shadow.none { didSet { written.insert(.shadow) } }

  /// The color of the shadow. Its alpha is multiplied by the opacity of ``shadow``.
  public var shadowColor = Color.black { didSet { written.insert(.shadowColor) } }

  /// The values of custom properties. A property that is not here is at rest.
  private(set) var custom: [CustomValue] = []

  struct CustomValue: Sendable, Equatable {
    let property: ViewProperty
    var vector: SIMD4<Double>

    var isAtRest: Bool { vector == property.straightIdentity }

    static func == (a: CustomValue, b: CustomValue) -> Bool {
      a.property == b.property && a.vector.isSame(as: b.vector)
    }
  }

  /// The values that were written with too few or too many numbers. The compiler reports them.
  package var misfits: [Misfit] = []

  package struct Misfit: Sendable {
    let property: ViewProperty
    let given: PropertyValue
  }

  /// The properties that were written, including those that were written with the value at rest.
  public package(set) var written = PropertySet()

  /// The state of a view at rest, with nothing written.
  public static let rest = PropertyState()

  /// Creates the state of a view at rest, with nothing written.
  public init() {}

  /// The opacity with which to draw the view: ``opacity`` clamped to 0...1.
  public var visibleOpacity: Double { min(max(opacity, 0), 1) }

  /// Whether every property has its value at rest, written or not.
  public var isAtRest: Bool {
    ViewProperty.allCases.allSatisfy { vector(of: $0) == $0.straightIdentity }
      && custom.allSatisfy { $0.isAtRest }
  }

  /// The value of one property.
  ///
  /// Write a value with as many numbers as the property has components. Missing numbers are replaced by the
  /// value at rest, and further numbers are ignored. In both cases the compiler reports a diagnostic.
  ///
  /// - Parameter property: the property to read or write.
  public subscript(property: ViewProperty) -> PropertyValue {
    get { PropertyValue(vector(of: property), of: property) }
    set {
      if newValue.components.count != property.componentCount {
        misfits.append(Misfit(property: property, given: newValue))
      }
      set(newValue.vector(of: property), of: property)
    }
  }
}

extension PropertyState {
  /// Returns the matrix of the state: scale, then rotation about the anchor, then translation, then
  /// perspective about the view's centre. It maps points of the view at rest to where they appear, in
  /// coordinates with the origin at the top left corner of the view at rest.
  ///
  /// The anchor is a point of the frame that ``frame`` lays out. Neither that frame nor ``layoutScale`` is in
  /// the matrix; see ``layoutFrame(size:)``. Source: the order of the individual transform properties in CSS
  /// Transforms Module Level 2, section 5.
  ///
  /// - Parameter size: the size of the view at rest. An empty view has no perspective.
  public func transform(size: Size) -> Transform { geometry.transform(size: size) }

  /// Returns whether the back of the view faces the viewer, with the perspective of the state.
  ///
  /// A host does not draw such a view unless it is ``doubleSided``. A view that is seen exactly from its
  /// edge, or that is empty, is not turned away. Source: CSS Transforms Module Level 2, section 4.4.
  ///
  /// - Parameter size: the size of the view at rest.
  public func isTurnedAway(size: Size) -> Bool { geometry.isTurnedAway(size: size) }

  /// Returns the rectangle at which the view is laid out, in the coordinates of the view at rest. ``frame``
  /// changes the frame at rest, and then ``layoutScale`` scales it about its centre.
  ///
  /// - Parameter size: the size of the view at rest, in points.
  public func layoutFrame(size: Size) -> Rect { geometry.layoutFrame(size: size) }

  /// Returns the point about which the view is scaled and rotated, in the coordinates of the view at rest.
  ///
  /// - Parameter size: the size of the view at rest, in points.
  public func anchorPoint(size: Size) -> Point { geometry.anchorPoint(size: size) }
}

extension PropertyState {
  /// Returns the value of a property as a vector. A color is not premultiplied. Lanes beyond the components
  /// are neutral.
  package func vector(of property: ViewProperty) -> SIMD4<Double> {
    switch property.kind {
    case .opacity: SIMD4(opacity, 1, 1, 1)
    case .translation: translation.lanes
    case .scale: SIMD4(scale.x, scale.y, scale.z, 1)
    case .rotation: rotation.lanes
    case .anchor: SIMD4(anchor.x, anchor.y, 0, 0)
    case .perspective: SIMD4(perspective, 0, 0, 0)
    case .zPosition: SIMD4(zPosition, 0, 0, 0)
    case .doubleSided: SIMD4(doubleSided ? 1 : 0, 0, 0, 0)
    case .frame: frame.lanes
    case .layoutScale: SIMD4(layoutScale.x, layoutScale.y, 1, 1)
    case .cornerRadius: SIMD4(cornerRadius, 0, 0, 0)
    case .blur: SIMD4(blur, 0, 0, 0)
    case .clip: clip.lanes
    case .clipRadius: SIMD4(clipRadius, 0, 0, 0)
    case .brightness: SIMD4(brightness, 0, 0, 0)
    case .contrast: SIMD4(contrast, 1, 1, 1)
    case .saturation: SIMD4(saturation, 1, 1, 1)
    case .hueRotation: SIMD4(hueRotation.radians, 0, 0, 0)
    case .grayscale: SIMD4(grayscale, 0, 0, 0)
    case .background: background.lanes
    case .overlay: overlay.lanes
    case .borderWidth: SIMD4(borderWidth, 0, 0, 0)
    case .borderColor: borderColor.lanes
    case .shadow: shadow.lanes
    case .shadowColor: shadowColor.lanes
    case .shapeClip, .custom:
      property.isCustom
        ? custom.first { $0.property == property }?.vector ?? property.straightIdentity
        : property.straightIdentity
    }
  }

  /// Writes a property from a vector.
  package mutating func set(_ v: SIMD4<Double>, of property: ViewProperty) {
    switch property.kind {
    case .opacity: opacity = v.x
    case .translation: translation = Translation(lanes: v)
    case .scale: scale = Scale(lanes: v)
    case .rotation: rotation = Rotation(lanes: v)
    case .anchor: anchor = UnitPoint(x: v.x, y: v.y)
    case .perspective: perspective = v.x
    case .zPosition: zPosition = v.x
    case .doubleSided: doubleSided = v.x != 0
    case .frame: frame = Rect(lanes: v)
    case .layoutScale: layoutScale = LayoutScale(lanes: v)
    case .cornerRadius: cornerRadius = v.x
    case .blur: blur = v.x
    case .clip: clip = ClipInsets(lanes: v)
    case .clipRadius: clipRadius = v.x
    case .brightness: brightness = v.x
    case .contrast: contrast = v.x
    case .saturation: saturation = v.x
    case .hueRotation: hueRotation = Angle(radians: v.x)
    case .grayscale: grayscale = v.x
    case .background: background = Color(lanes: v)
    case .overlay: overlay = Color(lanes: v)
    case .borderWidth: borderWidth = v.x
    case .borderColor: borderColor = Color(lanes: v)
    case .shadow: shadow = Shadow(lanes: v)
    case .shadowColor: shadowColor = Color(lanes: v)
    case .shapeClip, .custom:
      if property.isCustom { setCustom(v, of: property) }
    }
  }

  private mutating func setCustom(_ v: SIMD4<Double>, of property: ViewProperty) {
    written.insert(property)
    if let index = custom.firstIndex(where: { $0.property == property }) {
      custom[index].vector = v
    } else {
      let index = custom.prefix { $0.property.precedes(property) }.count
      custom.insert(CustomValue(property: property, vector: v), at: index)
    }
  }
}

extension PropertyState: CustomStringConvertible {
  /// The properties that were written, such as `opacity 0.5, translation (10, 0, 0)`; `at rest` if there are none.
  public var description: String {
    written.isEmpty
      ? "at rest" : written.map { "\($0) \(self[$0])" }.joined(separator: ", ")
  }
}
