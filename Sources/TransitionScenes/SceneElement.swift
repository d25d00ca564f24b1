import TransitionKit

/// An element of a scene; the short name for use in ``Scene/init(size:layoutDirection:prefersReducedMotion:content:)``.
public typealias Element<ID: Hashable & Sendable> = SceneElement<ID>

/// A rectangle of a scene with an identity: a view, a layer, or a sprite of the host.
///
/// ```swift
/// Element("card", frame: Rect(x: 20, y: 100, width: 160, height: 200)) {
///   Element("cover", frame: Rect(x: 0, y: 0, width: 160, height: 120))
/// }
/// .transition(.scale(0.9).combined(with: .opacity))
/// .clipped()
/// ```
public struct SceneElement<ID: Hashable & Sendable>: Sendable {
  /// The identity, unique in a scene.
  public var id: ID

  /// The frame in the coordinates of the parent, in points. A root element has its frame in the scene.
  ///
  /// A frame that is not finite or has a negative size is reported, and the previous frame holds. An element without a
  /// previous frame gets an empty one.
  public var frame: Rect

  /// The elements inside, from back to front. Their frames are in the coordinates of this element.
  public var children: [SceneElement] {
    get { inside?.list ?? [] }
    _modify {
      // Nothing else holds the list while it is changed.
      var list = inside?.list ?? []
      inside = nil
      defer { inside = list.isEmpty ? nil : SceneElementList(list) }
      yield &list
    }
  }

  /// The elements inside; nil if there are none.
  fileprivate var inside: SceneElementList<ID>?

  /// Everything that most elements do not have.
  package private(set) var attributes: ElementAttributes?

  /// Creates an element without children.
  ///
  /// - Parameters:
  ///   - id: the identity, unique in the scene; a second element with it is left out of the scene.
  ///   - frame: the frame in the coordinates of the parent, in points; a root element has its frame in the
  ///     scene.
  public init(_ id: ID, frame: Rect) {
    self.init(id, frame: frame, children: [])
  }

  /// Creates an element with children, from back to front.
  ///
  /// - Parameters:
  ///   - id: the identity, unique in the scene; a second element with it is left out of the scene.
  ///   - frame: the frame in the coordinates of the parent, in points; a root element has its frame in the
  ///     scene.
  ///   - children: the elements inside, from back to front, with frames in the coordinates of this one.
  public init(_ id: ID, frame: Rect, children: [SceneElement]) {
    self.id = id
    self.frame = frame
    inside = children.isEmpty ? nil : SceneElementList(children)
  }

  /// Creates an element with children that are written in a closure, from back to front.
  ///
  /// - Parameters:
  ///   - id: the identity, unique in the scene; a second element with it is left out of the scene.
  ///   - frame: the frame in the coordinates of the parent, in points; a root element has its frame in the
  ///     scene.
  ///   - content: a closure in which the elements inside are written, from back to front.
  public init(_ id: ID, frame: Rect, @SceneBuilder<ID> content: () -> [SceneElement]) {
    self.init(id, frame: frame, children: content())
  }
}

// MARK: - Attributes

extension SceneElement {
  /// The state of the element at rest, such as an opacity of 0.4. It moves property by property when it changes.
  ///
  /// A host that looks after such things itself leaves it at rest.
  public var state: PropertyState {
    get { attributes?.values.state ?? .rest }
    set { update { $0.state = newValue } }
  }

  /// The space in which the colors of the state move in a straight line when they change, such as its background.
  ///
  /// A color that comes out of `Color.clear` is the same in all spaces. A color that is interrupted continues from what is
  /// shown, and the rest of its velocity is added in sRGB.
  public var interpolationSpace: Color.InterpolationSpace {
    get { attributes?.values.interpolationSpace ?? .srgb }
    set { update { $0.interpolationSpace = newValue } }
  }

  /// The modifier that the state at rest comes from, beside ``state``; nil if it has none.
  ///
  /// Its `animatableData` moves from the old value to the new one, and the modifier is evaluated for every frame.
  package var modifier: RestingModifier? {
    get { attributes?.values.modifier }
    set { update { $0.modifier = newValue } }
  }

  /// The effect that plays once whenever its trigger changes; nil if it has none.
  public var emphasis: Emphasis? {
    get { attributes?.values.emphasis }
    set { update { $0.emphasis = newValue } }
  }

  /// A number that changes when the element shows something else.
  public var contentVersion: Int {
    get { attributes?.values.contentVersion ?? 0 }
    set { update { $0.contentVersion = newValue } }
  }

  /// Whether the children are clipped to the element.
  public var clips: Bool {
    get { attributes?.values.clips ?? false }
    set { update { $0.clips = newValue } }
  }

  /// What the element shows: a removed element and an inserted one with one key fly as one; nil for no key.
  public var match: MatchKey? {
    get { attributes?.values.match }
    set { update { $0.match = newValue } }
  }

  /// What the element does when it is inserted or removed; nil is the default of the change, `AtomicTransition.opacity`.
  ///
  /// Completions that an animator handler adds in the transition are not called: a change has its own completion.
  public var transition: AtomicTransition? {
    get { attributes?.values.transition }
    set { update { $0.transition = newValue } }
  }

  /// When the transition plays: by default only if the parent stays.
  public var transitionScope: TransitionScope {
    get { attributes?.values.transitionScope ?? .element }
    set { update { $0.transitionScope = newValue } }
  }

  /// How the content follows a size that moves.
  public var resizing: Resizing {
    get { attributes?.values.resizing ?? .relayout }
    set { update { $0.resizing = newValue } }
  }

  /// The animation with which the element moves, instead of that of the transaction.
  public var animation: ElementAnimation {
    get { attributes?.values.animation ?? .inherited }
    set { update { $0.animation = newValue } }
  }

  /// Sets the animation of the element, and of all inside it, for the changes in which a value becomes another one.
  mutating func setAnimation(_ animation: ElementAnimation, for value: some Equatable & Sendable) {
    update { $0.valueAnimation = ValueAnimation(animation, value: ConcreteValue(value)) }
  }

  /// Creates an element without children.
  package init(_ id: ID, frame: Rect, attributes: ElementAttributes?) {
    self.init(id, frame: frame)
    self.attributes = attributes
  }

  private mutating func update(_ body: (inout ElementAttributes.Values) -> Void) {
    var values = attributes?.values ?? ElementAttributes.Values()
    body(&values)
    attributes = ElementAttributes(values)
  }
}

extension SceneElement: Equatable {
  /// Whether two elements have the same id, frame, state, modifier, trigger, content version, key, clipping and
  /// children.
  ///
  /// Transitions, animations, resizing and interpolation spaces are not compared, as ``SceneChanges`` does not compare them.
  public static func == (a: SceneElement, b: SceneElement) -> Bool {
    guard a.isEqualWithoutChildren(to: b) else { return false }
    // A stack rather than recursion, as trees may be deep.
    var open = [(a.inside, b.inside)]
    while let (first, second) = open.popLast() {
      if first === second { continue }
      guard let first, let second, first.list.count == second.list.count else { return false }
      for index in first.list.indices {
        guard first.list[index].isEqualWithoutChildren(to: second.list[index]) else { return false }
        let pair = (first.list[index].inside, second.list[index].inside)
        if pair.0 !== pair.1 { open.append(pair) }
      }
    }
    return true
  }

  private func isEqualWithoutChildren(to other: SceneElement) -> Bool {
    id == other.id && frame == other.frame
      && ElementChanges(from: attributes, to: other.attributes).isEmpty
  }
}

/// The elements inside another one, in storage that frees deep trees without recursion.
private final class SceneElementList<ID: Hashable & Sendable>: Sendable {
  /// It is changed only at the end, by the last one who holds it, so that no one else can read it.
  nonisolated(unsafe) private(set) var list: [SceneElement<ID>]

  init(_ list: [SceneElement<ID>]) { self.list = list }

  deinit {
    guard list.contains(where: { $0.inside != nil }) else { return }
    var open = list
    list = []
    while var element = open.popLast() {
      guard var inside = element.inside else { continue }
      element.inside = nil
      guard isKnownUniquelyReferenced(&inside) else { continue }
      open.append(contentsOf: inside.list)
      inside.list = []
    }
  }
}

extension SceneElement: CustomStringConvertible {
  /// The id, the frame and what is not the default, and an indented line for each element inside. At most 100 of them are listed.
  public var description: String { line + outline(of: children, depth: 1) }

  /// The id, the frame and what is not the default.
  var line: String {
    var parts = ["\(elementName(of: id)): \(frame)"]
    if !state.isAtRest { parts.append("\(state)") }
    if interpolationSpace != .srgb { parts.append("through \(interpolationSpace)") }
    if let modifier { parts.append("\(modifier)") }
    if let emphasis { parts.append("emphasis \(emphasis)") }
    if contentVersion != 0 { parts.append("content \(contentVersion)") }
    if clips { parts.append("clipped") }
    if let transition {
      parts.append(transitionScope == .withParent ? "\(transition) with parent" : "\(transition)")
    }
    if resizing != .relayout { parts.append("\(resizing)") }
    if animation != .inherited { parts.append("animation \(animation)") }
    return parts.joined(separator: ", ")
  }
}
