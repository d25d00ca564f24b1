import TransitionKit

/// Where the elements of a change are at rest, before it is made.
struct SceneLayout {
  private let scene: MovingScene
  private let edit: SceneEdit
  private var changes: ElementMap<SceneEdit.Element> = [:]
  private var positions: ElementMap<Int> = [:]

  init(_ scene: MovingScene, _ edit: SceneEdit) {
    self.scene = scene
    self.edit = edit
    for change in edit.changes { changes[change.number] = change }
    for (position, element) in scene.structure.order.enumerated() { positions[element] = position }
    for (position, element) in edit.order.enumerated() { positions[element] = position }
  }

  func key(of element: ElementIndex) -> MatchKey? { attributes(of: element)?.values.match }

  /// The attributes: the new ones, or those of an element that does not change.
  func attributes(of element: ElementIndex) -> ElementAttributes? {
    changes[element].map { $0.attributes } ?? scene.structure.elements[element].attributes
  }

  /// An element with its key; none if it has no key.
  func candidate(
    _ element: ElementIndex, leaves: Bool = false, leftAge: Double = .infinity
  ) -> [SceneMatching.Candidate] {
    guard let key = key(of: element) else { return [] }
    return [
      SceneMatching.Candidate(
        element: element, key: key, leftAge: leftAge, position: positions[element] ?? 0,
        isVisible: isVisible(element, leaves: leaves),
        isHidden: scene.structure.contains(element) && scene.structure.elements[element].isHidden)
    ]
  }

  /// The frame in the scene: the new one, or the last one of an element that leaves.
  func rect(of element: ElementIndex) -> Rect {
    var rect = Rect(lanes: frame(of: element))
    var parent = parent(of: element)
    while let next = parent {
      let outer = frame(of: next)
      rect.origin = Point(x: rect.origin.x + outer.x, y: rect.origin.y + outer.y)
      parent = self.parent(of: next)
    }
    return rect
  }

  /// The frame in the scene before the change.
  func oldRect(of element: ElementIndex) -> Rect {
    scene.structure.contains(element)
      ? scene.structure.restingRect(of: element, scene.motions.goals) : rect(of: element)
  }

  /// Whether an element is inside another one after the change.
  func isInside(_ element: ElementIndex, _ ancestor: ElementIndex) -> Bool {
    var parent = parent(of: element)
    while let next = parent {
      if next == ancestor { return true }
      parent = self.parent(of: next)
    }
    return false
  }

  func parent(of element: ElementIndex) -> ElementIndex? {
    if let change = changes[element] { return change.parent }
    return scene.structure.contains(element) ? scene.structure.elements[element].parent : nil
  }

  private func frame(of element: ElementIndex) -> SIMD4<Double> {
    changes[element]?.frame
      ?? (scene.structure.contains(element) ? scene.modelValue(of: element) : .zero)
  }

  /// Whether any part of an element is in the scene and in all ancestors that clip: after the change, or before it for one
  /// that leaves.
  private func isVisible(_ element: ElementIndex, leaves: Bool) -> Bool {
    let rect = leaves ? oldRect(of: element) : rect(of: element)
    var view = Rect(size: leaves ? scene.structure.size : edit.size)
    var ancestor = element
    while true {
      let parent = leaves ? scene.structure.elements[ancestor].parent : parent(of: ancestor)
      guard let parent else { return rect.meets(view) }
      ancestor = parent
      let attributes =
        leaves ? scene.structure.elements[ancestor].attributes : self.attributes(of: ancestor)
      guard attributes?.values.clips ?? false else { continue }
      let clip = leaves ? oldRect(of: ancestor) : self.rect(of: ancestor)
      guard view.meets(clip) else { return false }
      view = view.intersection(clip)
    }
  }
}

extension Rect {
  /// Whether two rectangles overlap; one without an area has to be inside.
  fileprivate func meets(_ other: Rect) -> Bool {
    func meets(_ a: Double, _ length: Double, _ b: Double, _ otherLength: Double) -> Bool {
      length > 0 ? a < b + otherLength && b < a + length : a >= b && a <= b + otherLength
    }
    return meets(origin.x, width, other.origin.x, other.width)
      && meets(origin.y, height, other.origin.y, other.height)
  }

  /// What two rectangles have in common that meet.
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    return Rect(
      x: x, y: y, width: min(origin.x + width, other.origin.x + other.width) - x,
      height: min(origin.y + height, other.origin.y + other.height) - y)
  }
}
