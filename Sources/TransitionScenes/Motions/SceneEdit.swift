import TransitionKit

/// What an update changes, by the numbers of the elements.
struct SceneEdit: Sendable {
  var size = Size.zero
  var layoutDirection = LayoutDirection.leftToRight
  var prefersReducedMotion = false
  /// The elements of the new scene, in preorder.
  var order: [ElementIndex] = []
  /// The elements that change, in the order of the new scene.
  var changes: [Element] = []
  /// The attributes of elements that do not change, as their transitions and animations may.
  var refreshed: [(number: ElementIndex, attributes: ElementAttributes?)] = []
  /// The animations of elements, and of all inside them, that hold in this change, as their values are other ones.
  var animations: ElementMap<ElementAnimation> = [:]
  /// The elements that are no longer in the scene, in the order of the old one.
  var removed: [ElementIndex] = []
  /// Whether ids are there twice, elements are too deep, or numbers cannot be used.
  var isInvalid = false
  /// What is invalid in the new scene, and what holds instead.
  var diagnostics: [Diagnostic] = []
  /// Whether elements come, leave, or change their parent or their order.
  var changesStructure = false

  /// An element of the new scene that is not what it was.
  struct Element: Sendable {
    let number: ElementIndex
    let parent: ElementIndex?
    let frame: SIMD4<Double>
    let attributes: ElementAttributes?
    let kind: Kind
  }

  enum Kind: Sendable {
    /// It was not in the scene before.
    case inserted
    case kept
    /// It is under another parent.
    case moved
  }

  /// The elements that change or leave.
  var changed: [ElementIndex] { changes.map { $0.number } + removed }

  func isEmpty(for structure: SceneStructure) -> Bool {
    changes.isEmpty && removed.isEmpty && !changesStructure && size == structure.size
      && layoutDirection == structure.layoutDirection
      && prefersReducedMotion == structure.prefersReducedMotion
  }
}
