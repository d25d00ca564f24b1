import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Layouts that change nothing: nothing that is shown changes, whatever moves.
final class UnchangedLayoutLawTests: XCTestCase {
  func testALayoutThatChangesNothingChangesNothing() {
    var (layouts, flights) = (0, 0)
    forAll(3000, .search) { generator in
      let player = Player(&generator)
      var log = [player.style]
      for _ in 0..<generator.int(in: 4...16) {
        log.append(player.makeCall(&generator))
        guard generator.int(in: 0...2) == 0 else { continue }
        let before = player.places
        player.window.layOut()
        log.append("layOut")
        layouts += 1
        let after = player.places
        for (id, place) in before {
          if "\(id)".hasSuffix("photo"), !player.window.isIdle { flights += 1 }
          assertSame(place, after[id], id, log)
        }
      }
    }
    XCTAssertGreaterThan(layouts, 0)
    XCTAssertGreaterThan(flights, 0)
  }

  func testAnAnimatedLayoutMovesNothingAtOnce() {
    var layouts = 0
    forAll(3000, .search) { generator in
      let player = Player(&generator)
      player.hasFinger = false
      var shown = Set(player.places.keys)
      var log = [player.style]
      for _ in 0..<generator.int(in: 4...16) {
        let call = player.makeCall(&generator)
        log.append(call)
        if call.hasPrefix("wait") { shown = Set(player.places.keys) }
        guard generator.int(in: 0...2) == 0 else { continue }
        if generator.bool() {
          player.window.advance(by: 0.003)
          shown = Set(player.places.keys)
        }
        let before = player.places
        let (size, animation) = (
          generator.pick(ScriptCall.sizes), generator.pick(SmoothLawTests.soft)
        )
        player.window.elements = Player.elements(size)
        player.window.layOut(.animated(animation))
        log.append("layOut \(size) \(animation)")
        layouts += 1
        let after = player.places
        // What comes at this time has its new size at once.
        for (id, place) in before where shown.contains(id) {
          assertSame(place, after[id], id, log)
        }
      }
    }
    XCTAssertGreaterThan(layouts, 0)
  }

  private func assertSame(
    _ place: ShownPlace, _ now: ShownPlace?, _ id: ScreenElementID, _ log: [String]
  ) {
    guard let now else {
      return XCTAssertLessThan(place.opacity, 0.01, "\(id) vanishes: \(log)")
    }
    XCTAssertLessThan(
      place.opacity < 0.01 && now.opacity < 0.01 ? 0 : place.difference(to: now), 1e-6,
      "\(id) jumps from \(place) to \(now): \(log)")
  }

  func testALayoutKeepsAFlightThatWasCaughtAfterALayoutInFlight() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([Page(number: 0)]), in: window) { _ in
      ScreenTransition.cover().elements(["photo": .sharedElement()])
        .animation(.easeInOut(duration: 0.3))
    }
    stack.push(Page(number: 1))
    window.advance(by: 0.1)
    window.layOut(.animated(.snappy))
    window.advance(by: 0.02)
    stack.pop()
    window.advance(by: 0.05)
    let touch = stack.beginScroll(
      .dismissal(), at: GestureSample(time: 0), offset: 0, maximum: 300)
    let photo = try XCTUnwrap(stack.id(of: Page(number: 0), "photo"))
    let before = try XCTUnwrap(window.frame[photo]).frame
    for transaction in [Transaction(), .animated(.snappy), Transaction()] {
      window.layOut(transaction)
      let after = try XCTUnwrap(window.frame[photo]).frame
      XCTAssertEqual(after.origin.x, before.origin.x, accuracy: 1e-9)
      XCTAssertEqual(after.width, before.width, accuracy: 1e-9)
    }
    withExtendedLifetime(touch) {}
  }

  func testAnAnimatedLayoutKeepsAFlightIntoAScaledPage() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([Page(number: 0)]), in: window) {
      $0.operation == .present
        ? .card().animation(.easeInOut(duration: 0.3))
        : ScreenTransition.slide().elements(["photo": .sharedElement()])
          .animation(.easeInOut(duration: 0.3))
    }
    stack.push(Page(number: 1))
    window.advance(by: 0.14)
    stack.present(Page(number: 2))
    window.advance(by: 0.1)
    stack.popToRoot()
    window.advance(by: 0.02)
    stack.push(Page(number: 1))
    window.advance(by: 0.11)
    let photo = try XCTUnwrap(
      window.frame.elements.first { "\($0.id)" == "0/0/photo" })
    window.layOut(.animated(.snappy))
    XCTAssertEqual(
      try XCTUnwrap(window.frame[photo.id]).frame.origin.y, photo.frame.origin.y, accuracy: 1e-9)
  }

  func testALayoutAfterAPresentationKeepsAFlightBelowIt() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([Page(number: 0)]), in: window) {
      ($0.operation == .present
        ? ScreenTransition.card() : .push().elements(["photo": .sharedElement()]))
        .animation(.easeInOut(duration: 0.3))
    }
    stack.push(Page(number: 1))
    window.advance(by: 0.085)
    stack.present(Page(number: 2))
    let photo = try XCTUnwrap(stack.id(of: Page(number: 1), "photo"))
    let before = try XCTUnwrap(window.frame[photo]).frame
    for _ in 0..<3 {
      window.layOut()
      XCTAssertEqual(
        try XCTUnwrap(window.frame[photo]).frame.width, before.width, accuracy: 1e-9)
    }
  }
}

/// A page with a photo that flies to that of another page.
private struct Page: ScreenContent {
  let number: Int

  func elements(in size: Size) -> [Element<String>] {
    let isLarge = number % 2 == 1
    return [
      Element(
        "photo",
        frame: Rect(x: isLarge ? 100 : 20, y: 500, width: isLarge ? 300 : 80, height: 80)),
      Element("title", frame: Rect(x: 20, y: 40 + 30 * Double(number), width: 200, height: 30)),
    ]
  }
}

/// A stack of such pages, of which one finger moves what it catches.
private final class Player {
  let window = ScreenWindow(
    size: Size(width: 800, height: 800), elements: elements(Size(width: 400, height: 800)))
  private let stack: TransitionController<ScreenStack<Page>>
  /// The transitions.
  let style: String
  private var gesture: ScreenInteraction?
  private var scroll: ScrollInteraction?
  var hasFinger = true

  init(_ generator: inout SeededGenerator) {
    let push: ScreenTransition = generator.pick([.cover(), .slide(), .push()])
    let sheet: ScreenTransition = generator.pick([.card(), .cover(edge: .bottom), .sheet()])
    let animation = generator.pick(SmoothLawTests.soft)
    let flight: ElementTransition<String> = generator.pick([
      .sharedElement(), .sharedElement(path: .arc), .sharedElement(layer: .inPlace),
      .sharedElement(path: .arc, layer: .inPlace),
    ])
    style = "\(push), \(sheet), \(animation), \(flight)"
    stack = TransitionController(
      ScreenStack([Page(number: 0)]), in: window.slot(element: "content")
    ) {
      $0.operation == .present || $0.operation == .dismiss
        ? sheet.animation(animation)
        : push.elements(["photo": flight]).animation(animation)
    }
  }

  /// The element that holds the stack.
  static func elements(_ size: Size) -> [Element<String>] {
    [Element("content", frame: Rect(size: size))]
  }

  /// Makes a random call, and says which one.
  func makeCall(_ generator: inout SeededGenerator) -> String {
    switch generator.int(in: 0...11) {
    case 0...1:
      let page = Page(number: generator.int(in: 1...3))
      if !stack.state.screens.contains(page) { stack.push(page) }
      return "push \(page.number)"
    case 2:
      _ = stack.pop()
      return "pop"
    case 3:
      let page = Page(number: generator.int(in: 4...5))
      if !stack.state.screens.contains(page) { stack.present(page) }
      return "present \(page.number)"
    case 4:
      stack.popToRoot()
      return "popToRoot"
    case 5 where hasFinger && gesture?.isActive != true:
      gesture = stack.beginInteraction(
        .thresholdAndFlick(), at: GestureSample(time: 0, velocity: Point(x: 1, y: 0)))
      return "begin"
    case 5...6:
      let x = generator.double(in: 0...200)
      gesture?.change(GestureSample(time: 0.1, translation: Point(x: x, y: 0)))
      return "drag \(x)"
    case 7:
      gesture?.end(GestureSample(time: 0.2, translation: Point(x: 50, y: 0)))
      return "end"
    case 8 where hasFinger:
      scroll = stack.beginScroll(
        .dismissal(), at: GestureSample(time: 0), offset: 0, maximum: 300)
      return "scroll"
    default:
      let time = generator.double(in: 0...0.2)
      window.advance(by: time)
      return "wait \(time)"
    }
  }

  /// Where everything is drawn.
  var places: [ScreenElementID: ShownPlace] {
    var places: [ScreenElementID: ShownPlace] = [:]
    for item in window.frame.drawList.items {
      let matrix = item.drawing.matrix
      let low = matrix.apply(to: Point(x: 0, y: 0))
      let high = matrix.apply(to: Point(x: item.layoutSize.width, y: item.layoutSize.height))
      places[item.id] = ShownPlace(
        rect: Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y),
        opacity: item.drawing.opacity)
    }
    return places
  }
}
