import TransitionKit

extension Interval {
  /// The exponentials.
  var exponential: Interval { Interval(Double.exp(lower), Double.exp(upper)) }

  /// The cosines.
  var cosine: Interval {
    // Not a number, or every number, is not less.
    guard width < 2 * .pi else { return Interval(-1, 1) }
    var range = Interval(between: Double.cos(lower), and: Double.cos(upper))
    // The turning points are the multiples of 180 degrees.
    let first = (lower / .pi).rounded(.up)
    for index in [first, first + 1] where index * .pi <= upper {
      let value = index.truncatingRemainder(dividingBy: 2) == 0 ? 1.0 : -1.0
      range = range.union(Interval(value))
    }
    return range
  }

  /// The sines.
  var sine: Interval { (self - Interval(.pi / 2)).cosine }
}
