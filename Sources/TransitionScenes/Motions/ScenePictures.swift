/// The numbers of pictures of old contents.
struct ScenePictures: Sendable {
  private var last = 0
  /// Those that were given out at this time of the clock, by the elements of which the pictures are.
  private(set) var current: ElementMap<Int> = [:]
  /// Those that may still be shown.
  private var kept: Set<Int> = []
  /// Those that are no longer needed since the list was emptied.
  var released: [Int] = []

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
    for (element, serial) in current where !shown.contains(serial) { current[element] = nil }
  }

  /// Releases the pictures that are no longer shown, as the clock moves on.
  mutating func release(allBut fades: [SceneFade]) {
    current = [:]
    guard !kept.isEmpty else { return }
    let shown = Set(fades.map { $0.serial })
    released += kept.subtracting(shown).sorted()
    kept = shown
  }
}
