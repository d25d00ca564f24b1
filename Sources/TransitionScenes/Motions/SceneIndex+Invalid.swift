import TransitionKit

// What is invalid in a scene, and what holds instead.
extension SceneIndex {
  /// The size of a scene, or another one if it cannot be used.
  func validSize(of scene: Scene<ID>, after model: SceneModel, _ edit: inout SceneEdit) -> Size {
    let frame = Rect(size: scene.size)
    guard !frame.isWithinLimit else { return scene.size }
    let (rect, kind, reason) = frame.replacement(previous: model.size.map { Rect(size: $0) })
    report(kind, nil, &edit) { "the frame \(frame) of the scene \(reason)" }
    return rect.size
  }

  /// What holds instead of the frame of an element.
  ///
  /// - Parameter previous: that of the element in the scene before.
  func replacement(
    for element: SceneElement<ID>, _ number: ElementIndex, previous: Rect?, _ edit: inout SceneEdit
  ) -> Rect {
    let (frame, kind, reason) = element.frame.replacement(previous: previous)
    report(kind, element.id, &edit) {
      "the frame \(element.frame) at \(path(to: number)) \(reason)"
    }
    return frame
  }

  /// Notes that what is inside an element is left out.
  func noteDepth(of element: SceneElement<ID>, _ number: ElementIndex, _ edit: inout SceneEdit) {
    report(.tooDeep, element.id, &edit) {
      """
      the element at \(path(to: number)) is \(deepestLevel) levels deep; what is inside it, \
      \(element.children.count) element(s) and their children, is left out
      """
    }
  }

  /// Notes that an element is left out whose id is that of an earlier one.
  func noteDuplicate(
    _ id: ID, of first: ElementIndex, position: Int, in parent: ElementIndex?,
    _ edit: inout SceneEdit
  ) {
    report(.duplicateID, id, &edit) {
      let (firstPath, path) = (path(to: first), path(to: position, in: parent))
      return isMarked(parent, inside: first)
        ? """
        the id is that of its own ancestor: it is used at \(firstPath) and, inside that, at \
        \(path); the inner element and its children are left out
        """
        : """
        the id is used twice, at \(firstPath) and at \(path); the second \
        element and its children are left out
        """
    }
  }

  private func report(
    _ kind: Diagnostic.Kind, _ id: ID?, _ edit: inout SceneEdit, _ message: () -> String
  ) {
    edit.isInvalid = true
    guard OptionalParts.hasDiagnostics else { return }
    edit.diagnostics.append(
      Diagnostic(
        kind: kind, severity: .warning, view: id.map { .element(elementName(of: $0)) },
        property: nil, message: message(), source: nil))
  }

  /// The position in the scene, such as `elements[2].children[0]`; of a deep one the last levels.
  private func path(to number: ElementIndex) -> String {
    path(to: Int(marks[number.offset].position), in: marks[number.offset].parent)
  }

  private func path(to position: Int, in parent: ElementIndex?) -> String {
    var steps: [String] = []
    var (position, parent) = (position, parent)
    while let outer = parent {
      // The whole path to each of thousands of levels would be as long as they are many.
      if steps.count == 16 { return "..." + steps.reversed().joined() }
      steps.append(".children[\(position)]")
      (position, parent) = (Int(marks[outer.offset].position), marks[outer.offset].parent)
    }
    return "elements[\(position)]" + steps.reversed().joined()
  }

  /// Whether an element that was found is another one, or inside it.
  private func isMarked(_ element: ElementIndex?, inside ancestor: ElementIndex) -> Bool {
    var next = element
    while let element = next, element != ancestor { next = marks[element.offset].parent }
    return next != nil
  }
}

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
  fileprivate func replacement(
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
