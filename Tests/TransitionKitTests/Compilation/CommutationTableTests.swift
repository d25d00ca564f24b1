import TransitionKit
import TransitionTestCases
import XCTest

/// Every pair of eight atoms, in both orders, on both operations: 56 cells.
///
/// In a design where the last writer wins, 18 of them differ without a word: those in which both write
/// the same property. Here each pair composes, so each cell commutes, and says that it met.
final class CommutationTableTests: XCTestCase {
  private let atoms: [(name: String, transition: AtomicTransition, writes: Set<ViewProperty>)] = [
    ("opacity", .opacity, [.opacity]),
    ("move", .move(edge: .trailing), [.translation]),
    ("offset", .offset(x: 30, y: 40), [.translation]),
    ("rotate", .rotate(.degrees(30)), [.rotation]),
    (
      "rotate3D", .rotate3D(.degrees(40), axis: (x: 0, y: 1, z: 0)), [.rotation, .perspective]
    ),
    ("scale", .scale(0.5), [.scale]),
    ("scale of another size", .scale(0.25), [.scale]),
    ("zPosition", .zPosition(1), [.zPosition]),
  ]

  /// The cells that do not commute, with the reason. There are none.
  private let exceptions: [String: String] = [:]

  func testEachCellCommutesOrIsListed() {
    var cells = 0
    for operation in AtomicTransition.Operation.allCases {
      for (index, a) in atoms.enumerated() {
        for b in atoms[(index + 1)...] {
          cells += 1
          let name = "\(a.name), \(b.name), \(operation)"
          let ab = a.transition.combined(with: b.transition).compile(for: operation, in: .phone)
          let ba = b.transition.combined(with: a.transition).compile(for: operation, in: .phone)
          let commutes = stride(from: 0, through: 0.4, by: 0.01).allSatisfy {
            ab.timeline.frame(at: $0) == ba.timeline.frame(at: $0)
          }
          XCTAssertEqual(commutes, exceptions[name] == nil, name)
          XCTAssertEqual(
            Set(ab.conflicts.map(\.property)), a.writes.intersection(b.writes),
            "\(name) reports where both write")
        }
      }
    }
    XCTAssertEqual(cells, 56)
  }
}
