internal import CTransitionMath

/// Delays that let pieces, or the views of a list, move one after the other.
///
/// ```swift
/// let wave = Stagger.distance(from: .topLeft, total: 0.4)
/// let tiles = AtomicTransition.pieces(.grid(rows: 4, columns: 6), staggered: wave) { _ in .opacity }
/// ```
///
/// The first to move has no delay. Each kind has a delay for every step, `each`, or one for the last to
/// move, `total`, both in seconds; what is negative or not finite counts as 0.
public struct Stagger: Sendable, Hashable {
  private enum Order: Sendable, Hashable {
    case index
    case row
    case column
    case distance(UnitPoint)
    case direction(Angle)
  }

  private enum Amount: Sendable, Hashable {
    case each(ReflexiveNumber)
    case total(ReflexiveNumber)
  }

  private let order: Order
  private let amount: Amount
  private var isReversed = false

  private init(_ order: Order, _ amount: Amount) {
    self.order = order
    self.amount = amount
  }

  /// One piece after the other.
  public static func index(each delay: Double) -> Stagger {
    Stagger(.index, .each(ReflexiveNumber(delay)))
  }

  /// One piece after the other, the last after a total time.
  public static func index(total: Double) -> Stagger {
    Stagger(.index, .total(ReflexiveNumber(total)))
  }

  /// One row after the other, from the top.
  public static func row(each delay: Double) -> Stagger {
    Stagger(.row, .each(ReflexiveNumber(delay)))
  }

  /// One row after the other, from the top, the last after a total time.
  public static func row(total: Double) -> Stagger { Stagger(.row, .total(ReflexiveNumber(total))) }

  /// One column after the other, from the left.
  public static func column(each delay: Double) -> Stagger {
    Stagger(.column, .each(ReflexiveNumber(delay)))
  }

  /// One column after the other, from the left, the last after a total time.
  public static func column(total: Double) -> Stagger {
    Stagger(.column, .total(ReflexiveNumber(total)))
  }

  /// From a point outwards, by the distance of the middles of the pieces in fractions of the view's size.
  ///
  /// - Parameter delay: the delay for a distance of 1.
  public static func distance(from point: UnitPoint, each delay: Double) -> Stagger {
    Stagger(.distance(point), .each(ReflexiveNumber(delay)))
  }

  /// From a point outwards, the furthest after a total time.
  public static func distance(from point: UnitPoint, total: Double) -> Stagger {
    Stagger(.distance(point), .total(ReflexiveNumber(total)))
  }

  /// Along a direction: 0 is to the right, and a right angle down.
  ///
  /// - Parameter delay: the delay for a distance of 1 in fractions of the view's size.
  public static func direction(_ angle: Angle, each delay: Double) -> Stagger {
    Stagger(.direction(angle), .each(ReflexiveNumber(delay)))
  }

  /// Along a direction, the last after a total time.
  public static func direction(_ angle: Angle, total: Double) -> Stagger {
    Stagger(.direction(angle), .total(ReflexiveNumber(total)))
  }

  /// The same from the last to the first.
  public func reversed() -> Stagger {
    var stagger = self
    stagger.isReversed.toggle()
    return stagger
  }

  /// The delay of each piece, in seconds.
  public func delays(of pieces: [Piece]) -> [Double] {
    let positions = pieces.map { position(of: $0) }
    guard let first = positions.min(), let last = positions.max() else { return [] }
    let delayPerUnit: Double
    switch amount {
    case .each(let delay): delayPerUnit = sanitized(delay.value)
    case .total(let total):
      delayPerUnit = last > first ? sanitized(total.value) / (last - first) : 0
    }
    return positions.map { (isReversed ? last - $0 : $0 - first) * delayPerUnit }
  }

  /// The delay of each view of a list, in seconds. A list is one row: its middles are spread evenly from the
  /// left to the right.
  public func delays(count: Int) -> [Double] {
    count > 0 ? delays(of: Slicing.regions(positions(count)).pieces) : []
  }

  private func positions(_ count: Int) -> [Rect] {
    let width = 1 / Double(count)
    return (0..<count).map { Rect(x: Double($0) * width, y: 0, width: width, height: 1) }
  }

  private func position(of piece: Piece) -> Double {
    switch order {
    case .index: return Double(piece.index)
    case .row: return Double(piece.row)
    case .column: return Double(piece.column)
    case .distance(let point): return piece.distance(from: point)
    case .direction(let angle):
      return piece.center.x * cos(angle.radians) + piece.center.y * sin(angle.radians)
    }
  }

  private func sanitized(_ seconds: Double) -> Double {
    seconds > 0 && seconds.isFinite ? seconds : 0
  }
}

extension Stagger: CustomStringConvertible {
  /// The order and the delays, such as `by row, 0.05 s each`.
  public var description: String {
    let order =
      switch order {
      case .index: "by index"
      case .row: "by row"
      case .column: "by column"
      case .distance(let point): "by distance from \(point)"
      case .direction(let angle): "in the direction \(angle)"
      }
    let amount =
      switch amount {
      case .each(let delay): "\(number: delay.value) s each"
      case .total(let total): "\(number: total.value) s in all"
      }
    return "\(order), \(amount)\(isReversed ? ", reversed" : "")"
  }
}
