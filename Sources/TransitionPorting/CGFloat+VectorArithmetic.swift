#if canImport(Foundation) && !hasFeature(Embedded)
  import Foundation
  import TransitionKit

  extension CGFloat: VectorArithmetic {
    /// Multiplies the number by a factor.
    ///
    /// - Parameter rhs: the factor.
    public mutating func scale(by rhs: Double) { self = CGFloat(native * CGFloat.NativeType(rhs)) }

    public var magnitudeSquared: Double { Double(self) * Double(self) }
  }

  extension CGFloat: Animatable {}
#endif
