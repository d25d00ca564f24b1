import LiveEngine
import LiveTestSupport
import TransitionKit
import TransitionTestSupport

/// A random transition, with the code that makes it.
struct RandomTransition {
  let transition: NavigationTransition
  let code: String

  /// A recipe of the live page's parts; in a third of the cases with something beside it that is no such part.
  init(_ recipe: inout RandomRecipe, depth: Int, needsCode: Bool) {
    let words = recipe.words(.navigation, depth: depth)
    var reader = RecipeReader(words)
    var (transition, code) = (NavigationTransition.identity, "")
    if let ingredient = try? reader.ingredient(.navigation), let made = ingredient.navigation {
      transition = made
    }
    if needsCode {
      var reader = RecipeReader(words)
      code = (try? reader.code(.navigation)) ?? "a recipe that cannot be made"
    }
    if recipe.generator.int(in: 0...2) == 0 {
      let (other, name) = RandomTransition.other(&recipe)
      transition = [transition, NavigationTransition(other)].combined()
      if needsCode { code += " and \(name)" }
    }
    (self.transition, self.code) = (transition, code)
  }

  /// Keyframes, modifiers, custom properties and handlers.
  private static func other(_ recipe: inout RandomRecipe) -> (AtomicTransition, String) {
    let animation = recipe.animation()
    func number(_ range: ClosedRange<Double>) -> Double { recipe.generator.double(in: range) }
    switch recipe.generator.int(in: 0...5) {
    case 0: return (.throughRandomKeyframes(&recipe.generator), "keyframes")
    case 1:
      let (shake, rest) = (
        Shake(amplitude: number(-60...60), turns: number(0...5)), Shake(amplitude: 0, turns: 0)
      )
      return (.modifier(active: shake, identity: rest).animation(animation), "a shake")
    case 2:
      let drop = Drop(height: number(-1...1), size: number(0...2), angle: .radians(number(-4...4)))
      let rest = Drop(height: 0, size: 1, angle: .zero)
      return (.modifier(active: drop, identity: rest).animation(animation), "a drop")
    case 3:
      let hinge = Hinge(angle: .radians(number(-3...3)))
      return (
        .effect(active: hinge, identity: Hinge(angle: .zero)).animation(animation), "a hinge"
      )
    case 4:
      let compositions: [Composition] = [.add, .multiply, .replace, .constant]
      let choice = recipe.generator.int(in: 0...3)
      let property = CustomProperty(
        "own \(choice)", identity: 1.0, composition: compositions[choice])
      return (.value(property, from: number(-100...100)).animation(animation), "an own property")
    default:
      let (start, end, turn) = (number(-300...300), number(-300...300), number(-4...4))
      let handler = AtomicTransition.custom { view, operation, container in
        let edge = operation == .insertion ? container.frame.width : 0
        view.initial.translation.dx = start + edge
        view.animation.translation.dx = end
        view.animation.rotation.angle = .radians(turn)
        view.animation.shadow = Shadow(opacity: 0.5, radius: 8, dx: start / 10, dy: 4)
      }
      return (handler.animation(animation), "a handler")
    }
  }
}

extension RandomRecipe {
  /// A timing of the live page's parts.
  mutating func animation() -> Animation {
    var reader = RecipeReader(words(.animation, depth: 2))
    if case .animation(let animation)? = try? reader.ingredient(.animation) { return animation }
    return .default
  }

  /// A transition of one view, of the live page's parts.
  mutating func atomic() -> AtomicTransition {
    var reader = RecipeReader(words(.atomic, depth: 2))
    if case .atomic(let transition)? = try? reader.ingredient(.atomic) { return transition }
    return .opacity
  }

  /// A place for pages.
  mutating func container() -> Container {
    Container(
      size: Size(
        width: generator.bool() ? 390 : generator.double(in: 40...1200),
        height: generator.bool() ? 844 : generator.double(in: 40...1200)),
      layoutDirection: generator.bool() ? .leftToRight : .rightToLeft,
      prefersReducedMotion: generator.int(in: 0...7) == 0)
  }
}
