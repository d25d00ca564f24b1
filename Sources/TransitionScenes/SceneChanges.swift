import TransitionKit

/// The difference of two scenes.
///
/// ```swift
/// let changes = SceneChanges(from: library, to: detail)
/// for id in changes.inserted { makeView(for: id) }
/// ```
///
/// An element is the same one in both scenes if it has the same id, wherever it is. What counts as a difference is: ids,
/// parents, order, frames, states, modifiers, triggers, content versions, clipping, and the size, direction and
/// preference for reduced motion of the scene. Transitions, animations,
/// resizing and interpolation spaces are not compared.
///
/// Only what is valid of a scene is compared: see ``Scene/validated(after:)``. The difference takes a time that is
/// proportional to the number of elements, and one hash of each id; only siblings in another order have to be sorted.
public struct SceneChanges<ID: Hashable & Sendable>: Sendable {
  /// An element that is in both scenes.
  public struct KeptElement: Sendable, Hashable {
    /// The id of the element.
    public let id: ID

    /// What changed; empty if nothing did.
    public let changes: ElementChanges
  }

  /// The elements that are only in the new scene, each after its parent and the siblings behind it.
  public let inserted: [ID]

  /// The elements that are only in the old scene, each after its parent and the siblings behind it.
  public let removed: [ID]

  /// The elements that are in both scenes, changed or not, in the order of the new scene.
  public let kept: [KeptElement]

  /// The size of the new scene; nil if it is that of the old one.
  public let newSize: Size?

  /// The layout direction of the new scene; nil if it is that of the old one.
  public let newLayoutDirection: LayoutDirection?

  /// Whether the user of the new scene prefers reduced motion; nil if that is as in the old one.
  public let newPrefersReducedMotion: Bool?

  /// What is invalid in the new scene, and what holds instead. What was invalid in the old scene is not repeated.
  public let diagnostics: [Diagnostic]

  /// The scenes that were compared.
  package let (old, new): (Scene<ID>, Scene<ID>)

  /// The inserted elements and the kept ones of which more than the position in the tree changed, without children.
  let contents: [SceneElement<ID>]

  /// The children of every element that has others than before, or in another order.
  let childLists: [ChildList]

  struct ChildList: Sendable, Equatable {
    /// The element; nil for the root elements.
    let parent: ID?
    let children: [ID]
  }

  /// Compares two scenes with each other.
  ///
  /// - Parameters:
  ///   - old: the scene before the change.
  ///   - new: the scene after the change.
  #if compiler(>=6.3)
    @specialized(where ID == Int)
    @specialized(where ID == String)
  #endif
  public init(from old: Scene<ID>, to new: Scene<ID>) {
    OptionalParts.useDiagnostics()
    var index = SceneIndex<ID>()
    let before = index.model(of: old)
    let edit = index.edit(to: new, from: before)
    var after = before
    after.apply(edit)
    let siblings =
      edit.changesStructure ? SiblingChanges(from: before, to: after) : SiblingChanges()
    var (inserted, kept, contents): ([ID], [KeptElement], [SceneElement<ID>]) = ([], [], [])
    kept.reserveCapacity(edit.order.count)
    var next = edit.changes.startIndex
    for number in edit.order {
      guard let id = index.id(of: number) else { continue }
      var changes: ElementChanges = siblings.isReordered(number) ? .order : []
      if next < edit.changes.endIndex, edit.changes[next].number == number {
        let change = edit.changes[next]
        next += 1
        let values = before.changes(of: change)
        if change.kind == .inserted { inserted.append(id) }
        if change.kind == .inserted || !values.isEmpty {
          contents.append(
            SceneElement(id, frame: Rect(lanes: change.frame), attributes: change.attributes))
        }
        if change.kind == .inserted { continue }
        changes.formUnion(change.kind == .moved ? values.union(.parent) : values)
      }
      kept.append(KeptElement(id: id, changes: changes))
    }
    (self.inserted, self.kept, self.contents) = (inserted, kept, contents)
    removed = edit.removed.compactMap { index.id(of: $0) }
    newSize = before.size == edit.size ? nil : edit.size
    newLayoutDirection = old.layoutDirection == new.layoutDirection ? nil : new.layoutDirection
    newPrefersReducedMotion =
      old.prefersReducedMotion == new.prefersReducedMotion ? nil : new.prefersReducedMotion
    diagnostics = edit.diagnostics
    childLists = siblings.lists.map { list in
      ChildList(
        parent: list.parent.flatMap { index.id(of: $0) },
        children: list.children.compactMap { index.id(of: $0) })
    }
    (self.old, self.new) = (old, new)
  }
}

extension SceneChanges {
  /// The kept elements of which something changed.
  public var changed: [KeptElement] { kept.filter { !$0.changes.isEmpty } }

  /// Whether the two scenes are the same, as far as they are valid.
  public var isEmpty: Bool {
    inserted.isEmpty && removed.isEmpty && newSize == nil && newLayoutDirection == nil
      && newPrefersReducedMotion == nil
      && kept.allSatisfy { $0.changes.isEmpty }
  }
}

extension SceneChanges: Equatable {
  /// Whether two changes do the same.
  public static func == (a: SceneChanges, b: SceneChanges) -> Bool {
    a.inserted == b.inserted && a.removed == b.removed && a.kept == b.kept
      && a.newSize == b.newSize && a.newLayoutDirection == b.newLayoutDirection
      && a.newPrefersReducedMotion == b.newPrefersReducedMotion
      && a.diagnostics == b.diagnostics && a.contents == b.contents && a.childLists == b.childLists
  }
}

extension SceneChanges: CustomStringConvertible {
  /// What happens to how many elements, with the first few ids, such as `1 inserted: c; 2 kept, 1 changed: b (frame)`.
  public var description: String {
    var parts: [String] = []
    if !inserted.isEmpty { parts.append("\(inserted.count) inserted: \(list(inserted))") }
    if !removed.isEmpty { parts.append("\(removed.count) removed: \(list(removed))") }
    let changed = changed
    if !kept.isEmpty {
      let details = changed.isEmpty ? "none" : "\(changed.count)"
      parts.append("\(kept.count) kept, \(details) changed" + text(of: changed))
    }
    if let newSize { parts.append("size \(newSize)") }
    if let newLayoutDirection {
      parts.append(newLayoutDirection == .leftToRight ? "left to right" : "right to left")
    }
    if let newPrefersReducedMotion {
      parts.append(newPrefersReducedMotion ? "reduced motion" : "full motion")
    }
    if !diagnostics.isEmpty {
      parts.append("\(diagnostics.count) diagnostic\(diagnostics.count == 1 ? "" : "s")")
    }
    return parts.isEmpty ? "no elements" : parts.joined(separator: "; ")
  }

  private func text(of changed: [KeptElement]) -> String {
    changed.isEmpty
      ? ""
      : ": " + shortened(changed) { "\(elementName(of: $0.id)) (\($0.changes))" }
  }

  private func list(_ ids: [ID]) -> String { shortened(ids) { elementName(of: $0) } }

  private func shortened<Value>(_ values: [Value], _ text: (Value) -> String) -> String {
    let first = values.prefix(5).map(text).joined(separator: ", ")
    return values.count > 5 ? "\(first) + \(values.count - 5) more" : first
  }
}

extension SceneChanges.KeptElement: CustomStringConvertible {
  /// The id and what changed, such as `header: frame`.
  public var description: String { "\(elementName(of: id)): \(changes)" }
}
