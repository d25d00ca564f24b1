import Foundation
import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class LottieTests: XCTestCase {
  private let container = Container(size: Size(width: 300, height: 500))

  private func export(
    _ transition: AtomicTransition, _ operation: AtomicTransition.Operation = .insertion,
    as format: ExportFormat = .lottie
  ) throws -> (document: LottieDocument, layer: LottieDocument.Layer, accuracy: AccuracyReport) {
    let export = Presentation(transition.compile(for: operation, in: container))
      .exported(as: format)
    let document = try LottieDocument(export.document)
    return (document, try XCTUnwrap(document.layers.first), export.accuracy)
  }

  // MARK: - The document

  func testThereIsALayerForEachViewWithTheTopmostFirst() throws {
    for operation in NavigationTransition.Operation.allCases {
      let compiled = NavigationTransition.cover.compile(for: operation, in: container)
      let document = try LottieDocument(Presentation(compiled).exported(as: .lottie).document)
      XCTAssertEqual(
        document.layers.map { $0.nm },
        compiled.timeline.frame(at: 0).drawingOrder.reversed().map { "\($0)" })
      XCTAssertEqual(document.layers.map { $0.ind }, [1, 2])
      XCTAssertEqual(document.layers.map { $0.ty }, [4, 4])
      XCTAssertEqual(document.layers.first?.nm, operation == .push ? "destination" : "origin")
    }
  }

  func testTheCompositionHasTheSizeOfTheContainerAndLastsAFrameLongerThanTheTimeline() throws {
    let (document, layer, _) = try export(.opacity.animation(.linear(duration: 0.5)))
    XCTAssertEqual([document.w, document.h], [300, 500])
    XCTAssertEqual([document.ip, document.op, document.fr], [0, 31, 60])
    XCTAssertEqual([layer.ip, layer.op], [0, 31])
  }

  func testCardsHaveAColourEachAndFillTheFrameOfTheView() throws {
    let place = Container(
      size: Size(width: 300, height: 500),
      viewFrame: Rect(x: 20, y: 30, width: 100, height: 60))
    let compiled = NavigationTransition.identity.compile(for: .push, in: place)
    let document = try LottieDocument(Presentation(compiled).exported(as: .lottie).document)
    let colors = document.layers.map { $0.card("fl")?.c?.value(at: 0).map { $0 * 255 } }
    XCTAssertEqual(colors, [[255, 138, 91, 255], [91, 124, 250, 255]])
    for layer in document.layers {
      XCTAssertEqual(layer.card("rc")?.s?.value(at: 0), [100, 60])
      XCTAssertEqual(layer.card("rc")?.p?.value(at: 0), [50, 30])
      XCTAssertEqual(layer.ks.a.value(at: 0), [50, 30])
      XCTAssertEqual(layer.ks.p.value(at: 0), [70, 60])
      XCTAssertNil(layer.hasMask)
      XCTAssertNil(layer.overlay("rc"))
    }
  }

  func testTheTypeOfAnObjectComesFirstWhateverItsName() throws {
    let name = "a \"!ty\": \\ \u{1F600} */ name"
    let presentation = Presentation(
      AtomicTransition.opacity.compile(for: .insertion, in: container), named: name)
    let text = presentation.exported(as: .lottie).document
    XCTAssertEqual(try LottieDocument(text).nm, name)
    XCTAssertEqual(text.components(separatedBy: "\"ty\":").count, 6)
    XCTAssertEqual(text.components(separatedBy: "{\"ty\":").count, 6)
  }

  func testAnExportIsTheSameEveryTime() {
    let presentation = Presentation(
      NavigationTransition.swing.animation(.bouncy).compile(for: .push, in: container))
    XCTAssertEqual(presentation.exported(as: .lottie), presentation.exported(as: .lottie()))
    XCTAssertEqual(ExportFormat.lottie.fileExtension, "lottie.json")
  }

  // MARK: - Motion

  func testABezierCurveStaysOne() throws {
    let (_, layer, accuracy) = try export(
      .offset(x: 30, y: 0).animation(.timingCurve(0.1, -0.4, 0.7, 1.6, duration: 0.5)))
    let keyframes = layer.ks.p.keyframes
    XCTAssertEqual(keyframes.map { $0.t }, [0, 30])
    XCTAssertEqual(keyframes.map { $0.s.numbers }, [[180, 250], [150, 250]])
    XCTAssertEqual(keyframes.first?.o, LottieDocument.Handle(x: 0.1, y: -0.4))
    XCTAssertEqual(keyframes.first?.i, LottieDocument.Handle(x: 0.7, y: 1.6))
    XCTAssertEqual(accuracy.entries.map { $0.error }, [0])
  }

  func testASpringBecomesLinesWithinTheToleranceAndFewerIfItIsLarger() throws {
    let spring = AtomicTransition.offset(x: 100, y: 0).animation(.bouncy)
    let fine = try export(spring, as: .lottie(tolerance: 0.0001))
    let coarse = try export(spring, as: .lottie(tolerance: 0.01))
    XCTAssertGreaterThan(
      fine.layer.ks.p.keyframes.count, 2 * coarse.layer.ks.p.keyframes.count)
    for (accuracy, share) in [(fine.accuracy, 0.0001), (coarse.accuracy, 0.01)] {
      let error = accuracy.error(of: .view, .translation)
      XCTAssertGreaterThan(error, 0)
      // The range of the spring is a bit more than its distance.
      XCTAssertLessThanOrEqual(error, 120 * share)
    }
  }

  func testStepsAreHeld() throws {
    let (_, layer, accuracy) = try export(
      .opacity.animation(.timingCurve(.steps(4), duration: 1)))
    let keyframes = layer.ks.o.keyframes
    XCTAssertEqual(keyframes.map { $0.t }, [0, 15, 30, 45, 60])
    XCTAssertEqual(keyframes.map { $0.s.numbers }, [[0], [25], [50], [75], [100]])
    XCTAssertEqual(keyframes.map { $0.h }, [1, 1, 1, 1, nil])
    XCTAssertEqual(accuracy.error(of: .view, .opacity), 0)
  }

  func testAJumpRightAfterTheStartLeavesTheFirstFrameAlone() throws {
    let (_, layer, accuracy) = try export(
      .opacity.animation(.timingCurve(.steps(2, jump: .start), duration: 1)))
    XCTAssertEqual(layer.ks.o.value(at: 0), [0])
    XCTAssertEqual(layer.ks.o.value(at: 0.01), [50])
    let shift = try XCTUnwrap(accuracy.entries.first?.shift)
    XCTAssertGreaterThan(shift, 0)
    XCTAssertLessThan(shift, 0.0001)
  }

  func testAnAnimationWithoutDurationIsAtItsEndFromTheFirstFrame() throws {
    let (_, layer, _) = try export([
      .opacity.animation(nil), .offset(x: 10, y: 0).animation(.linear(duration: 1)),
    ])
    XCTAssertEqual(layer.ks.o.value(at: 0), [100])
  }

  func testAnAnchorIsThePointThatStays() throws {
    let (_, layer, _) = try export(
      .scale(0.5, anchor: .topLeft).combined(with: .offset(x: 7, y: 9)))
    XCTAssertEqual(layer.ks.a.value(at: 0), [0, 0])
    XCTAssertEqual(layer.ks.p.value(at: 0), [7, 9])
    XCTAssertEqual(layer.ks.s.value(at: 0), [50, 50])
  }

  func testValuesThatMeanNothingAreNotInTheDocument() throws {
    let back = Animation.timingCurve(0.3, -0.8, 0.7, 1.8, duration: 0.4)
    let (_, layer, accuracy) = try export(
      [
        .opacity, .layoutScale(x: 0, y: 0), .clip(top: 0.2, bottom: 0.8), .cornerRadius(20),
        .overlay(.black),
      ].combined().animation(back))
    func values(_ property: LottieDocument.Property?) -> [Double] {
      (property?.keyframes ?? []).flatMap { $0.s.numbers }
    }
    XCTAssertEqual(values(layer.ks.o).min(), 0)
    XCTAssertEqual(values(layer.ks.o).max(), 100)
    XCTAssertEqual(values(layer.card("rc")?.s).min(), 0)
    XCTAssertEqual(values(layer.card("rc")?.r).min(), 12)
    XCTAssertEqual(values(layer.overlay("fl")?.o).max(), 100)
    XCTAssertTrue(layer.ks.o.keyframes.allSatisfy { (0...1).contains($0.o?.y ?? 0) })
    XCTAssertGreaterThan(accuracy.error(of: .view, .opacity), 0)
  }

  func testATimelineWithoutDurationAndAViewThatStandsStillHaveNoKeyframes() throws {
    let (document, layer, accuracy) = try export(.swingLike.animation(nil))
    XCTAssertEqual(document.op, 1)
    XCTAssertTrue(layer.properties.allSatisfy { !$0.isAnimated })
    XCTAssertEqual(layer.ks.o.value(at: 0), [100])
    XCTAssertEqual(accuracy.entries.map { $0.error }, [0, 0, 0])

    let still = try export(.identity)
    XCTAssertTrue(still.layer.properties.allSatisfy { !$0.isAnimated })
    XCTAssertEqual(still.accuracy.entries, [])
    XCTAssertEqual(still.accuracy.omissions, [])
  }

  // MARK: - What cannot be said

  func testWhatLottieCannotExpressIsToldAndLeftOut() throws {
    let (_, layer, accuracy) = try export([
      .rotate3D(.degrees(40), axis: (x: 0, y: 1, z: 1)), .blur(radius: 4),
      .shadow(radius: 3, y: 2),
      .custom { view, _, _ in
        view.initial.translation.dz = 5
        view.initial.perspective = 1
      },
    ])
    for property in [ViewProperty.rotation, .perspective, .blur, .shadow, .translation] {
      XCTAssertEqual(
        accuracy.omissions.filter { $0.hasPrefix("view.\(property): ") }.count, 1,
        "\(property)")
    }
    XCTAssertEqual(accuracy.omissions.count, 5)
    XCTAssertEqual(accuracy.entries.map { $0.property }, [.translation])
    XCTAssertFalse(layer.ks.r.isAnimated)
    XCTAssertEqual(layer.ks.r.value(at: 0), [0])
  }

  func testAClipOfAViewThatIsLaidOutAnewIsLeftOut() throws {
    let (_, layer, accuracy) = try export([.clip(top: 1), .layoutScale(x: 0.5, y: 1)])
    XCTAssertNil(layer.masksProperties)
    XCTAssertEqual(accuracy.omissions.filter { $0.hasPrefix("view.clip: ") }.count, 1)
    XCTAssertFalse(accuracy.entries.contains { $0.property == .clip })
    XCTAssertNotNil(try export([.clip(top: 1), .opacity]).layer.masksProperties)
  }

  func testASizeThatIsNotWholeIsRoundedUpAndTold() throws {
    let compiled = AtomicTransition.opacity.compile(
      for: .insertion, in: Container(size: Size(width: 300.2, height: 500)))
    let export = Presentation(compiled).exported(as: .lottie)
    XCTAssertEqual(try LottieDocument(export.document).w, 301)
    XCTAssertEqual(export.accuracy.omissions.count, 1)
    XCTAssertTrue(export.accuracy.omissions[0].contains("301 x 500"))
  }

  // MARK: - Hostile input

  func testOptionsThatMakeNoSenseAreHeld() throws {
    let presentation = Presentation(
      AtomicTransition.opacity.animation(.bouncy).compile(for: .insertion, in: container))
    let usual = presentation.exported(as: .lottie)
    XCTAssertEqual(
      presentation.exported(as: .lottie(tolerance: .nan, framesPerSecond: .nan)), usual)
    for (rate, used) in [(-1.0, 1.0), (0, 1), (.infinity, 1000), (29.97, 29.97)] {
      let export = presentation.exported(as: .lottie(framesPerSecond: rate))
      XCTAssertEqual(try LottieDocument(export.document).fr, used)
    }
    for tolerance in Thoroughness.some(of: [Double.infinity, 0, -1]) {
      let export = presentation.exported(as: .lottie(tolerance: tolerance))
      XCTAssertGreaterThan(
        try LottieDocument(export.document).layers[0].ks.o.keyframes.count, 1)
    }
  }

  func testContainersThatCannotBeDrawnGiveAnEmptyCard() throws {
    let timeline = NavigationTransition.swing.compile(for: .push, in: container).timeline
    for number in [Double.nan, .infinity, -.infinity, -3] {
      let place = Container(
        size: Size(width: number, height: 5),
        viewFrame: Rect(x: number, y: 0, width: number, height: 5))
      let document = try LottieDocument(
        Presentation(timeline, in: place).exported(as: .lottie).document)
      XCTAssertEqual(document.layers[0].card("rc")?.s?.value(at: 0), [0, 5])
    }
  }
}

extension AtomicTransition {
  fileprivate static let swingLike: AtomicTransition = [.opacity, .rotate(.degrees(30)), .scale]
}
