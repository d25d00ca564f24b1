/// A width and a height in points.
///
/// As the amount of an ``AtomicTransition/offset(_:fileID:line:)`` it may be negative.
public struct Size: Sendable, Hashable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Makes a size from its two lengths.
  ///
  /// - Parameters:
  ///   - width: the extent to the right, in points.
  ///   - height: the extent down, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without extent.
  public static let zero = Size(width: 0, height: 0)
}

extension Size: CustomStringConvertible {
  /// The two lengths, such as `390 x 844`.
  public var description: String { "\(number: width) x \(number: height)" }
}

#if !hasFeature(Embedded)
  extension Size: Codable {}
#endif
