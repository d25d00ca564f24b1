// Not run on Apple's systems: CI compiles this file against declarations of the interface of UIKit that it uses.

import TransitionKit
import UIKit

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
  init(_ rect: Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension UIColor {
  convenience init(_ color: Color) {
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }
}

extension NavigationTransition.Operation {
  /// Nil for an operation without an animation.
  init?(_ operation: UINavigationController.Operation) {
    switch operation {
    case .push: self = .push
    case .pop: self = .pop
    default: return nil
    }
  }

  /// A pop for a push, and a push for a pop.
  var opposite: NavigationTransition.Operation { self == .push ? .pop : .push }
}
