/// A number that was given and cannot be used, and the number that is used in its place.
///
/// Values such as springs are made valid once, when they are made, and keep this for the diagnostic that
/// reports it when they are used.
struct InvalidInput: Sendable {
  enum Parameter: String, Sendable {
    case mass, stiffness, damping, response, duration, bounce, epsilon, delay, speed, distance
    case dampingRatio = "damping ratio"
    case settlingDuration = "settling duration"
    case initialVelocity = "initial velocity"
    case repeatCount = "repeat count"
    case logicalDuration = "logical duration"
    case controlPoint = "control point coordinate"
    case stepCount = "number of steps"
    case point = "point coordinate"
  }

  let parameter: Parameter
  let given: Double
  /// Nil if what was given is left out.
  let used: Double?

  init(_ parameter: Parameter, _ given: Double, used: Double?) {
    self.parameter = parameter
    self.given = given
    self.used = used
  }

  /// Makes one if another number is used than was given.
  init?(_ parameter: Parameter, _ given: Double, replacedBy used: Double) {
    guard given != used else { return nil }
    self.init(parameter, given, used: used)
  }

  /// What was wrong, in a sentence.
  ///
  /// - Parameter subject: what the number was given to, as it is used.
  func message(about subject: String) -> String {
    let text = "\(subject) was given the \(parameter.rawValue) \(given)"
    return text + (used.map { ", for which \(number: $0) is used" } ?? ", which is left out")
  }
}
