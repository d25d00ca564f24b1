import TransitionKit

extension [Container] {
  /// The containers in which laws are checked by default, all of them in both layout directions.
  ///
  /// There are a phone, a wide window in which the views have their own frames, a container whose views stick out,
  /// and empty, tiny and huge ones. The last ones have numbers that no container should have: the library replaces
  /// them.
  public static let standard: [Container] = usual + unusual

  /// Containers with a size, as apps have them.
  static let usual = LayoutDirection.allCases.flatMap { direction in
    [
      Container(size: Size(width: 390, height: 844), layoutDirection: direction),
      Container(
        size: Size(width: 1280, height: 800), layoutDirection: direction,
        viewFrame: Rect(x: 320, y: 100, width: 640, height: 333.25),
        originFrame: Rect(x: 0, y: 0, width: 1280, height: 800),
        destinationFrame: Rect(x: 900, y: 50, width: 380, height: 700)),
      Container(
        frame: Rect(x: -17.5, y: 30, width: 100.1, height: 99.9), layoutDirection: direction,
        viewFrame: Rect(x: -50, y: 80, width: 30, height: 300)),
    ]
  }

  private static let unusual = LayoutDirection.allCases.flatMap { direction in
    [
      Container(size: .zero, layoutDirection: direction),
      Container(size: Size(width: 0, height: 300), layoutDirection: direction),
      Container(size: Size(width: 1e-7, height: 1e-9), layoutDirection: direction),
      Container(size: Size(width: 1e7, height: 3e6), layoutDirection: direction),
      Container(
        frame: Rect(x: .nan, y: .infinity, width: -200, height: 1e300), layoutDirection: direction,
        viewFrame: Rect(x: -.infinity, y: 1e308, width: .nan, height: -1)),
    ]
  }
}

extension Container {
  /// Whether all views have a size that can be computed with.
  var isUsual: Bool {
    [frame, viewFrame, originFrame, destinationFrame].allSatisfy { $0.isUsual }
  }

  /// Whether the library uses all frames as they are.
  var isValid: Bool {
    [frame, viewFrame, originFrame, destinationFrame].allSatisfy { $0 == $0.sanitized }
  }

  /// The same container in the other layout direction, and with the frames of its views mirrored.
  var mirrored: Container {
    func mirrored(_ rect: Rect) -> Rect {
      Rect(
        x: frame.width - rect.origin.x - rect.width, y: rect.origin.y, width: rect.width,
        height: rect.height)
    }
    return Container(
      frame: frame,
      layoutDirection: layoutDirection == .leftToRight ? .rightToLeft : .leftToRight,
      viewFrame: mirrored(viewFrame), originFrame: mirrored(originFrame),
      destinationFrame: mirrored(destinationFrame))
  }
}

extension Rect {
  /// Whether the rectangle has finite numbers and a size between 1 and 100,000 points.
  fileprivate var isUsual: Bool {
    let extents = 1.0...1e5
    return self == sanitized && extents.contains(width) && extents.contains(height)
  }
}
