import Foundation
import TransitionKit

/// What a player reads of a Lottie document.
struct LottieDocument: Decodable {
  let w: Int
  let h: Int
  let fr: Double
  let ip: Double
  let op: Double
  let nm: String
  let layers: [Layer]

  struct Layer: Decodable {
    let ty: Int
    let ind: Int
    let nm: String
    let parent: Int?
    let ip: Double
    let op: Double
    let ks: Transform
    let hasMask: Bool?
    let masksProperties: [Mask]?
    private let drawn: [Shape]?

    /// The shapes; none of a layer that only moves others.
    var shapes: [Shape] { drawn ?? [] }

    private enum CodingKeys: String, CodingKey {
      case ty, ind, nm, parent, ip, op, ks, hasMask, masksProperties
      case drawn = "shapes"
    }
  }

  struct Transform: Decodable {
    let a: Property
    let p: Property
    let s: Property
    let r: Property
    let o: Property

    var all: [Property] { [a, p, s, r, o] }
  }

  struct Mask: Decodable {
    let mode: String
    let pt: Property
  }

  struct Shape: Decodable {
    let ty: String
    let nm: String?
    let it: [Shape]?
    let p: Property?
    let s: Property?
    let r: Property?
    let c: Property?
    let o: Property?

    var all: [Property] {
      [p, s, r, c, o].compactMap { $0 } + (it ?? []).flatMap { $0.all }
    }
  }

  /// A property as keyframes; one that does not move has one.
  struct Property: Decodable {
    let isAnimated: Bool
    let keyframes: [Keyframe]

    private enum CodingKeys: CodingKey { case a, k }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      isAnimated = try container.decode(Int.self, forKey: .a) == 1
      keyframes =
        isAnimated
        ? try container.decode([Keyframe].self, forKey: .k)
        : [Keyframe(still: try container.decode(Numbers.self, forKey: .k).numbers)]
    }

    /// The value at a frame, by the rules of the specification.
    func value(at frame: Double) -> [Double] {
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
    var jumps: [Double] {
      zip(keyframes, keyframes.dropFirst()).compactMap { key, next in
        key.h == 1 && key.s.numbers != next.s.numbers ? next.t : nil
      }
    }
  }

  struct Keyframe: Decodable {
    var t = 0.0
    let s: Numbers
    var h: Int?
    var i: Handle?
    var o: Handle?
    var to: [Double]?
    var ti: [Double]?

    init(still: [Double]) { s = Numbers(numbers: still) }
  }

  struct Handle: Decodable, Equatable {
    let x: Double
    let y: Double
  }

  /// A number, some numbers, or the corners of a path one after the other.
  struct Numbers: Decodable {
    let numbers: [Double]

    init(numbers: [Double]) { self.numbers = numbers }

    private struct Path: Decodable { let v: [[Double]] }

    init(from decoder: any Decoder) throws {
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
  init(_ text: String) throws {
    self = try JSONDecoder().decode(LottieDocument.self, from: Data(text.utf8))
  }
}

extension LottieDocument.Layer {
  /// Every property of the layer.
  var properties: [LottieDocument.Property] {
    ks.all + (masksProperties ?? []).map { $0.pt } + shapes.flatMap { $0.all }
  }

  /// A shape of the card itself.
  func card(_ type: String) -> LottieDocument.Shape? {
    shapes.last?.it?.first { $0.ty == type }
  }

  /// A shape of what is laid over the card.
  func overlay(_ type: String) -> LottieDocument.Shape? {
    shapes.first { $0.nm == "overlay" }?.it?.first { $0.ty == type }
  }
}
