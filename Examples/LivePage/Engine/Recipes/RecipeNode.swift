import TransitionKit

/// A part of a recipe with its values and its children, which are valid.
struct RecipeNode: Sendable {
  let part: Part
  let values: [Double]
  let children: [RecipeNode]

  var ingredient: Ingredient {
    part.make(PartValues(numbers: values, children: children.map { $0.ingredient }))
  }
}
