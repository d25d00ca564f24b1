import BenchmarkPeers
import TransitionKit

extension Report {
  /// Operations of a controller whose screens have no elements.
  mutating func addControllers(_ effort: Effort) {
    addTemporary(effort)
    let stack = TurningStack()
    let operation = Measurement.fastest(of: effort.calls(2000), after: { stack.rest() }) {
      stack.operate()
    }
    add("an operation of a stack, without elements", operation, maximumAllocations: 60)
    let whole = Measurement.of(effort, calls: effort.calls(1000)) { stack.operateToTheEnd() }
    add("  the same to its end, with all events", whole)
  }
}

/// A stack in which a screen is pushed and popped.
final class TurningStack {
  private let window = ScreenWindow(size: Size(width: 390, height: 844))
  private let stack: TransitionController<ScreenStack<Int>>
  private var isPushed = false

  init() {
    let transition = ScreenTransition(.slide, animation: .easeInOut(duration: 0.3))
    stack = TransitionController(ScreenStack([0]), in: window) { _ in transition }
  }

  /// Lets the transition end that is under way.
  func rest() { window.advance(by: 1) }

  func operate() -> Double {
    if isPushed { stack.pop() } else { stack.push(1) }
    isPushed.toggle()
    window.commit()
    return window.clockTime
  }

  func operateToTheEnd() -> Double {
    defer { rest() }
    return operate()
  }
}
extension Report {
  mutating func addTemporary(_ effort: Effort) {
    let t = NavigationTransition.slide.animation(.easeInOut(duration: 0.3))
    let c = Container(size: Size(width: 390, height: 844))
    add("compile slide", Measurement.of(effort, calls: 1000) { t.compile(for: .push, in: c).timeline.duration })
    let a = Scene(size: Size(width: 390, height: 844), elements: [SceneElement(ScreenElementIDx(1), frame: Rect(x: 0, y: 0, width: 390, height: 844), children: [SceneElement(ScreenElementIDx(2), frame: Rect(x: 0, y: 0, width: 390, height: 844))])])
    let b = Scene(size: Size(width: 390, height: 844), elements: [SceneElement(ScreenElementIDx(1), frame: Rect(x: 0, y: 0, width: 390, height: 844), children: [SceneElement(ScreenElementIDx(3), frame: Rect(x: 0, y: 0, width: 390, height: 844))])])
    let animator = SceneAnimator(a)
    var k = 0
    add("update", Measurement.fastest(of: 1000, after: { animator.advance(by: 1) }) { k += 1; animator.update(to: k % 2 == 0 ? a : b, .animated(.easeInOut(duration: 0.3))); return 0 })
    let d = TransitionDefinition<ScreenElementIDx>([.init(named: "x", .atomic(.opacity)) { _ in true }])
    add("update with definition", Measurement.fastest(of: 1000, after: { animator.advance(by: 1) }) { k += 1; animator.update(to: k % 2 == 0 ? a : b, .animated(.easeInOut(duration: 0.3)), using: d); return 0 })
  }
}
struct ScreenElementIDx: Hashable, Sendable { let a: Int?; let b: Int; let c: String?; init(_ x: Int) { a = x; b = x; c = nil } }
