import TransitionKit

/// A matrix of the plane, as CSS writes it: (x, y) becomes (a x + c y + dx, b x + d y + dy).
struct Affine {
  var (a, b, c, d, dx, dy) = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)

  init() {}

  /// The matrix that moves three corners of a rectangle as another one does. They are equal unless that has perspective, which
  /// cairo cannot draw.
  init(_ matrix: Transform, of rect: Rect) {
    let (width, height) = (max(rect.width, 1), max(rect.height, 1))
    let corner = matrix.apply(to: rect.origin)
    let right = matrix.apply(to: Point(x: rect.origin.x + width, y: rect.origin.y))
    let below = matrix.apply(to: Point(x: rect.origin.x, y: rect.origin.y + height))
    (a, b) = ((right.x - corner.x) / width, (right.y - corner.y) / width)
    (c, d) = ((below.x - corner.x) / height, (below.y - corner.y) / height)
    dx = corner.x - a * rect.origin.x - c * rect.origin.y
    dy = corner.y - b * rect.origin.x - d * rect.origin.y
  }

  /// What an item places its content with, that is laid out at a size.
  init(of item: DrawList.Item, laidOutAt size: Size) {
    self.init(item.matrix, of: item.layoutFrame)
    let frame = item.contentFrame
    (dx, dy) = (
      a * frame.origin.x + c * frame.origin.y + dx, b * frame.origin.x + d * frame.origin.y + dy
    )
    if size.width > 0 { (a, b) = (a * frame.width / size.width, b * frame.width / size.width) }
    if size.height > 0 { (c, d) = (c * frame.height / size.height, d * frame.height / size.height) }
  }

  /// This matrix after another one; nil if this one has none.
  func undone(before other: Affine) -> Affine? {
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return nil }
    func inverse(_ x: Double, _ y: Double) -> (Double, Double) {
      ((d * x - c * y) / determinant, (a * y - b * x) / determinant)
    }
    var result = Affine()
    (result.a, result.b) = inverse(other.a, other.b)
    (result.c, result.d) = inverse(other.c, other.d)
    (result.dx, result.dy) = inverse(other.dx - dx, other.dy - dy)
    return result
  }

  /// The matrix that leads back; nil if there is none.
  var inverse: Affine? { undone(before: Affine()) }

  /// By how much lengths grow: the square root of how much areas do.
  var magnification: Double { abs(a * d - b * c).squareRoot() }

  var values: [Double] { [a, b, c, d, dx, dy] }
}

extension DrawList.Item {
  /// Whether it is a piece of a view, which is drawn instead of that.
  var isPiece: Bool { view != content }
}
