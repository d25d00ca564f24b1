import TransitionKit

extension Timing {
  /// The curve between two times, if there is nothing else to say of the timing.
  var goldenCurve: (start: Double, end: Double, curve: UnitCurve)? {
    let isCompletedEarly = animation.modifiers.contains {
      if case .logicalCompletion = $0 { return true }
      return false
    }
    return isCompletedEarly ? nil : plainCurve
  }

  /// When and how something moves, in words.
  var goldenText: String {
    if !(GoldenNumber(end).rounded > GoldenNumber(start).rounded) { return "at \(golden: end) s" }
    let golden = AnimationText.golden
    if let plain = goldenCurve {
      return
        "\(golden.text(of: plain.curve)) from \(golden: plain.start) s to \(golden: plain.end) s"
    }
    var parts = [golden.text(of: animation)]
    if GoldenNumber(rate).rounded != 1 { parts.append("at rate \(golden: rate)") }
    if easingOverride != .linear { parts.append("eased by \(golden.text(of: easingOverride))") }
    return parts.joined(separator: ", ") + " from \(golden: start) s to \(golden: end) s"
  }
}
