extension Animation {
  /// The standard curve of Material Design, for a duration that grows with the distance: 0.208 s, and a
  /// second for every 3,000 points up to 500 points. So it takes from 0.208 s to 0.375 s.
  ///
  /// Source: Hero 1.6, whose automatic duration this is (`optimizedDurationTo`), with its curve `standard`. Hero
  /// adds up how far the centre of a view moves and the length of the change of its width and height.
  ///
  /// - Parameter distance: how far something moves, in points. Above 500 it counts as 500. A distance that is
  ///   negative or NaN counts as 0, and compiling a transition with it gives a diagnostic.
  public static func automatic(distance: Double) -> Animation {
    let used = distance > 0 ? min(distance, 500) : 0
    var animation = timingCurve(.materialStandard, duration: 0.208 + used / 3000)
    if !(distance >= 0) {
      animation.invalidInputs = Annotation([InvalidInput(.distance, distance, used: used)])
    }
    return animation
  }
}
