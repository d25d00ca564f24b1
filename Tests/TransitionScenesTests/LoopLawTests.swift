// It looks into the engine, which only a debug build allows; `.ci/full laws` runs all of its cases.
#if DEBUG
  import TransitionKit
  import TransitionTestCases
  import TransitionTestSupport
  import XCTest

  @testable import TransitionScenes

  /// Interruptions of what repeats for ever: frames, states, modifiers and emphases.
  final class LoopLawTests: XCTestCase {
    /// What each of four elements has, of which one number moves.
    private struct Values {
      var x = 0.0
      var opacity = 1.0
      var amplitude = 0.0
      var emphasis: Emphasis? = LoopLawTests.emphasis(.linear(duration: 1), trigger: 0)
      var trigger = 0
      var animations: [String: Animation] = [:]

      func scene() -> Scene<String> {
        var state = PropertyState.rest
        state.opacity = opacity
        var elements = [
          SceneElement("frame", frame: Rect(x: x, y: 0, width: 10, height: 10)),
          SceneElement("state", frame: Rect(x: 0, y: 20, width: 10, height: 10)).state(state),
          SceneElement("modifier", frame: Rect(x: 0, y: 40, width: 10, height: 10))
            .modifier(Shake(amplitude: amplitude, turns: 0.25)),
          SceneElement("emphasis", frame: Rect(x: 0, y: 60, width: 10, height: 10)),
        ]
        elements[3].emphasis = emphasis
        for index in elements.indices {
          if let animation = animations[elements[index].id] {
            elements[index] = elements[index].animation(animation)
          }
        }
        return Scene(size: Size(width: 400, height: 800), elements: elements)
      }
    }

    private static func emphasis(_ animation: Animation, trigger: Int) -> Emphasis {
      Emphasis(.offset(x: 60), animation: animation, trigger: trigger)
    }

    private static let ids = ["frame", "state", "modifier", "emphasis"]

    func testInterruptionsKeepValueVelocityAndPhase() {
      var (interruptions, untouched) = (0, 0)
      forAll(3_410, .search) { generator in
        var values = Values()
        let animator = SceneAnimator(values.scene())
        for id in Self.ids { Self.change(id, to: Self.loop(&generator), &values, &generator) }
        animator.update(to: values.scene(), animation: .default)
        for _ in 0..<10 {
          animator.advance(by: generator.double(in: 0.001...1.5))
          let changed = Self.ids.filter { _ in generator.int(in: 0...2) == 0 }
          // What stays as it is continues as if nothing had happened.
          let (before, known) = (Self.ids.map { shown($0, animator) }, Self.futures(animator))
          for id in changed {
            let animation = generator.bool() ? Self.loop(&generator) : Self.end(&generator)
            Self.change(id, to: animation, &values, &generator)
          }
          animator.update(to: values.scene(), animation: .default)
          for (index, id) in Self.ids.enumerated() {
            let after = shown(id, animator)
            let size = max(1, abs(before[index].velocity))
            XCTAssertEqual(after.value, before[index].value, accuracy: 1e-9, id)
            XCTAssertEqual(after.velocity, before[index].velocity, accuracy: 1e-9 * size, id)
          }
          for (future, shown) in zip(known, Self.futures(animator)) {
            for (index, id) in Self.ids.enumerated() where !changed.contains(id) {
              XCTAssertEqual(shown[index], future[index], accuracy: 1e-9, id)
              untouched += 1
            }
          }
          interruptions += changed.count
        }
        // Without loops, everything comes to rest.
        for id in Self.ids { Self.change(id, to: .smooth, &values, &generator) }
        animator.update(to: values.scene(), animation: .default)
        XCTAssertLessThan(animator.settlingTime, animator.clockTime + 20)
        animator.advance(to: .infinity)
        XCTAssertTrue(animator.isIdle)
        XCTAssertEqual(animator.frame["frame"]?.frame.origin.x, values.x)
        XCTAssertEqual(animator.frame["emphasis"]?.state.translation.dx, 0)
      }
      print("\(interruptions) interruptions, \(untouched) values of what was not interrupted")
    }

    // MARK: Changes

    /// What repeats for ever.
    private static func loop(_ generator: inout SeededGenerator) -> Animation {
      let bases: [Animation] = [
        .linear(duration: 1), .easeInOut(duration: 0.6), .timingCurve(.easeOut, duration: 1.7),
        .spring(duration: 0.4, bounce: 0.3), .smooth,
      ]
      let animation = generator.pick(bases).repeatForever(autoreverses: generator.bool())
      return generator.bool() ? animation : animation.speed(generator.double(in: 0.3...3))
    }

    /// What comes to rest.
    private static func end(_ generator: inout SeededGenerator) -> Animation {
      generator.pick([.smooth, .bouncy, .easeInOut(duration: 0.7), .linear(duration: 0.4)])
    }

    private static func change(
      _ id: String, to animation: Animation, _ values: inout Values,
      _ generator: inout SeededGenerator
    ) {
      values.animations[id] = animation
      switch id {
      case "frame": values.x = generator.double(in: 0...300)
      case "state": values.opacity = generator.double(in: 0...1)
      case "modifier": values.amplitude = generator.double(in: 0...100)
      default:
        values.trigger += 1
        // One that is new on its element plays from its next trigger on.
        let isTakenAway = values.emphasis != nil && generator.int(in: 0...3) == 0
        values.emphasis = isTakenAway ? nil : emphasis(animation, trigger: values.trigger)
      }
    }

    // MARK: What is shown

    /// The number that moves of each element at some later times, if nothing else happens.
    private static func futures(_ animator: SceneAnimator<String>) -> [[Double]] {
      var state = animator.state
      return [0.0, 0.21, 0.9, 4.3].map { delay in
        if delay > 0 { _ = state.advance(to: animator.state.scene.age + delay) }
        var frame = SceneFrame<String>()
        frame.index = animator.index
        state.scene.sample(into: &frame.values)
        return [
          frame["frame"]?.frame.origin.x, frame["state"]?.state.opacity,
          frame["modifier"]?.state.translation.dx, frame["emphasis"]?.state.translation.dx,
        ].map { $0 ?? .nan }
      }
    }

    /// The number that moves of an element, and its rate of change, exactly.
    private func shown(
      _ id: String, _ animator: SceneAnimator<String>
    ) -> (value: Double, velocity: Double) {
      let state = animator.state
      guard let number = animator.index.number(of: id) else { return (.nan, .nan) }
      func component(_ slot: SlotIndex?) -> (value: Double, velocity: Double) {
        guard let slot else { return (0, 0) }
        let shown = state.scene.motions.shown(slot, at: state.scene.age)
        return (shown.value.x, shown.velocity.x)
      }
      switch id {
      case "frame": return component(state.scene.structure.frame(of: number))
      case "state":
        guard let slot = state.scene.structure.slot(of: .opacity, number) else { return (1, 0) }
        return component(slot)
      case "modifier":
        guard let slot = state.scene.structure.modifierSlot(of: number),
          let function = state.scene.motions.functions[slot]
        else { return (.nan, .nan) }
        let context = state.scene.context(of: number)
        let shown = state.scene.motions.shown(slot, at: state.scene.age)
        func shift(_ offset: Double, _ correction: Double) -> Double {
          function.state(offset: offset, correction: correction, in: context).translation.dx
        }
        // It is linear in both.
        let rest = shift(0, 0)
        return (
          shift(shown.value.x, shown.value.y),
          (shift(1, 0) - rest) * shown.velocity.x + (shift(0, 1) - rest) * shown.velocity.y
        )
      default: return emphasis(of: number, state)
      }
    }

    private func emphasis(
      of number: ElementIndex, _ state: SceneState
    ) -> (value: Double, velocity: Double) {
      guard let index = state.scene.structure.elements[number].emphasis else { return (0, 0) }
      let effect = state.scene.effects.list[index]
      // What has just taken over moves from its start on.
      let layout = state.scene.effects.layout(of: index)
      guard layout.written[effect.view].contains(.translation) else { return (0, 0) }
      if effect.motions >= 0, effect.start == state.scene.age {
        let table = state.scene.effects.interrupted[effect.motions].table
        let slot = layout.slot(of: .translation, of: effect.view)
        return (
          table.value(of: slot, at: state.scene.age).x,
          table.velocity(of: slot, at: state.scene.age, isBefore: false).x
        )
      }
      let shown = state.scene.effects.shown(.translation, of: index, at: state.scene.age)
      return (shown?.value.x ?? 0, shown?.velocity.x ?? 0)
    }
  }
#endif
