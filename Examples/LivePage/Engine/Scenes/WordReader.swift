import TransitionKit

/// What is wrong with words that a page hands over.
struct WordFault: Error, Equatable {
  let message: String
}

/// Reads words one after the other.
struct WordReader {
  private let words: [Double]
  private(set) var position = 0

  init(_ words: [Double]) { self.words = words }

  var isAtEnd: Bool { position >= words.count }

  /// The next number, which may be any.
  mutating func number() throws(WordFault) -> Double {
    guard position < words.count else { throw WordFault(message: "There are too few words.") }
    defer { position += 1 }
    return words[position]
  }

  /// The next number as a whole one in a range.
  mutating func integer(in range: ClosedRange<Int>) throws(WordFault) -> Int {
    let word = try number()
    guard let integer = Int(exactly: word), range.contains(integer) else {
      throw WordFault(
        message:
          "Word \(position - 1) is not a whole number from \(range.lowerBound) to \(range.upperBound)."
      )
    }
    return integer
  }

  /// Whether the next number is 1.
  mutating func flag() throws(WordFault) -> Bool { try number() == 1 }

  mutating func rect() throws(WordFault) -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  /// The next recipe of one element, with a flag in front of it; nil if that is 0.
  mutating func atomicTransition() throws(WordFault) -> AtomicTransition? {
    guard case .atomic(let transition)? = try ingredient(.atomic) else { return nil }
    return transition
  }

  /// The next recipe of two screens, with a flag in front of it; nil if that is 0.
  mutating func navigationTransition() throws(WordFault) -> NavigationTransition? {
    try ingredient(.navigation)?.navigation
  }

  /// The next recipe of an animation, with a flag in front of it; nil if that is 0.
  mutating func animation() throws(WordFault) -> Animation? {
    guard case .animation(let animation)? = try ingredient(.animation) else { return nil }
    return animation
  }

  private mutating func ingredient(_ kind: Part.Kind) throws(WordFault) -> Ingredient? {
    guard try flag() else { return nil }
    var recipe = RecipeReader(words, from: position)
    do throws(RecipeError) {
      let ingredient = try recipe.ingredient(kind)
      position = recipe.position
      return ingredient
    } catch {
      throw WordFault(message: error.message)
    }
  }
}
