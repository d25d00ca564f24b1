import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What is inside a page is where the page takes it, however the transitions of a window are interrupted: SCENES, section 6.1.
final class PageContentLawTests: XCTestCase {
  func testLabelsStayInTheirPagesWhenASlideIsInterrupted() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([Labelled(number: 0)]), in: window) { _ in
      .slide()
    }
    stack.push(Labelled(number: 1))
    window.advance(by: 0.1)
    stack.push(Labelled(number: 2))
    window.advance(by: 0.1)
    let frame = window.frame
    var carried = 0
    for number in 0...2 {
      let screen = Labelled(number: number)
      let page = try XCTUnwrap(stack.id(of: screen))
      let label = try XCTUnwrap(stack.id(of: screen, "label"))
      let (outer, inner) = (
        try XCTUnwrap(frame.rect(of: page)), try XCTUnwrap(frame.rect(of: label))
      )
      if frame[page]?.origins.isEmpty == false { carried += 1 }
      XCTAssertEqual(inner.origin.x - outer.origin.x, 20 + 5 + 3, accuracy: 1e-9, "\(number)")
      XCTAssertEqual(inner.origin.y - outer.origin.y, 100 + 8 + 2, accuracy: 1e-9, "\(number)")
    }
    XCTAssertEqual(carried, 2)
  }

  func testWhatIsInsideAPageIsWhereThePageTakesIt() {
    var (compared, carried, deepest) = (0, 0, 0)
    forAll(600, .search) { generator in
      let player = try LabelledWindow(&generator)
      for _ in 0..<24 {
        player.makeRandomCall(&generator)
        player.window.advance(by: generator.pick([0, 1 / 64, 0.05, 0.1, 0.25]))
        let frame = player.window.frame
        let items = frame.drawList.items
        var nested: [ScreenElementID: (matrix: Transform, opacity: Double, depth: Int)] = [:]
        for item in items {
          let element = try XCTUnwrap(frame[item.id])
          let outer = element.parent.flatMap { nested[$0] } ?? (.identity, 1, 0)
          // What a host shows that puts views into each other.
          let matrix = element.transform.concatenating(outer.matrix)
          let opacity = element.visibleOpacity * outer.opacity
          let depth = element.origins.isEmpty ? outer.depth : outer.depth + 1
          nested[item.id] = (matrix, opacity, depth)
          let list = item.drawing.matrix
          compared += 1
          if outer.depth > 0 { carried += 1 }
          deepest = max(deepest, outer.depth)
          XCTAssertLessThan(list.distance(to: matrix), 1e-7, "\(item.id): \(player.log)")
          XCTAssertEqual(item.drawing.opacity, opacity, accuracy: 1e-9, "\(item.id): \(player.log)")
          if let parent = item.parent, element.origins.isEmpty {
            let place = element.state.transform(size: element.frame.size).translated(
              x: element.frame.origin.x, y: element.frame.origin.y)
            let expected = place.concatenating(items[parent].drawing.matrix)
            XCTAssertLessThan(list.distance(to: expected), 1e-7, "\(item.id): \(player.log)")
          }
          let (rect, shown) = (
            try XCTUnwrap(frame.rect(of: item.id)), matrix.box(around: element.frame.size)
          )
          for (found, expected) in [
            (rect.origin.x, shown.origin.x), (rect.origin.y, shown.origin.y),
            (rect.width, shown.width), (rect.height, shown.height),
          ] { XCTAssertEqual(found, expected, accuracy: 1e-7, "\(item.id): \(player.log)") }
        }
      }
    }
    print("\(compared) items, \(carried) in pages that are carried, up to \(deepest) times")
    XCTAssertGreaterThan(carried, 0)
    // A debug build tries too few cases to meet one.
    if Thoroughness.isComplete {
      XCTAssertGreaterThan(deepest, 1, "no carried page is in a carried page")
    }
  }
}

/// A screen with a label, three levels deep.
private struct Labelled: ScreenContent, Hashable {
  let number: Int

  func elements(in size: Size) -> [Element<String>] {
    [
      Element("card", frame: Rect(x: 20, y: 100, width: 200, height: 150)) {
        Element("row", frame: Rect(x: 5, y: 8, width: 150, height: 40)) {
          Element("label", frame: Rect(x: 3, y: 2, width: 60, height: 20))
        }
      }
    ]
  }
}

/// Tabs with a stack in the first one, under random operations and gestures.
private final class LabelledWindow {
  let window = ScreenWindow(size: Size(width: 400, height: 800))
  private(set) var log: [String] = []
  private let tabs: TransitionController<TabSelection<Labelled>>
  private let stack: TransitionController<ScreenStack<Labelled>>
  private var gesture: ScreenInteraction?
  private var start = 0.0
  private var shift = 0.0

  private static let pages: [ScreenTransition] = [
    .slide(), .push(), .cover(), .uncover(), .dissolve, ScreenTransition(.zoom),
    .slide(edge: .bottom), ScreenTransition(.push),
  ]

  init(_ generator: inout SeededGenerator) throws {
    let animation = generator.pick([
      Animation.linear(duration: 0.4), .smooth, .easeInOut(duration: 0.3), .bouncy,
    ])
    let (outer, inner) = (generator.pick(Self.pages), generator.pick(Self.pages))
    let hasPager = generator.bool()
    tabs = TransitionController(
      try TabSelection((100...102).map { Labelled(number: $0) }), in: window
    ) { _ in hasPager ? .pager : outer.animation(animation) }
    stack = TransitionController(
      ScreenStack([Labelled(number: 0)]), in: tabs.slot(Labelled(number: 100))
    ) { context in
      switch context.operation {
      case .present, .dismiss:
        let screen = context.operation == .present ? context.to : context.from
        return (screen?.number ?? 0) % 2 == 0
          ? .card(detents: [.medium, .large]) : .sheet(detents: [.medium])
      default: return inner.animation(animation)
      }
    }
  }

  func makeRandomCall(_ generator: inout SeededGenerator) {
    let number = generator.int(in: 1...6)
    switch generator.int(in: 0...13) {
    case 0...2: make("push \(number)") { stack.push(Labelled(number: number)) }
    case 3...4: make("pop") { _ = stack.pop() }
    case 5...6: make("present \(number)") { stack.present(Labelled(number: number)) }
    case 7: make("dismiss") { _ = stack.dismiss() }
    case 8...9:
      let tab = generator.int(in: 100...102)
      make("select \(tab)") { _ = tabs.select(Labelled(number: tab)) }
    case 10...11: begin(generator.pick([0, 1, 2]))
    case 12:
      shift = generator.double(in: -300...300)
      make("drag \(shift)") { gesture?.change(sample(velocity: 0)) }
    default:
      let velocity = generator.double(in: -1500...1500)
      make("let go \(velocity)") { gesture?.end(sample(velocity: velocity)) }
    }
  }

  private func make(_ text: String, _ call: () -> Void) {
    log.append("\(window.clockTime): \(text)")
    call()
  }

  private func begin(_ kind: Int) {
    guard gesture?.isActive != true else { return }
    (start, shift) = (window.clockTime, 0)
    make("begin \(kind)") {
      gesture =
        switch kind {
        case 0: stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0))
        case 1: stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 0, velocity: 1))
        default: tabs.beginInteraction(.thresholdAndFlick(), at: finger(0, 0))
        }
    }
  }

  private func sample(velocity: Double) -> GestureSample {
    GestureSample(
      time: window.clockTime - start, translation: Point(x: shift, y: shift),
      velocity: Point(x: velocity, y: velocity))
  }
}

extension Transform {
  /// How far the entries of two matrices are from each other at most.
  fileprivate func distance(to other: Transform) -> Double {
    zip(entries, other.entries).reduce(0) { max($0, abs($1.0 - $1.1)) }
  }

  // Of what is in the plane: a draw list has no depth.
  private var entries: [Double] {
    [m11, m12, m14, m21, m22, m24, m41, m42, m44]
  }

  /// The upright rectangle around what becomes of one at the origin.
  fileprivate func box(around size: Size) -> Rect {
    let corners = [
      Point(x: 0, y: 0), Point(x: size.width, y: 0), Point(x: 0, y: size.height),
      Point(x: size.width, y: size.height),
    ].map { apply(to: $0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
