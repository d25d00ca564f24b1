import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Where a fault is planted: a view of a random transition, in a random container, under random nesting.
struct Plot {
  let operation: AtomicTransition.Operation
  /// The direction, if the view is one of two pages.
  let navigation: NavigationTransition.Operation?
  let container: Container
  /// How much later everything starts.
  let delay: Double

  init(
    _ generator: inout SeededGenerator, _ operation: AtomicTransition.Operation? = nil,
    navigates: Bool? = nil, isDelayed: Bool? = nil
  ) {
    self.operation = operation ?? .random(&generator)
    navigation = (navigates ?? generator.bool()) ? .random(&generator) : nil
    container = Container(
      size: Size(width: generator.double(in: 200...1200), height: generator.double(in: 200...1200)),
      layoutDirection: .random(&generator))
    delay = (isDelayed ?? generator.bool()) ? generator.double(in: 0.05...0.4) : 0
  }

  var view: ViewID {
    guard navigation != nil else { return .view }
    return operation == .insertion ? .destination : .origin
  }

  var size: Size { container.frame.size }

  /// Compiles what a view does among other things.
  ///
  /// - Parameters:
  ///   - fault: the parts with the fault, which keep their order.
  ///   - kept: the properties that nothing else may write.
  ///   - seconds: how long the other things may take.
  func compile(
    _ fault: [AtomicTransition], keeping kept: Set<ViewProperty>,
    for seconds: ClosedRange<Double> = 0.1...0.4,
    merging: MergePolicy = .compose, _ generator: inout SeededGenerator
  ) -> CompiledTransition {
    let others = (0..<generator.int(in: 0...2)).map { _ in
      AtomicTransition.quiet(&generator, keeping: kept, for: seconds)
    }
    return compile(
      fault, among: others,
      with: generator.bool() ? .identity : .quiet(&generator, keeping: kept, for: seconds),
      merging: merging, &generator)
  }

  /// Compiles what a view does among known things.
  ///
  /// - Parameters:
  ///   - others: what else the view does.
  ///   - page: what the other page does, if there is one.
  func compile(
    _ fault: [AtomicTransition], among others: [AtomicTransition] = [],
    with page: AtomicTransition = .identity, merging: MergePolicy = .compose,
    _ generator: inout SeededGenerator
  ) -> CompiledTransition {
    // The faulty parts keep their order.
    var whole = others
    var position = 0
    for part in fault {
      position = generator.int(in: position...whole.count)
      whole.insert(part, at: position)
      position += 1
    }
    var transition = AtomicTransition.nested(whole, &generator)
    if delay > 0 { transition = transition.delayed(by: delay) }
    guard let navigation else {
      if generator.bool() { transition = limited(transition, other: .opacity) }
      return transition.compile(for: operation, in: container, merging: merging)
    }
    var pages = NavigationTransition(limited(transition, other: page))
    if generator.bool() {
      pages =
        navigation == .push
        ? .asymmetric(push: pages, pop: .identity) : .asymmetric(push: .slide, pop: pages)
    }
    if generator.bool() { pages = pages.mirrored().mirrored() }
    return pages.compile(for: navigation, in: container, merging: merging)
  }

  private func limited(_ transition: AtomicTransition, other: AtomicTransition) -> AtomicTransition
  {
    operation == .insertion
      ? .asymmetric(insertion: transition, removal: other)
      : .asymmetric(insertion: other, removal: transition)
  }
}

extension AtomicTransition {
  /// The parts in their order, nested at random.
  static func nested(
    _ parts: [AtomicTransition], _ generator: inout SeededGenerator
  ) -> AtomicTransition {
    switch generator.int(in: 0...4) {
    case 0: return parts.combined()
    case 1:
      let first = parts.first ?? .identity
      return [first, Array(parts.dropFirst()).combined()].combined()
    case 2: return parts.combined().mirrored().mirrored()
    case 3: return (parts + [.identity]).combined()
    default:
      return [parts.dropLast().combined(), parts.last ?? .identity].combined()
    }
  }

  /// Something without a fault that leaves some properties alone.
  static func quiet(
    _ generator: inout SeededGenerator, keeping kept: Set<ViewProperty>,
    for seconds: ClosedRange<Double>
  ) -> AtomicTransition {
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    let (a, b) = (number(0.3...0.8), number(-20...20))
    let all: [(ViewProperty, AtomicTransition)] = [
      (.opacity, .opacity(a)), (.scale, .scale(a)), (.rotation, .rotate(.radians(b / 60))),
      (.translation, .offset(x: b, y: 3)), (.blur, .blur(radius: 8 * a)),
      (.cornerRadius, .cornerRadius(10 * a)), (.saturation, .saturation(a)),
      (
        .translation,
        .keyframes(
          .translation, from: [b, 0, 0],
          [.cubic([b / 2, 4, 0], duration: 0.1), .cubic([0, 0, 0], duration: 0.1)])
      ),
      (
        .contrast,
        .custom { view, operation, _ in
          if operation == .insertion {
            view.initial.contrast = a
          } else {
            view.animation.contrast = a
          }
        }
      ),
    ]
    let free = all.filter { !kept.contains($0.0) }
    return generator.pick(free).1.animation(.quiet(&generator, for: seconds))
  }
}

extension Animation {
  /// A curve or a spring without bounce.
  static func quiet(
    _ generator: inout SeededGenerator, for seconds: ClosedRange<Double>
  ) -> Animation {
    if generator.int(in: 0...3) == 0 { return .smooth(duration: seconds.upperBound / 3) }
    return TransitionTree.Pace.quiet(&generator, for: seconds).animation
  }
}

extension TransitionTree.Pace {
  /// A line or a curve that never goes back.
  static func quiet(
    _ generator: inout SeededGenerator, for range: ClosedRange<Double>
  ) -> TransitionTree.Pace {
    let seconds = generator.double(in: range)
    if generator.bool() { return TransitionTree.Pace(shape: .linear, seconds: seconds) }
    func number() -> Double { generator.double(in: 0.1...0.9) }
    return .bezier(number(), number(), number(), number(), seconds: seconds)
  }

  /// The time at which a timing that never goes back reaches a progress.
  func time(at progress: Double) -> Double {
    bisected(0, seconds) { self.progress(after: $0, of: seconds) >= progress }
  }

  /// The slope of the progress at the start and at the end, per second.
  var slopes: (start: Double, end: Double) {
    switch shape {
    case .linear: (1 / seconds, 1 / seconds)
    case .bezier(let a, let b): (a.y / a.x / seconds, (1 - b.y) / (1 - b.x) / seconds)
    case .spring: (0, 0)
    }
  }
}

/// The time from which on something holds, between one at which it does not and one at which it does.
func bisected(_ before: Double, _ after: Double, _ holds: (Double) -> Bool) -> Double {
  var (low, high) = (before, after)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle }
  }
  return high
}

extension Edge {
  /// The edge on the other side.
  var across: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
