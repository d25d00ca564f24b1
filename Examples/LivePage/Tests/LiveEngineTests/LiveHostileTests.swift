import TransitionKit
import TransitionTestSupport
import XCTest

@testable import LiveEngine

/// Whatever numbers a page hands over, a scene or a window answers, and never stops the page.
final class LiveHostileTests: XCTestCase {
  func testNoWordsStopAScene() {
    for seed in Thoroughness.seeds(10_000) {
      var generator = SeededGenerator(seed: seed)
      give(LiveWords.anyScene(&generator), &generator)
      let handle = liveScene()
      for _ in 0..<generator.int(in: 1...5) { callScene(handle, &generator) }
      XCTAssertEqual(liveSceneDraw(handle) > 0, handle > 0, "seed \(seed)")
      liveRelease(handle)
      XCTAssertEqual(liveSceneAdvance(handle, 1), 0)
    }
  }

  func testNoWordsStopAWindow() {
    for seed in Thoroughness.seeds(10_000) {
      var generator = SeededGenerator(seed: ~seed)
      give(LiveWords.anyWindow(&generator), &generator)
      let handle = liveWindow()
      for _ in 0..<generator.int(in: 1...6) { callWindow(handle, &generator) }
      XCTAssertEqual(liveWindowDraw(handle) > 0, handle > 0, "seed \(seed)")
      liveRelease(handle)
      XCTAssertEqual(liveWindowAdvance(handle, 1), 0)
    }
  }

  func testAHandleOfSomethingElseIsRefused() {
    var generator = SeededGenerator(seed: 0)
    give([400, 800, 0, 0, 0], &generator, spoils: false)
    let scene = liveScene()
    XCTAssertGreaterThan(scene, 0)
    XCTAssertEqual(liveWindowDraw(scene), 0)
    XCTAssertEqual(message, "There is no window \(scene).")
    XCTAssertEqual(liveSceneIsIdle(scene), 1)
    for handle in [0, -1, scene + 1, .max, .min] {
      XCTAssertEqual(liveSceneDraw(handle), 0)
      XCTAssertEqual(message, "There is no scene \(handle).")
    }
    liveRelease(scene)
    XCTAssertEqual(liveSceneIsIdle(scene), 0)
  }

  private func callScene(_ handle: Int32, _ generator: inout SeededGenerator) {
    switch generator.int(in: 0...11) {
    case 0, 1, 2:
      give(LiveWords.anyChange(&generator), &generator)
      _ = generator.bool() ? liveSceneUpdate(handle) : liveSceneBegin(handle)
    case 3: _ = liveSceneScrub(handle, generator.hostileNumber())
    case 4: _ = liveSceneFinish(handle, generator.hostileNumber())
    case 5: _ = liveSceneCancel(handle, generator.hostileNumber())
    case 6: _ = liveSceneHold(handle, Int32(generator.int(in: -1...9)))
    case 7: _ = liveSceneMove(handle, generator.hostileNumber(), generator.hostileNumber())
    case 8: _ = liveSceneThrow(handle, generator.hostileNumber(), generator.hostileNumber())
    case 9:
      _ = liveScenePlan(handle) + liveSceneDiagnostics(handle)
      _ = liveSceneExplain(handle, Int32(generator.int(in: -1...9)))
    default:
      let seconds = generator.bool() ? generator.hostileNumber() : generator.double(in: 0...1)
      _ = liveSceneAdvance(handle, seconds)
      _ = liveSceneDraw(handle)
    }
  }

  private func callWindow(_ handle: Int32, _ generator: inout SeededGenerator) {
    func number() -> Double { generator.hostileNumber() }
    switch generator.int(in: 0...9) {
    case 0, 1, 2:
      give(LiveWords.anyStyle(&generator), &generator)
      _ = liveWindowPerform(
        handle, Int32(generator.int(in: -1...6)), Int32(generator.int(in: -1...5)),
        Int32(clamping: generator.hostileCount()))
    case 3, 4:
      _ = liveWindowBegin(
        handle, Int32(generator.int(in: -1...5)), number(), number(), number(), number(), number(),
        number(), number())
    case 5: _ = liveWindowChange(handle, number(), number(), number(), number(), number())
    case 6: _ = liveWindowEnd(handle, number(), number(), number(), number(), number())
    case 7: _ = liveWindowCancel(handle, number())
    case 8: _ = liveWindowState(handle) + liveWindowDiagnostics(handle)
    default:
      _ = liveWindowAdvance(handle, generator.bool() ? number() : generator.double(in: 0...1))
      _ = liveWindowDraw(handle)
    }
  }

  /// Hands over words, of which some may be any numbers, and some may be missing.
  private func give(
    _ words: [Double], _ generator: inout SeededGenerator, spoils: Bool = true
  ) {
    var words = words
    if spoils, generator.int(in: 0...2) == 0, !words.isEmpty {
      for _ in 0..<generator.int(in: 1...3) {
        words[generator.int(in: 0...words.count - 1)] = generator.hostileNumber()
      }
      if generator.int(in: 0...3) == 0 { words.removeLast(generator.int(in: 0...words.count - 1)) }
    }
    LiveEngineTests.give(words)
  }
}

extension LiveWords {
  static func anyScene(_ generator: inout SeededGenerator) -> [Double] {
    var words = scene(
      anyElements(&generator), size: Size(width: 400, height: 800),
      reducesMotion: generator.int(in: 0...5) == 0)
    if generator.bool() { words[2] = 1 }
    return words
  }

  static func anyChange(_ generator: inout SeededGenerator) -> [Double] {
    change(
      anyAnimation(&generator),
      stagger: [
        Double(generator.int(in: -5...5)), anyNumber(&generator), anyNumber(&generator),
        anyNumber(&generator),
      ], flags: generator.int(in: 0...15), bulge: generator.bool() ? 0 : anyNumber(&generator),
      holding: generator.int(in: -1...9), to: anyScene(&generator))
  }

  static func anyWindow(_ generator: inout SeededGenerator) -> [Double] {
    let screens = (0..<generator.int(in: 1...6)).map { number in
      [Double(number), generator.bool() && number > 0 ? 1 : 0]
        + elements(anyElements(&generator))
    }
    return [400, 800, 0, generator.int(in: 0...5) == 0 ? 1 : 0, Double(generator.int(in: -1...4))]
      + [Double(screens.count)] + screens.flatMap { $0 }
  }

  static func anyStyle(_ generator: inout SeededGenerator) -> [Double] {
    if generator.int(in: 0...3) == 0 { return [] }
    let detents = (0..<generator.int(in: 0...3)).map { _ in anyNumber(&generator) }
    return style(
      generator.int(in: 0...8), bulge: generator.bool() ? 0 : anyNumber(&generator),
      anyAnimation(&generator), detents: detents, recipe: recipe("slide", [1]))
  }

  private static func anyElements(_ generator: inout SeededGenerator) -> [[Double]] {
    (0..<generator.int(in: 0...6)).map { index in
      let frame = Rect(
        x: anyNumber(&generator), y: anyNumber(&generator), width: anyNumber(&generator),
        height: anyNumber(&generator))
      return element(
        generator.int(in: 0...5) == 0 ? 0 : index,
        in: index > 0 && generator.bool() ? generator.int(in: 0...index) : -1, frame,
        cornerRadius: anyNumber(&generator), opacity: anyNumber(&generator),
        key: generator.int(in: -3...3), clips: generator.bool(),
        version: generator.int(in: 0...2),
        transition: generator.bool() ? [0] : recipe("scale", [0.5, 0.5, 0.5]))
    }
  }

  private static func anyAnimation(_ generator: inout SeededGenerator) -> [Double] {
    generator.int(in: 0...2) == 0 ? [0] : recipe("smooth", [0.5, 0])
  }

  /// A usable number mostly.
  private static func anyNumber(_ generator: inout SeededGenerator) -> Double {
    generator.int(in: 0...7) == 0 ? generator.hostileNumber() : generator.double(in: -100...500)
  }
}
