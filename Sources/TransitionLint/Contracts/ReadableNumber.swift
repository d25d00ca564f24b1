import TransitionControllers
import TransitionKit
import TransitionScenes

/// A number with four significant digits, for a sentence.
func readable(_ number: Double) -> String {
  guard number.isFinite else {
    return number.isNaN ? "not a number" : number > 0 ? "infinite" : "-infinite"
  }
  guard number != 0 else { return "0" }
  var digits = 0
  var scale = 1.0
  while abs(number) * scale < 1000, digits < 6 {
    scale *= 10
    digits += 1
  }
  let rounded = (number * scale).rounded() / scale
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int64(rounded))" : "\(rounded)"
}
