import Foundation
import TransitionKit

/// What a player reads of a Lottie document.
package struct LottieDocument: Decodable {
  package let w: Int
  package let h: Int
  package let fr: Double
  package let ip: Double
  package let op: Double
  package let nm: String
  package let layers: [Layer]

  package struct Layer: Decodable {
    package let ty: Int
    package let ind: Int
    package let nm: String
    package let parent: Int?
    package let ip: Double
    package let op: Double
    package let ks: Transform
    package let hasMask: Bool?
    package let masksProperties: [Mask]?
    private let drawn: [Shape]?

    /// The shapes; none of a layer that only moves others.
    package var shapes: [Shape] { drawn ?? [] }

    private enum CodingKeys: String, CodingKey {
      case ty, ind, nm, parent, ip, op, ks, hasMask, masksProperties
      case drawn = "shapes"
    }
  }

  package struct Transform: Decodable {
    package let a: Property
    package let p: Property
    package let s: Property
    package let r: Property
    package let o: Property

    package var all: [Property] { [a, p, s, r, o] }
  }

  package struct Mask: Decodable {
    package let mode: String
    package let pt: Property
  }

  package struct Shape: Decodable {
    package let ty: String
    package let nm: String?
    package let it: [Shape]?
    package let p: Property?
    package let s: Property?
    package let r: Property?
    package let c: Property?
    package let o: Property?

    package var all: [Property] {
      [p, s, r, c, o].compactMap { $0 } + (it ?? []).flatMap { $0.all }
    }
  }

  /// A property as keyframes; one that does not move has one.
  package struct Property: Decodable {
    package let isAnimated: Bool
    package let keyframes: [Keyframe]

    private enum CodingKeys: CodingKey { case a, k }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      isAnimated = try container.decode(Int.self, forKey: .a) == 1
      keyframes =
        isAnimated
        ? try container.decode([Keyframe].self, forKey: .k)
        : [Keyframe(still: try container.decode(Numbers.self, forKey: .k).numbers)]
    }

    /// The value at a frame, by the rules of the specification.
    package func value(at frame: Double) -> [Double] {
      guard let index = keyframes.lastIndex(where: { $0.t <= frame }) else {
        return keyframes.first?.s.numbers ?? []
      }
      let key = keyframes[index]
      guard index + 1 < keyframes.count, key.h != 1, let o = key.o, let i = key.i else {
        return key.s.numbers
      }
      let next = keyframes[index + 1]
      let progress = UnitCurve.bezier(
        startControlPoint: Point(x: o.x, y: o.y), endControlPoint: Point(x: i.x, y: i.y)
      ).value(at: (frame - key.t) / (next.t - key.t))
      return zip(key.s.numbers, next.s.numbers).map { $0 + ($1 - $0) * progress }
    }

    /// The frames at which the value jumps.
    package var jumps: [Double] {
      zip(keyframes, keyframes.dropFirst()).compactMap { key, next in
        key.h == 1 && key.s.numbers != next.s.numbers ? next.t : nil
      }
    }
  }

  package struct Keyframe: Decodable {
    package var t = 0.0
    package let s: Numbers
    package var h: Int?
    package var i: Handle?
    package var o: Handle?
    package var to: [Double]?
    package var ti: [Double]?

    package init(still: [Double]) { s = Numbers(numbers: still) }
  }

  package struct Handle: Decodable, Equatable {
    package let x: Double
    package let y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// A number, some numbers, or the corners of a path one after the other.
  package struct Numbers: Decodable {
    package let numbers: [Double]

    package init(numbers: [Double]) { self.numbers = numbers }

    private struct Path: Decodable { let v: [[Double]] }

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        numbers = [number]
      } else if let path = try? container.decode(Path.self) {
        numbers = path.v.flatMap { $0 }
      } else if let paths = try? container.decode([Path].self) {
        numbers = paths.flatMap { $0.v.flatMap { $0 } }
      } else {
        numbers = try container.decode([Double].self)
      }
    }
  }
}

extension LottieDocument {
  package init(_ text: String) throws {
    self = try JSONDecoder().decode(LottieDocument.self, from: Data(text.utf8))
  }
}

extension LottieDocument.Layer {
  /// Every property of the layer.
  package var properties: [LottieDocument.Property] {
    ks.all + (masksProperties ?? []).map { $0.pt } + shapes.flatMap { $0.all }
  }

  /// A shape of the card itself.
  package func card(_ type: String) -> LottieDocument.Shape? {
    shapes.last?.it?.first { $0.ty == type }
  }

  /// A shape of what is laid over the card.
  package func overlay(_ type: String) -> LottieDocument.Shape? {
    shapes.first { $0.nm == "overlay" }?.it?.first { $0.ty == type }
  }
}
