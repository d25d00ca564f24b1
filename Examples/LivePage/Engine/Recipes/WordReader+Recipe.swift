extension WordReader {
  /// The next recipe: what it describes.
  mutating func recipe(_ kind: Part.Kind) throws(WordFault) -> Ingredient {
    try read { reader throws(RecipeError) in try reader.ingredient(kind) }
  }

  /// The next recipe as Swift code.
  mutating func code() throws(WordFault) -> String {
    try read { reader throws(RecipeError) in try reader.code() }
  }

  /// The next recipe as a part of Swift code.
  mutating func recipeCode() throws(WordFault) -> SwiftCode {
    try read { reader throws(RecipeError) in try reader.node().code }
  }

  private mutating func read<Result>(
    _ action: (inout RecipeReader) throws(RecipeError) -> Result
  ) throws(WordFault) -> Result {
    var recipe = RecipeReader(words, from: position)
    do throws(RecipeError) {
      let result = try action(&recipe)
      position = recipe.position
      return result
    } catch {
      throw WordFault(message: error.message)
    }
  }
}
