import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// The laws of scenes, over random trees, updates, transactions and times.
final class SceneLawTests: XCTestCase {
  func testAnUpdateToTheSceneThatIsTrueChangesNothing() {
    forAll(20_000, .search) { generator in
      let animator = SceneScript(&generator).play()
      let (frame, isIdle, end) = (animator.frame, animator.isIdle, animator.settlingTime)
      var outcomes: [ChangeOutcome] = []
      animator.update(to: animator.scene) { outcomes.append($0) }
      XCTAssertEqual(animator.frame, frame)
      XCTAssertEqual(animator.isIdle, isIdle)
      XCTAssertEqual(animator.settlingTime, end)
      XCTAssertEqual(outcomes, [.arrived])
    }
  }

  func testEverythingIsTheTruthAtATimeKnownAtTheLastUpdate() {
    var (overlapping, reparenting, flying, count) = (0, 0, 0, 0)
    forAll(100_000, .search) { generator in
      let script = SceneScript(&generator, kinds: RandomEdit.allCases)
      var outcomes: [Int: Int] = [:]
      let animator = script.play { number, _ in outcomes[number, default: 0] += 1 }
      animator.advance(to: animator.settlingTime)
      animator.advance(to: animator.settlingTime)
      XCTAssertTrue(animator.isIdle)
      expect(animator.frame, shows: script.last)
      let updates = script.steps.indices.filter {
        if case .update = script.steps[$0] { return true }
        return false
      }
      XCTAssertEqual(outcomes, Dictionary(uniqueKeysWithValues: updates.map { ($0, 1) }))
      animator.advance(by: 10)
      expect(animator.frame, shows: script.last)
      count += 1
      overlapping += script.overlaps ? 1 : 0
      reparenting += script.reparents ? 1 : 0
      flying += script.hasFlights ? 1 : 0
    }
    print(
      """
      \(count) sequences: \(overlapping) with overlapping changes, \(reparenting) with new parents, \
      \(flying) with flights
      """)
    XCTAssertGreaterThan(Double(flying), 0.2 * Double(count))
    XCTAssertGreaterThan(Double(overlapping), 0.5 * Double(count))
    XCTAssertGreaterThan(Double(reparenting), 0.2 * Double(count))
  }

  /// Checks that a frame is a scene at rest.
  private func expect(_ frame: SceneFrame<Int>, shows scene: Scene<Int>) {
    XCTAssertEqual(frame.elements.map(\.id), scene.ids)
    for element in frame.elements {
      guard let truth = scene[element.id] else { return XCTFail("\(element) is gone") }
      XCTAssertEqual(element.frame, truth.frame)
      XCTAssertEqual(element.parent, scene.parent(of: element.id))
      XCTAssertEqual(element.presence, .present)
      XCTAssertNil(element.snapshot)
      XCTAssertFalse(element.isFlying)
      if element.isHidden {
        XCTAssertEqual(truth.match?.role, .source)
        XCTAssertEqual(element.state.opacity, 0)
      } else if truth.modifier == nil {
        XCTAssertEqual(element.state, truth.state)
      }
    }
  }

  func testAnAnimatedUpdateIsContinuous() {
    let kinds = RandomEdit.valid.filter {
      ![.changeTransition, .resizeScene, .flipDirection].contains($0)
    }
    var (compared, moved, carried) = (0, 0, 0)
    forAll(20_000, .search) { generator in
      let script = SceneScript(&generator, kinds: kinds, onlyAnimated: true)
      let animator = script.play()
      var next = animator.scene
      next.edit(times: 3, kinds: kinds, upTo: 8, using: &generator)
      animator.advance(by: 0.02)
      let start = animator.frame
      let transaction = Transaction.random(&generator, onlyAnimated: true)
      let news = Set(animator.plan(for: next, transaction).pairs.map(\.new))
      animator.update(to: next, transaction)
      let end = animator.frame
      for element in start.elements {
        // What flies out of another element is compared with that.
        guard let now = end[element.id], !isAnimationDisabled(element.id, next),
          now.isHidden == element.isHidden, !news.contains(element.id)
        else { continue }
        let isTurned = [start, end].contains { hasTurnedAncestor(element.id, in: $0) }
        // In its parent it may have another frame for the same position.
        let isCarried = isCarried(element.id, from: start, to: end)
        if !isCarried, now.parent == element.parent {
          assertNear(now.frame, element.frame, 1e-9)
          assertNear(now.state, element.state, 1e-9)
          compared += 1
        } else if !isTurned, isSeen(element.id, in: start), isSeen(element.id, in: end),
          !ancestors(element.id, in: end).contains(where: {
            // What is inside a flight is laid out for where that lands.
            news.contains($0.id) || isAnimationDisabled($0.id, next)
              || $0.isFlying && start[$0.id]?.finalFrame != $0.finalFrame
          })
        {
          assertNear(sceneRect(element.id, in: end), sceneRect(element.id, in: start), 1e-7)
          if isCarried { carried += 1 }
          if now.parent != element.parent { moved += 1 }
        }
      }
    }
    print("\(compared) elements compared, \(moved) with new parents, \(carried) carried")
    XCTAssertGreaterThan(compared, 0)
    if Thoroughness.isComplete { XCTAssertGreaterThan(min(moved, carried), 0) }
  }

  func testWhatMovesKeepsItsVelocityAtAnAnimatedUpdate() {
    let kinds = RandomEdit.valid.filter {
      ![.changeModifier, .changeTransition, .resizeScene, .flipDirection, .reparent].contains($0)
    }
    let step = 1e-6
    var compared = 0
    forAll(20_000, .search) { generator in
      let script = SceneScript(&generator, kinds: kinds, onlyAnimated: true)
      let animator = script.play()
      var next = animator.scene
      next.edit(times: 3, kinds: kinds, upTo: 8, using: &generator)
      var transaction = Transaction.random(&generator, onlyAnimated: true)
      // With a slope of 0 at its start, so that what does not move adds nothing to what moves.
      transaction.animation = generator.pick([
        .easeInOut(duration: 0.3), .spring(duration: 0.4), .spring(duration: 0.3, bounce: 0.4),
      ])
      animator.advance(by: 0.0213)
      let first = animator.frame
      animator.advance(by: step)
      let second = animator.frame
      let news = Set(animator.plan(for: next, transaction).pairs.map(\.new))
      animator.update(to: next, transaction)
      animator.advance(by: step)
      let third = animator.frame
      animator.advance(by: step)
      let fourth = animator.frame
      let scenes = script.scenes + [next]
      let hadModifier = Set(
        scenes.flatMap { scene in scene.ids.filter { scene[$0]?.modifier != nil } })
      for element in second.elements {
        guard !isAnimationDisabled(element.id, next), !hadModifier.contains(element.id),
          let before = first[element.id], let after = third[element.id],
          !isCarried(element.id, from: second, to: third),
          let later = fourth[element.id], after.parent == element.parent,
          before.parent == element.parent, !news.contains(element.id),
          after.isHidden == element.isHidden,
          element.presence != .present || after.presence == .present
        else { continue }
        let all = zip(zip(before.numbers, element.numbers), zip(after.numbers, later.numbers))
        for ((a, b), (c, d)) in all {
          let (old, new, next) = ((b - a) / step, (c - b) / step, (d - c) / step)
          // What did not move starts as its curve does.
          guard abs(old) > 0.01 else { continue }
          // A spring that ends snaps, which is seen in one of the two.
          let difference = min(abs(new - old), abs(next - old))
          XCTAssertLessThan(difference, 0.5 + 0.01 * abs(old), "\(element)")
          compared += 1
        }
      }
    }
    print("\(compared) velocities compared")
    XCTAssertGreaterThan(compared, Thoroughness.size(100, or: 20))
  }

  private func isAnimationDisabled(_ id: Int, _ scene: Scene<Int>) -> Bool {
    scene[id]?.animation == .disabled || scene[id]?.resizing == Resizing.none
  }

  private func ancestors(_ id: Int, in frame: SceneFrame<Int>) -> [SceneFrame<Int>.Element] {
    var result: [SceneFrame<Int>.Element] = []
    var next = frame[id]?.parent
    while let id = next, let element = frame[id] {
      result.append(element)
      next = element.parent
    }
    return result
  }

  /// Whether anything around an element is one of some elements.
  private func isInside(_ id: Int, _ named: Set<Int>, of scene: Scene<Int>) -> Bool {
    var next = scene.parent(of: id)
    while let parent = next {
      if named.contains(parent) { return true }
      next = scene.parent(of: parent)
    }
    return false
  }

  /// Whether something around an element scales its content or has another parent.
  private func isCarried(
    _ id: Int, from start: SceneFrame<Int>, to end: SceneFrame<Int>
  ) -> Bool {
    // Content that fills an element without an area is not scaled, and yet not at its origin.
    ancestors(id, in: end).contains {
      $0.contentScale != .identity || start[$0.id]?.contentScale != .identity
        || start[$0.id]?.parent != $0.parent || ($0.resizing == .fill || $0.resizing == .fit)
    }
  }

  private func hasTurnedAncestor(_ id: Int, in frame: SceneFrame<Int>) -> Bool {
    ancestors(id, in: frame).contains { $0.state.rotation.angle.radians != 0 }
  }

  /// Whether nothing around an element is hidden, scaled to nothing, or empty, as what a spring takes beyond a size of 0.
  private func isSeen(_ id: Int, in frame: SceneFrame<Int>) -> Bool {
    ancestors(id, in: frame).allSatisfy {
      let scales = [$0.state.scale, $0.contentScale]
      return !$0.isHidden && $0.frame.width > 0 && $0.frame.height > 0
        && scales.allSatisfy { abs($0.x) > 1e-3 && abs($0.y) > 1e-3 }
    }
  }

  /// Where the frame of an element is in the scene, without its own effects.
  private func sceneRect(_ id: Int, in frame: SceneFrame<Int>) -> Rect {
    guard let rect = frame[id]?.frame else { return .zero }
    var (first, last) = (
      rect.origin, Point(x: rect.origin.x + rect.width, y: rect.origin.y + rect.height)
    )
    for ancestor in ancestors(id, in: frame) {
      let transform = ancestor.transform
      (first, last) = (transform.apply(to: first), transform.apply(to: last))
    }
    return Rect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }

  private func assertNear(_ a: Rect, _ b: Rect, _ tolerance: Double) {
    XCTAssertEqual(a.origin.x, b.origin.x, accuracy: tolerance)
    XCTAssertEqual(a.origin.y, b.origin.y, accuracy: tolerance)
    XCTAssertEqual(a.width, b.width, accuracy: tolerance)
    XCTAssertEqual(a.height, b.height, accuracy: tolerance)
  }

  private func assertNear(_ a: PropertyState, _ b: PropertyState, _ tolerance: Double) {
    for property in ViewProperty.allCases where property.isAnimatable {
      for (a, b) in zip(a[property].components, b[property].components) {
        XCTAssertEqual(a, b, accuracy: tolerance, "\(property)")
      }
    }
  }

  func testAReversedChangeShowsTheFramesFromTheLastToTheFirst() {
    forAll(3_000) { generator in
      let script = SceneScript(&generator, updates: 1)
      let transition = SceneTransition(
        from: script.first, to: script.last, .random(&generator))
      let reversed = transition.reversed()
      for _ in 0..<4 {
        let time = generator.double(in: 0...1) * transition.duration
        XCTAssertEqual(
          reversed.frame(at: time), transition.frame(at: transition.duration - time))
        XCTAssertEqual(reversed.reversed().frame(at: time), transition.frame(at: time))
      }
      XCTAssertEqual(reversed.frame(at: 0), transition.frame(at: transition.duration))
    }
  }

  func testWhatAnUpdateDoesNotNameIsAsIfItHadNotHappened() {
    var compared = 0
    let kinds = RandomEdit.valid.filter { $0 != .resizeScene && $0 != .flipDirection }
    forAll(20_000, .search) { generator in
      let script = SceneScript(&generator, upTo: 12, kinds: kinds)
      let (a, b) = (script.play(), script.play())
      // At the same time it would be one change with the updates before.
      a.advance(by: 0.01)
      b.advance(by: 0.01)
      var next = a.scene
      next.edit(times: 1, kinds: kinds, upTo: 12, using: &generator)
      let changes = SceneChanges(from: a.scene, to: next)
      let transaction = Transaction.random(&generator)
      // What something flies back into moves without its own change.
      let news = Set(a.plan(for: next, transaction).pairs.map(\.new))
      a.update(to: next, transaction)
      let named = Set(
        changes.inserted + changes.removed + changes.kept.filter { !$0.changes.isEmpty }.map(\.id))
      // What leaves in flight leaves by itself if what it was in comes back without it. What lands in something that moves stays in front of everything until that has arrived.
      let moving = named.union(news)
      for _ in 0..<3 {
        a.advance(by: 0.07)
        b.advance(by: 0.07)
        let (one, other) = (a.frame, b.frame)
        for element in one.elements where !named.contains(element.id) {
          let around = ancestors(element.id, in: one) + ancestors(element.id, in: other)
          // A change of other elements may hide or show a source, with all that is in it.
          guard
            around.allSatisfy({
              !named.contains($0.id) && one[$0.id]?.isHidden == other[$0.id]?.isHidden
            }),
            let same = other[element.id], same.isHidden == element.isHidden,
            !news.contains(element.id),
            !(element.isFlying
              && (element.presence == .removing || isInside(element.id, moving, of: next)))
          else { continue }
          XCTAssertEqual(element.frame, same.frame)
          XCTAssertEqual(element.state, same.state)
          compared += 1
        }
      }
    }
    XCTAssertGreaterThan(compared, Thoroughness.size(100, or: 20))
  }

  func testFramesDoNotDependOnHowOftenTheyWereAskedFor() {
    forAll(20_000, .search) { generator in
      let script = SceneScript(&generator)
      let (a, b) = (script.play(), script.play(splitting: generator.int(in: 2...7)))
      for _ in 0..<3 {
        XCTAssertEqual(a.frame, b.frame)
        a.advance(to: a.clockTime + 0.12)
        b.advance(to: b.clockTime + 0.05)
        b.advance(to: a.clockTime)
      }
    }
  }

  func testAChangeThatIsReversedAtTheSameTimeHasNoVisibleEffect() {
    forAll(20_000, .search) { generator in
      let script = SceneScript(&generator)
      let (a, b) = (script.play(), script.play())
      a.advance(by: 0.03)
      b.advance(by: 0.03)
      let scene = a.scene
      var other = scene
      other.edit(times: 4, upTo: 8, using: &generator)
      a.update(to: other, .random(&generator))
      a.update(to: scene, .random(&generator))
      for _ in 0..<4 {
        XCTAssertEqual(a.frame, b.frame)
        a.advance(by: 0.09)
        b.advance(by: 0.09)
      }
      a.advance(to: 100)
      b.advance(to: 100)
      XCTAssertEqual(a.frame, b.frame)
      XCTAssertTrue(a.isIdle)
    }
  }

  func testAnUpdateWithoutAnimationMovesEveryLaterFrameByAsMuch() {
    var compared = 0
    forAll(20_000, .search) { generator in
      let script = SceneScript(&generator)
      let (a, b) = (script.play(), script.play())
      a.advance(by: 0.01)
      b.advance(by: 0.01)
      guard let id = a.scene.ids.randomElement(using: &generator),
        a.scene[id]?.animation == .inherited
      else { throw Law.SkippedCase() }
      let (dx, dy) = (generator.double(in: -50...50), generator.double(in: -50...50))
      var scene = a.scene
      scene[id]?.frame.origin.x += dx
      scene[id]?.frame.origin.y += dy
      a.update(to: scene)
      for _ in 0..<4 {
        guard let moved = a.frame[id], let known = b.frame[id] else { return XCTFail() }
        // What flies above is in the coordinates of the scene.
        guard moved.parent == known.parent, !(known.isFlying && scene.parent(of: id) != nil)
        else { throw Law.SkippedCase() }
        XCTAssertEqual(moved.frame.origin.x, known.frame.origin.x + dx, accuracy: 1e-9)
        XCTAssertEqual(moved.frame.origin.y, known.frame.origin.y + dy, accuracy: 1e-9)
        XCTAssertEqual(moved.frame.size.width, known.frame.width, accuracy: 1e-9)
        compared += 1
        a.advance(by: 0.08)
        b.advance(by: 0.08)
      }
    }
    XCTAssertGreaterThan(compared, 0)
  }

  func testASingleInsertedElementIsItsAtomicTransition() {
    forAll(2_000) { generator in
      let parts = movingParts(&generator)
      let transition = generator.pick(parts).combined(with: generator.pick(parts))
        .animation(.easeInOut(duration: 0.4))
      let size = Size(width: 300, height: 500)
      let frame = Rect(x: 20, y: 40, width: 200, height: 100)
      let isInsertion = generator.bool()
      let empty = Scene<Int>(size: size)
      let full = Scene(size: size) { Element(1, frame: frame).transition(transition) }
      let change = SceneTransition(
        from: isInsertion ? empty : full, to: isInsertion ? full : empty, .animated())
      let compiled = transition.compile(
        for: isInsertion ? .insertion : .removal,
        in: Container(size: size, viewFrame: frame))
      for _ in 0..<5 {
        let time = generator.double(in: 0.001...0.999) * compiled.timeline.duration
        guard time > 0, time < compiled.timeline.duration else { continue }
        XCTAssertEqual(
          change.frame(at: time)[1]?.state, compiled.timeline.frame(at: time).view)
      }
    }
  }

  func testTwoRootsUnderANavigationAreThatNavigation() {
    let size = Size(width: 300, height: 500)
    let frame = Rect(size: size)
    for transition in [
      NavigationTransition.slide, .swing, .parallaxPush, .zoom, .flip(axis: .vertical),
    ] {
      for operation in [NavigationTransition.Operation.push, .pop] {
        var transaction = Transaction.animated(.spring(duration: 0.5, bounce: 0.2))
        transaction.rootTransition = Transaction.RootTransition(transition, for: operation)
        let change = SceneTransition(
          from: Scene(size: size) { Element("a", frame: frame) },
          to: Scene(size: size) { Element("b", frame: frame) }, transaction)
        let timeline = transition.animation(.spring(duration: 0.5, bounce: 0.2))
          .compile(for: operation, in: Container(size: size)).timeline
        for step in 1..<20 {
          let time = timeline.duration * Double(step) / 20
          let (shown, known) = (change.frame(at: time), timeline.frame(at: time))
          XCTAssertEqual(shown["a"]?.state, known.origin)
          XCTAssertEqual(shown["b"]?.state, known.destination)
          XCTAssertEqual(
            shown.drawingOrder, known.drawingOrder.map { $0 == .origin ? "a" : "b" },
            "\(transition) \(operation)")
        }
      }
    }
  }
}
