import TransitionKit

/// What all frames between two events share: the elements, by their numbers, and how they are arranged.
///
/// A number belongs to an id as long as its element is on screen.
struct SceneStructure: Sendable {
  /// The elements, by their numbers.
  var elements: [ElementRecord] = []
  /// All elements that are shown, in preorder: parents before children, siblings from back to front.
  var order: [Int32] = []
  /// The same with siblings in the order of their z-positions.
  var drawingOrder: [Int32] = []
  /// The properties of states at rest that have slots.
  var states: [StateRecord] = []
  /// The effects that play.
  var effects: [EffectRecord] = []
  /// The elements that fly.
  var flights: [SceneFlight] = []
  /// The old contents that fade out.
  var fades: [SceneFade] = []
  var modifiers: [ModifierRecord] = []
  /// The elements that take no touches, as an open change inserts them.
  var untouchable: Set<Int32> = []
  var size = Size.zero
  var layoutDirection = LayoutDirection.leftToRight
  var prefersReducedMotion = false
}

/// What is known of an element.
struct ElementRecord: Sendable {
  /// The slot of the frame.
  let frame: SlotIndex
  /// The number of the parent; -1 for a root element.
  var parent: Int32 = -1
  var attributes: ElementAttributes?
  /// Whether the element is on screen.
  var exists = false
  /// Whether it is no longer in the scene.
  var leaves = false
  /// Whether it leaves by its own transition, rather than with its parent.
  var hasExit = false
  /// The first property of its state at rest.
  var firstState = OptionalIndex<StateRecord>.none
  /// The effect of its insertion or removal; -1 for none.
  var transition: Int32 = -1
  /// The effect of its emphasis; -1 for none.
  var emphasis: Int32 = -1
  /// Its moving modifier; -1 for none.
  var modifier: Int32 = -1
  /// Its flight; -1 for none.
  var flight: Int32 = -1
  /// The old content that fades out over it; -1 for none.
  var fade: Int32 = -1
  /// Whether its place is empty, as its partner is on screen.
  var isHidden = false

  var values: ElementAttributes.Values { (attributes ?? .plain).values }
}

/// One property of an element's state at rest.
struct StateRecord: Sendable {
  let property: ViewProperty
  let element: Int32
  let slot: SlotIndex
  /// The next property of the element.
  let next: OptionalIndex<StateRecord>
}

/// A modifier that is a part of an element's state at rest.
struct ModifierRecord: Sendable {
  let element: Int32
  let slot: SlotIndex
  var context: ModifierContext
  /// The function of which it is known what it writes.
  var checked: (any MovingFunction)?
}

/// Where the values of an effect are in a frame.
struct EffectRecord: Sendable {
  let element: Int32
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
}

extension SceneStructure {
  /// Takes over what holds for all elements of a scene.
  mutating func adoptEnvironment(of edit: SceneEdit) {
    size = edit.size
    layoutDirection = edit.layoutDirection
    prefersReducedMotion = edit.prefersReducedMotion
  }

  /// The properties of an element's state at rest.
  func states(of element: Int) -> some Sequence<StateRecord> {
    sequence(state: elements[element].firstState) { next in
      guard let index = next.index else { return nil }
      next = states[index].next
      return states[index]
    }
  }

  /// The slot of a property of an element's state at rest; nil if it has none.
  func slot(of property: ViewProperty, _ element: Int) -> SlotIndex? {
    var next = elements[element].firstState
    while let index = next.index {
      if states[index].property == property { return states[index].slot }
      next = states[index].next
    }
    return nil
  }

  /// The container of an element's transitions: the frame of its parent, or the scene.
  func container(of element: Int, _ goals: [SIMD4<Double>]) -> Container {
    func frame(_ element: Int) -> SIMD4<Double> { goals[elements[element].frame.offset] }
    let parent = Int(elements[element].parent)
    var container = Container(
      size: parent < 0 ? size : Rect(lanes: frame(parent)).size, layoutDirection: layoutDirection,
      viewFrame: Rect(lanes: frame(element)), prefersReducedMotion: prefersReducedMotion)
    var surroundings = Rect(size: size)
    var ancestor = parent
    while ancestor >= 0 {
      surroundings.origin.x -= frame(ancestor).x
      surroundings.origin.y -= frame(ancestor).y
      ancestor = Int(elements[ancestor].parent)
    }
    container.surroundings = surroundings
    return container
  }
}
