import TransitionKit

/// How many levels a scene may have. What is deeper is left out.
let deepestLevel = 10_000

// Each of these searches the tree from back to front, parents first, in a time that is proportional to the number of
// elements. Of two elements with one id the first one is meant.

extension Scene {
  /// The element with an id; nil if there is none.
  ///
  /// ```swift
  /// scene["row 3"]?.frame.origin.y += 44
  /// scene["banner"] = nil
  /// ```
  ///
  /// An element that is assigned takes the place of the one with the id. If there is none, it becomes the root element in
  /// front. Nil removes the element with its children. The search takes a time that is proportional to the number of
  /// elements.
  ///
  /// - Parameter id: the id of the element; of two elements with it the first one from the back is meant.
  public subscript(id: ID) -> Element? {
    get { location(of: id).map { element(at: $0.path) } }
    set {
      guard let path = location(of: id)?.path else {
        if let newValue { elements.append(newValue) }
        return
      }
      edit(path) { siblings, index in
        if let newValue { siblings[index] = newValue } else { siblings.remove(at: index) }
      }
    }
  }

  /// Returns the frame of an element in the coordinates of the scene, without effects; nil if there is no such element.
  ///
  /// - Parameter id: the id of the element; of two elements with it the first one from the back is meant.
  public func rect(of id: ID) -> Rect? {
    location(of: id).map { Rect(origin: $0.origin, size: element(at: $0.path).frame.size) }
  }

  /// Returns the id of the element that an element is in; nil for a root element, and for one that is not in the scene.
  ///
  /// - Parameter id: the id of the element; of two elements with it the first one from the back is meant.
  public func parent(of id: ID) -> ID? {
    guard let path = location(of: id)?.path, path.count > 1 else { return nil }
    return element(at: path.dropLast()).id
  }

  /// Removes an element with its children.
  ///
  /// - Parameter id: the id of the element; of two elements with it the first one from the back is meant.
  /// - Returns: the element; nil if there is none with the id.
  @discardableResult
  public mutating func remove(_ id: ID) -> Element? {
    guard let path = location(of: id)?.path else { return nil }
    return edit(path) { siblings, index in siblings.remove(at: index) }
  }

  /// Adds an element with its children.
  ///
  /// - Parameters:
  ///   - element: the element, whose frame is in the coordinates of the parent.
  ///   - parent: the id of the element that it is added to; nil for a root element.
  ///   - index: how many siblings are behind it, from 0; nil, or more than there are, is in front of all.
  /// - Returns: whether there is such a parent. Otherwise nothing is added.
  @discardableResult
  public mutating func insert(_ element: Element, in parent: ID? = nil, at index: Int? = nil)
    -> Bool
  {
    func add(to siblings: inout [Element]) {
      siblings.insert(element, at: min(max(index ?? siblings.count, 0), siblings.count))
    }
    guard let parent else {
      add(to: &elements)
      return true
    }
    guard let path = location(of: parent)?.path else { return false }
    edit(path) { siblings, index in add(to: &siblings[index].children) }
    return true
  }
}

extension Scene {
  /// The indices of an element and its ancestors among their siblings, from the root, and the origin in the scene.
  private func location(of id: ID) -> (path: [Int], origin: Point)? {
    var found: (path: [Int], origin: Point)?
    visitElements { element, origin, path in
      if element.id == id { found = (path(), origin) }
      return found == nil
    }
    return found
  }

  /// Calls a closure for each element, from back to front and parents first, until it returns false.
  ///
  /// - Parameter visit: gets the element, its origin in the scene, and what returns the indices of the element and its
  ///   ancestors among their siblings.
  func visitElements(_ visit: (Element, _ origin: Point, _ path: () -> [Int]) -> Bool) {
    // A stack rather than recursion, as trees may be deep.
    var stack = [(elements: elements, next: 0, origin: Point.zero)]
    while let top = stack.indices.last {
      guard stack[top].next < stack[top].elements.count else {
        stack.removeLast()
        continue
      }
      let element = stack[top].elements[stack[top].next]
      stack[top].next += 1
      let origin = Point(
        x: stack[top].origin.x + element.frame.origin.x,
        y: stack[top].origin.y + element.frame.origin.y)
      guard visit(element, origin, { stack.map { $0.next - 1 } }) else { return }
      if !element.children.isEmpty, stack.count < deepestLevel {
        stack.append((element.children, 0, origin))
      }
    }
  }

  private func element(at path: some Collection<Int>) -> Element {
    var siblings = elements
    for index in path.dropLast() { siblings = siblings[index].children }
    return siblings[path[path.index(path.startIndex, offsetBy: path.count - 1)]]
  }

  /// Changes the siblings of the element at a path.
  @discardableResult
  private mutating func edit<Result>(
    _ path: [Int], _ change: (inout [Element], Int) -> Result
  ) -> Result {
    // A stack rather than recursion, as trees may be deep. Nothing else holds the lists, so that they change in place.
    var (outer, siblings): ([[Element]], [Element]) = ([], elements)
    elements = []
    for index in path.dropLast() {
      let children = siblings[index].children
      siblings[index].children = []
      outer.append(siblings)
      siblings = children
    }
    let result = change(&siblings, path[path.count - 1])
    for index in path.dropLast().reversed() {
      guard var list = outer.popLast() else { break }
      list[index].children = siblings
      siblings = list
    }
    elements = siblings
    return result
  }
}
