import Foundation
import TransitionKit

/// Plays documents for the Web Animations API by the rules of CSS, without any code of the library.
package struct WebAnimationsPlayer: Decodable {
  package let duration: Double
  package let views: [View]

  package struct View: Decodable {
    package let view: String
    package let style: [String: String]
    package let overlay: [String: String]?
    package let border: [String: String]?
    package let animations: [Animation]

    /// The numbers of a property of CSS at a time in seconds; nil if nothing is said of it.
    package func numbers(_ name: String, pseudoElement: String? = nil, at time: Double) -> [Double]?
    {
      let animation = animations.first {
        $0.options.pseudoElement == pseudoElement && $0.keyframes[0].value(name) != nil
      }
      if let animation { return animation.numbers(name, at: time) }
      let constants = ["::after": overlay, "::before": border][pseudoElement ?? ""] ?? style
      return (constants ?? [:])[name].map { allNumbers(in: $0) }
    }

    /// The rotation as a quaternion.
    package func rotation(at time: Double) -> SIMD4<Double>? {
      let animation = animations.first { $0.keyframes[0].value("rotate") != nil }
      if let animation { return animation.rotation(at: time) }
      return style["rotate"].map { turn(allNumbers(in: $0)).quaternion }
    }

    /// Whether a property moves by steps, which at the very start may be on either side.
    package func hasSteps(_ name: String) -> Bool {
      animations.contains { animation in
        animation.keyframes[0].value(name) != nil
          && (animation.options.easing.isStepped
            || animation.keyframes.contains { $0.easing.isStepped })
      }
    }
  }

  package struct Animation: Decodable {
    package let keyframes: [Keyframe]
    package let options: Options

    package struct Options: Decodable {
      package let delay: Double
      package let duration: Double
      package let easing: CSSEasing
      package let pseudoElement: String?
    }
  }

  package struct Keyframe: Decodable {
    package let offset: Double
    package let easing: CSSEasing
    private let values: [String: [Double]]

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      var values: [String: [Double]] = [:]
      var offset = 0.0
      var easing = CSSEasing.linear
      for key in container.allKeys {
        switch key.stringValue {
        case "offset": offset = try container.decode(Double.self, forKey: key)
        case "easing": easing = try container.decode(CSSEasing.self, forKey: key)
        default:
          values[key.stringValue] = allNumbers(in: try container.decode(String.self, forKey: key))
        }
      }
      (self.offset, self.easing, self.values) = (offset, easing, values)
    }

    package func value(_ name: String) -> [Double]? { values[name] }

    private struct Key: CodingKey {
      let stringValue: String
      let intValue: Int? = nil
      init?(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { return nil }
    }
  }

  package init(_ document: String) throws {
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
    let progress = options.easing.value(at: input, isBefore: isBefore)
    let index = indexOfInterval(in: keyframes, at: progress) { $0.offset }
    let (from, to) = (keyframes[index], keyframes[index + 1])
    let share =
      to.offset > from.offset ? (progress - from.offset) / (to.offset - from.offset) : 1
    return (from, to, from.easing.value(at: share, isBefore: isBefore))
  }

  fileprivate func numbers(_ name: String, at time: Double) -> [Double] {
    let (from, to, share) = interval(at: time)
    var (a, b) = (from.value(name) ?? [], to.value(name) ?? [])
    // What is left out of a short value is 0, or for a scale 1.
    while a.count < b.count { a.append(name == "scale" ? 1 : 0) }
    while b.count < a.count { b.append(name == "scale" ? 1 : 0) }
    return zip(a, b).map { $0 + ($1 - $0) * share }
  }

  fileprivate func rotation(at time: Double) -> SIMD4<Double> {
    let (from, to, share) = interval(at: time)
    let (a, b) = (turn(from.value("rotate") ?? []), turn(to.value("rotate") ?? []))
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

package struct Turn {
  package let axis: SIMD3<Double>
  package let angle: Double

  package init(axis: SIMD3<Double>, angle: Double) { (self.axis, self.angle) = (axis, angle) }

  package var quaternion: SIMD4<Double> {
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
