import TransitionKit

/// Reads recipes from numbers.
///
/// A recipe is a tree in prefix order. For each part there are its index in ``Part/catalogue``, the number of its children,
/// its values, and its children.
package struct RecipeReader {
  static let maximumDepth = 24
  static let maximumCount = 256
  /// Of all parts together, counting a part in pieces once for each of them.
  static let maximumPieces = 20_000

  private let words: [Double]
  /// The position of the first word that has not been read.
  private(set) var position: Int
  private var count = 0
  private var pieces = 0

  package init(_ words: [Double], from start: Int = 0) {
    self.words = words
    position = max(start, 0)
  }

  /// Reads a recipe, and makes what it describes: a navigation transition of an atomic one, if that is wanted.
  package mutating func ingredient(_ kind: Part.Kind) throws(RecipeError) -> Ingredient {
    let ingredient = try node(kind).ingredient
    if kind == .navigation, let navigation = ingredient.navigation {
      return .navigation(navigation)
    }
    return ingredient
  }

  /// Reads a recipe of any kind, and writes it as an expression.
  ///
  /// - Parameter kind: the kind that the expression has; that of the outermost part if it is nil.
  package mutating func code(_ kind: Part.Kind? = nil) throws(RecipeError) -> String {
    let node = try node(kind)
    return node.code.expression(of: kind ?? node.part.kind, from: node.part.kind)
  }

  /// Reads the parts of a recipe.
  ///
  /// - Parameter kind: the kind of the outermost part; nil for any.
  mutating func node(_ kind: Part.Kind? = nil) throws(RecipeError) -> RecipeNode {
    (count, pieces) = (0, 0)
    return try node(kind, in: "the recipe", depth: 1, copies: 1)
  }

  private mutating func node(
    _ kind: Part.Kind?, in parent: String, depth: Int, copies: Int
  ) throws(RecipeError) -> RecipeNode {
    let first = position
    let index = try word(in: parent)
    guard let exact = Int(exactly: index), Part.catalogue.indices.contains(exact) else {
      throw .unknownPart(index, position: first)
    }
    let part = Part.catalogue[exact]
    if let kind, part.kind != kind, !(kind == .navigation && part.kind == .atomic) {
      throw .wrongKind(part: part.name, needed: kind)
    }
    count += 1
    if depth > RecipeReader.maximumDepth { throw .tooDeep(part: part.name) }
    if count > RecipeReader.maximumCount { throw .tooManyParts(part: part.name) }
    let given = try word(in: part.name)
    guard let childCount = Int(exactly: given), childCount >= part.children.count,
      part.isVariadic || childCount == part.children.count
    else { throw .wrongChildCount(part: part.name, given) }

    var values: [Double] = []
    for parameter in part.parameters {
      let given = try word(in: part.name)
      guard let value = parameter.usable(given) else {
        throw .invalidValue(part: part.name, parameter: parameter.name, given)
      }
      values.append(value)
    }
    // Both factors are small, as the pieces so far were counted.
    let copies = copies * part.pieceCount(values)
    pieces += copies
    if pieces > RecipeReader.maximumPieces { throw .tooManyPieces(part: part.name) }
    var children: [RecipeNode] = []
    while children.count < childCount {
      let slot = part.children[min(children.count, part.children.count - 1)]
      children.append(try node(slot.kind, in: part.name, depth: depth + 1, copies: copies))
    }
    return RecipeNode(part: part, values: values, children: children)
  }

  private mutating func word(in part: String) throws(RecipeError) -> Double {
    guard position < words.count else { throw .missingWords(part: part, position: position) }
    defer { position += 1 }
    return words[position]
  }
}

extension Part {
  /// Into how many pieces a part takes a view: the product of its counts.
  fileprivate func pieceCount(_ values: [Double]) -> Int {
    var count = 1
    for (parameter, value) in zip(parameters, values) where parameter.isPieceCount {
      count *= Int(exactly: value) ?? 1
    }
    return count
  }
}
