import TransitionKit

/// How many levels a scene may have. What is deeper is left out.
let deepestLevel = 10_000

/// The valid part of a scene, as a list in which every element comes after its parent and its earlier siblings.
struct ValidScene<ID: Hashable & Sendable> {
  private(set) var ids: [ID] = []
  private(set) var nodes: [SceneListNode] = []
  private(set) var size: Size
  let layoutDirection: LayoutDirection
  let prefersReducedMotion: Bool
  private(set) var diagnostics: [Diagnostic] = []

  /// Makes the list of a scene that has no previous one.
  init(_ scene: Scene<ID>) {
    var indices: [ID: SceneIndices] = [:]
    self.init(scene, indices: &indices, isPrevious: false, previous: nil)
  }

  /// Makes the list of a scene that comes after another one.
  init(_ scene: Scene<ID>, after previous: Scene<ID>) {
    var indices: [ID: SceneIndices] = [:]
    let previous = ValidScene(previous, indices: &indices)
    self.init(scene, indices: &indices, isPrevious: false, previous: previous)
  }

  /// Makes the list of the earlier of two scenes, and remembers where each id is.
  init(_ scene: Scene<ID>, indices: inout [ID: SceneIndices]) {
    self.init(scene, indices: &indices, isPrevious: true, previous: nil)
  }

  /// Makes the list of the later of two scenes.
  init(_ scene: Scene<ID>, after previous: ValidScene, indices: inout [ID: SceneIndices]) {
    self.init(scene, indices: &indices, isPrevious: false, previous: previous)
  }

  private init(
    _ scene: Scene<ID>, indices: inout [ID: SceneIndices], isPrevious: Bool, previous: ValidScene?
  ) {
    size = scene.size
    layoutDirection = scene.layoutDirection
    prefersReducedMotion = scene.prefersReducedMotion
    if let previous {
      ids.reserveCapacity(previous.ids.count)
      nodes.reserveCapacity(previous.nodes.count)
    }
    if !Rect(size: size).isWithinLimit { replaceSize(previous?.size) }
    // A stack rather than recursion, as trees may be deep.
    var stack = [(elements: scene.elements, next: 0, parent: -1)]
    while let top = stack.indices.last {
      let (position, parent) = (stack[top].next, stack[top].parent)
      guard position < stack[top].elements.count else {
        stack.removeLast()
        continue
      }
      stack[top].next += 1
      let element = stack[top].elements[position]
      let index = nodes.count
      let found = indices[element.id, default: SceneIndices()].claim(index, isPrevious: isPrevious)
      if let first = found.duplicate {
        reportDuplicate(element.id, position: position, parent: parent, first: first)
        continue
      }
      let old = found.previous
      ids.append(element.id)
      nodes.append(
        SceneListNode(
          frame: element.frame, attributes: element.attributes, parent: parent,
          position: position, previous: old))
      if !element.frame.isWithinLimit {
        replaceFrame(of: index, previous: old < 0 ? nil : previous?.nodes[old].frame)
      }
      guard !element.children.isEmpty else { continue }
      if stack.count == deepestLevel {
        reportDepth(of: index, childCount: element.children.count)
      } else {
        stack.append((element.children, 0, index))
      }
    }
  }
}

/// An element of a list: all but its id.
struct SceneListNode {
  /// The valid frame.
  var frame: Rect
  let attributes: ElementAttributes?
  /// The index of the parent in the list; -1 for a root element.
  let parent: Int
  /// The position among the children of the parent, or among the root elements, of the given scene.
  let position: Int
  /// The index of the element in the list of the previous scene; -1 if it is not there.
  let previous: Int
}

/// Where an id is in the lists of two scenes; -1 if it is not there.
struct SceneIndices {
  private var previous = -1
  private var current = -1

  /// Enters an index, unless there is one already.
  fileprivate mutating func claim(
    _ index: Int, isPrevious: Bool
  ) -> (duplicate: Int?, previous: Int) {
    let known = isPrevious ? previous : current
    if known >= 0 { return (known, -1) }
    if isPrevious {
      previous = index
      return (nil, -1)
    }
    current = index
    return (nil, previous)
  }
}

// MARK: - Scenes

extension ValidScene {
  var scene: Scene<ID> {
    Scene(
      size: size, layoutDirection: layoutDirection, prefersReducedMotion: prefersReducedMotion,
      elements: Self.tree(
        nodes.count, element: { self.element(at: $0) }, parent: { nodes[$0].parent }))
  }

  /// An element without its children.
  func element(at index: Int) -> SceneElement<ID> {
    SceneElement(ids[index], frame: nodes[index].frame, attributes: nodes[index].attributes)
  }

  /// The root elements of a list in which every element comes after its parent and its earlier siblings.
  static func tree(
    _ count: Int, element: (Int) -> SceneElement<ID>, parent: (Int) -> Int
  ) -> [SceneElement<ID>] {
    // The children of the scene and of each element, from the last to the first.
    var children = [[SceneElement<ID>]](repeating: [], count: count + 1)
    for index in (0..<count).reversed() {
      var node = element(index)
      node.children = children[index + 1].reversed()
      children[index + 1] = []
      children[parent(index) + 1].append(node)
    }
    return children[0].reversed()
  }
}

// MARK: - Diagnostics

extension Rect {
  /// Whether an element can have the frame.
  var isWithinLimit: Bool {
    isUsable && origin.x.magnitude <= valueLimit && origin.y.magnitude <= valueLimit
      && width <= valueLimit && height <= valueLimit
  }

  /// Whether the frame is finite and has no negative size, so that it can be used when it is clamped.
  private var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite && width >= 0
      && height >= 0
  }

  /// The frame that holds instead of this one, and why.
  func replacement(
    previous: Rect?
  ) -> (frame: Rect, kind: Diagnostic.Kind, reason: String) {
    if isUsable {
      return (sanitized, .valueOutOfRange, "has numbers beyond 1e12, which are clamped there")
    }
    let fault = "is not finite or has a negative size"
    guard let previous else { return (.zero, .unusableFrame, fault + "; it counts as empty") }
    let reason =
      OptionalParts.hasDiagnostics ? "\(fault); the previous one, \(previous), holds" : ""
    return (previous, .unusableFrame, reason)
  }
}

extension ValidScene {
  /// The position in the scene, such as `elements[2].children[0]`; of a deep one the last levels.
  private func path(to position: Int, in parent: Int) -> String {
    var steps: [String] = []
    var (position, parent) = (position, parent)
    while parent >= 0 {
      // The whole path to each of thousands of levels would be as long as they are many.
      if steps.count == 16 { return "..." + steps.reversed().joined() }
      steps.append(".children[\(position)]")
      (position, parent) = (nodes[parent].position, nodes[parent].parent)
    }
    return "elements[\(position)]" + steps.reversed().joined()
  }

  /// Whether an element is another one, or inside it.
  private func isElement(_ index: Int, inside ancestor: Int) -> Bool {
    var index = index
    // An element comes after what it is in.
    while index > ancestor { index = nodes[index].parent }
    return index == ancestor
  }

  private mutating func reportDepth(of index: Int, childCount: Int) {
    guard OptionalParts.hasDiagnostics else { return }
    let path = path(to: nodes[index].position, in: nodes[index].parent)
    report(
      .tooDeep, ids[index],
      """
      the element at \(path) is \(deepestLevel) levels deep; what is inside it, \(childCount) element(s) \
      and their children, is left out
      """)
  }

  private mutating func reportDuplicate(_ id: ID, position: Int, parent: Int, first: Int) {
    guard OptionalParts.hasDiagnostics else { return }
    let firstPath = path(to: nodes[first].position, in: nodes[first].parent)
    if isElement(parent, inside: first) {
      return report(
        .duplicateID, id,
        """
        the id is that of its own ancestor: it is used at \(firstPath) and, inside that, at \
        \(path(to: position, in: parent)); the inner element and its children are left out
        """)
    }
    report(
      .duplicateID, id,
      """
      the id is used twice, at \(firstPath) and at \(path(to: position, in: parent)); the second \
      element and its children are left out
      """)
  }

  private mutating func replaceFrame(of index: Int, previous: Rect?) {
    let node = nodes[index]
    let (frame, kind, reason) = node.frame.replacement(previous: previous)
    if OptionalParts.hasDiagnostics {
      let path = path(to: node.position, in: node.parent)
      report(kind, ids[index], "the frame \(node.frame) at \(path) \(reason)")
    }
    nodes[index].frame = frame
  }

  private mutating func replaceSize(_ previous: Size?) {
    let frame = Rect(size: size)
    let (rect, kind, reason) = frame.replacement(previous: previous.map { Rect(size: $0) })
    if OptionalParts.hasDiagnostics {
      report(kind, nil, "the frame \(frame) of the scene \(reason)")
    }
    size = rect.size
  }

  private mutating func report(_ kind: Diagnostic.Kind, _ id: ID?, _ message: String) {
    diagnostics.append(
      Diagnostic(
        kind: kind, severity: .warning, view: id.map { .element(elementName(of: $0)) },
        property: nil, message: message, source: nil))
  }
}
