import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Laws 1 to 5: transitions as an algebra.
final class CompositionLawTests: XCTestCase {
  func testCombiningWithIdentityChangesNothingToTheBit() {
    forAll { generator in
      let t = TransitionTree.random(&generator).transition
      assertSameFrames(t.combined(with: .identity), t, &generator)
      assertSameFrames(AtomicTransition.identity.combined(with: t), t, &generator)
    }
  }

  func testCombiningIsAssociativeToTheBit() {
    forAll { generator in
      let a = TransitionTree.random(&generator, depth: 2).transition
      let b = TransitionTree.random(&generator, depth: 2).transition
      let c = TransitionTree.random(&generator, depth: 2).transition
      let left = a.combined(with: b).combined(with: c)
      assertSameFrames(left, a.combined(with: b.combined(with: c)), &generator)
      assertSameFrames(left, [a, b, c], &generator)
      assertSameFrames(left, [a, [b, c].combined()].combined(), &generator)
    }
  }

  func testAssociativityHoldsAtEveryNestingOfManyOperands() {
    forAll(50) { generator in
      let operands = (0..<generator.int(in: 0...60)).map { _ in
        TransitionTree.random(&generator, depth: 1).transition
      }
      func nested(_ range: Range<Int>) -> AtomicTransition {
        guard range.count > 1 else { return range.isEmpty ? .identity : operands[range.lowerBound] }
        let middle = generator.int(in: range.lowerBound...range.upperBound - 1)
        return nested(range.lowerBound..<max(middle, range.lowerBound + 1)).combined(
          with: nested(max(middle, range.lowerBound + 1)..<range.upperBound))
      }
      let tree = nested(operands.indices)
      assertSameFrames(tree, operands.combined(), &generator)
    }
  }

  func testCombiningCommutesWhereEveryPropertyComposes() {
    forAll { generator in
      let a = TransitionTree.random(&generator, depth: 3, commuting: true).transition
      let b = TransitionTree.random(&generator, depth: 3, commuting: true).transition
      assertClose(a.combined(with: b), b.combined(with: a), &generator)
    }
  }

  func testAsymmetricDistributesOverCombined() {
    forAll { generator in
      let (a, b, c, d) = (
        TransitionTree.random(&generator, depth: 2).transition,
        TransitionTree.random(&generator, depth: 2).transition,
        TransitionTree.random(&generator, depth: 2).transition,
        TransitionTree.random(&generator, depth: 2).transition
      )
      assertSameFrames(
        .asymmetric(insertion: a.combined(with: b), removal: c.combined(with: d)),
        AtomicTransition.asymmetric(insertion: a, removal: c).combined(
          with: .asymmetric(insertion: b, removal: d)),
        &generator)
    }
  }

  func testMirroringTwiceIsNothing() {
    forAll { generator in
      let t = TransitionTree.random(&generator).transition
      assertSameFrames(t.mirrored().mirrored(), t, &generator)
    }
  }

  func testMirroringDistributesOverCombinedAndAsymmetric() {
    forAll { generator in
      let a = TransitionTree.random(&generator, depth: 3).transition
      let b = TransitionTree.random(&generator, depth: 3).transition
      assertSameFrames(
        a.combined(with: b).mirrored(), a.mirrored().combined(with: b.mirrored()), &generator)
      assertSameFrames(
        AtomicTransition.asymmetric(insertion: a, removal: b).mirrored(),
        .asymmetric(insertion: a.mirrored(), removal: b.mirrored()), &generator)
    }
  }
}

extension XCTestCase {
  /// Checks that two transitions have equal frames, to the bit, in a random container.
  func assertSameFrames(
    _ a: AtomicTransition, _ b: AtomicTransition, _ generator: inout SeededGenerator,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forRandomTimes(of: a, b, &generator) { x, y, time in
      XCTAssertEqual(x, y, file: file, line: line)
      XCTAssertEqual(x.frame(at: time), y.frame(at: time), file: file, line: line)
    }
  }

  /// Checks that two transitions have equal frames, within 1e-9, in a random container.
  func assertClose(
    _ a: AtomicTransition, _ b: AtomicTransition, _ generator: inout SeededGenerator,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    forRandomTimes(of: a, b, &generator) { x, y, time in
      XCTAssertEqual(x.duration, y.duration, file: file, line: line)
      let (p, q) = (x.frame(at: time).view, y.frame(at: time).view)
      for name in PropertyState.componentNames {
        let value = p.component(name)
        XCTAssertEqual(
          value, q.component(name), accuracy: 1e-9 * max(1, abs(value)), name, file: file,
          line: line)
      }
    }
  }

  /// Compiles two transitions for both operations in a random container, and compares them at times
  /// before, in and after them.
  private func forRandomTimes(
    of a: AtomicTransition, _ b: AtomicTransition, _ generator: inout SeededGenerator,
    _ compare: (Timeline, Timeline, Double) -> Void
  ) {
    let container = Container.random(&generator)
    for operation in AtomicTransition.Operation.allCases {
      let x = a.compile(for: operation, in: container).timeline
      let y = b.compile(for: operation, in: container).timeline
      for _ in 0..<5 {
        compare(x, y, generator.double(in: -0.1...max(x.duration, 0.1) * 1.1))
      }
    }
  }
}
