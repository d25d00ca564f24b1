import TransitionKit

/// An element that flies from its old to its new position.
struct SceneFlight: Sendable {
  let element: ElementIndex
  /// Where it is in front of everything; nil if it flies in its parent.
  var above: Slots?
  /// The element that it flew out of; itself if it is in both scenes.
  let old: ElementIndex
  /// Whether it came with the flight.
  let isInsertion: Bool
  /// The element to which it is clipped.
  var clip: ElementIndex?
  /// The animation with which it continues after it was held, and the change that it belongs to.
  let curve: AnimationCurve
  var change: ChangeNumber
  /// How a finger holds it; nil if none does.
  var hold: FlightHold?

  var isHeld: Bool { hold != nil }

  var isAbove: Bool { above != nil }

  /// What moves of an element that flies in front of everything.
  struct Slots: Sendable {
    /// The rectangle in the scene.
    let rect: SlotIndex
    /// The opacity and the scale of its ancestors, and their rotation.
    let factors: SlotIndex
  }
}

/// An old content that fades out over the new one.
struct SceneFade: Sendable {
  let element: ElementIndex
  /// The number of the picture.
  let serial: Int
  /// Its opacity; nil if it is opaque until the element has landed.
  let opacity: SlotIndex?
  /// Where it stays, in the parent of the element; nil if it follows the element.
  let frame: SIMD4<Double>?
}

/// The numbers of pictures of old contents.
struct SnapshotSerials: Sendable {
  private var last = 0
  /// Those that were given out at this time of the clock, by the elements of which the pictures are.
  private(set) var current: [ElementIndex: Int] = [:]
  /// Those that may still be shown.
  private var kept: Set<Int> = []
  /// Those that are shown again if an open change is cancelled.
  var reserved: Set<Int> = []

  /// The number of the picture of an element.
  mutating func serial(of element: ElementIndex) -> Int {
    if let known = current[element] { return known }
    last += 1
    current[element] = last
    kept.insert(last)
    return last
  }

  /// Forgets at this time of the clock the pictures that an update does not show that it takes over.
  mutating func drop(allBut fades: [SceneFade]) {
    guard !current.isEmpty else { return }
    let shown = Set(fades.map { $0.serial })
    current = current.filter { shown.contains($0.value) }
  }

  /// Forgets the pictures that are no longer shown, as the clock moves on, and returns their numbers.
  mutating func release(allBut fades: [SceneFade]) -> [Int] {
    current = [:]
    guard !kept.isEmpty else { return [] }
    let shown = reserved.intersection(kept).union(fades.map { $0.serial })
    defer { kept = shown }
    return kept.subtracting(shown).sorted()
  }
}
