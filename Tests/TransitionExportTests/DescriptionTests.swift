import Foundation
import TransitionControllers
import TransitionExport
import TransitionKit
import TransitionPorting
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

final class DescriptionTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  func testTransitionsPrintAsTheyAreWritten() {
    typealias T = AtomicTransition
    typealias N = NavigationTransition
    let expectations: [(any CustomStringConvertible, String)] = [
      (
        T.move(edge: .top).combined(with: .opacity), "AtomicTransition.move(edge: .top) + opacity"
      ),
      (T.identity, "AtomicTransition.identity"),
      (
        [T.opacity, .scale(0.5)].combined().mirrored(),
        "AtomicTransition(opacity + scale(0.5)).mirrored()"
      ),
      (
        T.asymmetric(insertion: .opacity, removal: [.scale, .blur(radius: 4)]),
        "AtomicTransition.asymmetric(insertion: opacity, removal: scale + blur(radius: 4))"
      ),
      (T.onInsertion(.opacity), "AtomicTransition.onInsertion(opacity)"),
      (T.opacity.animation(.linear), "AtomicTransition.opacity.animation(linear(0.35 s))"),
      (T.opacity.animation(nil), "AtomicTransition.opacity.animation(nil)"),
      (
        T.opacity.animation(.linear, during: 0.25...0.5).delayed(by: 0.1),
        "AtomicTransition.opacity.animation(linear(0.35 s), during: 0.25...0.5).delayed(by: 0.1)"
      ),
      (T.opacity.reducingMotion(), "AtomicTransition.opacity.reducingMotion()"),
      (
        N.fade(.in),
        "NavigationTransition.asymmetric(push: onInsertion(opacity), pop: onRemoval(opacity))"
      ),
      (N.onPush(T.opacity), "NavigationTransition.onPush(opacity)"),
    ]
    for (transition, text) in expectations { XCTAssertEqual("\(transition)", text) }
  }

  func testLongTransitionsAreCutShort() {
    let many = (0..<1000).map { AtomicTransition.offset(x: Double($0), y: 0) }.combined()
    XCTAssertLessThan("\(many)".count, 300)
    XCTAssert("\(many)".hasSuffix(" + 994 more"), "\(many)")
    var deep = AtomicTransition.opacity
    for _ in 0..<2000 { deep = deep.mirrored() }
    XCTAssertLessThan("\(deep)".count, 300)
  }

  func testTimelinePrintsAsTableOfStages() {
    let slide = NavigationTransition.slide.compile(for: .push, in: container)
    XCTAssertEqual(
      "\(slide.timeline)",
      """
      0.35 s, origin and destination
      view         property     initial      animation     completion  timing
      origin       translation  (0, 0, 0)    (-390, 0, 0)  (0, 0, 0)   easeInOut(0.35 s)
      destination  translation  (390, 0, 0)  (0, 0, 0)     (0, 0, 0)   easeInOut(0.35 s)
      """)
    XCTAssertEqual(
      "\(slide)", "push in 390 x 844: no conflicts, no diagnostics\n\(slide.timeline)")
    let explode = AtomicTransition.explode().compile(for: .removal, in: container)
    XCTAssertEqual("\(explode)".split(separator: "\n").count, 28)
    let twice = AtomicTransition.opacity.combined(with: .opacity).compile(
      for: .insertion, in: container)
    XCTAssert("\(twice)".hasPrefix("insertion in 390 x 844: 1 conflict"), "\(twice)")
    XCTAssertEqual(
      "\(slide.timeline.frame(at: 0))",
      "0 s\norigin: translation (0, 0, 0)\ndestination: translation (390, 0, 0)")
  }

  func testEveryPublicValueHasShortDescription() throws {
    var known: Set<String> = []
    for (type, value) in try values() + Self.builderValues {
      known.insert(type)
      let text = "\(value)"
      XCTAssertFalse(text.isEmpty, type)
      XCTAssertLessThan(text.utf8.count, 1000, "\(type) prints as \(text)")
      for dump in [
        "TransitionKit.", "TransitionScenes.", "TransitionControllers.", "TransitionLint.",
        "TransitionExport.", "TransitionWeb.", "(Function)", "Optional(", "SIMD4<",
      ] {
        XCTAssertFalse(text.contains(dump), "\(type) prints as \(text)")
      }
    }
    // Iterators are for loops, builders have no values, and the report of accuracy has separate tests.
    // Controllers and their gestures have a separate test.
    let others: Set = [
      "Iterator", "Entry", "SceneBuilder", "AtomicTransitionBuilder", "NavigationTransitionBuilder",
      "ScreenEvent", "OperationPhase", "ScreenInteraction", "ScrollInteraction",
      "EventListener", "Stage", "ScreenWindow", "AnimatedState", "ScreenSlot",
      "TransitionController",
    ]
    // Handles, contexts, columns and samplers print what Swift prints of them.
    let handles: Set = [
      "AnimatorFrames", "Column", "Columns", "Elements",
      "EmptyAnimatableData", "Frames", "Group", "Groups",
      "HeadlessView", "HeldElement", "Interaction", "Key",
      "KeyframeTimeline", "Member", "ModifierContext", "OpenChange", "Progress",
      "PropertyVector", "ReorderInteraction", "RunReplay", "TransformComponents",
      "TransientViewReference",
      "TransitionContent", "TransitionContext", "TransitionProperties", "TransitionTarget",
      "VelocityTracker", "ViewKey", "Views",
    ]
    XCTAssertEqual(
      try publicTypes().subtracting(known).subtracting(others).subtracting(handles), [])
  }

  /// What carries the lower pages where a push interrupts another one.
  private static var interruptedOrigin: PageOrigin? {
    let window = ScreenWindow(size: Size(width: 390, height: 844))
    let stack = TransitionController(ScreenStack(["a"]), in: window) { _ in .slide() }
    for screen in ["b", "c"] {
      stack.push(screen)
      window.advance(by: 0.1)
    }
    return window.frame.elements.lazy.compactMap { $0.origins.first }.first
  }

  func testControllersPrintTheirScreens() throws {
    let window = ScreenWindow(size: Size(width: 390, height: 844))
    let stack = TransitionController(ScreenStack(["list", "detail"]), in: window) { _ in
      ScreenTransition(.slide).committing(with: .slide)
    }
    var events: [String] = []
    let listener = stack.onEvent { events.append("\($0)") }
    defer { withExtendedLifetime(listener) {} }
    let pan = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: GestureSample(time: 0)))
    defer { withExtendedLifetime(pan) {} }
    XCTAssertEqual("\(stack)", "[list, detail], pop")
    XCTAssertEqual(
      stack.transition.map { "\($0)" }, "pop from detail to list, interactive")
    XCTAssertEqual(events[2], "willTransition pop from detail to list, interactive")
    XCTAssertEqual("\(window)", "390 x 844, 1 controllers, 0 s")
    XCTAssertEqual(stack.id(of: "list", "title").map { "\($0)" }, "0/0/title")
    let stage = try XCTUnwrap(ScreenTransition(.slide).committing(with: .slide).commitStage)
    XCTAssertFalse("\(stage)".isEmpty)
  }

  /// The names of the public types that the sources declare.
  private func publicTypes() throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      // The testing kit has a separate test, and the adapters are empty where their toolkits are missing.
      let others = ["/TransitionTesting/", "/TransitionSwiftUI/", "/TransitionUIKit/"]
      guard file.pathExtension == "swift", !others.contains(where: { file.path.contains($0) })
      else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /public (?:final |indirect )*(?:struct|enum|class) (\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  private func values() throws -> [(type: String, value: Any)] {
    let compiled = NavigationTransition.swing.compile(for: .push, in: container)
    let frame = compiled.timeline.frame(at: 0.1)
    let conflicts = AtomicTransition.opacity.combined(with: .opacity)
      .compile(for: .insertion, in: container).conflicts
    let custom = CustomProperty("total", identity: 100.0)
    let animator = TransitionAnimator(compiled)
    let policy = InteractionPolicy.edgePan()
    let presentation = Presentation(compiled, named: "swing")
    let piece = Slicing.rows(2).pieces[0]
    let explanation = compiled.explain(.origin, .rotation, at: 0.1)
    let log = RunLog(of: "push", [.init(0, .start), .init(0.1, .reverse(.mirrored))])
    var values: [(String, Any)] = [
      ("AtomicTransition", AtomicTransition.opacity), ("RunLog", log),
      ("Call", RunLog.Call.scrub(to: 0.5, linearly: true)),
      ("NavigationTransition", NavigationTransition.slide),
      ("Operation", AtomicTransition.Operation.insertion), ("Animation", Animation.bouncy),
      ("UnitCurve", UnitCurve.easeIn), ("Spring", Spring.bouncy), ("StepJump", StepJump.both),
      ("Deceleration", Deceleration.fast), ("TransitionMoment", TransitionMoment.progress(0.5)),
      ("AnimationRange", AnimationRange(start: 0, end: 0.5)),
      ("Keyframe", Keyframe.linear(5.0, duration: 0.3)),
      ("KeyframeTrack", KeyframeTrack(from: 0.0, [.cubic(1, duration: 0.5)])),
      ("Timeline", compiled.timeline), ("CompiledTransition", compiled), ("Frame", frame),
      ("View", frame.views[.origin] as Any? ?? ""),
      ("Explanation", explanation),
      ("MergePolicy", MergePolicy.lastWriterWins), ("MergeResolution", MergeResolution.keep(1)),
      ("MergeResolution", MergeResolution.value(start: 0, end: [1, 2])),
      ("Severity", Diagnostic.Severity.note), ("ViewID", ViewID.piece(of: .origin, 2)),
      ("Kind", Diagnostic.Kind.jump),
      ("Container", container),
      ("Point", Point.zero), ("Size", Size.zero), ("Rect", Rect.zero), ("Angle", Angle.degrees(90)),
      ("UnitPoint", UnitPoint.top), ("Transform", Transform.scale(x: 2, y: 1)),
      ("MotionPath", MotionPath(through: [.zero, Point(x: 1, y: 2)])),
      ("Parameterization", MotionPath.Parameterization.byParameter), ("Edge", Edge.top),
      ("Axis", Axis.vertical), ("InterpolationSpace", Color.InterpolationSpace.oklab),
      ("LayoutDirection", LayoutDirection.rightToLeft), ("ReferenceSize", ReferenceSize.view),
      ("ViewProperty", ViewProperty.opacity), ("PropertyValue", PropertyValue([1, 2])),
      ("PropertySet", PropertySet.movement), ("PropertyState", frame.origin),
      ("TransientView", compiled.origin), ("Composition", Composition.add),
      ("Translation", Translation.zero), ("Scale", Scale.identity),
      ("Rotation", Rotation(x: 0, y: .pi, z: 0)), ("LayoutScale", LayoutScale.identity),
      ("ClipInsets", ClipInsets.zero), ("ClipShape", ClipShape.star()),
      ("ShapeClip", PropertyState.clipped.shapeClips[0]), ("Color", Color.black),
      ("Shadow", Shadow.none),
      ("CustomProperty", custom), ("AnimatablePair", AnimatablePair(1.0, 2.0)),
      ("BlurReplaceConfiguration", AtomicTransition.BlurReplaceConfiguration.allCases[0]),
      ("FadeStyle", NavigationTransition.FadeStyle.cross), ("Stagger", Stagger.row(each: 0.05)),
      ("Piece", piece), ("Slicing", Slicing.grid(rows: 2, columns: 3)),
      ("TransitionPhase", TransitionPhase.identity),
      ("GeometryChange", GeometryChange(scale: Scale(2))),
      ("AnimatingPosition", AnimatingPosition.end), ("GestureSample", GestureSample(time: 1)),
      ("VelocityTracker", VelocityTracker()),
      ("ViewIdentity", ViewIdentity.name("list")), ("ViewMatching", ViewMatching.swapped),
      ("TransitionAnimator", animator),
      ("State", TransitionAnimator.State.finished(at: .end)),
      ("Direction", TransitionAnimator.Direction.forward),
      ("Reversal", TransitionAnimator.Reversal.retimed), ("InteractionPolicy", policy),
      ("Decision", InteractionPolicy.Decision.commit(speed: 2)),
      ("Presentation", presentation), ("ExportFormat", ExportFormat.css),
      ("Export", presentation.exported(as: .css)), ("FrameSpacing", FrameSpacing.distance),
      ("AccuracyReport", presentation.exported(as: .css).accuracy),
      ("ResponsiveStyleSheet", ResponsiveStyleSheet(.slide, named: "slide")),
      ("WebModule", WebModule(["slide": .slide])), ("Change", WebModule.Change(.smooth)),
    ]
    values += sceneValues() + sharedElementValues()
    values += [
      ("ScreenStack", ScreenStack(["list", "detail"])),
      ("ScreenEntry", ScreenEntry(id: 0, screen: "list", isPresented: true)),
      ("Detent", Detent.medium), ("ScreenPresentation", ScreenPresentation.card()),
      ("ScreenAppearance", ScreenAppearance.appearing),
      ("TransitionInterruption", TransitionInterruption.refuse),
      ("ScreenTransition", ScreenTransition.sheet()),
      ("ScreenElementID", ScreenElementID.window("bar")),
      ("Part", ScreenElementID.window("bar").part),
      ("AnimationLayer", AnimationLayer(.linear, during: 0...0.5) { _ in }),
      ("TransitionAnimation", TransitionAnimation(layers: [AnimationLayer { _ in }])),
      (
        "OperationContext",
        OperationContext(operation: .push, from: "list", to: "detail", container: container)
      ),
      ("TabSelection", try TabSelection(["home", "search"])),
      ("ScreenOperation", ScreenOperation.push), ("OperationRefusal", OperationRefusal.lastScreen),
    ]
    XCTAssertThrowsError(try log.replay(of: [:])) { values.append(("MissingTransition", $0)) }
    let list = frame.drawList(in: container)
    values += [
      ("DrawList", list), ("Item", list.items[0]), ("Filters", list.items[0].filters),
      ("Border", list.items[0].border),
      ("Filters", DrawList.Filters.identity),
    ]
    animator.start()
    animator.advance(by: 0.1)
    animator.retarget(to: NavigationTransition.swing.compile(for: .pop, in: container))
    let interrupted = animator.explain(.origin, .rotation)
    values += interrupted.corrections.map { ("Correction", $0) }
    values.append(("Motion", try Motion(recording: log, of: ["push": compiled])))
    _ = Motion(recording: animator) { values.append(("MotionRecorder", $0)) }
    values += conflicts.map { ("MergeConflict", $0) }
    let lost = AtomicTransition.opacity.combined(with: .opacity(0.5))
      .compile(for: .insertion, in: container, merging: .lastWriterWins).conflicts
    values += lost.flatMap { $0.amountLost }.map { ("Loss", $0) }
    values += conflicts.flatMap { $0.contributions }.map { ("Contribution", $0) }
    let path = MotionPath(through: [Point(x: 9, y: 9), .zero])
    let moves: [AtomicTransition] = [
      .opacity, .move(along: path),
      .modifier(
        active: Shake(amplitude: 9, turns: 0), identity: Shake(amplitude: 9, turns: 3)),
      .explode(),
      .keyframes(.cornerRadius, from: 0, [.linear(4, duration: 0.2)]),
    ]
    let segments = moves.flatMap {
      $0.compile(for: .insertion, in: container).timeline.tracks.flatMap { $0.segments }
    }
    for segment in segments {
      values += [("PropertySegment", segment), ("ValuePath", segment.path)]
      if case .keyframes(let path) = segment.path {
        values += path.track.segments.map { ("Interpolation", $0.interpolation) }
      }
    }
    values += compiled.timeline.timings.map { ("Timing", $0) }
    let delayed = Animation.easeIn.delay(0.1).speed(2).repeatCount(3)
    values.append(("Base", delayed.base))
    values += delayed.modifiers.map { ("Modifier", $0) }
    values += [UnitCurve.linear, .easeIn, .circularEaseIn].map { ("Shape", $0.shape) }
    if case .bezier(let bezier) = UnitCurve.easeIn.shape { values.append(("CubicBezier", bezier)) }
    values.append(("AnyCustomAnimation", "tested above, as a base"))
    values += compiled.timeline.tracks.map { ("Track", $0) }
    values += explanation.operands.map { ("Operand", $0) }
    let broken = AtomicTransition.opacity(.nan).compile(for: .insertion, in: container)
    values += lintValues()
    values += broken.diagnostics.map { ("Diagnostic", $0) }
    do { _ = try UnitCurve("none") } catch { values.append(("CSSEasingError", error)) }
    do { _ = try Timeline(decoding: []) } catch { values.append(("TimelineCodingError", error)) }
    do { _ = try Presentation(json: "{}") } catch { values.append(("TimelineJSONError", error)) }
    do { try broken.validate() } catch { values.append(("ValidationError", error)) }
    let written = AtomicTransition.custom { view, _, _ in view.initial.opacity = 0.5 }
      .compile(for: .insertion, in: container)
    values += written.explain(.view, .opacity, at: 0).operands
      .compactMap { $0.contribution?.site }.map { ("SourceSite", $0) }
    return values
  }

  private func sceneValues() -> [(String, Any)] {
    let old = Scene(size: container.frame.size) {
      Element("header", frame: Rect(x: 0, y: 0, width: 390, height: 90))
      Element("list", frame: Rect(x: 0, y: 90, width: 390, height: 754)) {
        Element("row", frame: Rect(x: 0, y: 0, width: 390, height: 44))
          .modifier(Shake(amplitude: 1, turns: 2)).transition(.opacity, .withParent)
          .animation(.snappy).emphasis(Emphasis(.scale(1.2), trigger: 1)).resizing(.fit)
      }
    }
    var new = old
    new["row"]?.contentVersion = 2
    let changes = SceneChanges(from: old, to: new)
    var transaction = Transaction(animation: .snappy)
    transaction.stagger = .readingOrder(each: 0.02)
    transaction.rootTransition = .push(.slide)
    let transition = SceneTransition(from: old, to: new, transaction)
    let animator = SceneAnimator(old)
    let sceneFrame = animator.frame
    var order = Reordering(["row"], in: "list")
    order.layOut(old)
    return [
      ("Scene", old), ("SceneElement", old.elements[1]), ("SceneChanges", changes),
      ("SceneTransition", transition), ("SceneAnimator", animator), ("SceneFrame", sceneFrame),
      ("Elements", sceneFrame.elements), ("Element", sceneFrame.elements[2]),
      ("SceneDrawList", sceneFrame.drawList), ("Item", sceneFrame.drawList.items[2]),
      ("SceneExplanation", transition.explain("row", .opacity, at: 0) as Any? ?? ""),
      ("KeptElement", changes.kept[2]), ("ElementChanges", changes.kept[2].changes),
      ("ElementAnimation", ElementAnimation.custom(.snappy)), ("Transaction", transaction),
      ("Selection", Transaction.Selection.all),
      ("RootTransition", transaction.rootTransition as Any? ?? ""),
      ("CompletionCriterion", CompletionCriterion.removed),
      ("ChangeOutcome", ChangeOutcome.takenOver), ("Presence", Presence.inserting),
      ("ReorderingEvent", order.pickUp("row") as Any? ?? ""), ("Reordering", order),
      ("ReorderingStep", ReorderingStep.first),
      ("ReorderingContainer", ReorderingContainer(["a"], in: "list")),
      ("Resizing", Resizing.relayout), ("TransitionScope", TransitionScope.element),
      ("Emphasis", Emphasis(.scale(1.3), trigger: 2)),
      ("RestingModifier", RestingModifier(Shake(amplitude: 1, turns: 2))),
      ("ElementPlacement", ElementPlacement(view: .element("row"), frame: .zero)),
      ("PageOrigin", Self.interruptedOrigin as Any? ?? ""),
    ]
  }

  private func sharedElementValues() -> [(String, Any)] {
    func scene(_ id: String, _ x: Double) -> Scene<String> {
      Scene(size: container.frame.size) {
        Element(id, frame: Rect(x: x, y: 0, width: 100, height: 100))
          .match(MatchKey("cover", in: "library")).contentVersion(Int(x))
      }
    }
    let (old, new) = (scene("thumbnail", 0), scene("cover", 200))
    let shared = SharedElement<String>(path: .arc, layer: .inPlace)
    let transition = ElementTransition<String>.sharedElement(shared).combined(
      with: .cascade(.radial).delay(0.1).duration(.longest).when { $0.isPresenting })
    let definition: TransitionDefinition<String> = ["cover": transition]
    let plan = SceneChanges(from: old, to: new).plan(for: .animated(), using: definition)
    let animator = SceneAnimator(old)
    _ = animator.snapshots(for: new)
    let change = animator.begin(to: new, using: definition)
    change.scrub(to: 0.5)
    let context = ElementContext(
      id: "cover", kind: .inserted, isMatched: true, frame: .zero, sceneSize: .zero)
    return [
      ("MatchKey", MatchKey("cover", in: "library")), ("Role", MatchKey.Role.source),
      ("FlightPath", FlightPath.arc), ("SharedElement", shared), ("Layer", shared.layer),
      ("Content", SharedElement<String>.Content.crossfade), ("ElementTransition", transition),
      ("ElementDuration", ElementDuration.seconds(0.3)), ("ElementContext", context),
      ("CascadeDirection", CascadeDirection.topToBottom), ("TransitionDefinition", definition),
      ("ScenePlan", plan), ("Action", plan.entries[0].action),
      ("PairingReason", PairingReason.offScreen),
      ("SceneSnapshot", animator.frame["cover"]?.snapshot as Any? ?? ""),
    ]
  }
}

extension PropertyState {
  fileprivate static let clipped: PropertyState = {
    var state = PropertyState()
    state.clip(to: .ellipse)
    return state
  }()
}
