// Not run on Apple's systems: CI compiles this file against declarations of the interface of Core Animation that it uses.

#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import TransitionKit

  extension CATransform3D {
    /// The matrix of a draw list, whose elements have the same names.
    init(_ transform: Transform) {
      self = CATransform3DIdentity
      (m11, m12, m13, m14) = (transform.m11, transform.m12, transform.m13, transform.m14)
      (m21, m22, m23, m24) = (transform.m21, transform.m22, transform.m23, transform.m24)
      (m31, m32, m33, m34) = (transform.m31, transform.m32, transform.m33, transform.m34)
      (m41, m42, m43, m44) = (transform.m41, transform.m42, transform.m43, transform.m44)
    }
  }

  extension CGRect {
    init(_ rect: TransitionKit.Rect) {
      self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
    }
  }

  // Apple's C headers have a `Rect`, a `Size` and a `Point`, too.
  extension TransitionKit.Rect {
    init(_ rect: CGRect) {
      self.init(
        x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
        height: Double(rect.size.height))
    }
  }

  extension CGColor {
    static func make(_ color: TransitionKit.Color) -> CGColor {
      CGColor(
        srgbRed: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
        alpha: CGFloat(color.alpha))
    }

    static var opaque: CGColor { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) }
  }
#endif
