import TransitionControllers
import TransitionKit
import TransitionLint
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import TransitionTesting
import XCTest

/// Verdicts on random keyframe tracks, changes of scenes and recordings beside dense samples.
final class KeyframeVerdictLawTests: XCTestCase {
  private struct Counts: CustomStringConvertible {
    var (proved, sampled, broken, notDecided) = (0, 0, 0, 0)

    mutating func count(_ verdict: MotionVerdict) {
      switch verdict.state {
      case .proved: proved += 1
      case .holdsAtSamples: sampled += 1
      case .broken: broken += 1
      case .notDecided: notDecided += 1
      }
    }

    var description: String {
      "\(proved) proved, \(sampled) held at samples, \(broken) broken, \(notDecided) not decided"
    }
  }

  func testNoVerdictIsWrongEitherWay() {
    var counts: [String: Counts] = [:]
    func judge(_ generator: inout SeededGenerator) throws {
      let (kind, motion, name) = random(&generator)
      let tracks = motion.timeline.tracks.filter { track in
        track.property.isAnimatable && !track.property.isColor
          && track.segments.contains { $0.moves }
          // A contract is about all tracks of a view's property.
          && motion.timeline.tracks.filter { $0.slot == track.slot }.count == 1
      }
      guard motion.duration > 0, !tracks.isEmpty else { throw Law.SkippedCase() }
      let track = generator.pick(tracks)
      let lane = generator.int(in: 0...track.property.componentCount - 1)
      let oracle = ComponentOracle(motion.timeline, track, lane: lane)
      guard oracle.extent > 1e-6, oracle.extent < 1e6,
        let judged = JudgedComponent(oracle, &generator)
      else { throw Law.SkippedCase() }
      let verdict = motion.verdict(on: judged.contract)
      if let fault = judged.fault(of: verdict) { XCTFail("\(fault)\n\(kind): \(name)") }
      counts[kind, default: Counts()].count(verdict)
    }
    let law = Law(
      seeds: 20_000, .longSearch, hasFailed: { (testRun?.failureCount ?? 0) > 0 }, judge)
    if let failure = law.failure { XCTFail(failure) }
    print(
      law,
      counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "; "))
  }

  private func random(
    _ generator: inout SeededGenerator
  ) -> (kind: String, motion: Motion, name: String) {
    switch generator.int(in: 0...9) {
    case 0...6:
      let motion = RandomKeyframeMotion(&generator)
      return ("keyframes", motion.motion, motion.name)
    case 7...8:
      let change = SceneTransition<Int>.randomJudged(&generator)
      return ("scene", change.motion, "\(change.origin)\n\(change.destination)")
    default:
      let (motion, name) = recorded(&generator)
      return ("recording", motion, name)
    }
  }

  /// A push that is turned round or scrubbed on its way.
  private func recorded(_ generator: inout SeededGenerator) -> (Motion, String) {
    let transition = NavigationTransition(.throughRandomKeyframes(&generator))
    let animator = TransitionAnimator(
      transition.compile(for: .push, in: Container(size: Size(width: 390, height: 844))))
    let (first, second) = (generator.int(in: 1...60), generator.int(in: 1...60))
    let position = generator.double(in: 0...1)
    let turns = generator.bool()
    let motion = Motion(recording: animator, for: 1, tolerance: 0) { recorder in
      animator.start()
      recorder.advance(by: Double(first) / 240)
      if turns { animator.reverse() } else { animator.scrub(to: position) }
      recorder.advance(by: Double(second) / 240)
    }
    return (motion, "\(transition) after \(first) samples")
  }
}
