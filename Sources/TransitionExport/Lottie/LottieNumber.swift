/// How numbers are printed in a Lottie document.
enum LottieNumber {
  /// A number without the noise in its last bits, if there is nothing else beyond the ninth decimal.
  static func tidy(_ number: Double) -> Double {
    let rounded = printed(number)
    return abs(rounded - number) <= 4 * number.ulp ? rounded : number
  }

  /// A number with at most nine decimals, or 0 if it is none.
  static func printed(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    // Beyond this size, every number is a whole one as it is.
    guard abs(number) < 1e15 else { return number }
    let rounded = (number * 1e9).rounded() / 1e9
    return rounded == 0 ? 0 : rounded
  }
}
