import LiveEngine
import LiveTestSupport
import TransitionTestSupport

/// What a page might do with two transitions: words that this program and a page in a browser carry out alike.
struct RandomScript {
  /// The number of words of the first transition and these words, the same of the second one, and steps of three words
  /// each: the number of the call, and two arguments.
  let words: [Double]

  /// - Parameter shape: a part that both transitions have besides random ones; nil for scripts that need no library.
  init(seed: UInt64, shape: Int? = nil) {
    var recipe = RandomRecipe(seed: seed, hasLibrary: shape != nil)
    func transition(_ operation: Double, _ recipe: inout RandomRecipe) -> [Double] {
      let environment = [
        recipe.generator.bool() ? 390 : recipe.generator.double(in: 40...1200),
        recipe.generator.bool() ? 844 : recipe.generator.double(in: 40...1200),
        recipe.generator.bool() ? 1 : 0, recipe.generator.int(in: 0...5) == 0 ? 1 : 0,
        Double(recipe.generator.int(in: 0...2)), operation,
      ]
      let depth = recipe.generator.int(in: 1...4)
      let groups = Part.catalogue.indices.filter {
        Part.catalogue[$0].isVariadic && Part.catalogue[$0].kind == .navigation
      }
      guard let shape, let group = groups.first else {
        return environment + recipe.words(.navigation, depth: depth)
      }
      return environment + [Double(group), 2] + recipe.randomWords(of: shape)
        + recipe.words(.navigation, depth: depth)
    }
    let first = transition(0, &recipe)
    let second = transition(recipe.generator.int(in: 0...3) == 0 ? 0 : 1, &recipe)
    var words = [Double(first.count)] + first + [Double(second.count)] + second
    for _ in 0..<recipe.generator.int(in: 4...16) {
      words += RandomScript.step(&recipe.generator)
    }
    self.words = words
  }

  private static func step(_ generator: inout SeededGenerator) -> [Double] {
    let velocity = generator.bool() ? Double.infinity : generator.double(in: -5...5)
    switch generator.int(in: 0...15) {
    case 0: return [ScriptCall.retarget, Double(generator.int(in: 0...1)), 0]
    case 1: return [ScriptCall.replace, Double(generator.int(in: 0...1)), 0]
    case 2: return [ScriptCall.reverse, 0, 0]
    case 3: return [ScriptCall.pause, 0, 0]
    case 4: return [ScriptCall.resume, 0, 0]
    case 5: return [ScriptCall.scrub, generator.double(in: -0.2...1.2), 0]
    case 6: return [ScriptCall.drag, generator.double(in: -0.2...1.2), 0]
    case 7: return [ScriptCall.finish, velocity, 0]
    case 8: return [ScriptCall.cancel, velocity, 0]
    case 9:
      return [ScriptCall.draw, Double(generator.int(in: 0...1)), generator.double(in: 0...1)]
    case 10:
      return [ScriptCall.measure, Double(generator.int(in: 0...1)), generator.double(in: 0...1)]
    default:
      let isFrame = generator.bool()
      return [ScriptCall.advance, isFrame ? 1.0 / 60 : generator.double(in: 0...0.4), 0]
    }
  }
}
