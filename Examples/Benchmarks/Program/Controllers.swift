import BenchmarkPeers
import TransitionControllers
import TransitionKit
import TransitionScenes

extension Report {
  /// Operations of a controller whose screens have no elements.
  mutating func addControllers(_ effort: Effort) {
    let stack = TurningStack()
    let operation = Measurement.fastest(
      of: effort.calls(2000), after: stack.rest, stack.operate)
    add("an operation of a stack, without elements", operation, maximumAllocations: 120)
    let whole = Measurement.of(effort, calls: effort.calls(1000)) { stack.operateToTheEnd() }
    add("  the same to its end, with all events", whole)
    let depth = 1000
    let deep = TurningStack(depth: depth)
    let deepOperation = Measurement.fastest(
      of: effort.calls(200), after: deep.rest, deep.operate)
    add("  the same over \(depth) hidden screens", deepOperation)
    deep.rest()
    _ = deep.operate()
    let shallow = TurningStack()
    _ = shallow.operate()
    let frames = Measurement.compare(effort, calls: effort.calls(20000)) {
      deep.showFrame()
      return 0
    } with: {
      shallow.showFrame()
      return 0
    }
    add(
      "a frame of a window over \(depth) hidden screens", frames.measured, maximumAllocations: 0)
    add("  over none", frames.bound)
  }
}

/// A stack in which a screen is pushed and popped.
final class TurningStack {
  private let window = ScreenWindow(size: Size(width: 390, height: 844))
  private let stack: TransitionController<ScreenStack<Int>>
  private var isPushed = false
  private let depth: Int
  private var frame = SceneFrame<ScreenElementID>()
  /// Other stacks of the window, in each of which a finger holds a swipe back.
  private var held: [ScreenInteraction] = []

  /// - Parameters:
  ///   - depth: the number of screens; all but the uppermost are hidden.
  ///   - gestures: how many other stacks of the window a finger holds.
  init(depth: Int = 1, gestures: Int = 0) {
    self.depth = depth
    let transition = ScreenTransition(.slide, animation: .easeInOut(duration: 0.3))
    stack = TransitionController(ScreenStack(Array(0..<depth)), in: window) { _ in transition }
    for _ in 0..<gestures {
      let other = TransitionController(ScreenStack([0, 1]), in: window) { _ in transition }
      if let finger = other.beginInteraction(at: GestureSample(time: 0)) {
        finger.change(GestureSample(time: 0, translation: Point(x: 120, y: 0)))
        held.append(finger)
      }
    }
    precondition(
      held.allSatisfy { $0.progress ?? 0 > 0 } && held.count == gestures, "no finger holds")
  }

  /// Lets the transition end that is under way.
  func rest() { window.advance(by: 1) }

  func operate() -> Double {
    if isPushed { stack.pop() } else { stack.push(depth) }
    isPushed.toggle()
    window.commit()
    return window.clockTime
  }

  /// Shows the next frame of the running transition, so short after the last one that nothing ends.
  func showFrame() {
    window.advance(by: 1e-9)
    window.sample(into: &frame)
  }

  func operateToTheEnd() -> Double {
    defer { rest() }
    return operate()
  }
}
