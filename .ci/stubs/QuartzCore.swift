// The declarations of Core Animation that the adapter uses, and no more, so that it can be compiled where there is no
// Core Animation. Each has the title of its public documentation page. Nothing in here does anything.

@_exported import Foundation
@_exported import MacTypes

// "Core Foundation: CFTimeInterval"
public typealias CFTimeInterval = Double

// "Core Graphics: CGImage" and "CGColor"
public final class CGImage {}
public final class CGColor {
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

// "CACurrentMediaTime()"
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

// "CATransform3D"
public struct CATransform3D: Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat
}

// "CATransform3DIdentity"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

// "CALayer"
open class CALayer: NSObject {
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint.zero
  open var transform = CATransform3DIdentity
  open var contents: Any?
  open var masksToBounds = false
  open var mask: CALayer?
  open var cornerRadius: CGFloat = 0
  open var opacity: Float = 1
  open var isHidden = false
  open var isGeometryFlipped = false
  open var sublayers: [CALayer]?
  open var backgroundColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize.zero
  open func addSublayer(_ layer: CALayer) {}
}

// "CATransaction"
open class CATransaction: NSObject {
  open class func begin() {}
  open class func commit() {}
  open class func setDisableActions(_ flag: Bool) {}
}

// "CADisplayLink"
open class CADisplayLink: NSObject {
  public init(target: Any, selector sel: Selector) {}
  open var targetTimestamp: CFTimeInterval { 0 }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  open func invalidate() {}
}

// "Selector". It has no such initializer: `.ci/adapters` writes it in place of `#selector`, which needs the Objective-C
// runtime.
public struct Selector {
  public init<Method>(of method: Method) {}
}
