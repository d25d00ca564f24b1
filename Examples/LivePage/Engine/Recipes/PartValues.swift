import TransitionKit

/// What a part is made with: its values and its children.
///
/// Whatever is missing has a neutral value, so that reading never fails.
struct PartValues: Sendable {
  let numbers: [Double]
  let children: [Ingredient]

  subscript(index: Int) -> Double { numbers.indices.contains(index) ? numbers[index] : 0 }

  func integer(_ index: Int) -> Int { Int(exactly: self[index]) ?? 0 }
  func isOn(_ index: Int) -> Bool { self[index] != 0 }
  func angle(_ index: Int) -> Angle { .degrees(self[index]) }

  func edge(_ index: Int) -> Edge {
    switch integer(index) {
    case 1: .trailing
    case 2: .top
    case 3: .bottom
    default: .leading
    }
  }

  func axis(_ index: Int) -> Axis { isOn(index) ? .vertical : .horizontal }
  func size(_ index: Int) -> ReferenceSize { isOn(index) ? .view : .container }
  func seed(_ index: Int) -> UInt64 { UInt64(exactly: self[index]) ?? 0 }

  /// The point of two numbers.
  func unitPoint(_ index: Int) -> UnitPoint { UnitPoint(x: self[index], y: self[index + 1]) }
  func point(_ index: Int) -> Point { Point(x: self[index], y: self[index + 1]) }

  /// The colour of a packed number, with the alpha that follows.
  func color(_ index: Int) -> Color {
    let packed = PackedColor(self[index])
    return Color(red: packed.red, green: packed.green, blue: packed.blue, alpha: self[index + 1])
  }

  /// The range of two numbers, which may be in reverse order.
  func range(_ index: Int) -> AnimationRange {
    AnimationRange(start: self[index], end: self[index + 1])
  }

  func atomic(_ index: Int) -> AtomicTransition {
    if children.indices.contains(index), case .atomic(let transition) = children[index] {
      return transition
    }
    return .identity
  }

  func navigation(_ index: Int) -> NavigationTransition {
    children.indices.contains(index) ? children[index].navigation ?? .identity : .identity
  }

  func animation(_ index: Int) -> Animation {
    if children.indices.contains(index), case .animation(let animation) = children[index] {
      return animation
    }
    return .default
  }
}

/// A colour as 0xRRGGBB. Its components have three decimals, as code writes them, which tell all 256 values apart.
struct PackedColor {
  let red: Double
  let green: Double
  let blue: Double

  init(_ packed: Double) {
    let bits = Int(exactly: packed) ?? 0
    func component(_ shift: Int) -> Double {
      (Double((bits >> shift) & 0xFF) / 255 * 1000).rounded() / 1000
    }
    (red, green, blue) = (component(16), component(8), component(0))
  }
}
