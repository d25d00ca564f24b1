import LiveEngine
import LiveTestSupport
import TransitionTestSupport

/// What a page might do with a scene: words that this program and a page in a browser carry out alike.
struct RandomSceneScript {
  /// The number of words of the first scene and these words, and steps: the number of the call, the number of its words, and
  /// these.
  private(set) var words: [Double] = []

  private var recipe: RandomRecipe

  init(seed: UInt64) {
    recipe = RandomRecipe(seed: seed)
    let scene = scene()
    words = [Double(scene.count)] + scene
    for _ in 0..<recipe.generator.int(in: 4...14) {
      let (call, arguments) = step()
      words += [call, Double(arguments.count)] + arguments
    }
  }

  private mutating func step() -> (call: Double, arguments: [Double]) {
    switch recipe.generator.int(in: 0...9) {
    case 0...2: return (SceneCall.update, change())
    case 3: return (SceneCall.begin, change())
    case 4: return (SceneCall.scrub, [recipe.generator.double(in: 0...1)])
    case 5: return (SceneCall.finish, [recipe.generator.double(in: -4...4)])
    case 6: return (SceneCall.cancel, [recipe.generator.double(in: -4...4)])
    default: return (SceneCall.advance, [recipe.generator.double(in: 0...0.3)])
    }
  }

  /// A change and the scene that it leads to.
  private mutating func change() -> [Double] {
    let animation =
      recipe.generator.int(in: 0...4) == 0 ? [0] : [1] + recipe.words(.animation, depth: 2)
    let stagger = [
      Double(recipe.generator.int(in: -5...5)), recipe.generator.double(in: 0...0.05),
      recipe.generator.double(in: 0...1), recipe.generator.double(in: 0...1),
    ]
    let flags = recipe.generator.int(in: 0...3) == 0 ? recipe.generator.int(in: 0...7) : 0
    let bulge = recipe.generator.bool() ? 0 : recipe.generator.double(in: -1...1)
    return animation + stagger + [Double(flags), bulge, -1] + scene()
  }

  /// Up to eight elements, some of which have others inside, keys, and transitions.
  private mutating func scene() -> [Double] {
    var elements: [[Double]] = []
    for id in 0..<8 where recipe.generator.int(in: 0...3) > 0 {
      elements.append(element(id, in: -1))
      for child in 0..<recipe.generator.int(in: 0...2) {
        elements.append(element(100 + 10 * id + child, in: id))
      }
    }
    return [390, 844, recipe.generator.int(in: 0...4) == 0 ? 1 : 0, 0, Double(elements.count)]
      + elements.flatMap { $0 }
  }

  private mutating func element(_ id: Int, in parent: Int) -> [Double] {
    let place = (0..<2).map { _ in recipe.generator.double(in: -50...500) }
    let size = (0..<2).map { _ in recipe.generator.double(in: 0...200) }
    let radius = recipe.generator.double(in: 0...20)
    let opacity = recipe.generator.bool() ? 1 : recipe.generator.double(in: 0...1)
    let key = parent < 0 ? Double(recipe.generator.int(in: 0...3)) : 0
    let flags = [
      recipe.generator.bool() ? 1.0 : 0, Double(recipe.generator.int(in: 0...2)),
    ]
    let transition =
      recipe.generator.int(in: 0...2) == 0 ? [1] + recipe.words(.atomic, depth: 2) : [0]
    return [Double(id), Double(parent)] + place + size + [radius, opacity, key] + flags + transition
  }
}
