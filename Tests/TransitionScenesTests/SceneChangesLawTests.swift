import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class SceneChangesLawTests: XCTestCase {
  /// Two random scenes, the second made from the first by random edits, unusable ones included.
  private func scenes(
    _ generator: inout SeededGenerator, kinds: [RandomEdit] = RandomEdit.allCases
  ) -> (old: Scene<Int>, new: Scene<Int>) {
    let count = generator.pick([3, 8, 20])
    var old = Scene<Int>.random(upTo: count, using: &generator)
    old.edit(times: 2, kinds: kinds, upTo: count, using: &generator)
    var new = old
    new.edit(times: generator.int(in: 0...12), kinds: kinds, upTo: count, using: &generator)
    return (old, new)
  }

  func testApplyingTheChangesToTheOldSceneGivesTheNewOne() {
    var (invalid, reparented, reordered, empty) = (0, 0, 0, 0)
    forAll(5_000) { generator in
      let (old, new) = scenes(&generator)
      let changes = SceneChanges(from: old, to: new)
      let (validOld, validNew) = (old.validated(), new.validated(after: old))
      XCTAssertEqual(changes.applied(to: old), validNew)
      XCTAssertEqual(changes.applied(to: validOld), validNew)
      XCTAssertEqual(changes.isEmpty, validOld == validNew)
      XCTAssertEqual(changes.diagnostics, new.diagnostics(after: old))
      XCTAssertEqual(changes.diagnostics.isEmpty, new == validNew)
      XCTAssertEqual(SceneChanges(from: old, to: new), changes)
      if !changes.diagnostics.isEmpty { invalid += 1 }
      if changes.kept.contains(where: { $0.changes.contains(.parent) }) { reparented += 1 }
      if changes.kept.contains(where: { $0.changes.contains(.order) }) { reordered += 1 }
      if changes.isEmpty { empty += 1 }
    }
    let counts = [invalid, reparented, reordered, empty]
    print("invalid, with other parents, in another order, without changes: \(counts)")
    XCTAssertTrue(
      counts.filter { $0 > 0 }.count >= Thoroughness.size(4, or: 3), "\(counts)")
  }

  func testChangesAreThoseThatALoopOverAllPairsFinds() {
    forAll(3_000) { generator in
      let (old, new) = scenes(&generator, kinds: RandomEdit.valid)
      let changes = SceneChanges(from: old, to: new)
      let (oldIDs, newIDs) = (old.ids, new.ids)
      XCTAssertEqual(changes.inserted, newIDs.filter { !oldIDs.contains($0) })
      XCTAssertEqual(changes.removed, oldIDs.filter { !newIDs.contains($0) })
      XCTAssertEqual(changes.kept.map(\.id), newIDs.filter { oldIDs.contains($0) })
      for element in changes.kept {
        let (a, b) = (old[element.id], new[element.id])
        XCTAssertEqual(
          element.changes.contains(.parent),
          old.parent(of: element.id) != new.parent(of: element.id))
        XCTAssertEqual(element.changes.contains(.frame), a?.frame != b?.frame)
        XCTAssertEqual(element.changes.contains(.state), a?.state != b?.state)
        XCTAssertEqual(element.changes.contains(.modifier), a?.modifier != b?.modifier)
        XCTAssertEqual(
          element.changes.contains(.emphasis), a?.emphasis?.trigger != b?.emphasis?.trigger)
        XCTAssertEqual(
          element.changes.contains(.contentVersion), a?.contentVersion != b?.contentVersion)
        XCTAssertEqual(element.changes.contains(.clips), a?.clips != b?.clips)
      }
    }
  }

  func testWithoutTheMovedSiblingsTheOrderIsAsBefore() {
    forAll(3_000) { generator in
      let (old, new) = scenes(&generator, kinds: [.reorder, .reorder, .reparent, .insert, .remove])
      let changes = SceneChanges(from: old, to: new)
      let moved = changes.kept.filter { !$0.changes.isDisjoint(with: [.parent, .order]) }.map(\.id)
      let gone = Set(moved + changes.inserted + changes.removed)
      func children(_ scene: Scene<Int>, _ id: Int?) -> [Int] {
        let elements = id.map { scene[$0]?.children ?? [] } ?? scene.elements
        return elements.map(\.id).filter { !gone.contains($0) }
      }
      for parent in [nil] + changes.kept.map({ Optional($0.id) }) {
        XCTAssertEqual(children(old, parent), children(new, parent))
      }
    }
  }

  func testOnlyInvalidEditsMakeScenesInvalid() {
    forAll(3_000) { generator in
      let (old, new) = scenes(&generator, kinds: RandomEdit.valid)
      XCTAssertEqual(old.diagnostics() + new.diagnostics(), [])
      XCTAssertEqual(new.validated(after: old), new)
    }
  }

  func testChangesOfAnotherSceneDoNoHarm() {
    forAll(3_000) { generator in
      let (old, new) = scenes(&generator)
      let (other, _) = scenes(&generator)
      let result = SceneChanges(from: old, to: new).applied(to: other)
      XCTAssertEqual(result.diagnostics(), [])
    }
  }
}
