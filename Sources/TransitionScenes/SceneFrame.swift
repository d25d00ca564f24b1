import TransitionKit

/// What a scene looks like at one time: a frame and a state for each element on screen.
///
/// Elements that leave are in it too, until they are gone. Keep a frame from one time to the next, so that
/// ``SceneAnimator/sample(into:)`` allocates nothing.
///
/// ```swift
/// for element in frame.elements {
///   show(element.id, at: element.frame, opacity: element.state.visibleOpacity)
/// }
/// ```
public struct SceneFrame<ID: Hashable & Sendable>: Sendable {
  var values = SceneValues()
  var index = SceneIndex<ID>()

  /// The time of the frame, in seconds.
  public internal(set) var time = 0.0

  #if !hasFeature(Embedded)
    /// What writes an id for logs, in a window: its ids are numbers, which say nothing.
    package var label: (@Sendable (ID) -> String)?
  #endif

  /// Creates a frame without elements, to be overwritten.
  public init() {}

  /// The size of the scene.
  public var size: Size { values.structure.size }

  /// An element on screen; nil if it is not there, or no longer.
  ///
  /// - Parameter id: the id of the element.
  /// - Complexity: O(1).
  public subscript(id: ID) -> Element? {
    guard let number = index.number(of: id), values.structure.contains(number) else { return nil }
    return element(number)
  }

  /// All elements on screen, in the order in which they are drawn: parents before their children, siblings from back to
  /// front.
  public var elements: Elements { Elements(frame: self) }

  /// The ids of all elements on screen, in the order in which they are drawn.
  public var drawingOrder: [ID] { elements.map { $0.id } }

  func element(_ number: ElementIndex, withOrigins: Bool = true) -> Element? {
    guard let id = index.id(of: number) else { return nil }
    let record = values.structure.elements[number]
    let attributes = record.values
    let parent = values.structure.drawnParent(of: number)
    let clip = record.flight.flatMap { values.structure.flights[$0.offset].clip }
    return Element(
      id: id, parent: parent.flatMap { index.id(of: $0) },
      frame: values.rect(of: number), finalFrame: values.finalRect(of: number),
      state: values.state(of: number), presence: values.structure.presence(of: number),
      clips: attributes.clips, resizing: attributes.resizing,
      contentVersion: attributes.contentVersion, snapshot: snapshot(of: number),
      isFlying: record.flight != nil, isHidden: record.isHidden,
      clippedBy: clip.flatMap { index.id(of: $0) },
      origins: withOrigins ? values.origins(of: number) : [],
      isUntouchable: values.structure.untouchable.contains(number))
  }

  private func snapshot(of number: ElementIndex) -> SceneSnapshot<ID>? {
    guard let fade = values.fade(of: number), let id = index.snapshotIDs[fade.serial] else {
      return nil
    }
    return SceneSnapshot(
      key: SceneSnapshot.Key(id: id, serial: fade.serial), frame: fade.frame, opacity: fade.opacity)
  }
}

extension SceneFrame {
  /// One element in a frame.
  public struct Element: Sendable, Equatable {
    /// The id of the element.
    public let id: ID

    /// The element that it is in; nil for a root element, and for one that flies above everything. If something in a container has
    /// come over that one, it is the container.
    public let parent: ID?

    /// The rectangle of the moment, in the coordinates of the parent. The effects of ``state`` are applied to it.
    public internal(set) var frame: Rect

    /// The frame to which ``frame`` moves, in the same coordinates.
    public let finalFrame: Rect

    /// The state at rest of the moment, composed with the effects that play.
    public internal(set) var state: PropertyState

    /// Whether the element comes, is there, or leaves.
    public let presence: Presence

    /// Whether the children are clipped to the element.
    public let clips: Bool

    /// How the content follows the size of the moment.
    public let resizing: Resizing

    /// The content that is shown.
    public let contentVersion: Int

    /// The old content that fades out over the element and its children; nil if there is none.
    public let snapshot: SceneSnapshot<ID>?

    /// Whether the element flies from its old to its new position as a shared element.
    public let isFlying: Bool

    /// Whether the place of the element is empty, as its partner is on screen. Its ``state`` has an opacity of 0 then.
    public let isHidden: Bool

    /// The element to whose frame of the moment this one is clipped while it flies; nil if it is not.
    public let clippedBy: ID?

    /// The origins that carry a page of a window while a transition that brings another page over it is interrupted, from the
    /// innermost to the outermost. An element in a page has none: the page carries it.
    ///
    /// A page stays in its container, whatever carries it. The origins are in its matrix, ``transform``, and in its
    /// ``visibleOpacity``. It is clipped to each of them.
    public let origins: [PageOrigin]

    let isUntouchable: Bool

    /// Whether the element takes touches, and is there for assistive technology: while it is in the scene and shown.
    ///
    /// What an open change inserts takes none, except for the element that the finger holds and what is in it.
    public var isInteractive: Bool { presence != .removing && !isHidden && !isUntouchable }
  }

  /// The elements of a frame.
  public struct Elements: RandomAccessCollection, Sendable {
    let frame: SceneFrame

    public var startIndex: Int { 0 }

    public var endIndex: Int { frame.values.structure.drawingOrder.count }

    public subscript(position: Int) -> Element {
      let number = frame.values.structure.drawingOrder[position]
      guard let element = frame.element(number) else {
        preconditionFailure("a frame was sampled from another animator")
      }
      return element
    }
  }
}

extension SceneFrame.Element {
  /// The scale that puts the layout at ``finalFrame`` into ``frame``, for content that is not laid out in every frame.
  ///
  /// It is 1 for ``Resizing/relayout`` and ``Resizing/none``, and in a direction in which the final frame has no extent.
  public var contentScale: Scale {
    func ratio(_ now: Double, _ final: Double) -> Double { final > 0 ? min(now / final, 1e9) : 1 }
    let (x, y) = (
      ratio(frame.width, finalFrame.width), ratio(frame.height, finalFrame.height)
    )
    switch resizing {
    case .relayout, .none: return .identity
    case .stretch: return Scale(x: x, y: y, z: 1)
    case .fit: return Scale(x: min(x, y), y: min(x, y), z: 1)
    case .fill: return Scale(x: max(x, y), y: max(x, y), z: 1)
    }
  }

  /// The matrix that puts the layout at ``finalFrame``, with its origin at zero, to where it is shown in the parent.
  ///
  /// It has the frame of the moment, ``contentScale`` and the state. Content that is scaled evenly is centred.
  public var transform: Transform {
    origins.reduce(transformWithoutOrigins) { $0.concatenating($1.transform) }
  }

  /// The ``transform`` without the ``origins``.
  var transformWithoutOrigins: Transform {
    let scale = contentScale
    let effect = state.transform(size: frame.size)
    let (width, height) = (finalFrame.width * scale.x, finalFrame.height * scale.y)
    let isEven = resizing == .fit || resizing == .fill
    var matrix = Transform.scale(x: scale.x, y: scale.y)
    if isEven {
      matrix = matrix.translated(x: (frame.width - width) / 2, y: (frame.height - height) / 2)
    }
    return matrix.concatenating(effect).translated(x: frame.origin.x, y: frame.origin.y)
  }
}

extension SceneFrame: Equatable {
  /// Whether two frames have equal elements in the same order.
  public static func == (a: SceneFrame, b: SceneFrame) -> Bool {
    a.elements.count == b.elements.count && a.size == b.size
      && zip(a.elements, b.elements).allSatisfy { $0 == $1 }
  }
}

extension SceneFrame {
  /// The pieces of an element that a transition takes apart, and those that they are taken apart into; none if it is whole.
  ///
  /// While an element has pieces they are drawn instead, each clipped to its region of the content.
  ///
  /// - Parameter id: the id of the element.
  public func pieces(of id: ID) -> [Timeline.Frame.View] {
    guard let number = index.number(of: id), values.structure.contains(number) else { return [] }
    return values.pieces(of: number)
  }
}

extension SceneFrame: CustomStringConvertible {
  /// The time and a line for each element, of which at most 100 are listed.
  ///
  /// A frame of a window names screens by what they are: `0/detail/cover` is an element of the screen `detail` of the first
  /// controller.
  public var description: String {
    let lines = elements.prefix(100).map { $0.line(label(of:)) }.joined(separator: "\n")
    let rest = elements.count > 100 ? "\n+ \(elements.count - 100) more" : ""
    return "\(number: time) s\n\(lines)\(rest)"
  }

  private func label(of id: ID) -> String {
    #if !hasFeature(Embedded)
      if let label { return label(id) }
    #endif
    return elementName(of: id)
  }
}

extension SceneFrame.Element: CustomStringConvertible {
  /// The id, the frame and what is not the default, such as `row: 390 x 44 at (0, 0), inserting, opacity 0.5`.
  public var description: String { line { elementName(of: $0) } }

  fileprivate func line(_ label: (ID) -> String) -> String {
    var parts = ["\(label(id)): \(frame)"]
    if let parent { parts[0] += " in \(label(parent))" }
    if presence != .present { parts.append("\(presence)") }
    if !state.isAtRest { parts.append("\(state)") }
    if clips { parts.append("clipped") }
    return parts.joined(separator: ", ")
  }
}
