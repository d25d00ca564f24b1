import TransitionKit

extension SceneState {
  /// Gives what changes the animation of the nearest element around it whose value is another one.
  func inheritAnimations(_ edit: SceneEdit, _ builders: inout [SceneChangeBuilder]) {
    guard !edit.animations.isEmpty else { return }
    var parents: ElementMap<ElementIndex?> = [:]
    for change in edit.changes { parents[change.number] = change.parent }
    var nearer: ElementMap<ElementAnimation> = [:]
    // Parents come before their children.
    for number in edit.order {
      let parent = parents[number] ?? structure.elements[number].parent
      nearer[number] = edit.animations[number] ?? parent.flatMap { nearer[$0] }
    }
    for number in edit.removed {
      let around = structure.ancestors(of: number).lazy.compactMap { nearer[$0] }.first
      nearer[number] = nearer[number] ?? around
    }
    for index in builders.indices { builders[index].nearerAnimations = nearer }
  }
}
