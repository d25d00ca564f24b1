import TransitionKit
import TransitionTestCases
import XCTest

final class DiagnosticTests: XCTestCase {
  private func diagnostics(
    _ operation: AtomicTransition.Operation,
    _ handler: @escaping @Sendable (inout TransientView) -> Void
  ) -> [Diagnostic.Kind] {
    AtomicTransition.custom { view, _, _ in handler(&view) }
      .compile(for: operation, in: .phone).diagnostics.map(\.kind)
  }

  func testAViewThatIsLeftHiddenOrDisplacedIsFound() {
    XCTAssertEqual(diagnostics(.insertion) { $0.animation.opacity = 0 }, [.leftHidden])
    XCTAssertEqual(diagnostics(.insertion) { $0.animation.scale = Scale(0) }, [.leftHidden])
    XCTAssertEqual(diagnostics(.insertion) { $0.animation.clip.left = 1 }, [.leftHidden])
    XCTAssertEqual(diagnostics(.insertion) { $0.animation.translation.dx = 1 }, [.leftDisplaced])
    XCTAssertEqual(diagnostics(.insertion) { $0.animation.opacity = 0.5 }, [.leftDisplaced])
  }

  func testJumpsAreFound() {
    XCTAssertEqual(
      diagnostics(.insertion) {
        $0.animation.translation.dx = 50
        $0.completion.translation.dx = 0
      }, [.jump])
    XCTAssertEqual(diagnostics(.removal) { $0.initial.opacity = 0.5 }, [.jump])
  }

  func testAValueThatNeverReturnsIsFound() {
    XCTAssertEqual(diagnostics(.removal) { $0.completion.opacity = 0 }, [.neverReturns])
  }

  func testAnAnimationThatDoesNothingIsANoteThatNamesIt() {
    let compiled = AtomicTransition.offset(x: 0).compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.diagnostics.map(\.kind), [.doesNothing])
    XCTAssertEqual(compiled.diagnostics.first?.path, "insertion / view / offset(x: 0, y: 0)")
    XCTAssertNoThrow(try compiled.validate())
  }

  func testAConstantThatIsToldToMoveIsFound() {
    XCTAssertEqual(
      diagnostics(.insertion) {
        $0.initial.zPosition = 1
        $0.animation.zPosition = 2
      }, [.movingConstant])
  }

  func testAConstantThatIsToldToStayReturnsAndIsFound() {
    let compiled = AtomicTransition.custom { view, _, _ in
      view.initial.zPosition = 1
      view.completion.zPosition = 5
    }.compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.diagnostics.map(\.kind), [.neverReturns])
    XCTAssertEqual(compiled.timeline.frame(at: 1).view.zPosition, 0)
  }

  func testTheHandoverOfAReplacingPropertyIsAJump() {
    let transition = AtomicTransition.onRemoval([
      .overlay(.black).animation(.linear, during: 0...0.5),
      .overlay(.white).animation(.linear, during: 0.5...1),
    ])
    XCTAssertEqual(
      transition.compile(for: .removal, in: .phone).diagnostics.map(\.kind), [.jump])
  }

  func testOrdinaryTransitionsHaveNone() {
    XCTAssertEqual(diagnostics(.insertion) { $0.initial.opacity = 0 }, [])
    XCTAssertEqual(diagnostics(.removal) { $0.animation.opacity = 0 }, [])
  }
}
