import TransitionKit
import TransitionScenes

extension WordReader {
  /// Reads a scene: width, height, whether right to left, whether motion is reduced, and the elements.
  ///
  /// - Parameter id: returns the id of an element from its number.
  mutating func scene(
    _ id: (Int) -> ScreenElementID = { .number($0) }
  ) throws(WordFault) -> Scene<ScreenElementID> {
    var scene = Scene<ScreenElementID>(size: Size(width: try number(), height: try number()))
    scene.layoutDirection = try flag() ? .rightToLeft : .leftToRight
    scene.prefersReducedMotion = try flag()
    scene.elements = try ElementWords(&self).tree { number, _ in id(number) }
    return scene
  }
}

/// A change to another scene as a page asks for it.
struct SceneChangeWords {
  let transaction: Transaction
  let definition: TransitionDefinition<ScreenElementID>?
  /// The element that the finger holds.
  let held: ScreenElementID?
  let scene: Scene<ScreenElementID>

  /// Reads whether the change has an animation, and its recipe; how elements follow each other, as
  /// ``StaggerWords`` reads it; flags: 1 removed elements go first, 2 what leaves is in front, 4 what moves comes to
  /// rest at once, 8 nothing is animated; the bulge of the arc on which shared elements fly; the element that the finger
  /// holds or is about to hold, or -1; and the scene.
  init(
    _ reader: inout WordReader, _ id: (Int) -> ScreenElementID = { .number($0) }
  ) throws(WordFault) {
    var transaction = Transaction(animation: try reader.animation())
    transaction.stagger = try StaggerWords(&reader).stagger
    let flags = try reader.integer(in: 0...15)
    transaction.isSequential = flags & 1 != 0
    transaction.isDismissal = flags & 2 != 0
    transaction.endsMotions = flags & 4 != 0
    transaction.disablesAnimations = flags & 8 != 0
    self.transaction = transaction
    let bulge = try reader.number()
    let held = try reader.integer(in: -1...ElementWords.ids.upperBound)
    self.held = held < 0 ? nil : .number(held)
    var definition = flights(bulge: bulge) { (element: ElementContext<ScreenElementID>) in
      element.isMatched
    }
    if held >= 0 {
      // An element that stays has to fly, so that a finger can hold it.
      let lifted: TransitionDefinition<ScreenElementID> = [.number(held): .sharedElement()]
      definition = definition.map { lifted.overriding($0) } ?? lifted
    }
    self.definition = definition
    scene = try reader.scene(id)
  }
}

/// The definition in which shared elements fly on an arc; nil for straight lines.
func flights<ID>(
  bulge: Double, where isShared: @escaping @Sendable (ElementContext<ID>) -> Bool
) -> TransitionDefinition<ID>? {
  guard bulge != 0, bulge.isFinite else { return nil }
  return TransitionDefinition([
    TransitionDefinition.Entry(
      named: "flights", .sharedElement(path: .arc(bulge)), where: isShared)
  ])
}

/// How elements follow each other, as a page asks for it.
struct StaggerWords {
  let stagger: Stagger?
  /// The code of it; nil if they move together.
  let code: String?

  /// Reads how elements follow each other (0 together, 1 by index, 2 in reading order, 3 by row, 4 by column, 5 by their
  /// distance from a point; negative for the reverse order), the seconds from one to the next, and the point in fractions
  /// of the scene.
  init(_ reader: inout WordReader) throws(WordFault) {
    let kind = try reader.integer(in: -5...5)
    let delay = try reader.number()
    let point = UnitPoint(x: try reader.number(), y: try reader.number())
    let found: (stagger: Stagger, name: String)
    switch kind.magnitude {
    case 1: found = (.index(each: delay), "index(")
    case 2: found = (.readingOrder(each: delay), "readingOrder(")
    case 3: found = (.row(each: delay), "row(")
    case 4: found = (.column(each: delay), "column(")
    case 5:
      let text = "UnitPoint(x: " + shortText(point.x) + ", y: " + shortText(point.y) + ")"
      found = (.distance(from: point, each: delay), "distance(from: " + text + ", ")
    default:
      (stagger, code) = (nil, nil)
      return
    }
    stagger = kind < 0 ? found.stagger.reversed() : found.stagger
    code = "." + found.name + "each: " + shortText(delay) + ")" + (kind < 0 ? ".reversed()" : "")
  }
}
