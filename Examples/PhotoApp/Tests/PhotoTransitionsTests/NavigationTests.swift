import PhotoTransitions
import TransitionControllers
import TransitionKit
import TransitionLint
import TransitionTesting
import XCTest

/// A window with a stack and a card, and fingers on it.
final class NavigationTests: XCTestCase {
  private let size = Size(width: 390, height: 844)

  /// A window that shows a photo.
  private func photo() -> TransitionController<ScreenStack<Screen>> {
    let window = ScreenWindow(size: size)
    let navigation = makeNavigation(in: window)
    navigation.push(.photo("forest"))
    window.advance(by: 1)
    return navigation
  }

  func testAFlickGoesBack() {
    let navigation = photo()
    let flick = GestureTrack.flick(in: Container(size: size))
    XCTAssertEqual(flick.replay(on: navigation, .edgePan()), .commit(speed: nil))
    XCTAssertEqual(navigation.state.screens, [.library])
  }

  func testAFingerThatGoesBackCancels() {
    let navigation = photo()
    let drag = GestureTrack.slowDragThatGoesBack(in: Container(size: size))
    XCTAssertEqual(drag.replay(on: navigation, .edgePan()), .cancel)
    XCTAssertEqual(navigation.state.screens, [.library, .photo("forest")])
  }

  /// The track is written by hand. One that a device has logged looks the same.
  func testAShortDragStaysOnThePhoto() throws {
    let navigation = photo()
    let track = try GestureTrack(
      parsing: """
        0 s: begin at 4, 420
        0.1 s: move to 40, 424
        0.3 s: move to 70, 426
        0.6 s: end at 72, 426 with velocity 0, 0
        """)
    let motion = Motion(recording: navigation.window) { recorder in
      XCTAssertEqual(recorder.replay(track, on: navigation, .edgePan()), .cancel)
    }
    // While the finger is down the screen steps with its events, so no limit of the speed would hold.
    XCTAssertMotion(motion, .endsAtRest(.element("0/1")), .settles(.element("0/1"), by: 1.2))
  }

  func testAPopThatInterruptsThePushHasNoJump() {
    let window = ScreenWindow(size: size)
    let navigation = makeNavigation(in: window)
    let motion = Motion(recording: window) { recorder in
      navigation.push(.photo("forest"))
      recorder.advance(by: 0.15)
      navigation.pop()
    }
    // Screens are numbered in the order in which they were shown: 0/0 is the library, and 0/1 the photo.
    XCTAssertMotion(
      motion, .speed(of: .element("0/1"), atMost: 3000),
      .drawn(.element("0/1"), above: .element("0/0")), .endsAtRest(.element("0/0")))
  }

  func testTheCardComesToRestAtHalfOfTheHeight() {
    let navigation = photo()
    let motion = Motion(recording: navigation.window) { _ in
      navigation.present(.share)
    }
    XCTAssertMotion(
      motion, .overshoot(.element("0/2"), .translation), .settles(.element("0/2"), by: 0.6),
      .speed(of: .element("0/2"), atMost: 3000))
    XCTAssertEqual(navigation.detent(of: .share), 0)
  }
}
