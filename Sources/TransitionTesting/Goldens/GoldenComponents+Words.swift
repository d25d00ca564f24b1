import TransitionKit

extension GoldenComponents {
  /// Whether the numbers of a component are lengths in points.
  func isLength(_ lane: Int) -> Bool {
    property == .shadow ? lane > 0 : property.quantity == .length
  }

  /// A number of a component with its unit.
  func text(_ number: Double, _ lane: Int) -> String {
    "\(golden: number)" + (isLength(lane) ? " pt" : unit)
  }

  /// What is in place of what was.
  func change(to new: Double, from old: Double, _ lane: Int) -> String {
    "\(text(new, lane)) instead of \(text(old, lane))"
  }

  /// Where something starts or ends, in comparison with where it did.
  ///
  /// - Parameter verb: such as `ends`.
  func shift(_ verb: String, to new: Double, from old: Double, _ lane: Int) -> String {
    guard let direction = direction(of: new - old, lane) else {
      return "\(verb) at \(change(to: new, from: old, lane))"
    }
    let distance = GoldenNumber(abs(new - old)).text(digits: 4)
    return "\(verb) \(distance) pt \(direction) (\(change(to: new, from: old, lane)))"
  }

  /// Where a component grows to, if that is a direction on screen.
  private func direction(of delta: Double, _ lane: Int) -> String? {
    let words = [
      ("further right", "further left"), ("further down", "further up"), ("nearer", "farther away"),
    ]
    let count = property == .translation ? 3 : property == .frame ? 2 : 0
    guard lane < count else { return nil }
    return delta > 0 ? words[lane].0 : words[lane].1
  }
}

/// A difference of two times, such as `48 ms later`.
func laterOrEarlier(_ delta: Double) -> String {
  "\(duration(abs(delta))) \(delta > 0 ? "later" : "earlier")"
}

/// A difference of two durations, such as `20 ms longer`.
func longerOrShorter(_ delta: Double) -> String {
  "\(duration(abs(delta))) \(delta > 0 ? "longer" : "shorter")"
}

private func duration(_ seconds: Double) -> String {
  seconds < 1
    ? GoldenNumber(seconds * 1000).text(digits: 3) + " ms"
    : GoldenNumber(seconds).text(digits: 3) + " s"
}
