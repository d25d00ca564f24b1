import TransitionControllers
import TransitionKit
import XCTest

/// Windows that get another size while what is presented moves: it keeps its share of the distance that it moves over.
final class ResizedPresentationTests: XCTestCase {
  private let sizes = [
    Size(width: 400, height: 500), Size(width: 800, height: 400), Size(width: 400, height: 1000),
  ]

  func testWhatIsPresentedKeepsItsShareAsItComesAndLeaves() throws {
    let transitions: [ScreenTransition] = [
      .cover(edge: .bottom).animation(.linear(duration: 1)), .cover(edge: .bottom), .card(),
      .sheet(), .sheet(detents: [.medium, .large]),
      .sheet(detents: [.fraction(0.5)]).animation(.linear(duration: 0.35)),
    ]
    for (size, transition) in sizes.flatMap({ size in transitions.map { (size, $0) } }) {
      for operations in [
        ["present"], ["dismiss"], ["dismiss", "present"], ["present", "dismiss"],
      ] {
        let shown = Shown(transition, isPresented: operations[0] == "dismiss")
        for operation in operations {
          if operation == "present" {
            shown.navigation.present("form")
          } else {
            shown.navigation.dismiss()
          }
          shown.window.advance(by: 0.1)
        }
        let share = try XCTUnwrap(shown.share)
        XCTAssert(share > 0 && share < 1)
        shown.window.resize(to: size)
        XCTAssertEqual(try XCTUnwrap(shown.share), share, accuracy: 1e-9, "\(operations), \(size)")
        shown.window.advance(by: 10)
        XCTAssertEqual(shown.share == nil, operations.last == "dismiss")
      }
    }
  }

  func testWhatIsPresentedIsAtItsEndWhenItWouldHaveBeen() throws {
    let shown = Shown(.cover(edge: .bottom).animation(.linear(duration: 1)), isPresented: false)
    shown.navigation.present("form")
    shown.window.advance(by: 0.25)
    shown.window.resize(to: Size(width: 400, height: 500))
    for (time, share) in [(0.25, 0.5), (0.25, 0.75), (0.25, 1)] {
      shown.window.advance(by: time)
      XCTAssertEqual(try XCTUnwrap(shown.share), share, accuracy: 1e-9)
    }
  }

  func testASheetThatAFingerHasLetGoKeepsItsShare() throws {
    var moving = 0
    for (size, velocity) in sizes.flatMap({ size in [-2000.0, -300, 300, 2000].map { (size, $0) } })
    {
      for (distance, delay) in [(-200.0, 0.05), (-200, 0.1), (60, 0.05), (60, 0.3), (150, 0.05)] {
        let shown = Shown(
          .sheet(detents: [.fraction(0.2), .fraction(0.5), .fraction(1)]), isPresented: true)
        let drag = try XCTUnwrap(
          shown.navigation.beginInteraction(
            .drag(towards: .bottom), at: GestureSample(time: 0, translation: Point(x: 0, y: 1))))
        drag.end(
          GestureSample(
            time: 0.1, translation: Point(x: 0, y: distance), velocity: Point(x: 0, y: velocity)))
        shown.window.advance(by: delay)
        guard let share = shown.share else { continue }
        moving += 1
        shown.window.resize(to: size)
        XCTAssertEqual(
          try XCTUnwrap(shown.share), share, accuracy: 1e-9, "\(size), \(velocity), \(distance)")
      }
    }
    XCTAssertGreaterThan(moving, 40)
  }
}

/// A window with a presented screen.
private struct Shown {
  let window = ScreenWindow(size: Size(width: 400, height: 800))
  let navigation: TransitionController<ScreenStack<String>>

  init(_ transition: ScreenTransition, isPresented: Bool) {
    navigation = TransitionController(ScreenStack(["list"]), in: window) { _ in transition }
    guard isPresented else { return }
    navigation.present("form")
    window.advance(by: 5)
  }

  /// How much of the height of the window the presented screen takes; nil if it is not there.
  var share: Double? {
    navigation.id(of: "form").flatMap { window.frame.rect(of: $0) }
      .map { (window.size.height - $0.origin.y) / window.size.height }
  }
}
