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
  /// The properties of states at rest that have cells.
  var stateCells: [StateCell] = []
  /// The effects that play.
  var effects: [EffectRecord] = []
  /// The elements that fly.
  var flights: [SceneFlight] = []
  /// The old contents that fade out.
  var fades: [SceneFade] = []
  /// What each modifier is of.
  var modifierContexts: [ModifierContext] = []
  /// The elements that take no touches, as an open change inserts them.
  var untouchable: Set<Int32> = []
  var size = Size.zero
  var layoutDirection = LayoutDirection.leftToRight
  var prefersReducedMotion = false
}

/// What is known of an element.
struct ElementRecord: Sendable {
  /// The number of the parent; -1 for a root element.
  var parent: Int32 = -1
  var attributes: ElementAttributes?
  /// Whether the element is on screen.
  var exists = false
  /// Whether it is no longer in the scene.
  var leaves = false
  /// Whether it leaves by its own transition, rather than with its parent.
  var hasExit = false
  /// The first cell of its state at rest; -1 for none.
  var firstState: Int32 = -1
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
struct StateCell: Sendable {
  let property: ViewProperty
  let element: Int32
  /// The next cell of the element; -1 for the last one.
  var next: Int32
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

  /// The cell of a property of an element; nil if it has none.
  func stateCell(of property: ViewProperty, _ element: Int) -> Int? {
    var cell = Int(elements[element].firstState)
    while cell >= 0 {
      if stateCells[cell].property == property { return cell }
      cell = Int(stateCells[cell].next)
    }
    return nil
  }

  /// The container of an element's transitions: the frame of its parent, or the scene.
  func container(of element: Int, _ truths: [SIMD4<Double>]) -> Container {
    let parent = Int(elements[element].parent)
    var container = Container(
      size: parent < 0 ? size : Rect(lanes: truths[parent]).size, layoutDirection: layoutDirection,
      viewFrame: Rect(lanes: truths[element]), prefersReducedMotion: prefersReducedMotion)
    var surroundings = Rect(size: size)
    var ancestor = parent
    while ancestor >= 0 {
      surroundings.origin.x -= truths[ancestor].x
      surroundings.origin.y -= truths[ancestor].y
      ancestor = Int(elements[ancestor].parent)
    }
    container.surroundings = surroundings
    return container
  }
}
