import Foundation
import TransitionKit

/// An elementary function of the package, and the one of the system.
struct MathsFunction: Sendable {
  let name: String
  let reference: [MathsReference.Case]
  /// The exponents of the arguments, at which both have something to say.
  var exponents = -20...8
  var isOfPositives = false
  /// How many units in the last place the system may be away: glibc documents up to 4 for its cube root.
  var tolerance = 2.0
  /// The function of the package. Those of one number ignore the second one.
  let function: @Sendable (Double, Double) -> Double
  let systemFunction: @Sendable (Double, Double) -> Double

  static let all = [
    MathsFunction(
      name: "exp", reference: MathsReference.exp,
      function: { x, _ in Double.exp(x) }, systemFunction: { x, _ in Foundation.exp(x) }),
    MathsFunction(
      name: "expMinusOne", reference: MathsReference.expMinusOne,
      function: { x, _ in Double.expMinusOne(x) }, systemFunction: { x, _ in Foundation.expm1(x) }),
    MathsFunction(
      name: "log", reference: MathsReference.log, exponents: -900...900, isOfPositives: true,
      function: { x, _ in Double.log(x) }, systemFunction: { x, _ in Foundation.log(x) }),
    MathsFunction(
      name: "log10", reference: MathsReference.log10, exponents: -9...9, isOfPositives: true,
      function: { x, _ in Double.log10(x) }, systemFunction: { x, _ in Foundation.log10(x) }),
    MathsFunction(
      name: "sin", reference: MathsReference.sin, exponents: -20...30,
      function: { x, _ in Double.sin(x) }, systemFunction: { x, _ in Foundation.sin(x) }),
    MathsFunction(
      name: "cos", reference: MathsReference.cos, exponents: -20...30,
      function: { x, _ in Double.cos(x) }, systemFunction: { x, _ in Foundation.cos(x) }),
    MathsFunction(
      name: "the sine of sinAndCos", reference: MathsReference.sin, exponents: -20...1023,
      function: { x, _ in Double.sinAndCos(x).sin }, systemFunction: { x, _ in Foundation.sin(x) }),
    MathsFunction(
      name: "the cosine of sinAndCos", reference: MathsReference.cos, exponents: -20...1023,
      function: { x, _ in Double.sinAndCos(x).cos }, systemFunction: { x, _ in Foundation.cos(x) }),
    MathsFunction(
      name: "atan", reference: MathsReference.atan, exponents: -20...20,
      function: { x, _ in Double.atan(x) }, systemFunction: { x, _ in Foundation.atan(x) }),
    MathsFunction(
      name: "atan2", reference: MathsReference.atan2, exponents: -20...20,
      function: { y, x in Double.atan2(y: y, x: x) },
      systemFunction: { y, x in Foundation.atan2(y, x) }),
    MathsFunction(
      name: "asin", reference: MathsReference.asin, exponents: -9 ... -1,
      function: { x, _ in Double.asin(x) }, systemFunction: { x, _ in Foundation.asin(x) }),
    MathsFunction(
      name: "acos", reference: MathsReference.acos, exponents: -9 ... -1,
      function: { x, _ in Double.acos(x) }, systemFunction: { x, _ in Foundation.acos(x) }),
    MathsFunction(
      name: "atanh", reference: MathsReference.atanh, exponents: -9 ... -1,
      function: { x, _ in Double.atanh(x) }, systemFunction: { x, _ in Foundation.atanh(x) }),
    MathsFunction(
      name: "cbrt", reference: MathsReference.cbrt, exponents: -1000...1000, tolerance: 5,
      function: { x, _ in Double.cbrt(x) }, systemFunction: { x, _ in Foundation.cbrt(x) }),
    MathsFunction(
      name: "pow", reference: MathsReference.pow, exponents: -4...5, isOfPositives: true,
      function: { x, y in Double.pow(x, y) }, systemFunction: { x, y in Foundation.pow(x, y) }),
  ]

  /// A pair of arguments of which each bit is made here, so that they are the same on every host.
  func arguments(using generator: inout some RandomNumberGenerator) -> (x: Double, y: Double) {
    func number(isPositive: Bool) -> Double {
      let bits = generator.next()
      let exponent = exponents.lowerBound + Int((bits >> 52) & 0x7FF) % exponents.count
      let sign = isPositive ? 0 : (bits >> 63) << 63
      return Double(bitPattern: sign | UInt64(1023 + exponent) << 52 | (bits & 0xF_FFFF_FFFF_FFFF))
    }
    return (number(isPositive: isOfPositives), number(isPositive: false))
  }
}
