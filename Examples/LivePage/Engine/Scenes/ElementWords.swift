import TransitionKit
import TransitionScenes

/// The elements of a scene or a screen as a page lists them: each after the one that it is in.
struct ElementWords {
  /// Trees are built, compared and drawn by recursion, for which the stack of a page is small.
  private static let greatestDepth = 24
  private static let greatestCount = 1024
  /// So that the number of an element in a window is exact.
  static let ids = 0...0xFFFF

  private(set) var list: [Listed] = []
  /// The positions of those without a parent.
  private(set) var roots: [Int] = []

  struct Listed {
    let id: Int
    let frame: Rect
    let cornerRadius: Double
    let opacity: Double
    /// The match key as a number: 0 for none, negative for that of a source that stays.
    let keyNumber: Int
    let key: MatchKey?
    let clips: Bool
    let contentVersion: Int
    /// Where the recipe of the transition begins; nil without one.
    let recipe: Int?
    let transition: AtomicTransition?
    let depth: Int
    var children: [Int] = []
  }

  /// Reads the number of elements, and for each of them: its id; the id of the one that it is in, or -1; x, y, width,
  /// height; the corner radius; the opacity; the match key, 0 for none, negative for that of a source that stays; whether
  /// it clips what is inside; the version of its content; whether it has a transition, and its recipe.
  init(_ reader: inout WordReader) throws(WordFault) {
    var indices: [Int: Int] = [:]
    for _ in 0..<(try reader.integer(in: 0...ElementWords.greatestCount)) {
      let id = try reader.integer(in: ElementWords.ids)
      let parent = try reader.integer(in: -1...ElementWords.ids.upperBound)
      let index = list.count
      var depth = 0
      if parent < 0 {
        roots.append(index)
      } else {
        guard let outer = indices[parent] else {
          throw WordFault(message: "Element \(id) is in \(parent), which is not before it.")
        }
        depth = list[outer].depth + 1
        guard depth < ElementWords.greatestDepth else {
          throw WordFault(message: "Element \(id) is too deep inside others.")
        }
        list[outer].children.append(index)
      }
      let (frame, cornerRadius) = (try reader.rect(), try reader.number())
      let opacity = try reader.number()
      let key = try reader.integer(in: -Int(Int32.max)...Int(Int32.max))
      let clips = try reader.flag()
      let version = try reader.integer(in: 0...Int(Int32.max))
      let recipe = reader.position + 1
      let transition = try reader.atomicTransition()
      let element = Listed(
        id: id, frame: frame, cornerRadius: cornerRadius, opacity: opacity, keyNumber: key,
        key: MatchKey(number: key), clips: clips, contentVersion: version,
        recipe: transition == nil ? nil : recipe, transition: transition, depth: depth)
      list.append(element)
      if indices[id] == nil { indices[id] = index }
    }
  }

  /// The elements without a parent, with those inside.
  ///
  /// - Parameter name: returns the id of an element from its number, and whether it has a match key.
  func tree<ID>(_ name: (Int, Bool) -> ID) -> [SceneElement<ID>] {
    var elements = list.map { $0.element(name) }
    // Each comes after the one that it is in.
    for index in list.indices.reversed() {
      elements[index].children = list[index].children.map { elements[$0] }
    }
    return roots.map { elements[$0] }
  }
}

extension ElementWords.Listed {
  fileprivate func element<ID>(_ name: (Int, Bool) -> ID) -> SceneElement<ID> {
    var element = SceneElement(name(id, key != nil), frame: frame)
    if cornerRadius != 0 || opacity != 1 {
      var state = PropertyState.rest
      if cornerRadius != 0 { state.cornerRadius = cornerRadius }
      if opacity != 1 { state.opacity = opacity }
      element.state = state
    }
    if let key { element.match = key }
    if clips { element.clips = true }
    if contentVersion != 0 { element.contentVersion = contentVersion }
    if let transition { element.transition = transition }
    return element
  }
}

extension MatchKey {
  fileprivate init?(number: Int) {
    guard number != 0 else { return nil }
    self.init(number.magnitude.description, role: number < 0 ? .source : .standard)
  }
}
