import Foundation
import TransitionKit

/// Plays documents for the Web Animations API by the rules of CSS, without any code of the library.
struct WebAnimationsPlayer: Decodable {
  let duration: Double
  let views: [View]

  struct View: Decodable {
    let view: String
    let style: [String: String]
    let overlay: [String: String]?
    let animations: [Animation]

    /// The numbers of a property of CSS at a time in seconds; nil if nothing is said of it.
    func numbers(_ name: String, pseudoElement: String? = nil, at time: Double) -> [Double]? {
      let animation = animations.first {
        $0.options.pseudoElement == pseudoElement && $0.keyframes[0].value(name) != nil
      }
      if let animation { return animation.numbers(name, at: time) }
      return (pseudoElement == nil ? style : overlay ?? [:])[name].map { cssNumbers($0) }
    }

    /// The rotation as a quaternion.
    func rotation(at time: Double) -> SIMD4<Double>? {
      let animation = animations.first { $0.keyframes[0].value("rotate") != nil }
      if let animation { return animation.rotation(at: time) }
      return style["rotate"].map { turn(cssNumbers($0)).quaternion }
    }

    /// Whether a property moves by steps, which at the very start may be on either side.
    func hasSteps(_ name: String) -> Bool {
      animations.contains { animation in
        animation.keyframes[0].value(name) != nil
          && (animation.options.easing.hasPrefix("steps")
            || animation.keyframes.contains { $0.easing.hasPrefix("steps") })
      }
    }
  }

  struct Animation: Decodable {
    let keyframes: [Keyframe]
    let options: Options

    struct Options: Decodable {
      let delay: Double
      let duration: Double
      let easing: String
      let pseudoElement: String?
    }
  }

  struct Keyframe: Decodable {
    let offset: Double
    let easing: String
    private let values: [String: String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      var values: [String: String] = [:]
      var offset = 0.0
      var easing = "linear"
      for key in container.allKeys {
        switch key.stringValue {
        case "offset": offset = try container.decode(Double.self, forKey: key)
        case "easing": easing = try container.decode(String.self, forKey: key)
        default: values[key.stringValue] = try container.decode(String.self, forKey: key)
        }
      }
      (self.offset, self.easing, self.values) = (offset, easing, values)
    }

    func value(_ name: String) -> String? { values[name] }

    private struct Key: CodingKey {
      let stringValue: String
      let intValue: Int? = nil
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { return nil }
    }
  }

  init(_ document: String) throws {
    self = try JSONDecoder().decode(WebAnimationsPlayer.self, from: Data(document.utf8))
  }
}

extension WebAnimationsPlayer.Animation {
  /// The two keyframes around a time, and how far it is between them.
  private func interval(
    at time: Double
  ) -> (WebAnimationsPlayer.Keyframe, WebAnimationsPlayer.Keyframe, Double) {
    let local = time * 1000 - options.delay
    let isBefore = local < 0
    let input = options.duration > 0 ? min(max(local / options.duration, 0), 1) : isBefore ? 0 : 1
    let progress = eased(options.easing, input, isBefore: isBefore)
    let last = keyframes.count - 2
    let index = min(max(keyframes.lastIndex { $0.offset <= progress } ?? 0, 0), last)
    let (from, to) = (keyframes[index], keyframes[index + 1])
    let share =
      to.offset > from.offset ? (progress - from.offset) / (to.offset - from.offset) : 1
    return (from, to, eased(from.easing, share, isBefore: isBefore))
  }

  fileprivate func numbers(_ name: String, at time: Double) -> [Double] {
    let (from, to, share) = interval(at: time)
    var (a, b) = (cssNumbers(from.value(name) ?? ""), cssNumbers(to.value(name) ?? ""))
    // What is left out of a short value is 0, or for a scale 1.
    while a.count < b.count { a.append(name == "scale" ? 1 : 0) }
    while b.count < a.count { b.append(name == "scale" ? 1 : 0) }
    return zip(a, b).map { $0 + ($1 - $0) * share }
  }

  fileprivate func rotation(at time: Double) -> SIMD4<Double> {
    let (from, to, share) = interval(at: time)
    let (a, b) = (
      turn(cssNumbers(from.value("rotate") ?? "")), turn(cssNumbers(to.value("rotate") ?? ""))
    )
    if a.axis == b.axis || a.angle == 0 || b.angle == 0 {
      let axis = a.angle == 0 ? b.axis : a.axis
      return Turn(axis: axis, angle: a.angle + (b.angle - a.angle) * share).quaternion
    }
    let (p, q) = (a.quaternion, b.quaternion)
    let cosine = (p * q).sum()
    let near = cosine < 0 ? -q : q
    let angle = acos(min(abs(cosine), 1))
    guard angle > 1e-9 else { return p }
    return (p * sin((1 - share) * angle) + near * sin(share * angle)) / sin(angle)
  }
}

struct Turn {
  let axis: SIMD3<Double>
  let angle: Double

  var quaternion: SIMD4<Double> {
    let s = sin(angle / 2)
    return SIMD4(axis.x * s, axis.y * s, axis.z * s, cos(angle / 2))
  }
}

private func turn(_ numbers: [Double]) -> Turn {
  let angle = (numbers.last ?? 0) * .pi / 180
  guard numbers.count == 4 else { return Turn(axis: SIMD3(0, 0, 1), angle: angle) }
  let axis = SIMD3(numbers[0], numbers[1], numbers[2])
  return Turn(axis: axis / (axis * axis).sum().squareRoot(), angle: angle)
}

/// All numbers in a value of CSS, one that a side of `inset()` repeats as often as it counts.
private func cssNumbers(_ text: String) -> [Double] {
  let numbers = text.matches(of: /-?\d+(\.\d+)?(e-?\d+)?/).compactMap { Double($0.output.0) }
  return numbers
}

/// Source: CSS Easing Functions Level 2.
private func eased(_ easing: String, _ input: Double, isBefore: Bool) -> Double {
  let arguments = easing.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ",")
    .map { $0.trimmingCharacters(in: .whitespaces) }
  if easing.hasPrefix("cubic-bezier") {
    let p = arguments.compactMap { Double($0) }
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
  }
  if easing.hasPrefix("steps") {
    let count = Double(arguments[0]) ?? 1
    var step = (input * count).rounded(.down)
    let jump = arguments[1]
    if jump == "jump-start" || jump == "jump-both" { step += 1 }
    if isBefore, (input * count).rounded(.down) == input * count { step -= 1 }
    let jumps = jump == "jump-none" ? count - 1 : jump == "jump-both" ? count + 1 : count
    return min(max(step, 0), jumps) / jumps
  }
  guard easing.hasPrefix("linear(") else { return input }
  var points: [(x: Double, y: Double)] = []
  for (index, argument) in arguments.enumerated() {
    let parts = argument.split(separator: " ")
    let y = Double(parts[0]) ?? .nan
    let x = parts.count > 1 ? (Double(parts[1].dropLast()) ?? .nan) / 100 : index == 0 ? 0 : 1
    points.append((max(x, points.last?.x ?? x), y))
  }
  // Of several points at one input the last one counts, at 0 too.
  let index = min(max(points.lastIndex { $0.x <= input } ?? 0, 0), points.count - 2)
  let (a, b) = (points[index], points[index + 1])
  return b.x > a.x ? a.y + (b.y - a.y) * (input - a.x) / (b.x - a.x) : b.y
}
