import TransitionKit
import TransitionScenes

/// A random edit of a scene.
public enum RandomEdit: CaseIterable, Sendable {
  /// Moves and resizes an element.
  case moveFrame
  /// Inserts an element, often one with a child. Ids of removed elements come back.
  case insert
  /// Removes an element with its children.
  case remove
  /// Changes the order of the children of an element, or of the root elements.
  case reorder
  /// Moves an element with its children to another parent.
  case reparent
  case changeState
  case changeModifier
  /// Changes the trigger of an emphasis.
  case triggerEmphasis
  case changeContent
  case toggleClipping
  /// Gives an element a match key, of which there are few, or takes it away.
  case changeKey
  /// Removes an element with what it shows, and inserts another one that shows the same elsewhere.
  case replace
  case resizeScene
  case flipDirection
  /// Changes only what is not compared: the transition, the animation or the resizing.
  case changeTransition
  /// Inserts an element with the id of another one.
  case duplicateID
  /// Gives an element a frame that is not finite or has a negative size.
  case breakFrame

  /// The edits after which a valid scene is valid.
  public static let valid = allCases.filter { $0 != .duplicateID && $0 != .breakFrame }
}

extension Scene where ID == Int {
  /// A random valid tree of at most a number of elements. The ids are below twice that number.
  public static func random(upTo count: Int, using generator: inout SeededGenerator) -> Scene {
    var scene = Scene(size: Size(width: 400, height: 800))
    for _ in 0..<generator.int(in: 0...count) {
      scene.insert(upTo: count, using: &generator)
    }
    return scene
  }

  /// The ids of all elements, each after its parent.
  public var ids: [Int] {
    func ids(_ elements: [Element]) -> [Int] { elements.flatMap { [$0.id] + ids($0.children) } }
    return ids(elements)
  }

  /// Makes a number of random edits of some kinds.
  ///
  /// - Parameter count: how many elements there are at most.
  public mutating func edit(
    times: Int, kinds: [RandomEdit] = RandomEdit.valid, upTo count: Int,
    using generator: inout SeededGenerator
  ) {
    for _ in 0..<times { edit(generator.pick(kinds), upTo: count, using: &generator) }
  }

  /// Makes one random edit. An edit that needs an element does nothing in an empty scene.
  public mutating func edit(
    _ edit: RandomEdit, upTo count: Int, using generator: inout SeededGenerator
  ) {
    switch edit {
    case .insert: return insert(upTo: count, using: &generator)
    case .reorder: return reorder(using: &generator)
    case .resizeScene:
      size = Size(
        width: generator.double(in: 100...900), height: generator.double(in: 100...900))
      return
    case .flipDirection:
      layoutDirection = layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      return
    default: break
    }
    guard let id = ids.isEmpty ? nil : generator.pick(ids) else { return }
    switch edit {
    case .remove: remove(id)
    case .replace: replace(id, upTo: count, using: &generator)
    case .reparent:
      guard let element = remove(id) else { return }
      insert(element, in: parent(using: &generator), at: generator.int(in: 0...4))
    case .duplicateID:
      let copy = Element(id, frame: .random(using: &generator)) {
        if generator.bool() { Element(generator.int(in: 0...2 * count), frame: .zero) }
      }
      insert(copy, in: parent(using: &generator), at: generator.int(in: 0...4))
    case .breakFrame: self[id]?.frame.breakNumber(using: &generator)
    default: self[id]?.change(edit, using: &generator)
    }
  }

  private mutating func insert(upTo count: Int, using generator: inout SeededGenerator) {
    let known = Set(ids)
    let free = (0..<2 * count).filter { !known.contains($0) }
    guard known.count < count, !free.isEmpty else { return }
    var element = Element.random(generator.pick(free), using: &generator)
    let child = Element.random(generator.pick(free), using: &generator)
    if known.count + 1 < count, child.id != element.id, generator.int(in: 0...3) == 0 {
      element.children = [child]
    }
    insert(element, in: parent(using: &generator), at: generator.int(in: 0...4))
  }

  /// One in three times the old element stays, as the source of the new one.
  private mutating func replace(
    _ id: Int, upTo count: Int, using generator: inout SeededGenerator
  ) {
    let known = Set(ids)
    let free = (0..<2 * count).filter { !known.contains($0) }
    guard !free.isEmpty, let old = self[id] else { return }
    var element = Element.random(generator.pick(free), using: &generator)
    var key = old.match ?? .random(using: &generator)
    if generator.int(in: 0...2) == 0 {
      key.role = .source
      self[id]?.match = key
      key.role = .standard
    } else {
      self[id]?.match = key
      // The old scene needs the key too, so what has none now is replaced the next time.
      if old.match != nil { remove(id) }
    }
    element.match = key
    insert(element, in: parent(using: &generator), at: generator.int(in: 0...4))
  }

  /// A third of the elements are root elements.
  private func parent(using generator: inout SeededGenerator) -> Int? {
    ids.isEmpty || generator.int(in: 0...2) == 0 ? nil : generator.pick(ids)
  }

  private mutating func reorder(using generator: inout SeededGenerator) {
    guard let id = parent(using: &generator) else { return elements.reorder(using: &generator) }
    self[id]?.children.reorder(using: &generator)
  }
}

extension Array {
  /// Moves one element, or shuffles all.
  fileprivate mutating func reorder(using generator: inout SeededGenerator) {
    guard count > 1 else { return }
    guard generator.bool() else { return generator.shuffle(&self) }
    let element = remove(at: generator.int(in: 0...count - 1))
    insert(element, at: generator.int(in: 0...count))
  }
}

extension SceneElement {
  /// An element without children; half of them have nothing but a frame.
  fileprivate static func random(_ id: ID, using generator: inout SeededGenerator) -> SceneElement {
    var element = SceneElement(id, frame: .random(using: &generator))
    guard generator.bool() else { return element }
    let kinds: [RandomEdit] = [
      .changeState, .changeModifier, .triggerEmphasis, .changeContent, .toggleClipping,
      .changeTransition, .changeKey, .changeKey,
    ]
    for _ in 0...2 { element.change(generator.pick(kinds), using: &generator) }
    return element
  }

  fileprivate mutating func change(_ edit: RandomEdit, using generator: inout SeededGenerator) {
    switch edit {
    case .moveFrame: frame = .random(using: &generator)
    case .changeState:
      switch generator.int(in: 0...3) {
      case 0: state.opacity = generator.double(in: 0...1)
      case 1: state.rotation.angle = .degrees(generator.double(in: -180...180))
      case 2: state.scale = Scale(generator.double(in: 0.5...1.5))
      default: state = .rest
      }
    case .changeModifier:
      let shake = Shake(
        amplitude: 10, turns: Double(generator.int(in: 0...3)))
      modifier = generator.int(in: 0...2) == 0 ? nil : RestingModifier(shake)
    case .triggerEmphasis:
      emphasis = Emphasis(.scale(1.2), trigger: (emphasis?.trigger ?? 0) + 1)
    case .changeContent: contentVersion += 1
    case .toggleClipping: clips.toggle()
    case .changeKey: match = generator.int(in: 0...3) == 0 ? nil : .random(using: &generator)
    case .changeTransition:
      transition = generator.pick([nil, .opacity, .scale(0.5), .move(edge: .leading)])
      resizing = .random(&generator)
      animation = generator.pick([.inherited, .disabled, .custom(.snappy)])
    default: break
    }
  }
}

extension MatchKey {
  /// One of few keys.
  public static func random(using generator: inout SeededGenerator) -> MatchKey {
    MatchKey(
      generator.pick(["a", "b", "c"]), in: generator.int(in: 0...5) == 0 ? "other" : "",
      role: generator.int(in: 0...3) == 0 ? .source : .standard,
      staysVisible: generator.int(in: 0...3) == 0, onlyVisible: generator.int(in: 0...4) == 0)
  }
}

extension Rect {
  fileprivate static func random(using generator: inout SeededGenerator) -> Rect {
    func number(_ range: ClosedRange<Double>) -> Double {
      // Whole numbers, so that equal ones are met.
      generator.double(in: range).rounded()
    }
    return Rect(
      x: number(-50...400), y: number(-50...800), width: number(0...200), height: number(0...200))
  }

  fileprivate mutating func breakNumber(using generator: inout SeededGenerator) {
    switch generator.int(in: 0...4) {
    case 0: origin.x = .nan
    case 1: origin.y = .infinity
    case 2: size.width = -1
    case 3: size.height = -.infinity
    default: self = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    }
  }
}
