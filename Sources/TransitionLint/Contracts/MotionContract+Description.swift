import TransitionKit

extension MotionContract: CustomStringConvertible {
  /// The contract in words.
  public var description: String {
    let subject = subject
    switch requirement {
    case .monotone: return "\(subject) never turns back"
    case .bounded(let range):
      return "\(subject) stays in \(readable(range.lowerBound))...\(readable(range.upperBound))"
    case .overshoot(let fraction):
      return "\(subject) overshoots by at most \(readable(fraction * 100)) %"
    case .velocity(let limit): return "\(subject) moves by at most \(readable(limit)) a second"
    case .acceleration(let limit):
      return "\(subject) accelerates by at most \(readable(limit)) a second squared"
    case .smooth(let includingEnds):
      return "\(subject) is smooth\(includingEnds ? ", from standstill to standstill" : "")"
    case .settled(let time, let fraction):
      return
        "\(subject) is within \(readable(fraction * 100)) % of its end from \(readable(time)) s on"
    case .startsAtRest: return "\(subject) starts at rest"
    case .endsAtRest: return "\(subject) ends at rest"
    case .viewSpeed(let limit): return "\(subject) moves by at most \(readable(limit)) pt a second"
    case .viewAcceleration(let limit):
      return "\(subject) accelerates by at most \(readable(limit)) pt a second squared"
    case .inside(let rect): return "\(subject) stays inside \(rect)"
    case .disjoint(let other): return "\(subject) and \(other) never overlap"
    case .covers(let rect, let opacity):
      let area = rect.map { "\($0)" } ?? "the container"
      return "\(area) is covered\(opacity < 1 ? " with an opacity of \(readable(opacity))" : "")"
    case .present(let range):
      return
        "\(subject) is on screen from \(readable(range.lowerBound)) to \(readable(range.upperBound)) s"
    case .above(let other): return "\(subject) is drawn above \(other)"
    }
  }

  private var subject: String {
    var text = view.map { "\($0)" } ?? "every view"
    if let property { text += ".\(property)" }
    if let component, !component.isEmpty { text += ".\(component)" }
    return text
  }
}
