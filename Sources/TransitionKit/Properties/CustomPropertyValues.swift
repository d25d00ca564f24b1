extension Double: CustomPropertyValue {
  public static let componentNames = [""]
  public var components: [Double] { [self] }
  /// Creates a value from its components.
  ///
  /// - Parameter components: the number; 0 if there is none.
  public init(components: [Double]) { self = components.first ?? 0 }
}

extension Angle: CustomPropertyValue {
  public static let componentNames = [""]
  public var components: [Double] { [radians] }
  /// Creates a value from its components.
  ///
  /// - Parameter components: the angle in radians; 0 if there is none.
  public init(components: [Double]) { self.init(radians: components.first ?? 0) }
}

extension Point: CustomPropertyValue {
  public static let componentNames = ["x", "y"]
  public var components: [Double] { [x, y] }
  /// Creates a value from its components.
  ///
  /// - Parameter components: x and y, in this order; a missing one counts as 0.
  public init(components: [Double]) {
    self.init(x: components.first ?? 0, y: components.dropFirst().first ?? 0)
  }
}

extension Size: CustomPropertyValue {
  public static let componentNames = ["width", "height"]
  public var components: [Double] { [width, height] }
  /// Creates a value from its components.
  ///
  /// - Parameter components: the width and the height, in this order; a missing one counts as 0.
  public init(components: [Double]) {
    self.init(width: components.first ?? 0, height: components.dropFirst().first ?? 0)
  }
}

extension Color: CustomPropertyValue {
  public static let componentNames = ["red", "green", "blue", "alpha"]
  public var components: [Double] { [red, green, blue, alpha] }
  /// Creates a value from its components.
  ///
  /// - Parameter components: red, green, blue and alpha, in this order; a missing one counts as 0.
  public init(components: [Double]) {
    let all = components + [0, 0, 0, 0]
    self.init(red: all[0], green: all[1], blue: all[2], alpha: all[3])
  }
}
