import TransitionKit
import TransitionTestSupport
import XCTest

/// A staggered whole takes what its animation says: the first piece begins at once, and the last ends with it.
final class StaggeredWholeTests: XCTestCase {
  private let sizes = [(1, 1), (1, 2), (2, 2), (3, 3), (5, 4), (7, 1), (12, 8), (10, 8), (31, 17)]

  func testAWholeTakesExactlyWhatItsAnimationSays() {
    for (rows, columns) in sizes {
      for (name, transition) in [
        ("explode", AtomicTransition.explode(rows: rows, columns: columns)),
        ("widely spread", .explode(rows: rows, columns: columns, spread: 0.9)),
        ("together", .explode(rows: rows, columns: columns, spread: 0)),
        ("mosaic", .mosaic(rows: rows, columns: columns)),
        ("another mosaic", .mosaic(rows: rows, columns: columns, seed: 7)),
        ("checkerboard", .checkerboard(rows: rows, columns: columns)),
      ] where name != "checkerboard" || rows * columns > 1 {
        for operation in AtomicTransition.Operation.allCases {
          for duration in [0.5, 0.35, 0.7] {
            let compiled = transition.animation(.linear(duration: duration))
              .compile(for: operation, in: .phone)
            XCTAssertEqual(
              compiled.timeline.duration, duration, "\(name) \(rows) x \(columns) \(operation)")
          }
        }
      }
    }
  }

  func testTheDefaultsTakeTheDefaultDuration() {
    for transition in [AtomicTransition.explode, .mosaic, .checkerboard, .blinds, .slidingDoors] {
      for operation in AtomicTransition.Operation.allCases {
        let compiled = transition.compile(for: operation, in: .phone)
        XCTAssertEqual(compiled.timeline.duration, 0.35, "\(transition) \(operation)")
      }
    }
  }

  func testTheFirstPieceBeginsAtOnce() throws {
    for transition in [AtomicTransition.explode, .mosaic] {
      for operation in AtomicTransition.Operation.allCases {
        let timeline = transition.animation(.linear(duration: 1))
          .compile(for: operation, in: .phone).timeline
        let (start, soon) = (timeline.frame(at: 0), timeline.frame(at: 0.001))
        XCTAssertTrue(
          start.pieces(of: .view).contains { soon[$0] != start[$0] },
          "\(transition) \(operation)")
      }
    }
  }
}
