import TransitionKit

// Modifiers of states at rest, of scenes that have any.
extension MovingScene {
  /// Writes the states of all modifiers, with numbers that can be shown.
  mutating func sampleModifiers(into values: inout SceneValues) {
    guard let known = structure.modifiers.first?.functions else { return }
    known.sample(&self, &values)
  }

  /// Notes in which containers modifiers are evaluated, and what they write that cannot be shown, at their values and
  /// before them.
  mutating func refreshModifiers() {
    guard let known = structure.modifiers.first?.functions else { return }
    known.refresh(&self)
  }

  /// Gives an element the modifier of its attributes, without moving.
  mutating func putModifier(of element: ElementIndex) {
    structure.modifierFunctions(of: element)?.put(&self, element)
  }

  /// Takes the modifier of an element away.
  mutating func removeModifier(of element: ElementIndex) {
    guard let modifier = structure.elements[element].modifier else { return }
    structure.modifiers[modifier].functions.remove(&self, element)
  }

  /// What the modifier of an element shows.
  func modifierState(of element: ElementIndex, at age: Double) -> PropertyState {
    guard let modifier = structure.elements[element].modifier else { return .rest }
    return structure.modifiers[modifier].functions.state(self, element, age)
  }

  /// Where the modifier of an element is evaluated.
  func context(of element: ElementIndex) -> ModifierContext {
    ModifierContext(container: structure.container(of: element, motions.goals))
  }
}
