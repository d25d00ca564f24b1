import Foundation
import TransitionScenes

/// An easing function of CSS, read once. Source: CSS Easing Functions Level 2.
package enum CSSEasing: Decodable {
  case linear
  case bezier([Double])
  case steps(Double, jump: String)
  case points([(x: Double, y: Double)])

  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package init(_ text: String) {
    let arguments = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    if text.hasPrefix("cubic-bezier") {
      self = .bezier(arguments.compactMap { Double($0) })
    } else if text.hasPrefix("steps") {
      self = .steps(Double(arguments[0]) ?? 1, jump: arguments[1])
    } else if text.hasPrefix("linear(") {
      var points: [(x: Double, y: Double)] = []
      for (index, argument) in arguments.enumerated() {
        let parts = argument.split(separator: " ")
        let y = Double(parts[0]) ?? .nan
        let x =
          parts.count > 1 ? (Double(parts[1].dropLast()) ?? .nan) / 100 : index == 0 ? 0 : 1
        points.append((max(x, points.last?.x ?? x), y))
      }
      self = .points(points)
    } else {
      self = .linear
    }
  }

  package var isStepped: Bool {
    if case .steps = self { return true }
    return false
  }

  package func value(at input: Double, isBefore: Bool) -> Double {
    switch self {
    case .linear: return input
    case .bezier(let p):
      guard input > 0, input < 1 else { return input }
      func coordinate(_ a: Double, _ b: Double, _ s: Double) -> Double {
        3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if coordinate(p[0], p[2], middle) < input { low = middle } else { high = middle }
      }
      return coordinate(p[1], p[3], low)
    case .steps(let count, let jump):
      var step = (input * count).rounded(.down)
      if jump == "jump-start" || jump == "jump-both" { step += 1 }
      if isBefore, (input * count).rounded(.down) == input * count { step -= 1 }
      let jumps = jump == "jump-none" ? count - 1 : jump == "jump-both" ? count + 1 : count
      return min(max(step, 0), jumps) / jumps
    case .points(let points):
      let index = indexOfInterval(in: points, at: input) { $0.x }
      let (a, b) = (points[index], points[index + 1])
      return b.x > a.x ? a.y + (b.y - a.y) * (input - a.x) / (b.x - a.x) : b.y
    }
  }
}

/// The place of the last of several sorted elements that is not after an input, and has one behind it. Of several
/// at one input the last one counts, at the first too.
package func indexOfInterval<Element>(
  in elements: [Element], at input: Double, _ place: (Element) -> Double
) -> Int {
  var (low, high) = (0, elements.count)
  while low < high {
    let middle = (low + high) / 2
    if place(elements[middle]) <= input { low = middle + 1 } else { high = middle }
  }
  return min(max(low - 1, 0), elements.count - 2)
}
