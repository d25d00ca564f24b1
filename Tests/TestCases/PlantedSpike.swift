import TransitionKit
import TransitionTestSupport

/// A view that moves evenly by 300 points in a second, but for a millisecond.
package struct PlantedSpike {
  /// What makes the spike.
  package enum Kind: CaseIterable, Sendable {
    case curve, keyframes, animation, modifier
  }

  package let kind: Kind
  /// Where the spike is highest, in seconds.
  package let time: Double
  /// How high it is, in points.
  package let height: Double

  package init(_ kind: Kind, _ generator: inout SeededGenerator) {
    self.kind = kind
    time = generator.double(in: 0.03...0.97)
    height = generator.double(in: 60...400) * (generator.bool() ? 1 : -1)
  }

  /// The motion without the spike.
  package static func plain(_ kind: Kind) -> PlantedSpike { PlantedSpike(kind, 0.5, 0) }

  private init(_ kind: Kind, _ time: Double, _ height: Double) {
    (self.kind, self.time, self.height) = (kind, time, height)
  }

  package var transition: AtomicTransition {
    let spike = Spike(time: time, height: height / -300)
    switch kind {
    case .curve:
      let points = [time - Spike.reach, time, time + Spike.reach].map {
        Point(x: $0, y: spike.value(at: $0))
      }
      return .offset(x: 300).animation(
        .timingCurve(
          .piecewiseLinear([.zero] + points + [Point(x: 1, y: 1)]), duration: 1))
    case .keyframes:
      let times = [time - Spike.reach, time, time + Spike.reach, 1]
      return .keyframes(
        .translation, from: [300, 0, 0],
        zip(times, [0] + times).map { time, before in
          .linear([300 * (1 - spike.value(at: time)), 0, 0], duration: time - before)
        })
    case .animation: return .offset(x: 300).animation(Animation(spike))
    case .modifier:
      return .modifier(active: modifier(at: 0), identity: modifier(at: 1))
        .animation(.linear(duration: 1))
    }
  }

  /// The modifier that makes the spike as its progress moves from 0 to 1.
  package func modifier(at progress: Double) -> some TransitionModifier {
    Spiked(progress: progress, spike: Spike(time: time, height: height / -300))
  }
}

/// Even progress with a spike of a millisecond.
struct Spike: CustomAnimation {
  /// The half of the millisecond.
  static let reach = 0.0005

  var time: Double
  var height: Double
  var duration = 1.0

  func value(at time: Double) -> Double {
    time / duration + height * max(0, 1 - abs(time - self.time) / Self.reach)
  }
}

private struct Spiked: TransitionModifier {
  var progress: Double
  var spike: Spike

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dx = 300 * (1 - spike.value(at: progress))
  }
}

extension Timeline {
  /// What is shown at a time, and a span before and after it if that is not 0.
  package func frames(around time: Double, within span: Double) -> [Frame] {
    (span > 0 ? [time, time - span, time + span] : [time]).map {
      frame(at: min(max($0, 0), duration))
    }
  }
}

extension Collection<Timeline.Frame> {
  /// How far a value of a view is from the range of what some frames show.
  package func distance(
    to value: PropertyValue, of view: ViewID, _ property: ViewProperty
  ) -> Double {
    let shown = map { $0[view][property].components }
    return value.components.enumerated().reduce(0) { largest, component in
      let all = shown.map { $0[component.offset] }
      return Swift.max(
        largest, (all.min() ?? 0) - component.element, component.element - (all.max() ?? 0))
    }
  }
}
