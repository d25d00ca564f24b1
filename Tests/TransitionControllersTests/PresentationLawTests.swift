import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What is presented, and the screens below it, continue with value and velocity: SCENES, sections 6, 6.1 and 12.
final class PresentationLawTests: XCTestCase {
  func testOperationsWithPresentationsChangeNeitherValuesNorVelocities() {
    var (operations, screens) = (0, 0)
    forAll(3000, .search) { generator in
      let player = PresentationPlayer(
        generator.pick(SmoothLawTests.soft), generator.pick([.push(), .slide()]))
      for _ in 0..<generator.int(in: 2...12) {
        player.wait(generator.double(in: 0.002...0.25))
        let earlier = player.places
        player.wait(Self.step)
        let before = player.places
        let call = PresentationPlayer.Call.random(&generator)
        player.make(call)
        let after = player.places
        player.wait(Self.step)
        let later = player.places
        operations += 1
        for (id, place) in before {
          guard call.keepsValues, let now = after[id] else { continue }
          screens += 1
          XCTAssertLessThan(
            place.difference(to: now), 1e-9,
            "\(id) jumps at \(call) from \(place) to \(now): \(player.log)")
          guard call.keepsVelocities, let first = earlier[id], let last = later[id] else {
            continue
          }
          let change = now.velocity(to: last, in: Self.step)
            .difference(to: first.velocity(to: place, in: Self.step))
          let speed = first.velocity(to: place, in: Self.step).size
          XCTAssertLessThan(
            change, 2 + 0.01 * speed,
            "the velocity \(speed) of \(id) jumps at \(call): \(player.log)")
        }
      }
      player.settle()
      XCTAssertTrue(player.window.isIdle, "\(player.log)")
    }
    print("\(operations) calls, \(screens) screens")
  }

  private static let step = 1e-6

  func testNoScreenVanishesWhileItIsSeen() {
    var left = 0
    forAll(1000, .search) { generator in
      let player = PresentationPlayer(
        generator.pick(SmoothLawTests.soft), generator.pick([.push(), .slide()]))
      for _ in 0..<generator.int(in: 2...6) {
        var call = PresentationPlayer.Call.random(&generator)
        while !call.keepsVelocities { call = .random(&generator) }
        player.make(call)
        player.wait(generator.double(in: 0.002...0.2))
      }
      var last = player.picture
      while !player.window.isIdle {
        player.wait(0.002)
        let next = player.picture
        let ids = Set(next.screens.map { $0.id })
        for screen in last.screens where !ids.contains(screen.id) {
          left += 1
          let seen = Self.points.map { last.seen(at: $0)[screen.id] ?? 0 }.max() ?? 0
          XCTAssertLessThan(seen, 0.01, "\(screen.id) was seen when it left: \(player.log)")
        }
        last = next
      }
    }
    print("\(left) screens left")
  }

  private static let points = (0..<64).map {
    Point(x: 400 * (Double($0 % 8) + 0.37) / 8, y: 800 * (Double($0 / 8) + 0.43) / 8)
  }

  func testAFingerHoldsASheetThatRises() throws {
    let player = PresentationPlayer(.smooth, .push())
    player.make(.present(14, .sheet(detents: [.medium, .large])))
    player.wait(0.12)
    let id = try XCTUnwrap(player.stack.id(of: 14))
    let before = try XCTUnwrap(player.places[id])
    player.make(.begin)
    XCTAssertLessThan(before.difference(to: try XCTUnwrap(player.places[id])), 1e-9)
    let held = player.window.frame
    player.wait(0.4)
    XCTAssertEqual(player.window.frame, held, "it moves under a finger that rests")
    player.make(.drag(-20))
    XCTAssertEqual(
      try XCTUnwrap(player.places[id]).rect.origin.y, before.rect.origin.y - 20, accuracy: 1e-9)
  }

  func testASheetThatIsDismissedWhileAScreenComesGoesDown() throws {
    let player = PresentationPlayer(.smooth, .push())
    player.make(.push(1))
    player.wait(0.07)
    player.make(.present(14, .sheet(detents: [.medium, .large])))
    player.wait(0.15)
    player.make(.dismiss)
    player.wait(0.2)
    let id = try XCTUnwrap(
      player.window.frame.elements.last { $0.id.part == .screen }?.id)
    let y = try XCTUnwrap(player.places[id]).rect.origin.y
    player.wait(0.2)
    XCTAssertGreaterThan(try XCTUnwrap(player.places[id]).rect.origin.y, y + 10)
  }

  func testTheScreenThatComesBelowDoesNotCarryASheet() throws {
    let player = PresentationPlayer(.linear(duration: 1), .slide())
    player.make(.push(1))
    player.wait(0.25)
    player.make(.present(14, .sheet(detents: [.medium, .large])))
    player.wait(0.25)
    let sheet = try XCTUnwrap(player.places[try XCTUnwrap(player.stack.id(of: 14))])
    XCTAssertEqual(sheet.rect, Rect(x: 0, y: 700, width: 400, height: 400))
  }
}

/// A window with a stack whose screens are pushed and presented.
private final class PresentationPlayer {
  enum Call {
    case pop, dismiss, popToRoot, begin, beginBack
    case push(Int)
    case replace(Int)
    case present(Int, ScreenPresentation)
    case setDetent(Int)
    case drag(Double)
    case letGo(velocity: Double)

    /// Whether all screens stay where they are.
    var keepsValues: Bool {
      if case .drag = self { return false }
      return true
    }

    /// Whether no finger begins, moves or lets go.
    var keepsVelocities: Bool {
      switch self {
      case .begin, .beginBack, .drag, .letGo: false
      default: true
      }
    }

    static func random(_ generator: inout SeededGenerator) -> Call {
      generator.pick([
        .push(generator.int(in: 1...3)), .pop, .dismiss, .dismiss, .popToRoot,
        .present(generator.int(in: 11...13), .card()),
        .present(14, .sheet(detents: [.medium, .large])),
        .present(generator.int(in: 11...13), .card()), .present(15, .overlay),
        .replace(generator.int(in: 1...3)), .setDetent(generator.int(in: 0...1)), .begin,
        .begin, .beginBack, .drag(generator.double(in: -300...300)),
        .drag(generator.double(in: 0...300)),
        .letGo(velocity: generator.double(in: -1500...1500)),
      ])
    }
  }

  let window = ScreenWindow(size: Size(width: 400, height: 800))
  let stack: TransitionController<ScreenStack<Int>>
  private var presentations: [Int: ScreenPresentation] = [:]
  private let known: Known
  private(set) var log: [String] = []
  private var gesture: ScreenInteraction?
  private var start = 0.0
  private var y = 0.0

  final class Known { var presentations: [Int: ScreenPresentation] = [:] }

  init(_ animation: Animation, _ push: ScreenTransition) {
    let known = Known()
    self.known = known
    stack = TransitionController(ScreenStack([0]), in: window) { context in
      switch context.operation {
      case .present, .dismiss:
        let screen = context.operation == .present ? context.to : context.from
        var answer = ScreenTransition.card().animation(animation)
        answer.presentation = screen.flatMap { known.presentations[$0] } ?? .overlay
        return answer
      default: return push.animation(animation)
      }
    }
  }

  func wait(_ time: Double) {
    if time != 0.002 { log.append("wait \(time)") }
    window.advance(by: time)
  }

  func make(_ call: Call) {
    log.append("\(call)")
    switch call {
    case .push(let screen): stack.push(screen)
    case .pop: _ = stack.pop()
    case .present(let screen, let presentation):
      known.presentations[screen] = presentation
      stack.present(screen)
    case .dismiss: _ = stack.dismiss()
    case .popToRoot: stack.popToRoot()
    case .replace(let screen):
      // A replacement is presented as what it replaces.
      known.presentations[screen] = .card()
      stack.replaceTop(with: screen)
    case .setDetent(let index): stack.setDetent(index, of: 14)
    case .begin:
      guard gesture?.isActive != true else { break }
      (start, y) = (window.clockTime, 0)
      gesture = stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 0, velocity: 1))
    case .beginBack:
      guard gesture?.isActive != true else { break }
      (start, y) = (window.clockTime, 0)
      gesture = stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0))
    case .drag(let y):
      self.y = y
      gesture?.change(sample(velocity: 0))
    case .letGo(let velocity): gesture?.end(sample(velocity: velocity))
    }
  }

  /// A finger that is as far down as to the right.
  private func sample(velocity: Double) -> GestureSample {
    GestureSample(
      time: window.clockTime - start, translation: Point(x: y, y: y),
      velocity: Point(x: velocity, y: velocity))
  }

  func settle() {
    if gesture?.isActive == true { gesture?.cancel(at: window.clockTime - start) }
    window.advance(by: 20)
  }

  var picture: WindowPicture { WindowPicture(window.frame) }

  /// Where the screens are shown.
  var places: [ScreenElementID: ShownPlace] { picture.places }
}
