import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class RunExplanationTests: XCTestCase {
  func testExplanationsOfRandomInterruptedRunsEqualTheirFramesToTheBit() {
    forAll(600) { generator in
      let transitions = (0..<3).map { _ in
        NavigationTransition(BuiltIn.atomic[generator.int(in: 0...BuiltIn.atomic.count - 1)].1)
          .combined(with: BuiltIn.navigation[generator.int(in: 0...BuiltIn.navigation.count - 1)].1)
          .animation([.easeInOut, .bouncy, .linear.delay(0.1)][generator.int(in: 0...2)])
      }
      let animator = TransitionAnimator(transitions[0].compile(for: .push, in: .phone))
      animator.start()
      for transition in transitions {
        animator.advance(by: generator.double(in: 0...0.2))
        guard case .running = animator.state else { return }
        animator.retarget(to: transition.compile(for: .random(&generator), in: .phone))
        animator.advance(by: generator.double(in: 0...0.2))
        if generator.bool() {
          animator.scrub(
            to: generator.double(in: -0.5...1.5), linearly: generator.bool(), overscroll: true)
        }
        guard !animator.frame.drawingOrder.isEmpty else { return }
        let frame = animator.frame
        for view in frame.drawingOrder {
          for property in ViewProperty.allCases {
            let explanation = animator.explain(view, property)
            XCTAssertEqual(explanation.value, frame[view][property], "\(explanation)")
          }
        }
      }
    }
  }

  func testItNamesContributionsAndCorrections() {
    let push = NavigationTransition.slide.animation(.linear(duration: 1))
    let animator = TransitionAnimator(push.compile(for: .push, in: .phone))
    animator.start()
    animator.advance(to: 0.4)
    animator.retarget(to: push.compile(for: .pop, in: .phone))
    animator.advance(to: 0.5)
    let explanation = animator.explain(.origin, .translation)
    XCTAssertEqual(explanation.corrections.map(\.kind), [.value, .velocity])
    XCTAssertEqual(
      explanation.operands.first?.contribution?.path, "pop / origin / move(edge: .trailing)")
    XCTAssertTrue(
      "\(explanation)".contains("by value correction, with linear(1 s)"), "\(explanation)")
    XCTAssertTrue("\(explanation)".contains("by velocity correction, on spring("), "\(explanation)")
    XCTAssertEqual(
      explanation.value.components[0],
      (explanation.operands[0].value.components[0]
        + explanation.corrections[0].value.components[0])
        + explanation.corrections[1].value.components[0])
  }
}
