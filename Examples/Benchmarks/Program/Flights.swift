import BenchmarkPeers
import TransitionKit
import TransitionScenes

extension Report {
  /// Frames of shared elements in flight, after few and after many interruptions.
  mutating func addFlights(_ effort: Effort) {
    let (few, many) = (FlyingCards(interruptions: 10), FlyingCards(interruptions: 1000))
    let memory = allocatedBytes()
    let result = Measurement.compare(
      effort, calls: effort.calls(2000), { many.sampleFrame() }, with: { few.sampleFrame() })
    add(
      "a frame of 100 flights after 1000 interruptions, each", result.measured, per: 100,
      maximumAllocations: 0, bound: ("after 10", result.bound), ratioGoal: 1.1)
    for _ in 0..<1000 { many.interrupt() }
    // It goes up and down by some percent.
    addMemory(
      "  its memory after 1000 more, at most 1.1 times as much", bytes: Double(allocatedBytes()),
      maximum: 1.1 * Double(memory))
  }
}

/// A hundred cards that fly between two screens.
final class FlyingCards {
  private let screens: [Scene<Int>]
  private let animator: SceneAnimator<Int>
  private var count = 0
  private var frame = SceneFrame<Int>()

  init(interruptions: Int) {
    screens = [0, 1].map { side in
      Scene(size: Size(width: 400, height: 800)) {
        SceneElement(1000 + side, frame: Rect(x: 0, y: 0, width: 400, height: 800)) {
          for card in 0..<100 {
            SceneElement(
              200 * side + card,
              frame: Rect(
                x: Double(card % 10) * 40, y: Double(card / 10) * 40 + 300 * Double(side),
                width: 30 + 10 * Double(side), height: 30)
            )
            .match(MatchKey("card \(card)"))
          }
        }
      }
    }
    animator = SceneAnimator(screens[0])
    for _ in 0..<interruptions { interrupt() }
  }

  /// Reverses the flights of all cards.
  func interrupt() {
    count += 1
    animator.update(to: screens[count % 2], .animated(.smooth(duration: 100)))
    animator.advance(by: 0.01)
    animator.sample(into: &frame)
  }

  func sampleFrame() -> Double {
    animator.advance(by: 1e-9)
    animator.sample(into: &frame)
    return frame.time
  }
}
