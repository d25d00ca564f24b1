import TransitionKit

/// The order of elements while a finger, or the keyboard, moves one of them: a value without a clock.
///
/// It reads the places of the elements from a laid-out ``Scene``, and never lays anything out. So lists, grids and boards need no
/// axis, rows may have different heights, and right to left is what the rectangles say. An element that is held belongs where the
/// middle of its place is nearest to the middle of the element in the hand.
///
/// ```swift
/// var order = Reordering(["a", "b", "c"])
/// order.layOut(scene(order.items))
/// order.pickUp("a", at: Point(x: 50, y: 22))
/// if order.move(to: Point(x: 50, y: 70)) != nil { order.layOut(scene(order.items)) }
/// print(order.items)   // ["b", "a", "c"]
/// order.drop()
/// ```
///
/// ``SceneAnimator/beginReordering(_:of:at:animation:show:)`` does all of that with an element on screen.
public struct Reordering<ID: Hashable & Sendable>: Sendable {
  /// The elements in order, as far as the finger has moved the one that it holds.
  public private(set) var containers: [ReorderingContainer<ID>]

  /// Elements that are not picked up, and whose places are no places to go to. Those that move pass them by.
  public var disabled: Set<ID> = []

  /// How far the middle of the element in the hand has to be from where the order changed last, in points, until the order changes
  /// again. So a hand that trembles between two places changes nothing.
  public var hysteresis = 4.0

  /// How near to an edge of its container the finger scrolls it, in points, but at most a quarter of the container's extent.
  public var scrollDistance = 48.0

  /// How fast a finger at an edge scrolls, in points a second.
  public var scrollSpeed = 800.0

  /// What the finger, or the keyboard, has picked up; nil if nothing is.
  public var held: ID? { hold?.id }

  /// The elements of all containers, one after the other.
  public var items: [ID] { containers.flatMap { $0.items } }

  var hold: Hold?
  /// Where each element is in the order.
  var places: [ID: Place]
  /// The frames of the latest layout.
  var rects: [ID: Rect] = [:]

  /// An element that is held.
  struct Hold: Sendable {
    let id: ID
    /// The containers when it was picked up.
    let origin: [ReorderingContainer<ID>]
    var place: Place
    /// The middle of the element in the hand, seen from the finger.
    let grip: SIMD2<Double>
    var finger: SIMD2<Double>
    /// Where the middle was when the order changed last.
    var anchor: SIMD2<Double>
    /// The middles that its place has had among these others.
    var known: [Place: SIMD2<Double>] = [:]
    /// Whether the scene of the latest layout has this order.
    var isLaidOut = true
    /// How far the finger has been from the edges of the container: left, top, right and bottom.
    var farthest: SIMD4<Double>

    var middle: SIMD2<Double> { finger + grip }
  }

  /// A container and an index in it.
  struct Place: Hashable, Sendable { var container, index: Int }

  /// Creates the order of the elements of several containers, such as the columns of a board.
  ///
  /// - Parameter containers: the containers, each with its elements in order.
  public init(_ containers: [ReorderingContainer<ID>]) {
    (self.containers, places) = (containers, containers.places())
  }

  /// Creates the order of the elements of one container.
  ///
  /// - Parameters:
  ///   - items: the ids of the elements, in order.
  ///   - container: the element that shows them, in which the finger scrolls; nil for the whole scene.
  public init(_ items: [ID], in container: ID? = nil) {
    self.init([ReorderingContainer(items, in: container)])
  }
}

// MARK: - Picking up, moving and dropping

extension Reordering {
  /// Picks up an element. Nothing moves before the finger does.
  ///
  /// - Parameters:
  ///   - id: the element, which has to be in the scene of the latest ``layOut(_:)``.
  ///   - finger: where the finger touches, in points of the scene; nil for the keyboard.
  ///   - middle: where the middle of the element is seen, if it is still on its way to its place.
  /// - Returns: nil if there is no such element, it is disabled, or another one is held.
  @discardableResult
  public mutating func pickUp(_ id: ID, at finger: Point? = nil, middle: Point? = nil)
    -> ReorderingEvent<ID>?
  {
    guard hold == nil, !disabled.contains(id), let place = places[id], let rect = rects[id]
    else { return nil }
    let middle = middle.flatMap { $0.vector } ?? rect.middle
    let touch = finger.flatMap { $0.vector } ?? middle
    hold = Hold(
      id: id, origin: containers, place: place, grip: middle - touch, finger: touch,
      anchor: middle, known: [place: rect.middle], farthest: edgeDistances(of: touch, place))
    return event(.pickedUp)
  }

  /// Moves the element in the hand, and changes the order if it now belongs elsewhere.
  ///
  /// - Parameter finger: where the finger is, in points of the scene. A point that is not finite changes nothing.
  /// - Returns: what changed; nil if the order is the same, so that nothing has to be laid out anew.
  /// - Complexity: O(*n*) in the elements of the scene of the latest layout, and in those between the two places of one that moves.
  @discardableResult
  public mutating func move(to finger: Point) -> ReorderingEvent<ID>? {
    guard var hold, let finger = finger.vector else { return nil }
    hold.finger = finger
    hold.farthest = pointwiseMax(hold.farthest, edgeDistances(of: finger, hold.place))
    self.hold = hold
    guard (hold.middle - hold.anchor).length >= max(hysteresis, 1) else { return nil }
    return go(to: target(of: hold))
  }

  /// Moves what is picked up by a key.
  ///
  /// - Parameter step: where the key moves it.
  /// - Returns: what changed; nil if there is no place in that direction.
  @discardableResult
  public mutating func move(_ step: ReorderingStep) -> ReorderingEvent<ID>? {
    hold.flatMap { target(of: $0, step) }.flatMap { go(to: $0) }
  }

  /// Drops the element in its place.
  @discardableResult
  public mutating func drop() -> ReorderingEvent<ID>? { end(.dropped) }

  /// Puts the element back where it was: exactly, or, if others have changed the order meanwhile, between the neighbors that it had
  /// and that are still there.
  @discardableResult
  public mutating func cancel() -> ReorderingEvent<ID>? {
    if let hold, let place = place(asIn: hold.origin) { go(to: place) }
    return end(.cancelled)
  }

  /// Takes over what others have inserted, removed or sorted.
  ///
  /// What is held stays in the hand, and between its neighbors that are still there, wherever the new lists have it.
  ///
  /// - Parameter containers: the new lists.
  /// - Returns: ``ReorderingEvent/Kind/removed`` if none has the element that is held: the gesture has ended; else nil.
  @discardableResult
  public mutating func update(_ containers: [ReorderingContainer<ID>]) -> ReorderingEvent<ID>? {
    let old = self.containers
    (self.containers, places) = (containers, containers.places())
    guard var hold else { return nil }
    guard let place = places[hold.id] else {
      self.hold = nil
      return ReorderingEvent(kind: .removed, id: hold.id, container: nil, position: 0, count: 0)
    }
    (hold.place, hold.known, hold.isLaidOut) = (place, [:], false)
    self.hold = hold
    if let place = self.place(asIn: old) { go(to: place) }
    return nil
  }

  /// Ends what is held because another finger has taken it; the order stays.
  mutating func end(_ kind: ReorderingEvent<ID>.Kind) -> ReorderingEvent<ID>? {
    defer { hold = nil }
    return event(kind)
  }
}

// MARK: - The order

extension Reordering {
  /// The place of the element that is held beside its neighbors in other lists, as far as they are still in that container; nil if
  /// the container is gone. Of several containers with one id, or with none, the first one is the first, and so on.
  private func place(asIn lists: [ReorderingContainer<ID>]) -> Place? {
    guard let id = hold?.id, let old = lists.firstIndex(where: { $0.items.contains(id) }) else {
      return nil
    }
    let list = lists[old]
    let alike = containers.indices.filter { containers[$0].id == list.id }
    let before = lists[..<old].count { $0.id == list.id }
    guard before < alike.count else { return nil }
    let number = alike[before]
    let others = containers[number].items.filter { $0 != id }
    let present = Set(others)
    let sides = list.items.split(separator: id, maxSplits: 1, omittingEmptySubsequences: false)
    let previous = sides[0].last { present.contains($0) }
    let next = sides[1].first { present.contains($0) }
    let index = previous.flatMap { others.firstIndex(of: $0) }.map { $0 + 1 }
    return Place(
      container: number, index: index ?? next.flatMap { others.firstIndex(of: $0) } ?? 0)
  }

  /// Gives the element that is held another place.
  @discardableResult
  private mutating func go(to place: Place) -> ReorderingEvent<ID>? {
    guard var hold, place != hold.place else { return nil }
    let old = hold.place
    containers[old.container].items.remove(at: old.index)
    containers[place.container].items.insert(hold.id, at: place.index)
    // In one container only those between have another place.
    let isNear = place.container == old.container
    let (first, last) = (min(old.index, place.index), max(old.index, place.index))
    for place in isNear ? [old] : [old, place] {
      let items = containers[place.container].items
      for index in isNear ? first..<last + 1 : place.index..<items.count {
        places[items[index]] = Place(container: place.container, index: index)
      }
    }
    if !isNear { hold.farthest = SIMD4(repeating: .infinity) }
    (hold.place, hold.anchor, hold.isLaidOut) = (place, hold.middle, false)
    self.hold = hold
    return event(.moved)
  }

  private func event(_ kind: ReorderingEvent<ID>.Kind) -> ReorderingEvent<ID>? {
    hold.map {
      let container = containers[$0.place.container]
      return ReorderingEvent(
        kind: kind, id: $0.id, container: container.id, position: $0.place.index + 1,
        count: container.items.count)
    }
  }
}

extension Reordering: CustomStringConvertible {
  /// The elements of each container, and what is held, such as `[a, b], [c], holding a`.
  public var description: String {
    let lists = containers.map { "\($0)" }.joined(separator: ", ")
    return held.map { "\(lists), holding \(elementName(of: $0))" } ?? lists
  }
}
