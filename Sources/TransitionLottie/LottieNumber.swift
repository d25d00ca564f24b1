import TransitionExport
import TransitionKit

/// The numbers of a Lottie document.
enum LottieNumber {
  /// A number without a rounding error in its last bits, if it has no other digits after the ninth decimal.
  static func tidy(_ number: Double) -> Double {
    let rounded = printed(number)
    return abs(rounded - number) <= 4 * number.ulp ? rounded : number
  }

  /// A number with at most nine decimals; 0 if it is not finite.
  static func printed(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    // Larger numbers have no ninth decimal.
    guard abs(number) < 1e15 else { return number }
    let rounded = (number * 1e9).rounded() / 1e9
    return rounded == 0 ? 0 : rounded
  }
}
