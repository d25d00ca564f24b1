// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import SwiftUI
  import TransitionKit

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension SwiftUI.Color {
    public init(_ color: TransitionKit.Color) {
      self.init(
        .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension SwiftUI.Spring {
    public init(_ spring: TransitionKit.Spring) {
      self.init(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        allowOverDamping: true)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension TransitionKit.Spring {
    public init(_ spring: SwiftUI.Spring) {
      self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension TransitionKit.LayoutDirection {
    public init(_ direction: SwiftUI.LayoutDirection) {
      self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension TransitionKit.Edge {
    public init(_ edge: SwiftUI.Edge) {
      switch edge {
      case .top: self = .top
      case .leading: self = .leading
      case .bottom: self = .bottom
      case .trailing: self = .trailing
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension TransitionKit.UnitPoint {
    public init(_ point: SwiftUI.UnitPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension TransitionKit.Angle {
    public init(_ angle: SwiftUI.Angle) { self.init(radians: angle.radians) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension TransitionKit.Size {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension CGRect {
    init(_ rect: TransitionKit.Rect) {
      self.init(x: rect.origin.x, y: rect.origin.y, width: rect.width, height: rect.height)
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension ProjectionTransform {
    /// The part of a matrix that acts on a plane.
    init(_ matrix: Transform) {
      self.init()
      (m11, m12, m13) = (matrix.m11, matrix.m12, matrix.m14)
      (m21, m22, m23) = (matrix.m21, matrix.m22, matrix.m24)
      (m31, m32, m33) = (matrix.m41, matrix.m42, matrix.m44)
    }
  }
#endif
