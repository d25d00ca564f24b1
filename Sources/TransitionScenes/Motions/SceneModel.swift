import TransitionKit

/// The model values of a scene, by the numbers of its elements: what the next scene is compared with.
struct SceneModel {
  /// The size; nil if there is no scene yet.
  var size: Size?
  /// The elements, in preorder.
  var order: [ElementIndex] = []
  /// All elements by their numbers. Those that leave are no longer in the scene.
  var elements: [ElementRecord] = []
  /// The frames, by the slots of the elements.
  var frames: [SIMD4<Double>] = []

  func contains(_ element: ElementIndex) -> Bool {
    element.offset < elements.count && elements[element].exists && !elements[element].leaves
  }

  /// The frame of an element of the scene.
  func frame(of element: ElementIndex) -> SIMD4<Double> {
    frames[elements[element].frame.offset]
  }

  /// The children of the scene, and then of each element by its number, from back to front.
  var children: [[ElementIndex]] {
    var lists = [[ElementIndex]](repeating: [], count: elements.count + 1)
    for element in order { lists[position(of: elements[element].parent)].append(element) }
    return lists
  }

  /// The position in ``children`` of those of an element, or of the scene.
  func position(of parent: ElementIndex?) -> Int { (parent?.offset ?? -1) + 1 }

  /// Takes over the values of another scene.
  mutating func apply(_ edit: SceneEdit) {
    (size, order) = (edit.size, edit.order)
    for number in edit.removed { elements[number].exists = false }
    for (number, attributes) in edit.refreshed { elements[number].attributes = attributes }
    for change in edit.changes {
      while elements.count <= change.number.offset {
        elements.append(ElementRecord(frame: SlotIndex(frames.count)))
        frames.append(.zero)
      }
      let slot = elements[change.number].frame
      elements[change.number] = ElementRecord(
        frame: slot, parent: change.parent, attributes: change.attributes, exists: true)
      frames[slot.offset] = change.frame
    }
  }
}

extension MovingScene {
  /// The values of the current scene.
  var model: SceneModel {
    SceneModel(
      size: structure.size, order: structure.modelOrder, elements: structure.elements,
      frames: motions.goals)
  }
}

extension SceneIndex {
  /// The values of a scene that has no previous one, as far as it is valid; those of no scene for nil.
  mutating func model(of scene: Scene<ID>?) -> SceneModel {
    var model = SceneModel()
    if let scene { model.apply(edit(to: scene, from: model)) }
    return model
  }

  /// The valid part of a scene.
  ///
  /// - Parameter model: what the scene was compared with.
  func validated(_ scene: Scene<ID>, _ edit: SceneEdit, after model: SceneModel) -> Scene<ID> {
    guard edit.isInvalid else { return scene }
    var model = model
    model.apply(edit)
    var valid = scene
    valid.size = edit.size
    valid.elements = Scene.tree(model.order.map { ($0, model.elements[$0].parent) }) { number in
      id(of: number).map {
        SceneElement(
          $0, frame: Rect(lanes: model.frame(of: number)),
          attributes: model.elements[number].attributes)
      }
    }
    return valid
  }
}

extension Scene {
  /// The root elements of a tree.
  ///
  /// - Parameters:
  ///   - list: the elements, each after its parent and the siblings behind it.
  ///   - element: an element, whose children do not matter.
  static func tree<Key: Hashable>(
    _ list: [(key: Key, parent: Key?)], element: (Key) -> Element?
  ) -> [Element] {
    // The children of the scene and of each element, from the last to the first.
    var children: [Key?: [Element]] = [:]
    for (key, parent) in list.reversed() {
      guard var element = element(key) else { continue }
      element.children = (children.removeValue(forKey: key) ?? []).reversed()
      children[parent, default: []].append(element)
    }
    return (children[nil] ?? []).reversed()
  }
}
