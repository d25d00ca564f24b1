import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// All interleavings of three elements that come and leave, by breadth-first search.
final class ScenePresenceTests: XCTestCase {
  /// What happens in one step: an element comes or leaves, or time passes.
  private enum Step: CaseIterable {
    case first, second, third, advance
  }

  private struct Situation: Hashable {
    let truth: Set<Int>
    let shown: [Shown]

    struct Shown: Hashable {
      let id: Int
      let presence: Presence
      let opacity: Int
      let velocity: Int
    }
  }

  private let depth = Thoroughness.size(8, or: 4)

  func testEveryElementIsThereOnceAndNeverJumps() {
    var situations: Set<Situation> = []
    var paths: [[Step]] = [[]]
    for _ in 0..<depth {
      var next: [[Step]] = []
      for path in paths {
        for step in Step.allCases where situations.insert(play(path + [step])).inserted {
          next.append(path + [step])
        }
      }
      paths = next
    }
    print("presence: \(situations.count) situations to depth \(depth)")
    XCTAssertGreaterThan(situations.count, Thoroughness.size(100, or: 50))
  }

  private func play(_ path: [Step]) -> Situation {
    var truth: [Int] = []
    let animator = SceneAnimator(scene(truth))
    for step in path {
      let before = animator.frame
      switch step {
      case .advance: animator.advance(by: 0.4)
      case .first, .second, .third:
        let id = step == .first ? 1 : step == .second ? 2 : 3
        if let index = truth.firstIndex(of: id) {
          truth.remove(at: index)
        } else {
          truth.append(id)
          truth.sort()
        }
        animator.update(to: scene(truth), animation: .linear(duration: 1))
        let now = animator.frame
        for id in 1...3 {
          let (old, new) = (before[id]?.state.opacity ?? 0, now[id]?.state.opacity ?? 0)
          XCTAssertEqual(old, new, accuracy: 1e-9, "\(path)")
        }
      }
      expect(animator, toShow: truth, path)
    }
    let now = animator.frame
    animator.advance(by: 1e-4)
    let later = animator.frame
    return Situation(
      truth: Set(truth),
      shown: now.elements.map {
        let opacity = $0.state.opacity
        let velocity = ((later[$0.id]?.state.opacity ?? opacity) - opacity) / 1e-4
        return Situation.Shown(
          id: $0.id, presence: $0.presence, opacity: Int((opacity * 1e6).rounded()),
          velocity: Int((velocity * 1e3).rounded()))
      })
  }

  private func scene(_ ids: [Int]) -> Scene<Int> {
    Scene(size: Size(width: 100, height: 100), elements: ids.map { Element($0, frame: .zero) })
  }

  private func expect(_ animator: SceneAnimator<Int>, toShow truth: [Int], _ path: [Step]) {
    let elements = Array(animator.frame.elements)
    XCTAssertEqual(Set(elements.map(\.id)).count, elements.count, "\(path)")
    XCTAssertEqual(elements.map(\.id).filter(truth.contains), truth, "\(path)")
    for element in elements {
      XCTAssertEqual(element.presence == .removing, !truth.contains(element.id), "\(path)")
      XCTAssertEqual(animator.presence(of: element.id), element.presence)
      XCTAssertTrue((-0.2...1.2).contains(element.state.opacity), "\(path) \(element)")
    }
  }
}
