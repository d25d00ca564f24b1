import Foundation
import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What `Tests/Reference/windows.py` shows of scripts: it writes down the rule for windows once more.
///
/// `windows-fixture.py` beside it has made `windows.json`. With `WINDOWS_REFERENCE` in the environment another file is read.
final class WindowReferenceTests: XCTestCase {
  func testWindowsShowWhatTheReferenceShows() throws {
    let path =
      ProcessInfo.processInfo.environment["WINDOWS_REFERENCE"]
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("windows.json").path
    let scripts = try JSONDecoder().decode(
      [WindowScript].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    var (played, frames, missing, worst) = (0, 0, 0, 0.0)
    for (number, script) in scripts.enumerated() where number % Thoroughness.size(1, or: 9) == 0 {
      guard let transition = script.screenTransition else { continue }
      played += 1
      let shown = script.play(transition)
      for frame in script.frames {
        frames += 1
        let pages = shown[frame.number]
        if let fault = script.compare(frame, pages, &worst) {
          XCTFail("script \(number), frame \(frame.number): \(fault)")
          break
        }
        let others = frame.pages.map(\.page)
        guard pages.map(\.page) != others else { continue }
        missing += 1
        // Two frames earlier or later they are the same.
        let near = [frame.number - 2, frame.number + 2].filter { shown.indices.contains($0) }
        XCTAssertTrue(
          near.contains { shown[$0].map(\.page) == others },
          "script \(number), frame \(frame.number): \(pages) instead of \(others)")
      }
    }
    print("\(played) scripts, \(frames) frames, worst \(worst), \(missing) near an arrival")
    XCTAssertGreaterThan(played, Thoroughness.size(180, or: 20))
  }
}

/// A page in a frame: its left edge and its width in widths of the container.
private struct PageExtent: CustomStringConvertible {
  let page: Int
  let left: Double
  let width: Double
  let opacity: Double

  func difference(to other: PageExtent) -> Double {
    max(abs(left - other.left), abs(width - other.width), abs(opacity - other.opacity))
  }

  var description: String { "page \(page) at \(left), \(width) wide, \(opacity)" }
}

private struct WindowScript: Decodable {
  struct Frame: Decodable {
    let number: Int
    let pages: [PageExtent]

    init(from decoder: Decoder) throws {
      var list = try decoder.unkeyedContainer()
      number = try list.decode(Int.self)
      var pages: [PageExtent] = []
      while !list.isAtEnd {
        let numbers = try list.decode([Double].self)
        pages.append(
          PageExtent(
            page: Int(numbers[0]), left: numbers[1], width: numbers[2], opacity: numbers[3]))
      }
      self.pages = pages
    }
  }

  enum Call {
    case show(Int)
    case begin(Int)
    case drag(Double)
    case release(velocity: Double, commits: Bool)
  }

  struct TimedCall: Decodable {
    let time: Double
    let call: Call

    init(from decoder: Decoder) throws {
      var list = try decoder.unkeyedContainer()
      time = try list.decode(Double.self)
      switch try list.decode(String.self) {
      case "show": call = .show(try list.decode(Int.self))
      case "begin": call = .begin(try list.decode(Int.self))
      case "drag": call = .drag(try list.decode(Double.self))
      default:
        var values = try list.nestedUnkeyedContainer()
        let velocity = try values.decode(Double.self)
        call = .release(velocity: velocity, commits: try values.decode(Bool.self))
      }
    }
  }

  let transition: String
  let timing: String
  let calls: [TimedCall]
  let frames: [Frame]

  /// What is wrong with the pages of a frame; nil if nothing is.
  func compare(_ frame: Frame, _ pages: [PageExtent], _ worst: inout Double) -> String? {
    let common = Set(frame.pages.map(\.page)).intersection(pages.map(\.page))
    for (own, page) in zip(
      pages.filter { common.contains($0.page) }, frame.pages.filter { common.contains($0.page) })
    {
      guard own.page == page.page else { return "\(pages) are in another order" }
      worst = max(worst, own.difference(to: page))
      guard own.difference(to: page) < 2e-3 else { return "\(own) instead of \(page)" }
    }
    return nil
  }

  var screenTransition: ScreenTransition? {
    let animation: Animation =
      timing == "linear"
      ? .linear(duration: 0.35)
      : .spring(Spring(response: 0.5, dampingRatio: 1))
    let kind = PageKind(rawValue: transition)
    // Its parts have ranges, which a spring does not have.
    if kind == .late, timing != "linear" { return nil }
    return (kind?.transition).map { ScreenTransition($0, animation: animation) }
  }

  /// The pages in all frames, and in some after the last one.
  func play(_ transition: ScreenTransition) -> [[PageExtent]] {
    let window = ScreenWindow(size: Size(width: 1000, height: 1000))
    let stack = TransitionController(ScreenStack([0]), in: window) { _ in transition }
    var left = calls[...]
    var gesture: (interaction: ScreenInteraction, start: Double, page: Int)?
    var way = 0.0
    return (0...(frames.last?.number ?? 0) + 2).map { frame in
      let now = Double(frame) / 60
      while let next = left.first, next.time <= now + 1e-9 {
        left.removeFirst()
        window.advance(to: next.time)
        switch next.call {
        case .show(let page): stack.replaceTop(with: page)
        case .begin(let page):
          way = 0
          let interaction = stack.beginInteraction(.byProgress, at: GestureSample(time: 0)) {
            (stack, _) in stack.replaceTop(with: page)
          }
          gesture = interaction.map { ($0, next.time, page) }
        case .drag(let next):
          way = next
          gesture?.interaction.change(sample(way, 0, at: window.clockTime - (gesture?.start ?? 0)))
        case .release(let velocity, let commits):
          let time = window.clockTime - (gesture?.start ?? 0)
          gesture?.interaction.end(sample(way, velocity, at: time, commits: commits))
          gesture = nil
        }
      }
      window.advance(to: now)
      let picture = WindowPicture(window.frame)
      return picture.screens.map { screen in
        let place = picture.place(of: screen)
        return PageExtent(
          page: stack.screen(of: screen.id) ?? -1, left: place.rect.origin.x / 1000,
          width: place.rect.width / 1000, opacity: place.opacity)
      }
    }
  }

  private func sample(
    _ way: Double, _ velocity: Double, at time: Double, commits: Bool = false
  ) -> GestureSample {
    // The vertical velocity is as large, and says what the finger decides.
    let speed = max(abs(velocity), 1e-6)
    return GestureSample(
      time: time, translation: Point(x: way, y: 0),
      velocity: Point(x: velocity, y: commits ? speed : -speed))
  }
}

extension InteractionPolicy {
  /// A finger whose translation is the progress, and that commits if it is lifted with a vertical velocity.
  fileprivate static var byProgress: InteractionPolicy {
    var policy = InteractionPolicy.thresholdAndFlick(.push)
    policy.progress = { sample, _, _ in .absolute(sample.translation.x) }
    policy.velocity = { sample, _, _ in sample.velocity?.x ?? 0 }
    policy.gestureVelocity = { sample, _, _ in sample.velocity?.y ?? 0 }
    policy.decision = { _, velocity in velocity > 0 ? .commit(speed: nil) : .cancel }
    (policy.slop, policy.flick) = (0.025, 0.5)
    return policy
  }
}
