import Foundation
import LiveTestSupport
import TransitionTestSupport
import XCTest

@testable import LiveEngine

/// Writes the code of random recipes as a program that prints the digests of their frames, for `.ci/recipes`, which compiles
/// it: with `RECIPE_PROGRAM` in the environment, the folder for `main.swift` and `expected.txt`.
final class RecipeProgramTests: XCTestCase {
  func testCodeOfRandomRecipesAsAProgram() throws {
    var program = GeneratedProgram(code: "import TransitionKit\n")
    let folder = ProcessInfo.processInfo.environment["RECIPE_PROGRAM"]
    let recipes = folder == nil ? Thoroughness.some(of: recipes()) : recipes()
    for (number, words) in recipes.enumerated() {
      var reader = RecipeReader(words)
      let node = try reader.node()
      let (code, value) = (
        node.code.expression(of: node.part.kind, from: node.part.kind), node.value
      )
      program.code += "\nfunc recipe\(number)() -> UInt64 {\n  digest(\(code))\n}\n"
      program.calls += "print(\(number), recipe\(number)())\n"
      program.expected += "\(number) \(value)\n"
    }
    if let folder { try program.write(to: folder) }
  }

  /// Every part with the values of a new one, and random recipes.
  private func recipes() -> [[Double]] {
    var random = RandomRecipe(seed: Thoroughness.firstSeed, hasLibrary: true)
    let parts = Part.catalogue.indices.map { random.defaultWords(of: $0) }
    let kinds: [Part.Kind] = [.atomic, .navigation, .animation]
    return parts + (0..<150).map { random.words(kinds[$0 % 3], depth: 2 + $0 % 4) }
  }
}

extension RecipeNode {
  fileprivate var value: UInt64 {
    switch ingredient {
    case .atomic(let transition): digest(transition)
    case .navigation(let transition): digest(transition)
    case .animation(let animation): digest(animation)
    }
  }
}
