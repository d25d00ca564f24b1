import TransitionKit

extension LintRules {
  /// The rules with limits that can be used, and what is said about those that cannot.
  ///
  /// A limit that is not a number counts as the standard one, and one beyond what it can be as the nearest that it can be.
  var usable: (rules: LintRules, messages: [String]) {
    var rules = self
    var messages: [String] = []
    let standard = LintRules.standard
    func use(_ number: Double, _ range: ClosedRange<Double>, _ usual: Double, _ name: String)
      -> Double
    {
      let used = number.isNaN ? usual : min(max(number, range.lowerBound), range.upperBound)
      if used != number {
        messages.append("\(name) of the rules is \(readable(number)); \(readable(used)) is used")
      }
      return used
    }
    let (time, part) = (0...Double.infinity, 0...1.0)
    let shortest = use(
      durations.lowerBound, time, standard.durations.lowerBound, "the lower bound of durations")
    let longest = use(
      durations.upperBound, time, standard.durations.upperBound, "the upper bound of durations")
    rules.durations = min(shortest, longest)...longest
    rules.longestIdleTime = use(
      longestIdleTime, time, standard.longestIdleTime, "longestIdleTime")
    rules.latestStart = use(latestStart, time, standard.latestStart, "latestStart")
    rules.latestAppearance = use(
      latestAppearance, part, standard.latestAppearance, "latestAppearance")
    rules.faintestScreen = use(faintestScreen, part, standard.faintestScreen, "faintestScreen")
    rules.largestRotation = Angle(
      radians: use(
        largestRotation.radians, time, standard.largestRotation.radians, "largestRotation"))
    rules.largestBlur = use(largestBlur, time, standard.largestBlur, "largestBlur")
    return (rules, messages)
  }
}
