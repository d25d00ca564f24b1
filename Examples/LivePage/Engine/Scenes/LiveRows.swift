import TransitionKit
import TransitionScenes

/// The rows of a list while a finger, or the keyboard, moves one of them.
///
/// The page has their order, and lays it out: it shows each event by an update of the scene.
struct LiveRows {
  private var order: Reordering<ScreenElementID>
  /// The row under the finger; nil for the keyboard.
  private let held: HeldElement<ScreenElementID>?
  /// What became of the row first.
  let pickUp: Event

  typealias Event = ReorderingEvent<ScreenElementID>

  /// Picks up a row.
  ///
  /// - Parameters:
  ///   - numbers: the list, and the rows in it in order.
  ///   - finger: where the finger touches; one that is not finite means the keyboard.
  /// - Returns: nil if the row cannot be picked up.
  init?(
    picking row: Int, of numbers: LiveRowNumbers, at finger: Point,
    in animator: SceneAnimator<ScreenElementID>
  ) {
    order = Reordering([numbers.container])
    order.layOut(animator.scene)
    let isFinger = finger.x.isFinite && finger.y.isFinite
    let middle = isFinger ? animator.frame.rect(of: .number(row))?.center : nil
    guard let event = order.pickUp(.number(row), at: isFinger ? finger : nil, middle: middle) else {
      return nil
    }
    pickUp = event
    held = isFinger ? animator.hold(.number(row)) : nil
    guard !isFinger || held != nil else { return nil }
  }

  mutating func move(to finger: Point) -> Event? {
    let event = order.move(to: finger)
    follow()
    return event
  }

  mutating func move(_ step: ReorderingStep) -> Event? { order.move(step) }

  /// Takes over rows that have come, left or been sorted, and says where the row is that is held: nowhere if it has left.
  mutating func update(_ numbers: LiveRowNumbers) -> Int {
    order.update([numbers.container])
    return order.held.flatMap { order.items.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
  }

  /// Reads where rows are laid out now. The one that is held stays under the finger.
  mutating func layOut(_ scene: Scene<ScreenElementID>) {
    order.layOut(scene)
    follow()
  }

  mutating func drop(velocity: Translation) -> Event? {
    held?.release(velocity: velocity)
    return order.drop()
  }

  mutating func cancel() -> Event? {
    held?.release()
    return order.cancel()
  }

  private func follow() {
    if let middle = order.middle { held?.move(middleTo: middle) }
  }
}

/// A list and the rows in it as a page writes them: their numbers.
struct LiveRowNumbers {
  let container: ReorderingContainer<ScreenElementID>

  init(_ reader: inout WordReader) throws(WordFault) {
    let list = try reader.integer(in: ElementWords.ids)
    var rows: [ScreenElementID] = []
    while !reader.isAtEnd { rows.append(.number(try reader.integer(in: ElementWords.ids))) }
    container = ReorderingContainer(rows, in: .number(list))
  }
}
