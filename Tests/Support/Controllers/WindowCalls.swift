import TransitionControllers
import TransitionKit

/// A call that a test makes. Controllers are named by their numbers.
package indirect enum WindowCall {
  case change(Int, StateCall)
  case begin(Int, Int, StateCall?)
  case move(Double, Point)
  case letGo(Double, Point, velocity: Double)
  case cancelGesture
  case advance(Double)
  case frame
  case commit
  case resize(Size, LayoutDirection)
  case layOut(animated: Bool)
  case interruption(Int, TransitionInterruption)
  case reduceMotion(Bool)
  case allowDismissal(Int, Bool)
  case setDetent(Int)
  /// Makes a call from inside the next event whose description begins with a word, or from inside the next `shouldDismiss`.
  case react(String, WindowCall)
}

/// The controllers of a window, and how their screens move.
package struct WindowSetup {
  package enum Tree: CaseIterable { case stack, tabs, nested }
  package enum Style: CaseIterable { case anything, slides, covers, translates }
  let tree: Tree
  let style: Style
  let salt: Int
  /// Whether no screen comes twice.
  let namesAreNew: Bool

  package init(
    tree: Tree = .stack, style: Style = .slides, salt: Int = 0, namesAreNew: Bool = false
  ) {
    (self.tree, self.style, self.salt, self.namesAreNew) = (tree, style, salt, namesAreNew)
  }

  static let policies: [InteractionPolicy] = {
    var curved = InteractionPolicy.thresholdAndFlick()
    curved.followsCurves = true
    curved.commitAnimation = .easeOut
    var rubber = InteractionPolicy.edgePan()
    rubber.rubberBand = true
    rubber.cancelAnimation = .linear(duration: 0.2)
    return [
      .thresholdAndFlick(), .thresholdAndFlick(.push), .edgePan(), .edgePan(imitatesUIKit: true),
      .contentPan(), .thresholdAndFlick(axis: .vertical), curved, rubber, .disabled,
    ]
  }()

  private static let moves: [NavigationTransition] = [
    .slide, .cover, .uncover, .move(axis: .vertical), .cover(edge: .bottom),
    .move(axis: .horizontal),
  ]
  private static let all =
    moves + [.dissolve, .zoom, .swing, .identity, .flip(axis: .vertical), .push]
  private static let animations: [Animation] = [
    .linear(duration: 0.4), .spring(duration: 0.4, bounce: 0.3), .easeInOut(duration: 0.3),
    .smooth, .linear(duration: 0.2).delay(0.1),
  ]

  /// What a source answers.
  func transition(for context: OperationContext<Int>) -> ScreenTransition? {
    let to = context.to ?? 0
    let presentation = PresentationModel(to).presentation
    let choice = abs((context.from ?? 0) &* 31 &+ to &* 17 &+ salt)
    let linear = Self.animations[0]
    switch style {
    case .slides: return ScreenTransition(.slide, animation: linear, presentation: presentation)
    case .covers: return ScreenTransition(.cover, animation: linear, presentation: presentation)
    case .translates, .anything: break
    }
    let moves = Self.moves
    let animation = Self.animations[choice / 13 % Self.animations.count]
    if style == .translates {
      return ScreenTransition(
        moves[choice % moves.count], animation: animation, presentation: presentation)
    }
    let all = Self.all
    if choice % 7 == 0, PresentationModel(to) == .full { return nil }
    let transition = ScreenTransition(
      all[choice % all.count], animation: animation, presentation: presentation)
    guard choice % 4 == 0 else { return transition }
    return transition.committing(with: .slide, animation: linear)
      .cancelling(with: .cover, animation: .easeOut)
  }
}

extension WindowCall {
  /// A number of random calls.
  package static func random(
    _ count: Int, _ setup: WindowSetup, using generator: inout SeededGenerator
  ) -> [WindowCall] {
    var next = 110
    return (0..<count).map { _ in random(setup, &next, &generator) }
  }

  private static func random(
    _ setup: WindowSetup, _ next: inout Int, _ generator: inout SeededGenerator
  ) -> WindowCall {
    let controllers = setup.tree == .stack ? 1 : 3
    let controller = generator.int(in: 0...controllers - 1)
    let isFree = setup.style == .anything || setup.style == .translates
    switch generator.int(in: 0...(isFree ? 32 : 22)) {
    case 0...8: return .change(controller, .random(setup, controller, &next, &generator))
    case 9...10:
      var call: StateCall?
      if generator.int(in: 0...3) == 0 {
        call = generator.pick([.push(screen(setup, &next, &generator)), .popToRoot, .dismiss])
      }
      return .begin(controller, generator.int(in: 0...WindowSetup.policies.count - 1), call)
    case 11...12: return .move(generator.pick([0, 1 / 64, 0.125]), place(&generator))
    case 13...14:
      return .letGo(
        generator.pick([0, 1 / 64]), place(&generator), velocity: generator.double(in: -1500...1500)
      )
    case 15: return .cancelGesture
    case 16...20: return .advance(generator.pick([0, 1 / 128, 0.125, 0.15625, 0.3125, 0.5, 2]))
    case 21: return .frame
    case 22: return .commit
    case 23:
      return .resize(
        Size(width: generator.pick([400, 800, 375]), height: generator.pick([400, 800])),
        .random(&generator))
    case 24: return .layOut(animated: generator.bool())
    case 25: return .interruption(controller, .random(&generator))
    case 26: return .reduceMotion(generator.int(in: 0...3) == 0)
    case 27: return .allowDismissal(controller, generator.int(in: 0...2) > 0)
    case 28: return .setDetent(controller)
    default:
      let words = [
        "willTransition", "didTransition", "cancelledTransition", "didAppear", "willDisappear",
        "released", "refused", "preventedDismissal", "shouldDismiss",
      ]
      return .react(generator.pick(words), random(setup, &next, &generator))
    }
  }

  private static func place(_ generator: inout SeededGenerator) -> Point {
    Point(x: generator.double(in: -500...500), y: generator.double(in: -100...500))
  }

  fileprivate static func screen(
    _ setup: WindowSetup, _ next: inout Int, _ generator: inout SeededGenerator
  ) -> Int {
    // A sheet covers only a part of the window.
    let hasSheets = setup.style == .anything || setup.style == .translates
    guard setup.namesAreNew else { return generator.int(in: 0...(hasSheets ? 6 : 4)) }
    repeat { next += 1 } while !hasSheets && PresentationModel(next) != .full
    return next
  }
}

extension StateCall {
  fileprivate static func random(
    _ setup: WindowSetup, _ controller: Int, _ next: inout Int, _ generator: inout SeededGenerator
  ) -> StateCall {
    if (setup.tree == .tabs && controller == 0) || (setup.tree == .nested && controller == 1) {
      return generator.pick([.select(generator.int(in: 0...3)), .next, .previous])
    }
    let screen = WindowCall.screen(setup, &next, &generator)
    let old = generator.int(in: 0...10)
    switch generator.int(in: 0...11) {
    case 0...3: return .push(screen)
    case 4...5: return .pop
    case 6...7: return .present(screen)
    case 8: return generator.pick([.dismiss, .dismissScreen(old)])
    case 9: return generator.pick([.popToRoot, .popTo(old)])
    case 10: return .replaceTop(screen)
    default:
      return .set(
        generator.pick(
          setup.namesAreNew ? [[], [screen]] : [[], [0], [0, screen], [0, 1, screen]]))
    }
  }
}
