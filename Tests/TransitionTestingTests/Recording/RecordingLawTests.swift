import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import TransitionTesting
import XCTest

/// A recording of a scene or of a window is within its report, at 1,000 random times and where it may jump or bend.
final class RecordingLawTests: XCTestCase {
  func testARecordingOfASceneIsWithinItsReport() {
    var comparison = RecordingComparison()
    forAll(200, .search) { generator in
      let ids = [1, 2, 3, 4]
      func scene() -> Scene<Int> {
        Scene(size: Size(width: 400, height: 800)) {
          for id in ids where generator.int(in: 0...4) > 0 {
            SceneElement(
              id,
              frame: Rect(
                x: generator.double(in: 0...300), y: generator.double(in: 0...700),
                width: generator.double(in: 20...90), height: 60)
            ).opacity(generator.double(in: 0.2...1))
          }
        }
      }
      let first = scene()
      let steps = RecordingComparison.times(&generator).map {
        (time: $0, scene: scene(), animation: Animation.randomWithSpikes(&generator))
      }
      let (recorded, other) = (SceneAnimator(first), SceneAnimator(first))
      let motion = Motion(recording: recorded, tolerance: 1e-4) { recorder in
        for step in steps {
          recorder.advance(to: step.time)
          recorded.update(to: step.scene, animation: step.animation)
        }
      }
      var index = 0
      for time in comparison.times(motion, steps.map { ($0.time, $0.animation) }, &generator) {
        while index < steps.count, steps[index].time <= time {
          other.advance(to: steps[index].time)
          other.update(to: steps[index].scene, animation: steps[index].animation)
          index += 1
        }
        other.advance(to: time)
        comparison.compare(motion, other.frame, at: time)
      }
    }
    print("\(comparison.count) values of recorded scenes")
    XCTAssertGreaterThan(comparison.count, 1000)
  }

  func testNoSpikeOfAMillisecondIsLost() {
    for kind in PlantedSpike.Kind.allCases {
      var count = 0
      forAll(200) { generator in
        let spike = PlantedSpike(kind, &generator)
        let compiled = spike.transition.compile(for: .insertion, in: .phone)
        let animator = TransitionAnimator(compiled)
        let pause = generator.double(in: 0.01...0.1)
        let motion = Motion(recording: animator) { recorder in
          animator.start()
          recorder.advance(by: 0.01)
          animator.pause()
          recorder.advance(by: pause)
          animator.resume()
        }
        let error = motion.deviations.first { $0.property == .translation }?.errors.x ?? 0
        let recorded = motion.timeline.frame(at: spike.time + pause)[.view].translation.dx
        let shown = compiled.timeline.frame(at: spike.time)[.view].translation.dx
        XCTAssertEqual(recorded, shown, accuracy: error + 1e-6, "\(spike)")
        XCTAssertGreaterThan(
          abs(recorded - 300 * (1 - spike.time)), 0.7 * abs(spike.height), "\(spike)")
        let isCode = kind == .animation || kind == .modifier
        XCTAssertEqual(
          motion.omissions, isCode ? ["what code does between two of 4320 looks a second"] : [])
        count += 1
      }
      XCTAssertGreaterThan(count, 0)
    }
  }

  func testARecordingOfAWindowIsWithinItsReport() {
    var comparison = RecordingComparison()
    forAll(100, .search) { generator in
      let animation = Animation.randomWithSpikes(&generator)
      let transition: ScreenTransition = generator.pick([.push(), .cover(edge: .bottom), .dissolve])
      let script = WindowScript(transition.animation(animation), &generator)
      let recorded = ScreenWindow(size: WindowScript.size)
      let motion = Motion(recording: recorded, tolerance: 1e-4) { recorder in
        var play = script.play(in: recorded)
        for call in script.calls {
          recorder.advance(to: call.time)
          play.make(call)
        }
      }
      let other = ScreenWindow(size: WindowScript.size)
      var play = script.play(in: other)
      var calls = script.calls[...]
      let starts = calls.map { (time: $0.time, animation: animation) }
      for time in comparison.times(motion, starts, &generator) {
        while let call = calls.first, call.time <= time {
          other.advance(to: call.time)
          play.make(call)
          calls.removeFirst()
        }
        other.advance(to: time)
        comparison.compare(motion, other.frame, at: time)
      }
    }
    print("\(comparison.count) values of recorded windows")
    XCTAssertGreaterThan(comparison.count, 1000)
  }
}

/// What is done with the screens of a window.
private struct WindowScript {
  enum Action {
    case push(Int)
    case pop
    /// A finger moves so many points at once, and rests until the next call, at which it is lifted.
    case drag(Double)
  }

  /// A script that is played.
  struct Play {
    let stack: TransitionController<ScreenStack<Int>>
    private var interaction: ScreenInteraction?
    private var sample = GestureSample(time: 0)

    init(_ stack: TransitionController<ScreenStack<Int>>) { self.stack = stack }

    mutating func make(_ call: (time: Double, action: Action?)) {
      sample.time = call.time
      interaction?.end(sample)
      interaction = nil
      switch call.action {
      case .push(let screen): stack.push(screen)
      case .pop: stack.pop()
      case .drag(let distance):
        interaction = stack.beginInteraction(
          .thresholdAndFlick(), at: GestureSample(time: call.time))
        sample.translation = Point(x: distance, y: 0)
        interaction?.change(sample)
      case nil: break
      }
    }
  }

  static let size = Size(width: 390, height: 844)

  private let transition: ScreenTransition
  /// What is done when; at the end nothing but that a finger is lifted.
  let calls: [(time: Double, action: Action?)]

  init(_ transition: ScreenTransition, _ generator: inout SeededGenerator) {
    self.transition = transition
    var calls: [(time: Double, action: Action?)] = []
    for (index, time) in RecordingComparison.times(&generator).enumerated() {
      let distance = generator.double(in: 20...380)
      calls.append((time, generator.pick([.push(2 + index), .pop, .drag(distance)])))
    }
    calls.append(((calls.last?.time ?? 0) + generator.double(in: 0.02...0.4), nil))
    self.calls = calls
  }

  func play(in window: ScreenWindow) -> Play {
    Play(TransitionController(ScreenStack([0, 1]), in: window) { _ in transition })
  }
}

/// Compares recordings with what is shown.
private struct RecordingComparison {
  private(set) var count = 0

  /// The times of some calls, from 0 on.
  static func times(_ generator: inout SeededGenerator) -> [Double] {
    var times = [0.0]
    for _ in 0..<generator.int(in: 0...3) {
      times.append((times.last ?? 0) + generator.double(in: 0.02...0.4))
    }
    return times
  }

  /// 1,000 random times, and those around each at which a curve may bend, in order.
  func times(
    _ motion: Motion, _ calls: [(time: Double, animation: Animation)],
    _ generator: inout SeededGenerator
  ) -> [Double] {
    var times = (0..<1000).map { _ in generator.double(in: 0...motion.duration) }
    for call in calls {
      guard case .curve(let curve, let length) = call.animation.base else { continue }
      times += curve.breakpoints.map { call.time + $0 * length }.flatMap { [$0 - 1e-9, $0 + 1e-9] }
    }
    return times.filter { time in
      time > 0 && time < motion.duration && !calls.contains { abs($0.time - time) < 1e-6 }
    }.sorted()
  }

  mutating func compare<ID>(_ motion: Motion, _ frame: SceneFrame<ID>, at time: Double) {
    let recorded = motion.timeline.frames(
      around: time, within: motion.deviations.map(\.shift).max() ?? 0)
    for element in frame.elements {
      let view = ViewID.element("\(element.id)")
      guard let place = motion.placements.first(where: { $0.view == view }),
        motion.presence[view]?.contains(where: { $0.contains(time) }) ?? true
      else { continue }
      var shown = element.carriedState
      shown.frame = Rect(
        x: element.frame.origin.x - place.frame.origin.x,
        y: element.frame.origin.y - place.frame.origin.y,
        width: element.frame.width - place.frame.width,
        height: element.frame.height - place.frame.height)
      for property in [ViewProperty.frame, .translation, .opacity, .scale] {
        let deviation = motion.deviations.first { $0.view == view && $0.property == property }
        count += 1
        // What jumps may do so a little later, and moves meanwhile.
        let shift = deviation?.shift ?? 0
        let way = shift * (property == .frame || property == .translation ? 4000 : 20)
        let distance = recorded.prefix(shift > 0 ? 3 : 1)
          .distance(to: shown[property], of: view, property)
        XCTAssertLessThanOrEqual(
          distance, (deviation?.errors.max() ?? 0) + way + 1e-6,
          "\(view).\(property) at \(time)")
      }
    }
  }
}
