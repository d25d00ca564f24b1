import TransitionKit
import TransitionScenes
import TransitionTestSupport

/// A random sequence of scenes with one shared element, the hero, which is somewhere in a scrolled and scaled list of one of
/// three pages, or nowhere for a while.
struct FlightScript {
  struct Step {
    let scene: Scene<Int>
    let transaction: Transaction
    let definition: TransitionDefinition<Int>?
    /// The element with the key; nil if there is none.
    let hero: Int?
    /// How long it takes until the next step.
    let pause: Double

    /// Whether everything starts with a velocity of 0 that is at rest.
    var startsWithoutSlope: Bool {
      definition == nil
        && ![.linear(duration: 0.3), .easeOut(duration: 0.5)].contains(transaction.animation)
    }
  }

  private(set) var steps: [Step] = []

  /// The numbers of a scene.
  private struct Place {
    var page = 0
    var hero: Int? = 0
    var frame = Rect(x: 0, y: 0, width: 50, height: 50)
    var list = Rect(x: 0, y: 0, width: 300, height: 600)
    var scroll = 0.0
    var scale = 1.0
    var radius = 0.0
    var opacity = 1.0
    var version = 0
  }

  init(_ generator: inout SeededGenerator, depth: Int = 8) {
    var place = Place()
    for _ in 0..<depth + 1 {
      let isAtOnce = Self.change(&place, &generator)
      var transaction = Transaction(animation: isAtOnce ? nil : .random(&generator))
      if generator.int(in: 0...5) == 0 { transaction.isDismissal = true }
      steps.append(
        Step(
          scene: Self.scene(place), transaction: transaction,
          definition: Self.definition(&generator), hero: place.hero,
          pause: generator.pick([0.004, 0.03, 0.08, 0.15, 0.3, 0.6])))
    }
  }

  /// Changes something, and returns whether it is so at once.
  private static func change(_ place: inout Place, _ generator: inout SeededGenerator) -> Bool {
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range).rounded() }
    func move() {
      place.frame = Rect(
        x: number(0...300), y: number(0...1000), width: number(10...300),
        height: number(10...300))
      place.radius = number(0...40)
      place.opacity = generator.pick([1, 1, 0.5, 0.8])
    }
    switch generator.int(in: 0...8) {
    case 0...3:
      // Another screen.
      place.page = generator.int(in: 0...2)
      place.hero = generator.int(in: 0...3)
      place.scroll = number(0...500)
      place.scale = generator.pick([1, 1, 0.5, 1.25])
      move()
    case 4: move()
    case 5:
      place.scroll = number(0...500)
      return generator.bool()
    case 6:
      place.list.origin = Point(x: number(-50...50), y: number(-50...50))
      return generator.bool()
    case 7: place.hero = place.hero == nil ? generator.int(in: 0...3) : nil
    default: place.version += 1
    }
    return false
  }

  private static func scene(_ place: Place) -> Scene<Int> {
    var list = Element(20 + place.page, frame: place.list) {
      Element(30 + place.page, frame: Rect(x: 0, y: -place.scroll, width: 300, height: 2000)) {
        Element(40 + place.page, frame: Rect(x: 0, y: 0, width: 300, height: 40))
        if let hero = place.hero {
          self.hero(hero, place)
        }
      }
    }
    list.state.scale = Scale(place.scale)
    return Scene(size: Size(width: 400, height: 800)) {
      Element(10 + place.page, frame: Rect(x: 0, y: 0, width: 400, height: 800)) { list }
        .transition([.opacity, .move(edge: .trailing), .identity][place.page])
      Element(99, frame: Rect(x: 0, y: 750, width: 400, height: 50))
    }
  }

  private static func hero(_ id: Int, _ place: Place) -> Element<Int> {
    var hero = Element(id, frame: place.frame).match("hero").contentVersion(place.version)
    hero.state.cornerRadius = place.radius
    hero.state.opacity = place.opacity
    return hero
  }

  private static func definition(
    _ generator: inout SeededGenerator
  ) -> TransitionDefinition<Int>? {
    let flight: ElementTransition<Int>
    switch generator.int(in: 0...7) {
    case 0: flight = .sharedElement(path: .arc(generator.double(in: -1...1)))
    case 1: flight = .sharedElement(layer: .inPlace)
    case 2: flight = .sharedElement(path: .arc, content: .old, layer: .inPlace)
    case 3: flight = .sharedElement(content: .new, clippedBy: 20)
    case 4: flight = .animation(.random(&generator))
    default: return nil
    }
    return TransitionDefinition().adding(named: "hero", flight) { $0.id < 10 }
  }
}

extension Animation {
  /// One whose progress starts with a finite slope.
  fileprivate static func random(_ generator: inout SeededGenerator) -> Animation {
    generator.pick([
      .easeInOut(duration: 0.4), .spring(duration: 0.4), .spring(duration: 0.3, bounce: 0.4),
      .linear(duration: 0.3), .easeOut(duration: 0.5), .snappy,
    ])
  }
}

extension SceneFrame<Int> {
  /// Where an element is on screen, without its own effects, and how opaque; nil if it is not there.
  func seen(_ id: Int) -> (rect: Rect, opacity: Double)? {
    guard let element = self[id] else { return nil }
    var (rect, opacity, parent) = (element.frame, element.visibleOpacity, element.parent)
    while let id = parent, let ancestor = self[id] {
      let (shown, scale) = (ancestor.shownRect, ancestor.state.scale)
      rect = Rect(
        x: shown.origin.x + rect.origin.x * scale.x, y: shown.origin.y + rect.origin.y * scale.y,
        width: rect.width * scale.x, height: rect.height * scale.y)
      opacity *= ancestor.visibleOpacity
      parent = ancestor.parent
    }
    return (rect, opacity)
  }
}
