import TransitionKit

/// What all frames between two events share: the elements, by their numbers, and how they are arranged.
///
/// A number belongs to an id as long as its element is on screen.
struct SceneStructure: Sendable {
  /// The elements, by their numbers.
  var elements: [ElementRecord] = []
  /// All elements that are shown, in preorder: parents before children, siblings from back to front.
  var order: [ElementIndex] = []
  /// The same with siblings in the order of their z-positions.
  var drawingOrder: [ElementIndex] = []
  /// The elements of the current scene, in preorder.
  var modelOrder: [ElementIndex] = []
  /// The properties of states at rest that have slots.
  var states: [StateRecord] = []
  /// The records of states that belong to no element.
  var freeStates: [ListIndex<StateRecord>] = []
  /// The effects that play: of elements, and then of transitions of pages.
  var effects: [EffectRecord] = []
  /// What moves the elements of pages, and for each such element the index of that.
  var pagePlaces: [PagePlace] = []
  var pageOf: ElementMap<Int> = [:]
  /// The elements that fly.
  var flights: [SceneFlight] = []
  /// The old contents that fade out.
  var fades: [SceneFade] = []
  var modifiers: [ModifierRecord] = []
  /// What leaves, and is in the scene during an update that changes something in it.
  var inHand: Set<ElementIndex> = []
  /// The elements that take no touches, as an open change inserts them.
  var untouchable: Set<ElementIndex> = []
  var size = Size.zero
  var layoutDirection = LayoutDirection.leftToRight
  var prefersReducedMotion = false
  /// It grows with whatever frames share.
  var version = 0
}

/// The number of an element on screen.
package typealias ElementIndex = ListIndex<ElementRecord>

/// What is known of an element.
package struct ElementRecord: Sendable {
  /// The slot of the frame.
  let frame: SlotIndex
  /// The parent; nil for a root element.
  @OptionalIndex var parent: ElementIndex? = nil
  var attributes: ElementAttributes?
  /// Whether the element is on screen.
  var exists = false
  /// Whether it is no longer in the scene.
  var leaves = false
  /// Whether it leaves by its own transition, rather than with its parent.
  var hasExit = false
  /// The first property of its state at rest.
  @OptionalIndex var firstState: ListIndex<StateRecord>? = nil
  /// The effect of its insertion or removal.
  @OptionalIndex var transition: EffectIndex? = nil
  /// The effect of its emphasis.
  @OptionalIndex var emphasis: EffectIndex? = nil
  /// Its moving modifier.
  @OptionalIndex var modifier: ListIndex<ModifierRecord>? = nil
  @OptionalIndex var flight: ListIndex<SceneFlight>? = nil
  /// The old content that fades out over it.
  @OptionalIndex var fade: ListIndex<SceneFade>? = nil
  /// Whether its place is empty, as its partner is on screen.
  var isHidden = false

  var values: ElementAttributes.Values { (attributes ?? .plain).values }

  /// The effects that play on it.
  var effects: [EffectIndex] { [transition, emphasis].compactMap { $0 } }
}

/// One property of an element's state at rest.
struct StateRecord: Sendable {
  let property: ViewProperty
  let element: ElementIndex
  let slot: SlotIndex
  /// The next property of the element.
  @OptionalIndex var next: ListIndex<StateRecord>?
}

/// A modifier that is a part of an element's state at rest.
struct ModifierRecord: Sendable {
  let element: ElementIndex
  let slot: SlotIndex
  let functions: RestingModifiers
  var context: ModifierContext
  /// The function of which it is known what it writes.
  var checked: (any MovingFunction)?
}

/// Where the values of an effect are in a frame.
struct EffectRecord: Sendable {
  let element: ElementIndex
  let layout: FrameLayout
  /// The index of the element among the views of the layout.
  let view: Int
  let firstSlot: Int
  let isEmphasis: Bool
  let isInsertion: Bool
  /// The number of views that the transition moves; further ones are pieces that go back into their views.
  let viewCount: Int
  /// The age from which on those pieces are gone.
  let mergeEnd: Double
  /// What moves pages, if it is that; nil for the effect of a single element.
  var mover: PageMover?
}

package typealias EffectIndex = ListIndex<SceneEffect>

extension SceneStructure {
  /// Takes over what holds for all elements of a scene.
  mutating func adoptEnvironment(of edit: SceneEdit) {
    size = edit.size
    layoutDirection = edit.layoutDirection
    prefersReducedMotion = edit.prefersReducedMotion
  }

  /// Whether an element is on screen, perhaps leaving.
  func contains(_ element: ElementIndex) -> Bool {
    element.offset < elements.count && elements[element].exists
  }

  /// Whether an element is on screen, but no longer in the scene.
  func isLeaving(_ element: ElementIndex) -> Bool {
    contains(element) && elements[element].leaves
  }

  /// Whether an element is inside what leaves, and is in the scene during an update.
  func isInHand(_ element: ElementIndex) -> Bool {
    !inHand.isEmpty && ancestors(of: element).contains { inHand.contains($0) }
  }

  /// All that is around an element, from its parent to the root.
  func ancestors(of element: ElementIndex) -> Ancestors {
    Ancestors(elements: elements, following: elements[element].parent)
  }

  /// Whether an element is inside another one.
  func isInside(_ element: ElementIndex, _ ancestor: ElementIndex) -> Bool {
    ancestors(of: element).contains(ancestor)
  }

  /// The properties of an element's state at rest.
  func states(of element: ElementIndex) -> ElementStates {
    ElementStates(states: states, following: elements[element].firstState)
  }

  /// The slot of a property of an element's state at rest; nil if it has none.
  func slot(of property: ViewProperty, _ element: ElementIndex) -> SlotIndex? {
    var next = elements[element].firstState
    while let index = next {
      if states[index].property == property { return states[index].slot }
      next = states[index].next
    }
    return nil
  }

  /// The container of an element's transitions: the frame of its parent, or the scene.
  func container(of element: ElementIndex, _ goals: [SIMD4<Double>]) -> Container {
    func frame(_ element: ElementIndex) -> SIMD4<Double> { goals[elements[element].frame.offset] }
    let parent = elements[element].parent
    var container = Container(
      size: parent.map { Rect(lanes: frame($0)).size } ?? size, layoutDirection: layoutDirection,
      viewFrame: Rect(lanes: frame(element)), prefersReducedMotion: prefersReducedMotion)
    var surroundings = Rect(size: size)
    for ancestor in ancestors(of: element) {
      surroundings.origin.x -= frame(ancestor).x
      surroundings.origin.y -= frame(ancestor).y
    }
    container.surroundings = surroundings
    return container
  }
}

/// All that is around an element, from its parent to the root. It has what it walks through, as a closure would copy more.
struct Ancestors: Sequence, IteratorProtocol {
  let elements: [ElementRecord]
  var following: ElementIndex?

  mutating func next() -> ElementIndex? {
    guard let ancestor = following else { return nil }
    following = elements[ancestor].parent
    return ancestor
  }
}

/// The properties of an element's state at rest.
struct ElementStates: Sequence, IteratorProtocol {
  let states: [StateRecord]
  var following: ListIndex<StateRecord>?

  mutating func next() -> StateRecord? {
    guard let index = following else { return nil }
    following = states[index].next
    return states[index]
  }
}

extension Set<ElementIndex> {
  /// Whether an element is one of these; false if there is none.
  func contains(_ element: ElementIndex?) -> Bool { element.map { contains($0) } ?? false }
}
