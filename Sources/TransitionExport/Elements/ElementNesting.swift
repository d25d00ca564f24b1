import TransitionKit
import TransitionScenes

/// The elements of a scene inside each other.
package struct ElementNesting: Sendable {
  /// The placements with frames that can be computed with, one for each element.
  let placements: [ElementPlacement]

  /// The parent of each element that has one, without circles.
  package let parents: [ViewID: ViewID]

  private let indices: [ViewID: Int]
  /// The views that fade out over the elements that they are in.
  var oldContents: Set<ViewID> = [] {
    didSet {
      groups = Set(parents.filter { !oldContents.contains($0.key) }.map { $0.value })
    }
  }

  private let containers: Set<ViewID>
  /// The elements that contain others, apart from their own old contents.
  private var groups: Set<ViewID>

  init(_ placements: [ElementPlacement]) {
    var indices: [ViewID: Int] = [:]
    var known: [ElementPlacement] = []
    known.reserveCapacity(placements.count)
    for placement in placements where indices[placement.view] == nil {
      indices[placement.view] = known.count
      known.append(
        ElementPlacement(
          view: placement.view, parent: placement.parent, frame: placement.frame.sanitized,
          clips: placement.clips))
    }
    self.placements = known
    var parents: [ViewID: ViewID] = [:]
    // An element hangs on a root if all that it is in does; circles do not.
    var hangs = [Bool](repeating: false, count: known.count)
    for start in known.indices {
      var path: [Int] = []
      var visited: Set<Int> = []
      var next: Int? = start
      while let index = next, !hangs[index], visited.insert(index).inserted {
        path.append(index)
        next = known[index].parent.flatMap { indices[$0] }
      }
      for index in path {
        hangs[index] = true
        guard let parent = known[index].parent, let position = indices[parent] else { continue }
        // The last element of the path closes the circle, if there is one.
        if index == path.last, visited.contains(position) { continue }
        parents[known[index].view] = parent
      }
    }
    self.indices = indices
    self.parents = parents
    containers = Set(parents.values)
    groups = containers
  }

  /// Whether there is no element.
  var isEmpty: Bool { placements.isEmpty }

  /// The frame at rest in the parent; nil for a view that is no element.
  package func frame(of view: ViewID) -> Rect? { indices[view].map { placements[$0].frame } }

  /// Whether the children are clipped to the element.
  package func clips(_ view: ViewID) -> Bool { indices[view].map { placements[$0].clips } ?? false }

  /// Whether elements are in the element.
  package func hasChildren(_ view: ViewID) -> Bool { containers.contains(view) }

  /// Whether other elements are in the element, apart from its own old content.
  func isGroup(_ view: ViewID) -> Bool { groups.contains(view) }

  /// Whether the view is the old content of the element that it is in.
  package func isOldContent(_ view: ViewID) -> Bool { oldContents.contains(view) }

  /// The number of elements that the element is in.
  func depth(of view: ViewID) -> Int {
    var depth = 0
    var next = parents[view]
    while let parent = next {
      depth += 1
      next = parents[parent]
    }
    return depth
  }

  /// The names of the elements that an element is in, and its own: `list / row 3`.
  func path(to view: ViewID) -> String {
    var names = [view.label]
    var next = parents[view]
    while let parent = next {
      names.append(parent.label)
      next = parents[parent]
    }
    return names.reversed().joined(separator: " / ")
  }

  /// The nesting of views that are listed from back to front.
  package func tree(of order: [ViewID]) -> ElementTree { ElementTree(order, parents) }
}

/// The elements of a scene from back to front, each with those inside it. Other views are roots.
package struct ElementTree: Sendable {
  package private(set) var roots: [ViewID] = []
  private var childrenByParent: [ViewID: [ViewID]] = [:]

  fileprivate init(_ order: [ViewID], _ parents: [ViewID: ViewID]) {
    guard !parents.isEmpty else {
      roots = order
      return
    }
    for view in order {
      if let parent = parents[view] {
        childrenByParent[parent, default: []].append(view)
      } else {
        roots.append(view)
      }
    }
  }

  /// The elements in an element, from back to front.
  package func children(of view: ViewID) -> [ViewID] { childrenByParent[view] ?? [] }

  /// All views, parents before children, from back to front.
  package var preorder: [ViewID] {
    var result: [ViewID] = []
    var open = Array(roots.reversed())
    while let view = open.popLast() {
      result.append(view)
      open += children(of: view).reversed()
    }
    return result
  }
}

extension Presentation {
  /// The views in the order in which they are drawn while the timeline plays.
  package var tree: ElementTree { nesting.tree(of: timeline.frame(at: 0).drawingOrder) }

  /// A sentence for each element in pieces with others inside, which are not cut with it.
  package var omittedPieces: [String] {
    guard !nesting.isEmpty else { return [] }
    let frame = timeline.frame(at: 0)
    return nesting.placements.map { $0.view }.filter {
      nesting.hasChildren($0) && !frame.pieces(of: $0).isEmpty
    }.map { "the pieces of what is in \($0.label): only its own content is in pieces" }
  }
}
