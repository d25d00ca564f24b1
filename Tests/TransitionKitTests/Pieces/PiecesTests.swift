import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class PiecesTests: XCTestCase {
  private let container = Container(size: Size(width: 400, height: 800))

  func testPiecesAreViewsOfTheFrameWithParentRegionAndOrder() throws {
    let transition = AtomicTransition.pieces(.columns(4)) {
      .offset(x: 0, y: 100 * Double($0.index))
    }
    let compiled = NavigationTransition(transition).compile(for: .push, in: container)
    let frame = compiled.timeline.frame(at: 0)
    let piece = try XCTUnwrap(frame.views[.piece(of: .destination, 3)])
    XCTAssertEqual(piece.parent, .destination)
    XCTAssertEqual(piece.region, Rect(x: 0.75, y: 0, width: 0.25, height: 1))
    XCTAssertEqual(piece.order, 3)
    XCTAssertEqual(piece.state.translation.dy, 300)
    XCTAssertEqual(frame[.piece(of: .destination, 3)].translation.dy, 300)
    XCTAssertEqual(frame[.piece(of: .origin, 2)].translation.dy, 0)
    XCTAssertNil(frame.views[.piece(of: .destination, 4)])
    XCTAssertNil(frame.views[.piece(of: .destination, -1)])
    XCTAssertEqual(frame.drawingOrder, [.origin, .destination])
    XCTAssertEqual(frame.pieces(of: .origin).count, 4)
  }

  func testAPieceIsInsertedOrRemovedLikeItsView() {
    let transition = AtomicTransition.pieces(.columns(2)) { _ in
      .asymmetric(insertion: .offset(x: 10, y: 0), removal: .offset(x: 0, y: 20))
    }
    let compiled = NavigationTransition(transition).compile(for: .push, in: container)
    XCTAssertEqual(compiled.conflicts.count, 0)
    let (start, end) = (
      compiled.timeline.frame(at: 0), compiled.timeline.frame(at: compiled.timeline.duration)
    )
    for piece in 0..<2 {
      XCTAssertEqual(start[.piece(of: .destination, piece)].translation, Translation(dx: 10, dy: 0))
      XCTAssertEqual(end[.piece(of: .origin, piece)].translation, Translation(dx: 0, dy: 20))
    }
  }

  func testAViewIsWholeBeforeAndAfter() {
    let compiled = AtomicTransition.blinds().compile(for: .insertion, in: container)
    XCTAssertEqual(compiled.timeline.frame(at: 0.1).pieces(of: .view).count, 8)
    XCTAssertTrue(compiled.timeline.frame(at: 1).pieces(of: .view).isEmpty)
    XCTAssertFalse(compiled.timeline.frame(at: 1).isPresent(.piece(of: .view, 0)))
    XCTAssertTrue(compiled.timeline.frame(at: 1).isPresent(.view))
    let animator = TransitionAnimator(compiled)
    animator.start()
    animator.advance(by: 0.1)
    animator.cancel()
    while animator.advance(by: 0.1) {}
    XCTAssertTrue(animator.frame.pieces(of: .view).isEmpty)
  }

  func testAPieceScalesAboutItsOwnMiddleAndMovesByItsContainer() {
    let compiled = AtomicTransition.pieces(.grid(rows: 2, columns: 2)) { _ in
      .custom { view, _, container in
        view.initial.translation.dx = container.viewFrame.width
        view.initial.translation.dy = container.viewFrame.origin.y
        view.initial.translation.dz = container.frame.width
      }
    }.compile(for: .insertion, in: container)
    let state = compiled.timeline.frame(at: 0)[.piece(of: .view, 2)]
    XCTAssertEqual(state.translation, Translation(dx: 200, dy: 400, dz: 400))
  }

  func testPiecesComposeWithWhatHappensToTheWhole() {
    let transition: AtomicTransition = [
      .opacity(0.5), .pieces(.halves(axis: .vertical)) { _ in .opacity(0.2) },
      .pieces(.halves(axis: .vertical)) { _ in .opacity(0.5) },
    ]
    let compiled = transition.compile(for: .insertion, in: container)
    let frame = compiled.timeline.frame(at: 0)
    XCTAssertEqual(frame.view.opacity, 0.5)
    XCTAssertEqual(frame[.piece(of: .view, 1)].opacity, 0.1, accuracy: 1e-15)
    XCTAssertEqual(compiled.conflicts.count, 2)
    XCTAssertEqual(compiled.conflicts[0].view, .piece(of: .view, 0))
    XCTAssertTrue(compiled.conflicts[0].paths[0].hasPrefix("insertion / view piece 0 / "))
  }

  func testASecondSlicingIsLeftOutWithADiagnostic() {
    let transition: AtomicTransition = [
      .pieces(.columns(2)) { _ in .opacity }, .pieces(.columns(3)) { _ in .scale },
    ]
    let compiled = transition.compile(for: .insertion, in: container)
    XCTAssertEqual(compiled.diagnostics.map(\.kind), [.slicedTwice])
    XCTAssertEqual(compiled.timeline.frame(at: 0).pieces(of: .view).count, 2)
    XCTAssertEqual(compiled.timeline.frame(at: 0)[.piece(of: .view, 0)].scale, .identity)
  }

  func testMirroringDoesToEachPieceWhatHappensToTheOppositeOne() {
    let doors = AtomicTransition.slidingDoors().mirrored()
    let compiled = doors.compile(for: .removal, in: container)
    let frame = compiled.timeline.frame(at: compiled.timeline.duration)
    // The left door still goes to the left: doors are their own mirror image.
    XCTAssertEqual(frame[.piece(of: .view, 0)].translation.dx, -200)
    XCTAssertEqual(frame[.piece(of: .view, 1)].translation.dx, 200)
    forAll(50) { generator in
      let transition = AtomicTransition.pieces(
        .grid(rows: generator.int(in: 1...4), columns: generator.int(in: 1...4))
      ) { piece in
        [
          .offset(x: Double(piece.row), y: Double(piece.column)),
          .rotate(.degrees(Double(piece.index))),
          .clip(top: 0.1, leading: piece.unitRect.origin.x),
        ]
      }
      let once = transition.compile(for: .insertion, in: container).timeline
      XCTAssertEqual(
        once, transition.mirrored().mirrored().compile(for: .insertion, in: container).timeline)
    }
  }

  func testReducingMotionFadesEachPieceThatMoves() {
    let transition = AtomicTransition.pieces(.columns(3)) { piece in
      piece.index == 1 ? .opacity(0.5) : .offset(x: 10, y: 0)
    }.reducingMotion()
    let frame = transition.compile(for: .insertion, in: container).timeline.frame(at: 0)
    XCTAssertEqual(frame.pieces(of: .view).map { frame[$0].opacity }, [0, 0.5, 0])
    XCTAssertTrue(frame.pieces(of: .view).allSatisfy { frame[$0].translation == .zero })
  }

  func testAsymmetricPiecesOfANavigationDoWhatTheirOwnViewDoes() {
    let transition = AtomicTransition.pieces(.columns(2)) { _ in
      .asymmetric(insertion: .opacity(0.5), removal: .opacity(0.25))
    }
    let compiled = NavigationTransition(transition).compile(for: .push, in: container)
    XCTAssertTrue(compiled.conflicts.isEmpty)
    let frame = compiled.timeline.frame(at: 0)
    XCTAssertEqual(frame[.piece(of: .destination, 1)].opacity, 0.5)
    let last = compiled.timeline.frame(at: compiled.timeline.duration)
    XCTAssertEqual(last[.piece(of: .origin, 1)].opacity, 0.25)
  }

  func testPiecesAreDrawnByTheirZPositions() {
    let compiled = AtomicTransition.pieces(.columns(3)) { .zPosition(Double(-$0.index)) }
      .compile(for: .insertion, in: container)
    let frame = compiled.timeline.frame(at: 0)
    XCTAssertEqual(
      frame.pieces(of: .view),
      [.piece(of: .view, 2), .piece(of: .view, 1), .piece(of: .view, 0)])
    XCTAssertEqual(frame.views[.piece(of: .view, 2)]?.order, 0)
  }

  func testPiecesOfPiecesAreNested() throws {
    let compiled = AtomicTransition.pieces(.columns(2)) { outer in
      [.opacity(0.5), .pieces(.rows(3)) { .offset(x: Double(outer.index), y: Double($0.index)) }]
    }.compile(for: .insertion, in: container)
    let frame = compiled.timeline.frame(at: 0)
    let id = ViewID.piece(of: .piece(of: .view, 1), 2)
    let piece = try XCTUnwrap(frame.views[id])
    XCTAssertEqual(piece.parent, .piece(of: .view, 1))
    XCTAssertEqual(piece.state.translation, Translation(dx: 1, dy: 2))
    XCTAssertEqual(frame.pieces(of: .piece(of: .view, 1)).count, 3)
    XCTAssertEqual(frame.pieces(of: .view).count, 2)
  }

  func testAnInterruptedExplosionGoesOnWithoutAJump() {
    let push = NavigationTransition(.explode(rows: 3, columns: 3)).compile(
      for: .push, in: container)
    let pop = NavigationTransition.slide.compile(for: .pop, in: container)
    let animator = TransitionAnimator(push)
    animator.start()
    animator.advance(by: 0.15)
    let before = animator.frame
    animator.retarget(to: pop)
    let after = animator.frame
    // The view that is popped was being pushed, and the other way round.
    for (old, new) in [(ViewID.destination, ViewID.origin), (.origin, .destination)] {
      XCTAssertEqual(after.pieces(of: new).count, 9)
      for index in 0..<9 {
        let (a, b) = (before[.piece(of: old, index)], after[.piece(of: new, index)])
        XCTAssertEqual(a.translation.dx, b.translation.dx, accuracy: 1e-9)
        XCTAssertEqual(a.rotation.z, b.rotation.z, accuracy: 1e-9)
        XCTAssertEqual(a.opacity, b.opacity, accuracy: 1e-9)
      }
    }
    // A moment later they have moved on as fast as before.
    let velocities = animator.velocities(of: .piece(of: .origin, 4))
    let dx = after[.piece(of: .origin, 4)].translation.dx
    animator.advance(by: 1e-6)
    XCTAssertEqual(
      (animator.frame[.piece(of: .origin, 4)].translation.dx - dx) / 1e-6,
      velocities[.translation]?.components[0] ?? .nan, accuracy: 0.05)
    while animator.advance(by: 0.05) {
      for piece in animator.frame.pieces(of: .destination) {
        XCTAssertTrue(animator.frame[piece].translation.dx.isFinite)
      }
    }
    XCTAssertTrue(animator.frame.pieces(of: .destination).isEmpty)
  }

  func testPiecesOfAViewThatIsLeftBehindFinishTheirMotion() {
    let push = NavigationTransition(.blinds(count: 3)).animation(.linear(duration: 1))
      .compile(for: .push, in: container)
    let animator = TransitionAnimator(push)
    animator.start()
    animator.advance(by: 0.5)
    animator.retarget(to: NavigationTransition.fade(.cross).compile(for: .push, in: container))
    let old = ViewID.interrupted(.origin)
    XCTAssertEqual(animator.frame.pieces(of: old).count, 3)
    XCTAssertEqual(animator.frame[.piece(of: old, 1)].clip.right, 0.5, accuracy: 1e-9)
    animator.advance(by: 0.25)
    XCTAssertEqual(animator.frame[.piece(of: old, 1)].clip.right, 0.75, accuracy: 1e-9)
  }

  func testHostileSlicingsNeverTrap() {
    let slicings: [Slicing] = [
      .columns(0), .rows(-5), .grid(rows: .max, columns: 1), .regions([]),
      .regions([
        Rect(x: .nan, y: .infinity, width: -1, height: .nan),
        Rect(x: 2, y: -3, width: 9, height: 9),
      ]),
    ]
    for slicing in slicings {
      let compiled = AtomicTransition.pieces(slicing) { _ in [.scale, .opacity] }
        .compile(for: .removal, in: Container(size: Size(width: 0, height: .nan)))
      let frame = compiled.timeline.frame(at: 0.1)
      for view in compiled.timeline.views where !frame[view].opacity.isFinite {
        XCTFail("\(slicing) makes the opacity of \(view) \(frame[view].opacity)")
      }
    }
  }
}

extension PiecesTests {
  func testReadyMadePiecesStartOrEndWhereTheyShould() {
    let transitions: [AtomicTransition] = [
      .slidingDoors(), .slidingDoors(axis: .vertical), .blinds(),
      .blinds(count: 3, axis: .vertical),
      .checkerboard(), .mosaic(), .explode(),
    ]
    for transition in transitions {
      let insertion = transition.compile(for: .insertion, in: container)
      XCTAssertNoThrow(try insertion.validate())
      let end = insertion.timeline.frame(at: insertion.timeline.duration)
      XCTAssertFalse(end.pieces(of: .view).isEmpty)
      XCTAssertTrue(end.pieces(of: .view).allSatisfy { end[$0].isAtRest })
      let start = insertion.timeline.frame(at: 0)
      XCTAssertFalse(start.pieces(of: .view).contains { start[$0].isAtRest })
      let removal = transition.compile(for: .removal, in: container)
      let first = removal.timeline.frame(at: 0)
      XCTAssertTrue(first.pieces(of: .view).allSatisfy { first[$0].isAtRest })
      XCTAssertEqual(
        transition.compile(for: .removal, in: container).timeline, removal.timeline)
    }
  }

  func testAnExplosionWithoutSenseStaysFinite() {
    for number in [Double.nan, .infinity, -1e300, 1e300] {
      let transition = AtomicTransition.explode(
        rows: 2, columns: 2, distance: number, turn: .radians(number), spread: number)
      for operation in AtomicTransition.Operation.allCases {
        let compiled = transition.compile(for: operation, in: container)
        XCTAssertFalse(compiled.diagnostics.isEmpty)
        for share in [0.0, 0.3, 1] {
          let frame = compiled.timeline.frame(at: share * compiled.timeline.duration)
          for piece in frame.pieces(of: .view) {
            XCTAssertTrue(frame[piece].translation.dx.isFinite && frame[piece].rotation.z.isFinite)
          }
        }
      }
    }
  }

  func testPiecesOfAnExplosionFlyAlongCurves() {
    let compiled = AtomicTransition.explode(rows: 1, columns: 2, spread: 0)
      .animation(.linear(duration: 1)).compile(for: .removal, in: container)
    func place(_ share: Double) -> Translation {
      compiled.timeline.frame(at: share)[.piece(of: .view, 0)].translation
    }
    // Half-way it is off the straight line, by as much as the parabola says on both sides of the middle.
    let (end, middle, early) = (place(1), place(0.5), place(0.25))
    let across = middle.dx * end.dy - middle.dy * end.dx
    XCTAssertGreaterThan(abs(across), 1)
    let progress = UnitCurve.easeInOut.value(at: 0.25)
    XCTAssertEqual(
      (early.dx * end.dy - early.dy * end.dx) / across, 4 * progress * (1 - progress),
      accuracy: 1e-9)
  }

  func testTheSeedDecidesAboutADissolve() {
    func timeline(_ seed: UInt64) -> Timeline {
      AtomicTransition.mosaic(seed: seed).compile(for: .insertion, in: container).timeline
    }
    XCTAssertEqual(timeline(7), timeline(7))
    XCTAssertNotEqual(timeline(7), timeline(8))
  }
}
