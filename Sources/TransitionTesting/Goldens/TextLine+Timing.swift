import TransitionKit

extension TextLine {
  /// When and how something moves.
  mutating func timing() throws(MotionTextError) -> Timing {
    if take("at") {
      let time = try seconds()
      return Timing(start: time, end: time, animation: .linear(duration: 0))
    }
    let start = self
    if !isAtSpring {
      let curve = try curve()
      if take("from") {
        let (start, end) = try interval()
        return Timing(
          start: start, end: end, animation: .timingCurve(curve, duration: end - start))
      }
      self = start
    }
    let animation = try animation()
    var rate = 1.0
    var easing = UnitCurve.linear
    while take(",") {
      if take("at rate") {
        rate = try number("a rate", in: 0 ... .greatestFiniteMagnitude)
      } else {
        try expect("eased by")
        easing = try curve()
      }
    }
    try expect("from")
    let (from, to) = try interval()
    return Timing(
      start: from, end: to, animation: animation, rate: rate, easingOverride: easing)
  }

  private mutating func interval() throws(MotionTextError) -> (Double, Double) {
    let start = try seconds()
    try expect("to")
    return (start, try seconds(in: start...1e15))
  }
}
