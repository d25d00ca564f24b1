import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Interrupted pages continue with value and velocity, and what a finger holds stands still: SCENES, sections 6.1, 9 and 12.
final class SmoothLawTests: XCTestCase {
  private static let transitions: [NavigationTransition] = [
    .slide, .cover, .push, .uncover, .dissolve, .move(axis: .vertical), .zoom,
  ]
  /// Animations that start with the velocity 0.
  static let soft: [Animation] = [
    .smooth, .smooth(duration: 0.3), .easeInOut(duration: 0.3), .snappy(extraBounce: -0.15),
  ]

  func testOperationsChangeNeitherValuesNorVelocities() {
    var (operations, pages) = (0, 0)
    forAll(3000, .search) { generator in
      let player = CoverPlayer(
        [generator.pick(Self.transitions)], generator.pick(Self.soft), measures: false)
      for _ in 0..<generator.int(in: 2...12) {
        player.make(.wait(generator.double(in: 0.002...0.25)))
        let earlier = player.places
        player.make(.wait(Self.step))
        let before = player.places
        let call: CoverCall = generator.pick([
          .push(generator.int(in: 1...4)), .pop, .replace(generator.int(in: 1...4)), .popToRoot,
        ])
        player.make(call)
        let after = player.places
        player.make(.wait(Self.step))
        let later = player.places
        operations += 1
        for (id, place) in before {
          guard let now = after[id] else { continue }
          pages += 1
          XCTAssertLessThan(place.difference(to: now), 1e-9, "\(id) jumps at \(call)")
          guard let first = earlier[id], let last = later[id] else { continue }
          let change = now.velocity(to: last, in: Self.step)
            .difference(to: first.velocity(to: place, in: Self.step))
          let speed = first.velocity(to: place, in: Self.step).size
          XCTAssertLessThan(
            change, 2 + 0.01 * speed, "the velocity \(speed) of \(id) jumps at \(call)")
        }
      }
    }
    print("\(operations) operations, \(pages) pages")
  }

  private static let step = 1e-6

  func testAFingerHoldsWhatItCatches() {
    var (catches, moving) = (0, 0)
    forAll(3000, .search) { generator in
      let animation = generator.pick(
        Self.soft + [.linear(duration: 0.4), .easeOut(duration: 0.3), .bouncy])
      let player = CoverPlayer([.slide], animation, measures: false)
      for number in 1...generator.int(in: 1...3) {
        player.make(number < 3 || generator.bool() ? .push(number) : .pop)
        player.make(.wait(generator.double(in: 0.01...0.3)))
      }
      let screens = player.stack.state.screens
      guard screens.count > 1 else { throw Law.SkippedCase() }
      let before = player.places
      player.make(.begin)
      // The page that leaves follows the finger, or one that was not there comes from the left.
      guard let gesture = player.gesture, gesture.isActive,
        let below = player.stack.id(of: screens[screens.count - 2]),
        let upper = player.stack.id(of: screens[screens.count - 1]),
        case let top = before[below] == nil ? below : upper, let x = player.shift(of: top)
      else { throw Law.SkippedCase() }
      catches += 1
      if x != 0 { moving += 1 }
      for (id, place) in before {
        guard let now = player.places[id] else { continue }
        XCTAssertLessThan(place.difference(to: now), 1e-9, "\(id) jumps at the catch")
      }
      let progress = gesture.progress
      let held = player.driven(top)
      player.make(.wait(generator.double(in: 0...0.6)))
      XCTAssertEqual(gesture.progress, progress, "it moves under a finger that rests")
      XCTAssertEqual(player.driven(top), held, "it moves under a finger that rests")
      // A finger that moves less than the slop is a tap, which leaves running what runs.
      let way = generator.double(in: 11...50)
      player.make(.drag(way))
      guard let moved = player.shift(of: top) else { return }
      XCTAssertEqual(
        moved, min(x + way, before[below] == nil ? 0 : max(x, 400)), accuracy: 1e-9,
        "not one to one")
      // Beyond an end, in an overshoot, the progress does not go farther.
      func isInside(_ x: Double) -> Bool {
        before[below] == nil ? (-399..<(-1)).contains(x) : (1..<399).contains(x)
      }
      let velocity = generator.double(in: -1500...1500)
      player.make(.letGo(x: way, velocity: velocity))
      guard let first = player.shift(of: top) else { return }
      XCTAssertEqual(first, moved, accuracy: 1e-9, "letting go moves it")
      player.make(.wait(Self.step))
      guard let second = player.shift(of: top), isInside(moved) else { return }
      XCTAssertEqual(
        (second - first) / Self.step, velocity, accuracy: 2 + 0.01 * abs(velocity),
        "the finger's velocity is lost")
      player.settle()
      XCTAssertTrue(player.isAtRest)
    }
    print("\(catches) catches, \(moving) in runs")
  }

  func testAnArrivalChangesNothingOfThePicture() {
    forAll(1000, .search) { generator in
      let player = CoverPlayer(
        [generator.pick(Self.transitions.dropLast())], generator.pick(Self.soft), measures: false)
      for number in 1...3 {
        player.make(generator.int(in: 0...2) == 0 ? .pop : .push(number))
        player.make(.wait(generator.double(in: 0.01...0.2)))
      }
      var last = player.samples
      while !player.window.isIdle {
        player.make(.wait(0.002))
        let (left, seen) = (last.screens.subtracting(player.samples.screens), last.seen)
        for id in left {
          let most = seen.map { $0[id] ?? 0 }.max() ?? 0
          XCTAssertLessThan(most, 0.01, "\(id) was seen when it left")
        }
        last = player.samples
      }
    }
  }
}

/// Where a screen is shown.
struct ShownPlace: Equatable {
  var rect: Rect
  var opacity: Double

  func difference(to other: ShownPlace) -> Double {
    max(
      max(abs(rect.origin.x - other.rect.origin.x), abs(rect.origin.y - other.rect.origin.y)),
      max(abs(rect.width - other.rect.width), abs(opacity - other.opacity)))
  }

  var size: Double { difference(to: ShownPlace(rect: .zero, opacity: 0)) }

  func velocity(to other: ShownPlace, in time: Double) -> ShownPlace {
    ShownPlace(
      rect: Rect(
        x: (other.rect.origin.x - rect.origin.x) / time,
        y: (other.rect.origin.y - rect.origin.y) / time,
        width: (other.rect.width - rect.width) / time, height: 0),
      opacity: (other.opacity - opacity) / time)
  }
}

extension WindowPicture {
  /// Where the screens are shown.
  var places: [ScreenElementID: ShownPlace] {
    var places: [ScreenElementID: ShownPlace] = [:]
    for screen in screens {
      let place = place(of: screen)
      places[screen.id] = ShownPlace(rect: place.rect, opacity: place.opacity)
    }
    return places
  }
}

extension CoverPlayer {
  /// Where the screens are shown.
  var places: [ScreenElementID: ShownPlace] { WindowPicture(window.frame).places }

  /// How far a screen itself has moved, whatever carries it.
  func shift(of id: ScreenElementID) -> Double? { driven(id)?.translation.dx }

  /// What moves a screen itself, whatever carries it.
  func driven(_ id: ScreenElementID) -> PropertyState? { window.frame[id]?.state }

  /// The screens, and what some points show.
  var samples: (screens: Set<ScreenElementID>, seen: [[ScreenElementID: Double]]) {
    let picture = WindowPicture(window.frame)
    return (
      Set(picture.screens.map(\.id)),
      (0..<8).map { picture.seen(at: Point(x: 400 * (Double($0) + 0.37) / 8, y: 333)) }
    )
  }
}
