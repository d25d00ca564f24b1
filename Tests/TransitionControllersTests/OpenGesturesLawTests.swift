import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// However many gestures are open, a window has one state, and what goes back leaves no trace: SCENES, sections 9 and 11.
final class OpenGesturesLawTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<Int>>

  /// Stacks side by side.
  private func window(
    _ states: [ScreenStack<Int>], _ style: Int
  ) -> (ScreenWindow, [Stack]) {
    let window = ScreenWindow(
      size: Size(width: 100 * Double(states.count), height: 200),
      elements: states.indices.map {
        Element("\($0)", frame: Rect(x: 100 * Double($0), y: 0, width: 100, height: 200))
      })
    let pushes: [ScreenTransition] = [.push(), .slide(), .cover(), .dissolve]
    let stacks = states.indices.map { number in
      Stack(states[number], in: window.slot(element: "\(number)")) { context in
        let push = pushes[(number + style) % pushes.count]
        guard context.operation == .present || context.operation == .dismiss else { return push }
        return number % 2 == 0 ? .card() : .cover(edge: .bottom)
      }
    }
    return (window, stacks)
  }

  private func begin(_ stack: Stack, _ generator: inout SeededGenerator) -> ScreenInteraction? {
    let isPresented = stack.state.top?.isPresented ?? false
    let policy: InteractionPolicy = isPresented ? .dismissal() : .thresholdAndFlick()
    return stack.beginInteraction(
      policy,
      at: GestureSample(
        time: 0, translation: .zero, velocity: Point(x: isPresented ? 0 : 1, y: isPresented ? 1 : 0)
      ))
  }

  private func operate(_ stack: Stack, _ generator: inout SeededGenerator) {
    switch generator.int(in: 0...5) {
    case 0...1: stack.push(generator.int(in: 2...9))
    case 2: stack.pop()
    case 3: stack.popToRoot()
    case 4: if stack.state.top?.isPresented != true { stack.present(generator.int(in: 10...12)) }
    default: _ = stack.dismiss()
    }
  }

  func testOperationsBesideGesturesThatGoBackEndAtTheStates() {
    var (calls, mostOpen) = (0, 0)
    forAll(6000, .search) { generator in
      let style = generator.int(in: 0...3)
      let first = (0..<4).map { _ in ScreenStack([0, 1]) }
      let (window, stacks) = window(first, style)
      var gestures: [(stack: Int, interaction: ScreenInteraction)] = []
      var log: [String] = []
      func fail(_ text: String) { XCTFail("\(text): \(style) \(log)") }
      for _ in 0..<generator.int(in: 4...16) {
        window.advance(by: generator.pick([0, generator.double(in: 0...0.4)]))
        gestures.removeAll { !$0.interaction.isActive }
        calls += 1
        let number = generator.int(in: 0...3)
        let held = gestures.filter { $0.stack != number }
        let progress = held.map { $0.interaction.progress }
        switch generator.int(in: 0...6) {
        case 0...1 where gestures.count < 3 && !gestures.contains { $0.stack == number }:
          log.append("begin \(number)")
          if let next = begin(stacks[number], &generator) { gestures.append((number, next)) }
        case 2:
          guard let (stack, interaction) = gestures.last else { continue }
          let place = Point(x: generator.double(in: 0...100), y: generator.double(in: 0...150))
          log.append("drag \(stack) \(place)")
          interaction.change(GestureSample(time: 0.1, translation: place))
        case 3:
          guard !gestures.isEmpty else { continue }
          let (stack, interaction) = gestures.remove(at: generator.int(in: 0...gestures.count - 1))
          log.append("cancel \(stack)")
          interaction.cancel(at: 0.2)
        default:
          log.append("operate \(number)")
          operate(stacks[number], &generator)
        }
        window.commit()
        try window.checkInvariants()
        mostOpen = max(mostOpen, gestures.filter { $0.interaction.isActive }.count)
        for (gesture, known) in zip(held, progress) where gesture.interaction.isActive {
          if gesture.interaction.progress != known,
            gesture.interaction !== gestures.last?.interaction
          {
            fail("what is held by another finger moves")
          }
        }
      }
      for gesture in gestures { gesture.interaction.cancel(at: 1) }
      let end = window.settlingTime
      guard end < .infinity else { return fail("it is not known when it is idle") }
      window.advance(to: end)
      window.advance(by: 0.001)
      if window.advance(by: 0.001) || !window.isIdle { return fail("it is not idle at \(end)") }
      let (fresh, _) = self.window(stacks.map { $0.state }, style)
      let (mine, other) = (window.frame.elements, fresh.frame.elements)
      guard mine.count == other.count else {
        return fail("\(mine.map { $0.id }) instead of \(other.map { $0.id })")
      }
      for (a, b) in zip(mine, other)
      where a.frame != b.frame || a.state != b.state || a.id.part != b.id.part
        || a.isInteractive != b.isInteractive || a.presence != b.presence || !a.origins.isEmpty
      {
        return fail("\(a.id): \(a.frame) \(a.state) instead of \(b.frame) \(b.state)")
      }
    }
    print("\(calls) calls, up to \(mostOpen) gestures at one time")
    XCTAssertGreaterThanOrEqual(mostOpen, Thoroughness.size(3, or: 2))
  }

  func testAWindowHasOneStateHoweverManyGesturesAreOpen() throws {
    let (window, stacks) = window((0..<4).map { _ in ScreenStack([0, 1]) }, 0)
    var generator = SeededGenerator(seed: 1)
    window.advance(by: 1)
    XCTAssertEqual(states(in: window), 1)
    for stack in stacks.dropLast() {
      let gesture = try XCTUnwrap(begin(stack, &generator))
      gesture.change(GestureSample(time: 0.1, translation: Point(x: 30, y: 0)))
      XCTAssertTrue(gesture.isActive)
      window.advance(by: 0.1)
      XCTAssertEqual(states(in: window), 1)
    }
    stacks[3].push(7)
    window.advance(by: 0.1)
    XCTAssertEqual(states(in: window), 1)
  }

  /// How many states of scenes there are in a value, whatever has them.
  private func states(in value: Any) -> Int {
    var known: Set<ObjectIdentifier> = []
    func count(_ value: Any) -> Int {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .class, !known.insert(ObjectIdentifier(value as AnyObject)).inserted
      {
        return 0
      }
      if "\(type(of: value))" == "SceneState" { return 1 }
      var (sum, next) = (0, Optional(mirror))
      while let mirror = next {
        sum += mirror.children.reduce(0) { $0 + count($1.value) }
        next = mirror.superclassMirror
      }
      return sum
    }
    return count(value)
  }
}
