extension DrawList {
  /// The filters of an item, each of which hosts apply in sRGB, in this order.
  public struct Filters: Sendable, Hashable {
    /// The standard deviation of a Gaussian blur, in points; at least 0.
    public internal(set) var blur = 0.0
    /// The number that is added to red, green and blue.
    public internal(set) var brightness = 0.0
    /// The factor on the distance from middle grey; at least 0.
    public internal(set) var contrast = 1.0
    /// The factor on the distance from grey of the same luminance; at least 0.
    public internal(set) var saturation = 1.0
    /// The angle by which hues are rotated, their luminance kept, as `hue-rotate()` of CSS does.
    public internal(set) var hueRotation = Angle.zero
    /// How far colors are on the way to grey of the same luminance, from 0 to 1, as `grayscale()` of CSS has it.
    public internal(set) var grayscale = 0.0

    /// Filters that change nothing.
    public static let identity = Filters()

    /// Overwrites the filter of a property; all other properties are none.
    ///
    /// It is apart from the loop over properties, which is faster without it.
    @inline(never)
    mutating func update(_ kind: ViewProperty.Kind, _ v: SIMD4<Double>) {
      switch kind {
      case .blur: blur = max(v.x, 0)
      case .brightness: brightness = v.x
      case .contrast: contrast = max(v.x, 0)
      case .saturation: saturation = max(v.x, 0)
      case .hueRotation: hueRotation = Angle(radians: v.x)
      case .grayscale: grayscale = min(max(v.x, 0), 1)
      default: break
      }
    }
  }
}

extension DrawList.Filters {
  /// Makes the filters of a state, for a host that draws it without a draw list.
  ///
  /// - Parameter state: the state of a view; values that cannot be drawn are clamped.
  public init(_ state: PropertyState) {
    for property in ViewProperty.allCases where property.isFilter {
      update(property.kind, state.vector(of: property))
    }
  }
}

extension DrawList.Filters: CustomStringConvertible {
  /// The filters that change anything.
  public var description: String {
    let parts =
      [("blur", blur, 0), ("brightness", brightness, 0), ("contrast", contrast, 1.0)]
      + [("saturation", saturation, 1), ("hue rotation", hueRotation.degrees, 0)]
      + [("grayscale", grayscale, 0)]
    let text = parts.filter { $0.1 != $0.2 }.map { "\($0.0) \(number: $0.1)" }
    return text.isEmpty ? "no filters" : text.joined(separator: ", ")
  }
}
