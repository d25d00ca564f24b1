import Foundation
import TransitionKit
import TransitionTestCases

/// A value that goes from one end to the other and back, a number of times.
struct Pulse {
  enum Shape: CaseIterable {
    case square, linear, eased, sine
  }

  let shape: Shape
  /// How many times a second it is back.
  let frequency: Double
  /// What is seen: 1 is all of the view, 0 is nothing of it.
  let start: Double
  let end: Double
  /// The number of moves, there or back, which is odd.
  let halves: Int

  static func all(
    frequency: Double, from start: Double, to end: Double, seconds: Double
  ) -> [Pulse] {
    let halves = max(Int(seconds * frequency * 2) / 2 * 2 + 1, 1)
    return Shape.allCases.map {
      Pulse(shape: $0, frequency: frequency, start: start, end: end, halves: halves)
    }
  }

  private var half: Double { 0.5 / frequency }

  // MARK: As a transition

  func compiled(_ property: ViewProperty, in container: Container) -> CompiledTransition {
    transition(property).compile(for: .insertion, in: container)
  }

  func transition(_ property: ViewProperty) -> AtomicTransition {
    func value(_ seen: Double) -> PropertyValue {
      property == .opacity ? [seen] : [0, 0, 0, 1 - seen]
    }
    guard shape != .square else {
      let keyframes = (0..<halves).flatMap { step -> [Keyframe<PropertyValue>] in
        let level = value(step % 2 == 0 ? end : start)
        return [.move(level), .linear(level, duration: half)]
      }
      return .keyframes(property, from: value(start), keyframes)
    }
    let (first, last) = (start, end)
    return AtomicTransition.custom { view, _, _ in
      if property == .opacity {
        view.initial.opacity = first
        view.animation.opacity = last
      } else {
        view.initial.overlay = Color.black.opacity(1 - first)
        view.animation.overlay = Color.black.opacity(1 - last)
      }
    }.animation(animation)
  }

  private var animation: Animation {
    switch shape {
    case .square, .linear: .linear(duration: half).repeatCount(halves, autoreverses: true)
    case .eased: .easeInOut(duration: half).repeatCount(halves, autoreverses: true)
    case .sine: Animation(Sine(half: half, halves: halves))
    }
  }

  // MARK: As it is defined

  /// Where it is half-way through each change of luminance, as far as the change counts, for white on black or black on white.
  private func changes(_ property: ViewProperty, isBlack: Bool) -> [Double] {
    func luminance(_ seen: Double) -> Double {
      // Opacity shows a view on its background; the black veil is on the view alone.
      let level = property == .opacity ? (isBlack ? 1 - seen : seen) : (isBlack ? 0 : seen)
      return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    let (a, b) = (luminance(start), luminance(end))
    guard abs(a - b) >= 0.1, min(a, b) < 0.8 else { return [] }
    return (0..<halves).map { index in
      let first = Double(index) * half
      guard shape != .square else { return first }
      let goesUp = (a < b) == (index % 2 == 0)
      return bisected(first, first + half) { time in
        let now = luminance(seen(at: time))
        return goesUp ? now >= (a + b) / 2 : now <= (a + b) / 2
      }
    }
  }

  private func seen(at time: Double) -> Double {
    let position = time / half
    let index = min(position.rounded(.down), Double(halves - 1))
    let share = position - index
    let progress: Double =
      switch shape {
      case .square: 1
      case .linear: share
      case .eased:
        TransitionTree.Pace.bezier(0.42, 0, 0.58, 1, seconds: 1).progress(after: share, of: 1)
      case .sine: (1 - cos(Double.pi * share)) / 2
      }
    let isForward = Int(index) % 2 == 0
    return start + (end - start) * (isForward ? progress : 1 - progress)
  }

  /// The most pairs of opposing changes in any second.
  func flashes(_ property: ViewProperty) -> Int {
    [false, true].map { isBlack in
      let changes = changes(property, isBlack: isBlack)
      return changes.map { first in
        changes.count { $0 >= first && $0 < first + 1 - 1e-6 } / 2
      }.max() ?? 0
    }.max() ?? 0
  }

  /// Whether nothing is so near to a threshold that a sample more decides.
  func isClear(_ property: ViewProperty) -> Bool {
    [start, end].allSatisfy { level in
      // At these levels the darker state is 0.8.
      abs(level - 0.9063) > 1e-3 && abs(1 - level - 0.9063) > 1e-3
    }
      && [false, true].allSatisfy { isBlack in
        let changes = changes(property, isBlack: isBlack)
        return changes.allSatisfy { first in
          changes.allSatisfy { abs($0 - first - 1) > 0.01 }
        }
      }
      && flashes(property)
        == Pulse(
          shape: shape, frequency: frequency, start: start + (start - end) * 0.01, end: end,
          halves: halves
        ).flashes(property)
  }
}

/// Back and forth along a sine.
private struct Sine: CustomAnimation {
  let half: Double
  let halves: Int

  var duration: Double { half * Double(halves) }

  func value(at time: Double) -> Double { (1 - cos(Double.pi * time / half)) / 2 }
}
