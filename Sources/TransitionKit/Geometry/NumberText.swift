extension DefaultStringInterpolation {
  /// Writes a number in short form: `400` rather than `400.0`, and at most six decimals.
  package mutating func appendInterpolation(number: Double) {
    guard abs(number) < 1e12 else { return appendInterpolation(number) }
    let rounded = (number * 1e6).rounded() / 1e6
    if rounded == rounded.rounded() {
      appendInterpolation(Int64(rounded))
    } else {
      appendInterpolation(rounded)
    }
  }
}
