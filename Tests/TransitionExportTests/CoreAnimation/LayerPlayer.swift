import Foundation
import TransitionExport
import TransitionKit

/// Plays keyframe animations as Core Animation does by its documentation, without any code of the library.
///
/// Sources: "Core Animation Programming Guide", "CAKeyframeAnimation", "CAPropertyAnimation", "CAValueFunction", "CALayer",
/// and WebKit for the order of additive transforms.
struct LayerPlayer {
  let view: CoreAnimations.View

  /// The numbers of a key path of a layer; nil if nothing animates it.
  func numbers(_ layer: CoreAnimations.Layer, _ keyPath: String, at time: Double) -> [Double]? {
    view.animations(of: layer).last { $0.keyPath == keyPath }.map { Self.values(of: $0, at: time) }
  }

  func number(_ layer: CoreAnimations.Layer, _ keyPath: String, at time: Double) -> Double? {
    numbers(layer, keyPath, at: time)?[0]
  }

  /// The matrix from the layer of the view to the frame layer, for points relative to the top left corner.
  func matrix(at time: Double) -> Matrix {
    var transform = Matrix.identity
    for animation in view.animations(of: .view) where animation.keyPath == "transform" {
      let next = Matrix(animation.valueFunction, Self.values(of: animation, at: time))
      transform = animation.isAdditive ? next * transform : next
    }
    let (width, height) = size(at: time)
    let position = (
      number(.view, "position.x", at: time) ?? view.anchorPoint.x * view.frame.width,
      number(.view, "position.y", at: time) ?? view.anchorPoint.y * view.frame.height
    )
    let toAnchor = Matrix.move(-view.anchorPoint.x * width, -view.anchorPoint.y * height)
    let placed = toAnchor * transform * .move(position.0, position.1)
    let (x, y) = (view.frame.width / 2, view.frame.height / 2)
    var perspective = Matrix.identity
    perspective[2, 3] = view.m34
    return placed * .move(-x, -y) * perspective * .move(x, y)
  }

  func size(at time: Double) -> (Double, Double) {
    (
      number(.view, "bounds.size.width", at: time) ?? view.frame.width,
      number(.view, "bounds.size.height", at: time) ?? view.frame.height
    )
  }

  /// The rectangle of a sublayer in the layer of the view.
  func frame(of layer: CoreAnimations.Layer, at time: Double) -> Rect {
    let (width, height) = size(at: time)
    let own = (
      number(layer, "bounds.size.width", at: time) ?? width,
      number(layer, "bounds.size.height", at: time) ?? height
    )
    let (x, y) = (
      number(layer, "position.x", at: time) ?? width / 2,
      number(layer, "position.y", at: time) ?? height / 2
    )
    return Rect(x: x - own.0 / 2, y: y - own.1 / 2, width: own.0, height: own.1)
  }

  static func values(
    of animation: CoreAnimations.KeyframeAnimation, at time: Double
  ) -> [Double] {
    // Both ends are held: the fill mode is both.
    let local = min(max((time - animation.beginTime) / animation.duration, 0), 1)
    let times = animation.keyTimes
    var index = 0
    while index + 2 < times.count, times[index + 1] <= local { index += 1 }
    let width = times[index + 1] - times[index]
    let fraction = width > 0 ? min(max((local - times[index]) / width, 0), 1) : 1
    let progress = animation.timingFunctions[index].map { curve($0, at: fraction) } ?? fraction
    return zip(animation.values[index], animation.values[index + 1])
      .map { $0 + ($1 - $0) * progress }
  }

  /// The cubic curve by bisection.
  private static func curve(_ function: CoreAnimations.TimingFunction, at x: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
      3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if bezier(function.first.x, function.second.x, middle) < x {
        low = middle
      } else {
        high = middle
      }
    }
    return bezier(function.first.y, function.second.y, (low + high) / 2)
  }
}

/// A matrix for rows of coordinates, as `CATransform3D`.
struct Matrix {
  private var elements = [Double](repeating: 0, count: 16)

  static let identity: Matrix = {
    var matrix = Matrix()
    for index in 0..<4 { matrix[index, index] = 1 }
    return matrix
  }()

  static func move(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix {
    var matrix = identity
    (matrix[3, 0], matrix[3, 1], matrix[3, 2]) = (x, y, z)
    return matrix
  }

  private init() {}

  /// The matrix of a value function.
  init(_ function: CoreAnimations.ValueFunction?, _ values: [Double]) {
    self = .identity
    func rotate(_ a: Int, _ b: Int) {
      let (s, c) = (sin(values[0]), cos(values[0]))
      (self[a, a], self[a, b], self[b, a], self[b, b]) = (c, s, -s, c)
    }
    switch function {
    case .rotateX: rotate(1, 2)
    case .rotateY: rotate(2, 0)
    case .rotateZ: rotate(0, 1)
    case .scale: for index in 0..<3 { self[index, index] = values[index] }
    case .translate: self = .move(values[0], values[1], values[2])
    case nil: break
    }
  }

  subscript(row: Int, column: Int) -> Double {
    get { elements[row * 4 + column] }
    set { elements[row * 4 + column] = newValue }
  }

  static func * (a: Matrix, b: Matrix) -> Matrix {
    var product = Matrix()
    for row in 0..<4 {
      for column in 0..<4 {
        product[row, column] = (0..<4).map { a[row, $0] * b[$0, column] }.reduce(0, +)
      }
    }
    return product
  }

  /// The matrix of what is in the plane, without depth.
  var flattened: Matrix {
    var flat = self
    for row in 0..<4 { flat[row, 2] = 0 }
    return flat
  }

  func apply(to point: Point) -> Point {
    func sum(_ column: Int) -> Double {
      point.x * self[0, column] + point.y * self[1, column] + self[3, column]
    }
    return Point(x: sum(0) / sum(3), y: sum(1) / sum(3))
  }
}
