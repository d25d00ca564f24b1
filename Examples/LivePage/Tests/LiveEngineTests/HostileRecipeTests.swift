import LiveTestSupport
import TransitionKit
import TransitionTestSupport
import XCTest

@testable import LiveEngine

final class HostileRecipeTests: XCTestCase {
  private static let hostile: [Double] = [
    .nan, .infinity, -.infinity, -1, 0.5, 1e300, -1e300, 1e6, 1e-300, -0.0, 4_294_967_296,
    2_147_483_647,
    9_007_199_254_740_992, 1e19, .greatestFiniteMagnitude, 40, 41, 1_000_000,
  ]

  /// Reads words as each kind and as code. What is read compiles; an error says which part.
  private func read(_ words: [Double], compiles: Bool, _ seed: UInt64) {
    for kind in [Part.Kind.atomic, .navigation, .animation] {
      var reader = RecipeReader(words)
      do throws(RecipeError) {
        let made = try reader.ingredient(kind)
        XCTAssertLessThanOrEqual(reader.position, words.count)
        if compiles, let transition = made.navigation { _ = digest(transition) }
      } catch {
        check(error, seed)
      }
    }
    var reader = RecipeReader(words)
    do throws(RecipeError) {
      let code = try reader.code()
      XCTAssertFalse(code.isEmpty, "seed \(seed)")
    } catch {
      check(error, seed)
    }
  }

  private static let names = Set(Part.catalogue.map(\.name) + ["the recipe"])

  private func check(_ error: RecipeError, _ seed: UInt64) {
    switch error {
    case .unknownPart(_, let position):
      XCTAssertTrue(error.message.hasPrefix("Word \(position) "), error.message)
    case .missingWords(let part, _), .wrongKind(let part, _), .wrongChildCount(let part, _),
      .invalidValue(let part, _, _), .tooDeep(let part), .tooManyParts(let part),
      .tooManyPieces(let part):
      XCTAssertTrue(
        Self.names.contains(part) && error.message.contains(part),
        "seed \(seed): \(error.message)")
    }
  }

  func testHostileWordsNeverTrap() {
    for seed in Thoroughness.seeds(20_000) {
      var random = RandomRecipe(seed: seed, hasLibrary: true)
      var words: [Double]
      switch seed % 4 {
      case 0:
        words = (0..<random.generator.int(in: 0...40)).map { _ in
          random.generator.bool()
            ? Double(random.generator.int(in: -1...Part.catalogue.count))
            : random.generator.bool()
              ? random.generator.pick(Self.hostile) : Double(bitPattern: random.generator.next())
        }
      default:
        words = random.words(random.generator.bool() ? .navigation : .atomic, depth: 4)
        for _ in 0..<random.generator.int(in: 1...2) {
          let index = random.generator.int(in: 0...words.count - 1)
          switch seed % 4 {
          case 1: words[index] = random.generator.pick(Self.hostile)
          case 2: words.removeLast(min(random.generator.int(in: 0...5), words.count - 1))
          default: words[index] = Double(random.generator.int(in: 0...Part.catalogue.count))
          }
        }
      }
      read(words, compiles: seed % 200 == 1, seed)
    }
  }

  /// Every value of every part, in turn, is a hostile number.
  func testHostileValuesAreNamed() throws {
    for index in Thoroughness.some(of: Part.catalogue.indices) {
      var random = RandomRecipe(seed: UInt64(index), hasLibrary: true)
      let usual = random.defaultWords(of: index)
      for (offset, parameter) in Part.catalogue[index].parameters.enumerated() {
        for value in Self.hostile {
          var words = usual
          words[2 + offset] = value
          read(words, compiles: value == 1e6 && offset == 0, 0)
        }
        var words = usual
        words[2 + offset] = .nan
        var reader = RecipeReader(words)
        XCTAssertThrowsError(try reader.code()) { error in
          let message = (error as? RecipeError)?.message
          XCTAssertEqual(
            message, "\(parameter.name) of \(Part.catalogue[index].name) cannot be nan.")
        }
      }
    }
  }

  func testBombsAreRefused() throws {
    let opacity = try words("opacity", 0)
    let mirrored = Double(try XCTUnwrap(Part.index(of: "mirrored")))
    let deep = (0..<100_000).flatMap { _ in [mirrored, 1] } + opacity
    var reader = RecipeReader(deep)
    XCTAssertThrowsError(try reader.ingredient(.atomic)) {
      XCTAssertEqual(($0 as? RecipeError), .tooDeep(part: "mirrored"))
    }
    let wide = try words("combined", parts: Array(repeating: opacity, count: 300))
    reader = RecipeReader(wide)
    XCTAssertThrowsError(try reader.ingredient(.atomic)) {
      XCTAssertEqual(($0 as? RecipeError), .tooManyParts(part: "opacity"))
    }
    let combined = Double(try XCTUnwrap(Part.index(of: "combined")))
    reader = RecipeReader([combined, 2e9])
    XCTAssertThrowsError(try reader.ingredient(.atomic)) {
      XCTAssertEqual(($0 as? RecipeError), .missingWords(part: "combined", position: 2))
    }
    reader = RecipeReader([combined, 0])
    XCTAssertThrowsError(try reader.ingredient(.atomic)) {
      XCTAssertEqual(($0 as? RecipeError), .wrongChildCount(part: "combined", 0))
    }
    var pieces = opacity
    for _ in 0..<3 { pieces = try words("grid", 40, 40, 0, 0, 0, 0, 0, 0, 0, parts: [pieces]) }
    reader = RecipeReader(pieces)
    XCTAssertThrowsError(try reader.ingredient(.atomic)) {
      XCTAssertEqual(($0 as? RecipeError), .tooManyPieces(part: "grid"))
    }
    reader = RecipeReader(try words("slide", 1))
    XCTAssertThrowsError(try reader.ingredient(.atomic)) {
      XCTAssertEqual(($0 as? RecipeError)?.message, "slide stands where an atomic part is needed.")
    }
  }
}
