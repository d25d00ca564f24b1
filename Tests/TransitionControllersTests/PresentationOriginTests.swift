import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What is below a card recedes as one thing: SCENES, section 6.1.
final class PresentationOriginTests: XCTestCase {
  /// The same operations without presentations, in another window, show where the pages are in their origin.
  func testAPresentedScreenFadesThatADissolveDismisses() throws {
    for pause in [0.2, 1] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let navigation = TransitionController(ScreenStack(["list"]), in: window) { _ in
        .dissolve.animation(.linear(duration: 0.4))
      }
      navigation.present("modal")
      window.advance(by: pause)
      let id = try XCTUnwrap(navigation.id(of: "modal"))
      var last = try XCTUnwrap(window.frame[id]).state.visibleOpacity
      navigation.dismiss()
      window.advance(by: 0.05)
      while window.advance(by: 0.05), let element = window.frame[id] {
        XCTAssertLessThan(element.state.visibleOpacity, last)
        last = element.state.visibleOpacity
      }
      XCTAssertLessThan(last, 0.2)
    }
  }

  func testPagesThatMoveBelowACardRecedeAsOne() {
    var (compared, together) = (0, 0)
    forAll(400, .search) { generator in
      let animation = generator.pick(SmoothLawTests.soft)
      let push = generator.pick([ScreenTransition.push(), .slide(), .cover()])
      let (window, other) = (PlayedWindow(animation, push), PlayedWindow(animation, push))
      let both = [window, other]
      for screen in 1...generator.int(in: 1...3) {
        let pops = generator.int(in: 0...3) == 0
        for window in both {
          if pops { window.stack.pop() } else { window.stack.push(screen) }
        }
        let time = generator.double(in: 0.01...0.15)
        for window in both { window.wait(time) }
      }
      window.stack.present(10)
      let card = window.stack.id(of: 10)
      let pages = Set(window.pages.keys).subtracting([card].compactMap { $0 })
      let leaves = (dismisses: generator.bool(), pops: generator.bool())
      let end = generator.double(in: 0.02...0.3)
      var time = 0.0
      var last = Placing.identity
      while time < 0.8 {
        let step = generator.double(in: 0.002...0.04)
        if time < end, time + step >= end, leaves.dismisses {
          window.stack.dismiss()
          // For a page that is not on screen the source would be asked, which does not know that two operations are one.
          if leaves.pops, let page = other.pageBelow, other.pages[page] != nil {
            for window in both { window.stack.pop() }
          }
        }
        time += step
        for window in both { window.wait(step) }
        let (shown, plain) = (window.pages, other.pages)
        if let card, let place = shown[card] {
          XCTAssertEqual(place.points[0].x, 0, accuracy: 1e-9, "the card is carried sideways")
          XCTAssertTrue(window.isInFront(card, of: pages), "the card is not in front")
          if let dimming = window.dimming {
            XCTAssertEqual(dimming.points[0], SIMD2(0, 0), "what dims the screens recedes")
            XCTAssertEqual(dimming.points[3], SIMD2(400, 800), "what dims the screens recedes")
          }
        }
        let common = pages.filter { shown[$0] != nil && plain[$0] != nil }
        guard let first = common.first, let a = shown[first], let b = plain[first] else { continue }
        compared += 1
        together += common.count - 1
        let origin = Placing(from: b, to: a)
        XCTAssertLessThan(
          abs(origin.scale.x - last.scale.x), 4 * step + 1e-6,
          "the origin jumps \(time) s after the card")
        last = origin
        for page in common {
          guard let a = shown[page], let b = plain[page] else { continue }
          let distance = origin.map(b).distance(to: a)
          XCTAssertLessThan(
            distance, 1e-8,
            "page \(page) comes apart \(time) s after the card: \(window.log.last ?? "")")
        }
      }
    }
    print("\(compared) frames, \(together) further pages")
    XCTAssertGreaterThan(together, 0)
  }

  /// The height of the card, its dimming and the screen below are one number, whatever interrupts them.
  func testACardItsDimmingAndTheScreenBelowAreOneNumber() {
    var frames = 0
    forAll(400, .search) { generator in
      let window = PlayedWindow(generator.pick(SmoothLawTests.soft), .push())
      window.stack.present(10)
      for _ in 0..<generator.int(in: 1...8) {
        for _ in 0..<generator.int(in: 1...6) {
          window.wait(generator.double(in: 0.002...0.08))
          guard let parts = window.parts else { continue }
          frames += 1
          XCTAssertEqual(parts.dimming, parts.height, accuracy: 1e-9, "dimming, \(window.log)")
          XCTAssertEqual(parts.below, parts.height, accuracy: 1e-9, "below, \(window.log)")
        }
        if window.stack.state.top?.screen == 0 {
          window.stack.present(10)
        } else if generator.bool() {
          window.stack.dismiss()
        } else {
          window.drag(
            by: (0..<generator.int(in: 1...4)).map { _ in generator.double(in: 0...120) },
            velocity: generator.double(in: -800...1500))
        }
      }
    }
    print("\(frames) frames")
  }

  func testAPageBringsWhatItPresentsAsOneWhoeverLooksBetweenTheTwoOperations() throws {
    for look in [{ _ in }, { $0.commit() }, { _ = $0.frame }, { $0.layOut() }]
      as [(ScreenWindow) -> Void]
    {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let stack = TransitionController(ScreenStack(["list"]), in: window) {
        ($0.operation == .present ? ScreenTransition.cover(edge: .bottom) : .slide())
          .animation(.linear(duration: 1))
      }
      stack.push("detail")
      look(window)
      stack.present("form")
      for x in [400.0, 300] {
        for screen in ["detail", "form"] {
          let id = try XCTUnwrap(stack.id(of: screen))
          let item = try XCTUnwrap(window.frame.drawList.items.first { $0.id == id })
          let corner = item.drawing.matrix.apply(to: Point(x: 0, y: 0))
          XCTAssertEqual(corner.x, 0, accuracy: 1e-9, screen)
          XCTAssertEqual(corner.y, 2 * x, accuracy: 1e-9, screen)
        }
        window.advance(by: 0.25)
      }
    }
  }
}

/// A stack of which only the pages count.
private final class PlayedWindow {
  let window = ScreenWindow(size: Size(width: 400, height: 800))
  let stack: TransitionController<ScreenStack<Int>>
  var log: [String] = []

  init(_ animation: Animation, _ push: ScreenTransition) {
    stack = TransitionController(ScreenStack([0]), in: window) { context in
      switch context.operation {
      case .present, .dismiss: ScreenTransition.card().animation(animation)
      default: push.animation(animation)
      }
    }
    log.append("\(animation), \(push)")
  }

  func wait(_ time: Double) {
    log.append("\(stack.state) at \(window.clockTime)")
    window.advance(by: time)
  }

  /// Where the corners of what dims the screens are; nil if there is nothing.
  var dimming: Corners? {
    window.frame.drawList.items.first { $0.id.part == .dimming }.map {
      Corners($0.drawing.matrix, $0.layoutSize)
    }
  }

  func isInFront(_ card: ScreenElementID, of pages: Set<ScreenElementID>) -> Bool {
    let items = window.frame.drawList.items
    guard let position = items.lastIndex(where: { $0.id == card }) else { return false }
    return !items[position...].contains { pages.contains($0.id) }
  }

  /// Drags the card down by some distances, one after the other, and lets go.
  func drag(by distances: [Double], velocity: Double) {
    var (time, y) = (0.0, 0.0)
    let first = GestureSample(time: 0, translation: .zero, velocity: Point(x: 0, y: 1))
    log.append("drag by \(distances), velocity \(velocity)")
    let drag = stack.beginInteraction(.drag(towards: .bottom), at: first)
    for distance in distances {
      (time, y) = (time + 0.01, y + distance)
      wait(0.01)
      drag?.change(GestureSample(time: time, translation: Point(x: 0, y: y)))
    }
    drag?.end(
      GestureSample(
        time: time, translation: Point(x: 0, y: y), velocity: Point(x: 0, y: velocity)))
  }

  /// How far a card is up, how far it is dimmed, and how far the screen below has receded; nil without a card.
  var parts: (height: Double, dimming: Double, below: Double)? {
    let frame = window.frame
    let screens = frame.elements.filter { $0.id.part == .screen }
    guard screens.count == 2, let below = screens.first, let shown = screens.last,
      let dimming = frame.elements.first(where: { $0.id.part == .dimming })
    else { return nil }
    let height = 800 * 0.93
    let moved = shown.frame.origin.y + shown.state.translation.dy
    return (
      (800 - moved) / height, dimming.state.opacity / 0.2, (1 - below.state.scale.x) / 0.08
    )
  }

  /// The page that a pop returns to.
  var pageBelow: ScreenElementID? {
    stack.state.screens.dropLast().last.flatMap { stack.id(of: $0) }
  }

  /// Where the corners of the screens are. Screens with one id are one page in both windows.
  var pages: [ScreenElementID: Corners] {
    var pages: [ScreenElementID: Corners] = [:]
    for item in window.frame.drawList.items where item.id.part == .screen {
      pages[item.id] = Corners(item.drawing.matrix, item.layoutSize)
    }
    return pages
  }
}

private struct Corners {
  var points: [SIMD2<Double>]

  init(_ matrix: Transform, _ size: Size) {
    points = [
      Point(x: 0, y: 0), Point(x: size.width, y: 0), Point(x: 0, y: size.height),
      Point(x: size.width, y: size.height),
    ].map {
      let point = matrix.apply(to: $0)
      return SIMD2(point.x, point.y)
    }
  }

  func distance(to other: Corners) -> Double {
    zip(points, other.points).reduce(0) { max($0, abs(($1.0 - $1.1).x), abs(($1.0 - $1.1).y)) }
  }
}

/// A scale and a translation.
private struct Placing {
  let scale: SIMD2<Double>
  let offset: SIMD2<Double>

  static let identity = Placing(scale: SIMD2(1, 1), offset: SIMD2(0, 0))

  private init(scale: SIMD2<Double>, offset: SIMD2<Double>) {
    (self.scale, self.offset) = (scale, offset)
  }

  init(from old: Corners, to new: Corners) {
    scale = (new.points[3] - new.points[0]) / (old.points[3] - old.points[0])
    offset = new.points[0] - scale * old.points[0]
  }

  func map(_ corners: Corners) -> Corners {
    var mapped = corners
    mapped.points = corners.points.map { scale * $0 + offset }
    return mapped
  }
}
