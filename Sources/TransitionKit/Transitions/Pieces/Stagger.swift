/// Delays that let pieces, or the views of a list, move one after the other.
///
/// ```swift
/// let wave = Stagger.distance(from: .topLeft, total: 0.4)
/// let tiles = AtomicTransition.pieces(.grid(rows: 4, columns: 6), staggered: wave) { _ in .opacity }
/// ```
///
/// The first to move has no delay. Each kind has a delay for every step, `each`, or one for the last to
/// move, `total`, both in seconds; what is negative or not finite counts as 0, and is reported where the stagger is used.
public struct Stagger: Sendable, Hashable {
  enum Order: Sendable, Hashable {
    case index
    case row
    case column
    case readingOrder
    case distance(UnitPoint)
    case direction(Angle)
    case wave(Point)
  }

  private enum Amount: Sendable, Hashable {
    case each(ReflexiveNumber)
    case total(ReflexiveNumber)
    case speed(ReflexiveNumber)
  }

  let order: Order
  private let amount: Amount
  private var isReversed = false

  private init(_ order: Order, _ amount: Amount) {
    self.order = order
    self.amount = amount
  }

  /// One piece after the other.
  ///
  /// - Parameter delay: the delay from each piece to the next, in seconds; negative or not finite counts as
  ///   0.
  public static func index(each delay: Double) -> Stagger {
    Stagger(.index, .each(ReflexiveNumber(delay)))
  }

  /// One piece after the other, the last after a total time.
  ///
  /// - Parameter total: the delay of the last piece, in seconds; negative or not finite counts as 0.
  public static func index(total: Double) -> Stagger {
    Stagger(.index, .total(ReflexiveNumber(total)))
  }

  /// One row after the other, from the top.
  ///
  /// - Parameter delay: the delay from each row to the next, in seconds; negative or not finite counts as 0.
  public static func row(each delay: Double) -> Stagger {
    Stagger(.row, .each(ReflexiveNumber(delay)))
  }

  /// One row after the other, from the top, the last after a total time.
  ///
  /// - Parameter total: the delay of the last row, in seconds; negative or not finite counts as 0.
  public static func row(total: Double) -> Stagger { Stagger(.row, .total(ReflexiveNumber(total))) }

  /// One column after the other, from the left.
  ///
  /// - Parameter delay: the delay from each column to the next, in seconds; negative or not finite counts as
  ///   0.
  public static func column(each delay: Double) -> Stagger {
    Stagger(.column, .each(ReflexiveNumber(delay)))
  }

  /// One column after the other, from the left, the last after a total time.
  ///
  /// - Parameter total: the delay of the last column, in seconds; negative or not finite counts as 0.
  public static func column(total: Double) -> Stagger {
    Stagger(.column, .total(ReflexiveNumber(total)))
  }

  /// Row by row from the top, and from the left to the right of each row. ``delays(of:in:layoutDirection:)`` goes from the right
  /// to the left where the layout does.
  ///
  /// - Parameter delay: the delay from each piece to the next, in seconds; negative or not finite counts as
  ///   0.
  public static func readingOrder(each delay: Double) -> Stagger {
    Stagger(.readingOrder, .each(ReflexiveNumber(delay)))
  }

  /// Row by row, and from the left to the right of each row, the last after a total time.
  ///
  /// - Parameter total: the delay of the last piece, in seconds; negative or not finite counts as 0.
  public static func readingOrder(total: Double) -> Stagger {
    Stagger(.readingOrder, .total(ReflexiveNumber(total)))
  }

  /// From a point outwards, by the distance of the middles of the pieces in fractions of the view's size.
  ///
  /// - Parameters:
  ///   - point: where it starts, in fractions of the view's size from its top left corner; it may lie
  ///     outside.
  ///   - delay: the delay for a distance of 1.
  public static func distance(from point: UnitPoint, each delay: Double) -> Stagger {
    Stagger(.distance(point), .each(ReflexiveNumber(delay)))
  }

  /// From a point outwards, the furthest after a total time.
  ///
  /// - Parameters:
  ///   - point: where it starts, in fractions of the view's size from its top left corner; it may lie
  ///     outside.
  ///   - total: the delay of the furthest piece, in seconds; negative or not finite counts as 0.
  public static func distance(from point: UnitPoint, total: Double) -> Stagger {
    Stagger(.distance(point), .total(ReflexiveNumber(total)))
  }

  /// A wave from a point, which reaches the middles of rectangles one after the other; the nearest has no delay.
  ///
  /// The sizes of pieces, and of the views of a list without rectangles, are not known in points, so those start
  /// together.
  ///
  /// - Parameters:
  ///   - point: where the wave starts, in the coordinates of the rectangles.
  ///   - speed: how far it travels in a second, in points. What is not positive or not finite makes no delays.
  public static func distance(from point: Point, speed: Double) -> Stagger {
    Stagger(.wave(point), .speed(ReflexiveNumber(speed)))
  }

  /// Along a direction: 0 is to the right, and a right angle down.
  ///
  /// - Parameters:
  ///   - angle: the direction, clockwise from the right.
  ///   - delay: the delay for a distance of 1 in fractions of the view's size.
  public static func direction(_ angle: Angle, each delay: Double) -> Stagger {
    Stagger(.direction(angle), .each(ReflexiveNumber(delay)))
  }

  /// Along a direction, the last after a total time.
  ///
  /// - Parameters:
  ///   - angle: the direction, clockwise from the right: 0 is to the right, and a right angle down.
  ///   - total: the delay of the last piece, in seconds; negative or not finite counts as 0.
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
  ///
  /// - Parameter pieces: the pieces, in any order; the delays have the same order.
  public func delays(of pieces: [Slicing.Piece]) -> [Double] {
    switch order {
    case .index: return delays(at: pieces.map { Double($0.index) })
    case .row: return delays(at: pieces.map { Double($0.row) })
    case .column: return delays(at: pieces.map { Double($0.column) })
    case .readingOrder: return delays(of: pieces.map { $0.unitRect })
    case .wave: return pieces.map { _ in 0 }
    case .distance, .direction: return delays(at: pieces.map { position(at: $0.center) })
    }
  }

  /// The delays for some positions along the order, whatever their unit.
  func delays(at positions: [Double]) -> [Double] {
    guard let first = positions.min(), let last = positions.max() else { return [] }
    let delayPerUnit: Double
    switch amount {
    case .each(let delay): delayPerUnit = sanitized(delay.value)
    case .total(let total):
      delayPerUnit = last > first ? sanitized(total.value) / (last - first) : 0
    case .speed(let speed): delayPerUnit = sanitized(1 / speed.value)
    }
    return positions.map { (isReversed ? last - $0 : $0 - first) * delayPerUnit }
  }

  /// The delay of each view of a list, in seconds. A list is one row: its middles are spread evenly from the
  /// left to the right.
  ///
  /// - Parameter count: the number of views; 0 or less gives no delays, and more than 10,000, which is as many as a view has
  ///   pieces, those of 10,000.
  public func delays(count: Int) -> [Double] {
    guard count > 0 else { return [] }
    let count = min(count, Slicing.maximumCount)
    let width = 1 / Double(count)
    let views = (0..<count).map { index in
      Slicing.Piece(
        index: index, count: count, row: 0, column: index, rowCount: 1, columnCount: count,
        unitRect: Rect(x: Double(index) * width, y: 0, width: width, height: 1))
    }
    return delays(of: views)
  }

  /// How far along the order a point is, in fractions of the size of the whole.
  func position(at point: UnitPoint) -> Double {
    switch order {
    case .distance(let start):
      let (dx, dy) = (point.x - start.x, point.y - start.y)
      return (dx * dx + dy * dy).squareRoot()
    case .direction(let angle):
      return point.x * Double.cos(angle.radians) + point.y * Double.sin(angle.radians)
    case .index, .row, .column, .readingOrder, .wave: return 0
    }
  }

  private func sanitized(_ seconds: Double) -> Double {
    seconds > 0 && seconds.isFinite ? seconds : 0
  }

  /// What is wrong with its delays, in a sentence; nil if nothing is.
  package var validationMessage: String? {
    func message(_ parameter: String, _ number: Double) -> String {
      "the stagger \(self) was given the \(parameter) \(number), for which no delays are used"
    }
    return switch amount {
    case .each(let delay) where !(delay.value >= 0 && delay.value.isFinite):
      message("delay", delay.value)
    case .total(let total) where !(total.value >= 0 && total.value.isFinite):
      message("total", total.value)
    case .speed(let speed) where !(speed.value > 0 && speed.value.isFinite):
      message("speed", speed.value)
    default: nil
    }
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
      case .readingOrder: "in reading order"
      case .distance(let point): "by distance from \(point)"
      case .wave(let point): "by distance from \(point)"
      case .direction(let angle): "in the direction \(angle)"
      }
    let amount =
      switch amount {
      case .each(let delay): "\(number: delay.value) s each"
      case .total(let total): "\(number: total.value) s in all"
      case .speed(let speed): "\(number: speed.value) points a second"
      }
    return "\(order), \(amount)\(isReversed ? ", reversed" : "")"
  }
}
