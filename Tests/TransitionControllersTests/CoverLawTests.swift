import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What belongs together stays together: SCENES, sections 6.1 and 12.
final class CoverLawTests: XCTestCase {
  /// Transitions that cover the window when they run alone.
  private static let covering: [NavigationTransition] = [
    .slide, .cover, .uncover, .push, .pull, .move(axis: .vertical), .cover(edge: .bottom),
    .cover(edge: .leading), .uncover(edge: .top), .move(axis: .horizontal), .dissolve,
    .parallaxPush, .push(edge: .bottom), .identity,
  ]
  private static let animations: [Animation] = [
    .linear(duration: 0.4), .easeInOut(duration: 0.3), .smooth, .snappy(extraBounce: -0.15),
    .easeOut(duration: 0.2), .linear(duration: 0.2).delay(0.1),
  ]

  func testBuiltInTransitionsCoverWhenTheyRunAlone() {
    let script = CoverScript([.push(1), .wait(0.05), .wait(0.1), .wait(0.1), .pop, .wait(1)])
    for (transition, animation) in Thoroughness.pairs(of: Self.covering, and: Self.animations) {
      XCTAssertEqual(
        script.mostBackground(transition, animation), 0, accuracy: 1e-9,
        "\(transition), \(animation)")
    }
  }

  func testNoScriptShowsTheBackground() {
    var (frames, catches, most) = (0, 0, 0)
    forAll(20_000, .search) { generator in
      let script = CoverScript.random(&generator)
      let transitions = (0..<3).map { _ in generator.pick(Self.covering) }
      let animation = generator.pick(Self.animations)
      let player = CoverPlayer(transitions, animation)
      for call in script.calls {
        player.make(call)
        if player.background > 1e-9 {
          XCTFail(
            "\(transitions), \(animation) after \(call) of \(script.calls): \(player.background) in \(player.window.frame)"
          )
          return
        }
      }
      player.settle()
      XCTAssertTrue(player.isAtRest)
      frames += player.frames
      catches += player.catches
      most = max(most, player.mostTransitions)
    }
    print("\(frames) frames, \(catches) catches, at most \(most) transitions")
  }

  /// Push, pop, replace, catch, drag and let go, each followed by one of 5 spacings.
  func testNoShortSequenceShowsTheBackground() {
    let calls: [CoverCall] = [
      .push(1), .pop, .replace(2), .push(3), .begin, .letGo(x: 150, velocity: 0),
    ]
    let spacings = [0, 0.02, 0.1, 0.2, 0.5]
    let depth = Thoroughness.size(5, or: 4)
    var sequences = 0
    let count = (0..<depth).reduce(1) { product, _ in product * calls.count }
    for seed in Thoroughness.seeds(count * spacings.count, .all) {
      var number = Int(truncatingIfNeeded: seed &* 0x9E37_79B1 & 0xFFFF_FFFF)
      let spacing = spacings[number % spacings.count]
      number /= spacings.count
      let transition = Self.covering[number % Self.covering.count]
      let player = CoverPlayer([transition], Self.animations[number % 3])
      sequences += 1
      for _ in 0..<depth {
        player.make(calls[number % calls.count])
        number /= calls.count
        player.make(.wait(spacing))
        if player.background > 1e-9 {
          return XCTFail("seed \(seed), \(transition), \(spacing): \(player.background)")
        }
      }
    }
    print("\(sequences) sequences")
  }

  func testAStormOfPushesKeepsFewTransitions() {
    let player = CoverPlayer([.slide, .push, .dissolve], .smooth)
    for number in 1...Thoroughness.size(1000, or: 200) {
      player.stack.push(number)
      // To look at so many screens takes a while.
      if number % 50 == 0 { player.make(.wait(0.005)) } else { player.window.advance(by: 0.005) }
    }
    XCTAssertLessThanOrEqual(player.mostTransitions, 16)
    XCTAssertEqual(player.worst, 0, accuracy: 1e-9)
    player.settle()
    XCTAssertEqual(player.window.frame.elements.count, 2, "the container and the page")
  }

  func testTogglingNeitherSticksNorPassesAnEnd() {
    for animation in [Animation.smooth, .linear(duration: 0.35), .easeInOut(duration: 0.3)] {
      let player = CoverPlayer([.slide], animation)
      var furthest = 0.0
      for number in 0..<Thoroughness.size(400, or: 100) {
        player.make(number % 2 == 0 ? .push(1) : .pop)
        player.make(.wait(0.005))
        for element in player.window.frame.elements {
          furthest = max(furthest, abs(element.state.translation.dx))
        }
      }
      XCTAssertLessThanOrEqual(furthest, 400 * (1 + 1e-9))
      XCTAssertEqual(player.worst, 0, accuracy: 1e-9)
      player.settle()
    }
  }
}

enum CoverCall {
  case push(Int)
  case replace(Int)
  case pop, popToRoot
  case wait(Double)
  case begin
  case beginReplacing(Int)
  case drag(Double)
  case letGo(x: Double, velocity: Double)
  case resize(Size)
}

struct CoverScript {
  var calls: [CoverCall]

  init(_ calls: [CoverCall]) { self.calls = calls }

  static func random(_ generator: inout SeededGenerator) -> CoverScript {
    CoverScript(
      (0..<generator.int(in: 3...25)).map { _ in
        switch generator.int(in: 0...15) {
        case 0...2: .push(generator.int(in: 1...5))
        case 3...4: .pop
        case 5: .replace(generator.int(in: 1...5))
        case 6: .popToRoot
        case 7: .begin
        case 8: .beginReplacing(generator.int(in: 1...5))
        case 9: .drag(generator.double(in: -450...450))
        case 10...11:
          .letGo(
            x: generator.double(in: -450...450), velocity: generator.double(in: -2000...2000))
        case 12 where generator.int(in: 0...3) == 0:
          .resize(
            generator.bool() ? Size(width: 400, height: 800) : Size(width: 800, height: 400))
        default:
          .wait(generator.pick([0, 0.005, 0.05, 0.1, 0.2, 0.3, 1.5]) * generator.double(in: 0...1))
        }
      })
  }

  func mostBackground(_ transition: NavigationTransition, _ animation: Animation) -> Double {
    let player = CoverPlayer([transition], animation)
    for call in calls { player.make(call) }
    return player.worst
  }
}

/// Plays calls in a window, and measures how much of the background shows.
final class CoverPlayer {
  let window = ScreenWindow(size: Size(width: 400, height: 800))
  let stack: TransitionController<ScreenStack<Int>>
  private(set) var gesture: ScreenInteraction?
  private var start = 0.0
  private(set) var worst = 0.0
  private(set) var background = 0.0
  private(set) var frames = 0
  private(set) var catches = 0
  private(set) var mostTransitions = 0

  /// Whether each call measures how much of the background shows.
  private let measures: Bool

  init(
    _ transitions: [NavigationTransition], _ animation: Animation, measures: Bool = true
  ) {
    self.measures = measures
    stack = TransitionController(ScreenStack([0]), in: window) { context in
      let choice = ((context.from ?? 0) &* 7 &+ (context.to ?? 0)) % transitions.count
      return ScreenTransition(transitions[choice], animation: animation)
    }
  }

  var isAtRest: Bool {
    window.isIdle && window.frame.elements.allSatisfy { $0.state == .rest && $0.origins.isEmpty }
  }

  func make(_ call: CoverCall) {
    switch call {
    case .push(let screen): stack.push(screen)
    case .replace(let screen): stack.replaceTop(with: screen)
    case .pop: stack.pop()
    case .popToRoot: stack.popToRoot()
    case .wait(let time): window.advance(by: time)
    case .begin:
      guard gesture?.isActive != true else { break }
      take(stack.beginInteraction(.thresholdAndFlick(), at: sample(0)))
    case .beginReplacing(let screen):
      guard gesture?.isActive != true else { break }
      take(
        stack.beginInteraction(.thresholdAndFlick(.push), at: sample(0)) { stack, _ in
          stack.replaceTop(with: screen)
        })
    case .drag(let x): gesture?.change(sample(x))
    case .letGo(let x, let velocity): gesture?.end(sample(x, velocity: velocity))
    case .resize(let size): window.resize(to: size)
    }
    look()
  }

  func settle() {
    if gesture?.isActive == true { gesture?.cancel(at: window.clockTime - start) }
    window.advance(by: 20)
    look()
  }

  private func take(_ interaction: ScreenInteraction?) {
    guard let interaction else { return }
    if !window.isIdle { catches += 1 }
    (gesture, start) = (interaction, window.clockTime)
  }

  private func sample(_ x: Double, velocity: Double = 0) -> GestureSample {
    GestureSample(
      time: window.clockTime - start, translation: Point(x: x, y: 0),
      velocity: Point(x: velocity, y: 0))
  }

  private func look() {
    guard measures else { return }
    let frame = window.frame
    frames += 1
    background = WindowPicture(frame).background()
    worst = max(worst, background)
    mostTransitions = max(
      mostTransitions, frame.elements.filter { $0.id.part == .screen }.count - 1)
  }
}
