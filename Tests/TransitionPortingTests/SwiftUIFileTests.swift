import TransitionKit
import TransitionPorting
import TransitionScenes
import XCTest

// A file as one writes it for SwiftUI. Only the names of views differ: a body returns the content, and a screen is a function from
// its state to a scene.

// MARK: - Transitions

private struct RotatingFade: Transition {
  func body(content: Content, phase: TransitionPhase) -> Content {
    content
      .opacity(phase.isIdentity ? 1.0 : 0.0)
      .rotationEffect(phase.rotation)
  }
}

extension TransitionPhase {
  fileprivate var rotation: Angle {
    switch self {
    case .willAppear: .degrees(30)
    case .identity: .zero
    case .didDisappear: .degrees(-30)
    }
  }
}

private struct Twirl: Transition {
  var degrees = 90.0

  func body(content: Content, phase: TransitionPhase) -> Content {
    content
      .scaleEffect(phase.isIdentity ? 1 : 0.5, anchor: .center)
      .opacity(phase.isIdentity ? 1 : 0)
      .blur(radius: phase.isIdentity ? 0 : 10)
      .rotationEffect(
        .degrees(phase == .willAppear ? degrees : phase == .didDisappear ? -degrees : 0)
      )
      .brightness(phase == .willAppear ? 1 : 0)
  }
}

// MARK: - Modifiers

private struct Shake: TransitionModifier {
  var amount: Double = 10
  var shakesPerUnit = 3.0
  var animatableData: Double

  func body(content: Content) -> Content {
    content.offset(x: amount * sin(animatableData * .pi * shakesPerUnit), y: 0)
  }
}

private struct CardFlip: TransitionModifier {
  var angle: Double

  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }

  func body(content: Content) -> Content {
    content
      .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
      .opacity(1 - abs(angle) / 180)
  }
}

extension AnyTransition {
  fileprivate static var flip: AnyTransition {
    .modifier(active: CardFlip(angle: 90), identity: CardFlip(angle: 0))
  }

  fileprivate static var moveAndFade: AnyTransition {
    .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .opacity),
      removal: .scale.combined(with: .opacity)
    )
  }
}

// MARK: - A screen

private struct Landmarks {
  struct Landmark { let id: Int, name: String }

  var landmarks = (0..<4).map { Landmark(id: $0, name: "Landmark \($0)") }
  var showsDetail = false
  var showsOnlyFavorites = false
  var favorites: Set<Int> = [1, 3]

  var filtered: [Landmark] {
    landmarks.filter { !showsOnlyFavorites || favorites.contains($0.id) }
  }

  var body: TransitionScenes.Scene<String> {
    Scene(size: Size(width: 390, height: 844)) {
      for (row, landmark) in filtered.enumerated() {
        Element(landmark.name, frame: Rect(x: 0, y: 80 * Double(row), width: 390, height: 80))
          .transition(.opacity)
      }
      if showsDetail {
        Element("detail", frame: Rect(x: 0, y: 400, width: 390, height: 400))
          .transition(.moveAndFade)
      }
    }
  }
}

// MARK: -

final class SwiftUIFileTests: XCTestCase {
  private let container = Container(
    size: Size(width: 390, height: 844), viewFrame: Rect(x: 45, y: 100, width: 300, height: 200))

  func testATransitionTurnsBothWays() {
    let insertion = AnyTransition(RotatingFade()).compile(for: .insertion, in: container)
    let removal = AnyTransition(RotatingFade()).compile(for: .removal, in: container)
    XCTAssertEqual(insertion.view.initial.rotation.angle.degrees, 30, accuracy: 1e-12)
    XCTAssertEqual(insertion.view.initial.opacity, 0)
    XCTAssertEqual(removal.view.animation.rotation.angle.degrees, -30, accuracy: 1e-12)
    XCTAssertEqual(removal.view.animation.opacity, 0)
  }

  func testATransitionWithAParameterIsAnimatedAsAll() throws {
    let compiled = AnyTransition(Twirl(degrees: 40)).animation(.linear(duration: 1))
      .compile(for: .insertion, in: container)
    let half = compiled.timeline.frame(at: 0.5).view
    XCTAssertEqual(half.scale.x, 0.75, accuracy: 1e-12)
    XCTAssertEqual(half.blur, 5, accuracy: 1e-12)
    XCTAssertEqual(half.rotation.angle.degrees, 20, accuracy: 1e-12)
    XCTAssertEqual(half.brightness, 0.5, accuracy: 1e-12)
  }

  func testAModifierMovesByItsAnimatableData() throws {
    let shake = AnyTransition.modifier(
      active: Shake(animatableData: 1), identity: Shake(animatableData: 0))
    let compiled = shake.animation(.linear(duration: 1)).compile(for: .insertion, in: container)
    for step in 0...20 {
      let time = Double(step) / 20
      let view = compiled.timeline.frame(at: time).view
      XCTAssertEqual(view.translation.dx, 10 * sin((1 - time) * .pi * 3), accuracy: 1e-9)
    }
    let flip = AnyTransition.flip.animation(.linear(duration: 1)).compile(
      for: .removal, in: container)
    let end = flip.timeline.frame(at: 0.5).view
    XCTAssertEqual(end.opacity, 0.75, accuracy: 1e-12)
  }

  func testAnAsymmetricTransitionIsWhatItsPartsAre() {
    let insertion = AnyTransition.moveAndFade.compile(for: .insertion, in: container)
    XCTAssertEqual(insertion.view.initial.translation.dx, 390)
    XCTAssertEqual(insertion.view.initial.opacity, 0)
    let removal = AnyTransition.moveAndFade.compile(for: .removal, in: container)
    XCTAssertEqual(removal.view.animation.scale.x, 0)
    XCTAssertEqual(removal.view.animation.translation.dx, 0)
  }

  func testAScreenFollowsItsStateWithAnimation() throws {
    let screen = AnimatedState(Landmarks()) { $0.body }
    var isComplete = false
    screen.withAnimation(.easeInOut(duration: 0.4)) {
      $0.showsOnlyFavorites.toggle()
      $0.showsDetail = true
    } completion: { _ in
      isComplete = true
    }
    screen.animator.advance(by: 0.2)
    let row = try XCTUnwrap(screen.animator.frame["Landmark 1"])
    XCTAssertEqual(row.frame.origin.y, 40, accuracy: 1e-9)
    XCTAssertEqual(
      try XCTUnwrap(screen.animator.frame["Landmark 0"]).state.opacity, 0.5, accuracy: 1e-9)
    let detail = try XCTUnwrap(screen.animator.frame["detail"]).state
    XCTAssertEqual(detail.translation.dx, 195, accuracy: 1e-9)
    screen.withAnimation { $0.showsDetail.toggle() }
    while screen.animator.advance(by: 1 / 60) {}
    XCTAssertTrue(isComplete)
    XCTAssertNil(screen.animator.frame["detail"])
    XCTAssertEqual(screen.animator.frame.elements.count, 2)
  }
}
