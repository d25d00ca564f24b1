import PhotoTransitions
import TransitionKit
import TransitionTesting
import XCTest

/// A compiled transition, tested with XCTest.
final class AlbumTests: XCTestCase {
  private let phone = Container(size: Size(width: 390, height: 844))
  private var push: CompiledTransition { NavigationTransition.album.compile(for: .push, in: phone) }
  private var pop: CompiledTransition { NavigationTransition.album.compile(for: .pop, in: phone) }

  /// The texts are in `__Goldens__/AlbumTests`.
  func testAlbumIsTheRecordedOne() {
    XCTAssertGolden(push, named: "push")
    XCTAssertGolden(pop, named: "pop")
  }

  func testTheAlbumRisesCalmly() {
    XCTAssertMotion(
      push, .monotone(), .overshoot(), .smooth(), .speed(atMost: 7000), .settles(by: 0.5),
      .drawn(.destination, above: .origin), .startsAtRest(.origin), .endsAtRest(.destination),
      requiringProof: true)
  }

  func testTheLibraryStaysOnScreen() {
    XCTAssertMotion(push, .inside(phone.frame, .origin), .bounded(.origin, .scale, in: 0.9...1))
    XCTAssertMotion(pop, .inside(phone.frame, .destination))
  }

  /// The library sinks back, so the window has to be black behind it. A contract that is broken says where and when.
  func testTheWindowIsSeenBehindTheLibrary() throws {
    let gap = try XCTUnwrap(push.violations(of: .covers()).first)
    XCTAssertLessThan(gap.time, 0.05)
    XCTAssert(gap.contributions.contains("push / origin / combined[0] / scale(0.94)"), "\(gap)")
  }
}
