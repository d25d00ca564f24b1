import TransitionKit
import XCTest

final class StaggerTests: XCTestCase {
  private let grid = Slicing.grid(rows: 2, columns: 3).pieces

  func testDelaysByIndexRowAndColumn() {
    XCTAssertEqual(Stagger.index(each: 0.5).delays(of: grid), [0, 0.5, 1, 1.5, 2, 2.5])
    XCTAssertEqual(Stagger.row(each: 2).delays(of: grid), [0, 0, 0, 2, 2, 2])
    XCTAssertEqual(Stagger.column(each: 1).delays(of: grid), [0, 1, 2, 0, 1, 2])
    XCTAssertEqual(Stagger.column(each: 1).reversed().delays(of: grid), [2, 1, 0, 2, 1, 0])
  }

  func testATotalIsTheDelayOfTheLast() {
    let staggers: [Stagger] = [
      .index(total: 0.6), .row(total: 0.6), .column(total: 0.6),
      .distance(from: .topLeft, total: 0.6),
      .direction(.degrees(30), total: 0.6), .distance(from: .center, total: 0.6).reversed(),
    ]
    for stagger in staggers {
      let delays = stagger.delays(of: grid)
      XCTAssertEqual(delays.min(), 0)
      XCTAssertEqual(delays.max() ?? 0, 0.6, accuracy: 1e-12)
    }
    XCTAssertEqual(Stagger.row(total: 1).delays(of: Slicing.columns(4).pieces), [0, 0, 0, 0])
  }

  func testDistancesAndDirectionsAreThoseOfTheMiddles() {
    let row = Slicing.columns(2).pieces
    XCTAssertEqual(Stagger.distance(from: .left, each: 1).delays(of: row)[1], 0.5, accuracy: 1e-12)
    XCTAssertEqual(Stagger.direction(.zero, each: 4).delays(of: row), [0, 2])
    XCTAssertEqual(Stagger.direction(.degrees(180), each: 4).delays(of: row)[0], 2, accuracy: 1e-12)
  }

  func testListsAreRows() {
    XCTAssertEqual(Stagger.index(each: 0.1).delays(count: 3), [0, 0.1, 0.2])
    XCTAssertEqual(Stagger.index(total: 1).delays(count: 1), [0])
    // A list may be as long as a view has pieces.
    XCTAssertEqual(Stagger.index(each: 0.1).delays(count: 20_000).count, 10_000)
    XCTAssertTrue(Stagger.index(total: 1).delays(count: 0).isEmpty)
    XCTAssertTrue(Stagger.index(total: 1).delays(count: -3).isEmpty)
    let delays = Stagger.distance(from: .center, total: 1).delays(count: 5)
    XCTAssertEqual(delays[2], 0)
    XCTAssertEqual(delays[0], 1, accuracy: 1e-12)
  }

  func testDelaysWithoutSenseCountAsNone() {
    for delay in [-1, Double.nan, .infinity] {
      XCTAssertEqual(Stagger.index(each: delay).delays(count: 3), [0, 0, 0])
      XCTAssertEqual(Stagger.row(total: delay).delays(of: grid), [0, 0, 0, 0, 0, 0])
    }
  }

  func testStaggeredPiecesStartOneAfterTheOther() {
    let container = Container(size: Size(width: 300, height: 300))
    let compiled = AtomicTransition.pieces(.columns(3), staggered: .index(each: 1)) { _ in .opacity
    }
    .animation(.linear(duration: 2)).compile(for: .insertion, in: container)
    XCTAssertEqual(compiled.timeline.duration, 4)
    let frame = compiled.timeline.frame(at: 1.5)
    XCTAssertEqual((0..<3).map { frame[.piece(of: .view, $0)].opacity }, [0.75, 0.25, 0])
  }

  func testDelayingShiftsEverythingWhateverItsTiming() {
    let container = Container(size: Size(width: 300, height: 300))
    let transition: AtomicTransition = [
      .opacity.animation(.bouncy), .offset(x: 9, y: 0).animation(.linear, during: 0.2...0.5),
      .keyframes(.blur, from: 4, [.linear(0, duration: 0.3)]), .scale.animation(nil),
    ]
    for operation in AtomicTransition.Operation.allCases {
      let plain = transition.compile(for: operation, in: container).timeline
      let delayed = transition.delayed(by: 0.25).delayed(by: 0.5)
        .compile(for: operation, in: container).timeline
      XCTAssertEqual(delayed.duration, plain.duration + 0.75)
      for time in stride(from: 0.01, through: plain.duration, by: 0.01) {
        let (a, b) = (plain.frame(at: time).view, delayed.frame(at: time + 0.75).view)
        XCTAssertEqual(a.opacity, b.opacity, accuracy: 1e-9)
        XCTAssertEqual(a.translation.dx, b.translation.dx, accuracy: 1e-9)
        XCTAssertEqual(a.blur, b.blur, accuracy: 1e-9)
        XCTAssertEqual(a.scale.x, b.scale.x)
      }
    }
    let broken = AtomicTransition.opacity.delayed(by: .nan).compile(for: .insertion, in: container)
    XCTAssertEqual(broken.diagnostics.map(\.kind), [.unusableDuration])
  }
}
