import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What the transitions that people expect mean at both ends, on insertion and removal, in both
/// directions of writing.
final class CatalogueTests: XCTestCase {
  /// A case: where an insertion starts and where a removal ends, from left to right and from right to
  /// left. The other end is at rest.
  private struct Meaning {
    let transition: AtomicTransition
    let insertion: PropertyState
    let removal: PropertyState
    var rightToLeft: (insertion: PropertyState, removal: PropertyState)?
  }

  private func state(_ write: (inout PropertyState) -> Void) -> PropertyState {
    var state = PropertyState.rest
    write(&state)
    return state
  }

  private func assertMeanings(
    _ meanings: [Meaning], file: StaticString = #filePath, line: UInt = #line
  ) {
    for (index, meaning) in meanings.enumerated() {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let container = Container(
          size: Size(width: 400, height: 800), layoutDirection: direction,
          viewFrame: Rect(x: 30, y: 40, width: 100, height: 60))
        var ends = (insertion: meaning.insertion, removal: meaning.removal)
        if direction == .rightToLeft, let other = meaning.rightToLeft { ends = other }
        for operation in AtomicTransition.Operation.allCases {
          let compiled = meaning.transition.compile(for: operation, in: container)
          let isInsertion = operation == .insertion
          let away = isInsertion ? ends.insertion : ends.removal
          let frames = [
            compiled.timeline.frame(at: 0).view,
            compiled.timeline.frame(at: compiled.timeline.duration).view,
          ]
          for property in ViewProperty.allCases {
            let name = "case \(index), \(operation), \(direction), \(property)"
            XCTAssertEqual(
              frames[isInsertion ? 0 : 1][property], away[property], name, file: file, line: line)
            XCTAssertEqual(
              frames[isInsertion ? 1 : 0][property], property.identity, name, file: file,
              line: line)
            XCTAssertEqual(
              compiled.view.written.contains(property), away.written.contains(property), name,
              file: file, line: line)
          }
          XCTAssertEqual(compiled.timeline.duration, 0.35, file: file, line: line)
        }
      }
    }
  }

  private func moved(_ dx: Double, _ dy: Double, opacity: Double? = nil) -> PropertyState {
    state {
      $0.translation = Translation(dx: dx, dy: dy)
      if let opacity { $0.opacity = opacity }
    }
  }

  private func clipped(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) -> PropertyState {
    state { $0.clip = ClipInsets(top: top, left: left, bottom: bottom, right: right) }
  }

  func testMovingByTheOwnSizeTakesTheViewBesideItsPlace() {
    assertMeanings([
      Meaning(
        transition: .move(edge: .leading, relativeTo: .view), insertion: moved(-100, 0),
        removal: moved(-100, 0), rightToLeft: (moved(100, 0), moved(100, 0))),
      Meaning(
        transition: .move(edge: .trailing, relativeTo: .view, fraction: 0.5),
        insertion: moved(50, 0),
        removal: moved(50, 0), rightToLeft: (moved(-50, 0), moved(-50, 0))),
      Meaning(
        transition: .move(edge: .top, relativeTo: .view), insertion: moved(0, -60),
        removal: moved(0, -60)),
      Meaning(
        transition: .move(edge: .bottom), insertion: moved(0, 800), removal: moved(0, 800)),
      Meaning(
        transition: .move(edge: .bottom, relativeTo: .container), insertion: moved(0, 800),
        removal: moved(0, 800)),
    ])
  }

  func testPushComesFromItsEdgeAndGoesTowardsTheOppositeOneFading() {
    assertMeanings([
      Meaning(
        transition: .push(from: .leading), insertion: moved(-400, 0, opacity: 0),
        removal: moved(400, 0, opacity: 0),
        rightToLeft: (moved(400, 0, opacity: 0), moved(-400, 0, opacity: 0))),
      Meaning(
        transition: .push(from: .trailing, relativeTo: .view), insertion: moved(100, 0, opacity: 0),
        removal: moved(-100, 0, opacity: 0),
        rightToLeft: (moved(-100, 0, opacity: 0), moved(100, 0, opacity: 0))),
      Meaning(
        transition: .push(from: .top), insertion: moved(0, -800, opacity: 0),
        removal: moved(0, 800, opacity: 0)),
      Meaning(
        transition: .push(from: .bottom), insertion: moved(0, 800, opacity: 0),
        removal: moved(0, -800, opacity: 0)),
    ])
  }

  func testPushedViewsStayBesideEachOther() {
    let timeline = NavigationTransition(.push(from: .trailing)).compile(for: .push, in: .phone)
      .timeline
    for time in stride(from: 0, through: 0.35, by: 0.05) {
      let frame = timeline.frame(at: time)
      XCTAssertEqual(
        frame.destination.translation.dx - frame.origin.translation.dx, 400, accuracy: 1e-9)
      XCTAssertEqual(frame.destination.opacity + frame.origin.opacity, 1, accuracy: 1e-12)
    }
  }

  func testSlideThroughComesFromTheLeadingEdgeAndGoesToTheTrailingOne() {
    assertMeanings([
      Meaning(
        transition: .slideThrough, insertion: moved(-400, 0), removal: moved(400, 0),
        rightToLeft: (moved(400, 0), moved(-400, 0))),
      Meaning(
        transition: .slideThrough(relativeTo: .view), insertion: moved(-100, 0),
        removal: moved(100, 0), rightToLeft: (moved(100, 0), moved(-100, 0))),
    ])
  }

  func testBlurReplaceScalesUpOnInsertionAndDownOrUpOnRemoval() {
    func replaced(_ factor: Double) -> PropertyState {
      state {
        $0.blur = 10
        $0.opacity = 0
        $0.scale = Scale(factor)
      }
    }
    assertMeanings([
      Meaning(transition: .blurReplace, insertion: replaced(0.8), removal: replaced(0.8)),
      Meaning(transition: .blurReplace(), insertion: replaced(0.8), removal: replaced(0.8)),
      Meaning(transition: .blurReplace(.downUp), insertion: replaced(0.8), removal: replaced(0.8)),
      Meaning(transition: .blurReplace(.upUp), insertion: replaced(0.8), removal: replaced(1.25)),
    ])
  }

  func testClipRevealGrowsFromTheCentre() {
    func closed(_ radius: Double) -> PropertyState {
      state {
        $0.clip = ClipInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
        $0.clipRadius = radius
      }
    }
    assertMeanings([
      Meaning(transition: .clipReveal, insertion: closed(24), removal: closed(24)),
      Meaning(transition: .clipReveal(cornerRadius: 8), insertion: closed(8), removal: closed(8)),
    ])
  }

  func testIrisOpensFromItsPointWhateverTheDirectionOfWriting() {
    let closed = clipped(top: 0.75, left: 0.25, bottom: 0.25, right: 0.75)
    let corner = clipped(top: 1, left: 1)
    assertMeanings([
      Meaning(
        transition: .iris(from: UnitPoint(x: 0.25, y: 0.75)), insertion: closed, removal: closed),
      Meaning(transition: .iris(from: .bottomRight), insertion: corner, removal: corner),
    ])
  }

  func testAnIrisShowsTheSameShareOfBothSidesAtEachInstant() {
    forAll { generator in
      let point = UnitPoint(x: generator.double(in: -1...2), y: generator.double(in: -1...2))
      let timeline = AtomicTransition.iris(from: point).compile(for: .insertion, in: .phone)
        .timeline
      let clip = timeline.frame(at: generator.double(in: 0...0.35)).view.clip
      XCTAssertEqual(1 - clip.left - clip.right, 1 - clip.top - clip.bottom, accuracy: 1e-12)
      // The point divides what is open as it divides the view.
      XCTAssertEqual(clip.left * (1 - point.x), clip.right * point.x, accuracy: 1e-12)
    }
  }

  func testWipeUncoversFromItsEdgeAndCoversTowardsIt() {
    assertMeanings([
      Meaning(
        transition: .wipe(edge: .leading), insertion: clipped(right: 1), removal: clipped(right: 1),
        rightToLeft: (clipped(left: 1), clipped(left: 1))),
      Meaning(
        transition: .wipe(edge: .trailing), insertion: clipped(left: 1), removal: clipped(left: 1),
        rightToLeft: (clipped(right: 1), clipped(right: 1))),
      Meaning(
        transition: .wipe(edge: .top), insertion: clipped(bottom: 1), removal: clipped(bottom: 1)),
      Meaning(
        transition: .wipe(edge: .bottom), insertion: clipped(top: 1), removal: clipped(top: 1)),
    ])
  }

  func testNamesInPathsAreAsWritten() {
    let names: [(AtomicTransition, String)] = [
      (.move(edge: .top), "move(edge: .top)"),
      (.move(edge: .top, fraction: 0.5), "move(edge: .top, fraction: 0.5)"),
      (
        .move(edge: .top, relativeTo: .view, fraction: 0.5),
        "move(edge: .top, relativeTo: .view, fraction: 0.5)"
      ),
      (.push(from: .leading), "push(from: .leading)"),
      (.push(from: .leading, relativeTo: .view), "push(from: .leading, relativeTo: .view)"),
      (.slideThrough, "slideThrough"),
      (.slideThrough(relativeTo: .view), "slideThrough(relativeTo: .view)"),
    ]
    for (transition, name) in names {
      let contributions = transition.combined(with: .offset(x: 1)).compile(
        for: .insertion, in: .phone
      ).conflicts.first?.contributions
      XCTAssertEqual(contributions?.first?.path, "insertion / view / combined[0] / \(name)")
    }
    let blurs: [(AtomicTransition, String)] = [
      (.blurReplace, "blurReplace"), (.blurReplace(.upUp), "blurReplace(.upUp)"),
    ]
    for (transition, name) in blurs {
      let contributions = transition.combined(with: .blur(radius: 1)).compile(
        for: .insertion, in: .phone
      ).conflicts.first?.contributions
      XCTAssertEqual(contributions?.first?.path, "insertion / view / combined[0] / \(name)")
    }
    let clips: [(AtomicTransition, String)] = [
      (.wipe(edge: .bottom), "wipe(edge: .bottom)"),
      (.iris(from: .top), "iris(from: (0.5, 0))"),
      (.clipReveal, "clipReveal(cornerRadius: 24)"),
    ]
    for (transition, name) in clips {
      let contributions = transition.combined(with: .clip(top: 0.1)).compile(
        for: .insertion, in: .phone
      ).conflicts.first?.contributions
      XCTAssertEqual(contributions?.first?.path, "insertion / view / combined[0] / \(name)")
    }
  }
}
