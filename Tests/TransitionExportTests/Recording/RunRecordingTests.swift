import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

final class RunRecordingTests: XCTestCase {
  private static let container = Container(size: Size(width: 400, height: 800))

  private func transitions(
    _ transition: NavigationTransition, in container: Container = container
  ) -> [String: CompiledTransition] {
    [
      "push": transition.compile(for: .push, in: container),
      "pop": transition.compile(for: .pop, in: container),
    ]
  }

  private func interrupted(at time: Double) -> RunLog {
    RunLog(of: "push", [.init(0, .start), .init(time, .retarget(to: "pop", matching: nil))])
  }

  func testAnUntouchedRunIsItsTimeline() throws {
    let transitions = transitions(.swing)
    let log = RunLog(of: "push", [.init(2, .start)])
    let recording = try ExportedRun(log, of: transitions)
    XCTAssertEqual(recording.timeline, transitions["push"]?.timeline)
    XCTAssertTrue(recording.accuracy.entries.allSatisfy { $0.error == 0 })
    XCTAssertEqual(recording.accuracy.omissions, [])
  }

  /// Compares a recording with the frames of a replay, page by page.
  private func check(
    _ recording: ExportedRun, _ log: RunLog, of transitions: [String: CompiledTransition],
    role: (ViewID, Double) -> ViewID, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let timeline = recording.timeline
    let replay = try RunReplay(log, of: transitions)
    for index in 0...211 {
      let time = timeline.duration * Double(index) / 211
      replay.advance(to: time)
      if case .finished = replay.animator.state { continue }
      let frame = replay.animator.frame
      let recorded = timeline.frame(at: time)
      for view in timeline.views {
        let shown = role(view, time)
        guard frame.isPresent(shown) else {
          XCTAssertEqual(recorded[view].opacity, 0, accuracy: 1e-9, file: file, line: line)
          continue
        }
        let properties = frame[shown].written.map { $0 } + recorded[view].written.map { $0 }
        for property in properties where property.isAnimatable && property != .zPosition {
          let values = zip(recorded[view][property].components, frame[shown][property].components)
          let error = values.map { abs($0 - $1) }.max() ?? 0
          let entry = recording.accuracy.entries.first {
            $0.view == view && $0.property == property
          }
          // Next to a jump it may be late.
          guard entry?.shift ?? 0 == 0 || error < 0.05 * abs(values.map(\.1).max() ?? 0) else {
            continue
          }
          XCTAssertLessThanOrEqual(
            error, max((entry?.tolerance ?? 0), 1e-9), "\(view).\(property) at \(time)", file: file,
            line: line)
        }
      }
    }
  }

  func testARecordingShowsTheFramesOfTheRunWithinItsTolerance() throws {
    for (name, transition) in Thoroughness.some(of: BuiltIn.navigation.dropFirst()) {
      let transitions = transitions(transition.animation(.easeInOut(duration: 0.4)))
      let log = interrupted(at: 0.15)
      let recording = try ExportedRun(log, of: transitions)
      XCTAssertTrue(recording.accuracy.keepsTolerance, name)
      XCTAssertTrue(recording.accuracy.entries.allSatisfy { $0.shift < 1e-4 }, name)
      try check(recording, log, of: transitions) { view, time in
        guard time >= 0.15 else { return view }
        return view == .origin ? .destination : .origin
      }
    }
  }

  func testARecordingFollowsPagesRatherThanRoles() throws {
    let recording = try ExportedRun(interrupted(at: 0.15), of: transitions(.slide))
    XCTAssertEqual(recording.timeline.views, [.origin, .destination])
    let frame = recording.timeline.frame(at: recording.timeline.duration.nextUp)
    XCTAssertEqual(frame.drawingOrder, [.origin])
    XCTAssertEqual(frame.origin.translation.dx, 0)
    XCTAssertEqual(recording.accuracy.omissions, [])
  }

  func testAThirdPageIsInvisibleUntilItComes() throws {
    let log = RunLog(
      of: "push", [.init(0, .start), .init(0.15, .retarget(to: "push", matching: nil))])
    let recording = try ExportedRun(log, of: transitions(.slide))
    let third = ViewID.interrupted(.destination)
    XCTAssertEqual(recording.timeline.views, [.origin, .destination, third])
    let before = recording.timeline.frame(at: 0.149)
    XCTAssertEqual(before[third].opacity, 0)
    XCTAssertEqual(before[.origin].opacity, 1)
    let after = recording.timeline.frame(at: 0.1501)
    XCTAssertEqual(after[third].opacity, 1)
    XCTAssertGreaterThan(after[third].translation.dx, 350)
    let end = recording.timeline.frame(at: recording.timeline.duration.nextUp)
    XCTAssertEqual(end.drawingOrder, [third])
    XCTAssertEqual(
      recording.accuracy.omissions.prefix(1),
      [
        """
        the role of interrupted destination, which comes as destination at 0.15 s
        """
      ])
    XCTAssertTrue(
      recording.accuracy.omissions.contains(
        "interrupted destination is not there from 0 s to 0.15 s, where its opacity is 0"))
    for format in [ExportFormat.svg, .css, .lottie] {
      let document = recording.presentation.exported(as: format).document
      XCTAssertTrue(document.lowercased().contains("interrupted"), format.fileExtension)
    }
    let json = recording.presentation.exported(as: .json)
    XCTAssertEqual(try Presentation(json: json.document).timeline, recording.timeline)
  }

  func testAPageIsRecognisedByItsIdentity() throws {
    let slide = NavigationTransition.slide
    let transitions = [
      "there": slide.compile(for: .push, from: "list", to: "detail", in: Self.container),
      "back": slide.compile(for: .push, from: "detail", to: "list", in: Self.container),
    ]
    let log = RunLog(of: "there", [.init(0, .start), .init(0.15, .retarget(to: "back"))])
    let recording = try ExportedRun(log, of: transitions)
    XCTAssertEqual(recording.timeline.views, [.origin, .destination])
    let end = recording.timeline.frame(at: recording.timeline.duration.nextUp)
    XCTAssertEqual(end.drawingOrder, [.origin])
  }

  func testAResizeIsRecordedAndReported() throws {
    let transitions = transitions(.slide)
    let wide = Container(size: Size(width: 800, height: 400))
    let log = RunLog(of: "push", [.init(0, .start), .init(0.15, .resize(to: wide))])
    let recording = try ExportedRun(log, of: transitions)
    XCTAssertEqual(
      recording.accuracy.omissions, ["the container 800 x 400 from 0.15 s on"])
    let replay = try RunReplay(log, of: transitions)
    replay.advance(to: 0.25)
    XCTAssertEqual(
      recording.timeline.frame(at: 0.25).origin.translation.dx,
      replay.animator.frame.origin.translation.dx, accuracy: 0.8)
  }

  func testADrawingOrderThatChangesIsReported() throws {
    let recording = try ExportedRun(interrupted(at: 0.1), of: transitions(.swing))
    XCTAssertEqual(recording.timeline.frame(at: 0).drawingOrder.count, 2)
    XCTAssertEqual(
      recording.accuracy.omissions, ["origin is drawn behind destination from 0 s to 0.1 s"])
  }

  func testAnAnchorThatChangesBecomesATranslation() throws {
    let transitions = [
      "push": NavigationTransition(
        .scale(0.5, anchor: .topLeft).combined(with: .rotate(.degrees(30)))
      )
      .compile(for: .push, in: Self.container),
      "pop": NavigationTransition(.scale(0.25, anchor: .bottomRight)).compile(
        for: .pop, in: Self.container),
    ]
    let log = interrupted(at: 0.15)
    let recording = try ExportedRun(log, of: transitions)
    XCTAssertEqual(
      recording.accuracy.omissions.filter { $0.contains("anchor") }, [])
    let replay = try RunReplay(log, of: transitions)
    for time in [0.05, 0.1, 0.15, 0.2, 0.25, 0.3] {
      replay.advance(to: time)
      let (shown, recorded) = (replay.animator.frame, recording.timeline.frame(at: time))
      for (view, role) in [(ViewID.origin, ViewID.destination), (.destination, .origin)] {
        let size = Self.container.frame.size
        let expected = shown[time < 0.15 ? view : role].transform(size: size)
        let found = recorded[view].transform(size: size)
        for (a, b) in [
          (expected.m11, found.m11), (expected.m41, found.m41), (expected.m42, found.m42),
        ] {
          XCTAssertEqual(a, b, accuracy: 0.5, "\(view) at \(time)")
        }
      }
    }
  }

  func testEveryCallIsRecorded() throws {
    let transitions = transitions(.zoom)
    let log = RunLog(
      of: "push",
      [
        .init(1, .start), .init(1.1, .pause), .init(1.2, .resume), .init(1.25, .reverse(.retimed)),
        .init(1.3, .scrub(to: 0.7, linearly: false)), .init(1.35, .scrub(to: 0.2, linearly: true)),
        .init(1.4, .finish(velocity: 1, animation: nil)),
      ])
    let recording = try ExportedRun(log, of: transitions)
    let replay = try RunReplay(log, of: transitions)
    for time in [1, 1.05, 1.15, 1.22, 1.28, 1.32, 1.37, 1.45, 1.5] {
      replay.advance(to: time)
      let recorded = recording.timeline.frame(at: time - 1)
      for view in [ViewID.origin, .destination] {
        XCTAssertEqual(
          recorded[view].scale.x, replay.animator.frame[view].scale.x, accuracy: 0.001, "\(time)")
        XCTAssertEqual(
          recorded[view].opacity, replay.animator.frame[view].opacity, accuracy: 0.001, "\(time)")
      }
    }
    XCTAssertTrue(recording.accuracy.keepsTolerance)
  }

  func testARunThatDoesNotEndIsRecordedUpToItsLastCall() throws {
    let log = RunLog(of: "push", [.init(0, .start), .init(0.2, .pause)])
    let recording = try ExportedRun(log, of: transitions(.slide))
    XCTAssertEqual(recording.timeline.duration, 0.2)
    XCTAssertEqual(
      recording.accuracy.omissions, ["what follows, as the run does not end"])
    let end = recording.timeline.frame(at: 1)
    XCTAssertEqual(end.drawingOrder, [.origin, .destination])
    XCTAssertLessThan(end.origin.translation.dx, -100)
  }

  func testPiecesAreRecorded() throws {
    let transition = NavigationTransition(.blinds(count: 3)).animation(.linear(duration: 0.5))
    let recording = try ExportedRun(interrupted(at: 0.2), of: transitions(transition))
    XCTAssertEqual(recording.accuracy.omissions, [])
    XCTAssertEqual(recording.timeline.views.count, 8)
    let frame = recording.timeline.frame(at: 0.2)
    XCTAssertEqual(frame.pieces(of: .destination).count, 3)
    let replay = try RunReplay(
      interrupted(at: 0.2), of: transitions(transition))
    replay.advance(before: 0.2)
    let piece = ViewID.piece(of: .destination, 1)
    XCTAssertEqual(
      frame[piece].clip.right, replay.animator.frame[piece].clip.right, accuracy: 1e-12)
    XCTAssertEqual(frame[piece].clip.right, 0.6, accuracy: 1e-12)
  }

  func testEveryFormatTakesARecordingAndReportsItsErrors() throws {
    let recording = try ExportedRun(
      interrupted(at: 0.15), of: transitions(.slide.animation(.linear(duration: 0.2))),
      tolerance: 0.05)
    let presentation = recording.presentation
    let formats: [ExportFormat] = [
      .json, .css, .webAnimations, .lottie, .svg, .chart, .animatedSVG,
      .csv(framesPerSecond: 60), .table(framesPerSecond: 60),
    ]
    for format in formats {
      let export = presentation.exported(as: format)
      XCTAssertFalse(export.document.isEmpty)
      for entry in recording.accuracy.entries {
        XCTAssertGreaterThanOrEqual(
          export.accuracy.error(of: entry.view, entry.property), entry.error, format.fileExtension)
      }
    }
  }

  func testRandomRunsAreRecorded() throws {
    var (count, kept) = (0, 0)
    forAll(20) { generator in
      var transitions: [String: CompiledTransition] = [:]
      for name in ["a", "b", "c"] {
        transitions[name] = NavigationTransition(AtomicTransition.random(&generator))
          .compile(for: generator.bool() ? .push : .pop, in: Self.container)
      }
      var time = 0.0
      var log = RunLog(of: "a", [.init(0, .start)])
      for _ in 0..<generator.int(in: 1...4) {
        time += generator.double(in: 0...0.3)
        let calls: [RunLog.Call] = [
          .retarget(to: generator.pick(["a", "b", "c"]), matching: nil), .reverse(.mirrored),
          .scrub(to: generator.double(in: 0...1), linearly: generator.bool()),
          .finish(velocity: nil, animation: nil),
        ]
        log.entries.append(RunLog.Entry(time, generator.pick(calls)))
      }
      let recording = try ExportedRun(log, of: transitions, tolerance: 0.01)
      // A spring that is thrown may move by more between two samples, which the report then says.
      count += 1
      if recording.accuracy.keepsTolerance { kept += 1 }
      for index in 0...20 {
        let frame = recording.timeline.frame(at: recording.timeline.duration * Double(index) / 20)
        assertFinite(frame)
      }
    }
    print("\(kept) of \(count) runs keep the tolerance")
    if Thoroughness.isComplete { XCTAssertGreaterThan(2 * kept, count) }
  }
}
