import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What is presented, and the screens below it, continue with value and velocity: SCENES, sections 6, 6.1 and 12.
final class PresentationLawTests: XCTestCase {
  /// Animations that start with the velocity 0.
  private static let soft: [Animation] = [
    .smooth, .smooth(duration: 0.3), .easeInOut(duration: 0.3), .snappy(extraBounce: -0.15),
  ]

  func testOperationsWithPresentationsChangeNeitherValuesNorVelocities() {
    var (operations, screens) = (0, 0)
    forAll(3000, .search) { generator in
      let player = PresentationPlayer(generator.pick(Self.soft), generator.pick([.push(), .slide()]))
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
          guard let now = after[id] else { continue }
          screens += 1
          XCTAssertLessThan(
            place.difference(to: now), 1e-9,
            "\(id) jumps at \(call) from \(place) to \(now): \(player.log)")
          guard let first = earlier[id], let last = later[id] else { continue }
          let change = now.velocity(to: last, in: Self.step)
            .difference(to: first.velocity(to: place, in: Self.step))
          let speed = first.velocity(to: place, in: Self.step).size
          XCTAssertLessThan(
            change, 2 + 0.01 * speed,
            "the velocity \(speed) of \(id) jumps at \(call): \(player.log)")
        }
      }
    }
    print("\(operations) operations, \(screens) screens")
  }

  private static let step = 1e-6
}

/// A window with a stack whose screens are pushed and presented.
private final class PresentationPlayer {
  enum Call {
    case push(Int), pop, present(Int, ScreenPresentation), dismiss, popToRoot

    static func random(_ generator: inout SeededGenerator) -> Call {
      generator.pick([
        .push(generator.int(in: 1...3)), .pop, .dismiss, .dismiss, .popToRoot,
        .present(generator.int(in: 11...13), .card()), .present(14, .sheet(detents: [.medium])),
        .present(generator.int(in: 11...13), .card()), .present(15, .overlay),
      ])
    }
  }

  let window = ScreenWindow(size: Size(width: 400, height: 800))
  let stack: TransitionController<ScreenStack<Int>>
  private var presentations: [Int: ScreenPresentation] = [:]
  private let known: Known
  private(set) var log: [String] = []

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
    log.append("wait \(time)")
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
    }
  }

  /// Where the screens are shown.
  var places: [ScreenElementID: ShownPlace] {
    let picture = WindowPicture(window.frame)
    var places: [ScreenElementID: ShownPlace] = [:]
    for screen in picture.screens {
      let place = picture.place(of: screen)
      places[screen.id] = ShownPlace(rect: place.rect, opacity: place.opacity)
    }
    return places
  }
}
