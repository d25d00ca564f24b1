import TransitionKit

/// How a contract is broken first.
struct Breach {
  let time: Double
  var view: ViewID?
  var property: ViewProperty?
  let value: Double
  let limit: Double
  let message: String
}
