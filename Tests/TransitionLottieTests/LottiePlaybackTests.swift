import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Plays documents by the rules of the specification.
final class LottiePlaybackTests: XCTestCase {
  func testKeyframesAreThoseThatEveryPlayerUnderstands() throws {
    for specimen in Specimen.tested {
      let document = try LottieDocument(specimen.presentation.exported(as: .lottie).document)
      XCTAssertEqual(document.layers.count, specimen.presentation.timeline.views.count)
      for keyframes in document.layers.flatMap({ $0.properties }).map({ $0.keyframes }) {
        for (key, next) in zip(keyframes, keyframes.dropFirst()) {
          XCTAssertLessThan(key.t, next.t, specimen.name)
          let (o, i) = (try XCTUnwrap(key.o), try XCTUnwrap(key.i))
          XCTAssertTrue((0...1).contains(o.x) && (0...1).contains(i.x), specimen.name)
        }
        let last = try XCTUnwrap(keyframes.last)
        XCTAssertTrue(last.o == nil && last.i == nil && last.h == nil, specimen.name)
        XCTAssertGreaterThanOrEqual(document.op, last.t + 1, specimen.name)
        XCTAssertTrue(keyframes.allSatisfy { $0.to == nil && $0.ti == nil }, specimen.name)
      }
    }
  }

  func testEveryDocumentShowsItsTimelineWithinItsAccuracyReport() throws {
    var compared = 0
    for specimen in Thoroughness.some(of: Specimen.all) {
      for tolerance in [0.01, 0.001] {
        compared += try compare(specimen, tolerance: tolerance)
      }
    }
    XCTAssertGreaterThan(compared, Thoroughness.cases(50_000))
  }

  func testRandomTransitionsAreShownWithinTheirAccuracyReports() throws {
    var generator = SeededGenerator(seed: 71)
    var compared = 0
    for index in 0..<Thoroughness.cases(100) {
      let compiled = AtomicTransition.random(&generator)
        .compile(for: generator.bool() ? .insertion : .removal, in: .mirroredPhone)
      let specimen = Specimen("random \(index)", compiled, isReversed: generator.bool())
      compared += try compare(specimen, tolerance: 0.003)
    }
    XCTAssertGreaterThan(compared, Thoroughness.cases(20_000))
  }

  func testMoreStepsThanAnybodySeesAreALineWithinTheAccuracyReport() throws {
    let specimen = Specimen(
      "steps",
      AtomicTransition.offset(x: 100, y: 0).animation(.timingCurve(.steps(5000)))
        .compile(for: .insertion, in: .mirroredPhone))
    let accuracy = specimen.presentation.exported(as: .lottie).accuracy
    XCTAssertEqual(accuracy.error(of: .view, .translation), 100.0 / 4999, accuracy: 1e-9)
    XCTAssertEqual(try compare(specimen, tolerance: 0.001), 196)
  }

  /// - Returns: how many values were compared.
  private func compare(_ specimen: Specimen, tolerance: Double) throws -> Int {
    let presentation = specimen.presentation
    let timeline = presentation.timeline
    let export = presentation.exported(as: .lottie(tolerance: tolerance, framesPerSecond: 50))
    let document = try LottieDocument(export.document)
    let place = presentation.container.viewFrame
    var compared = 0
    for layer in document.layers {
      let view = try XCTUnwrap(timeline.views.first { "\($0)" == layer.nm })
      for entry in export.accuracy.entries where entry.view == view {
        guard let shown = shown(entry.property, by: layer, in: place) else { continue }
        // What a double cannot tell apart, in units of the property.
        let grain = 1e-9 * max(1, timeline.duration)
        for index in 0...97 {
          let time = index == 97 ? timeline.duration : timeline.duration * Double(index) / 97
          let isEnd = time == 0 || time == timeline.duration
          // The last bits of the duration are not in the document.
          let frame = time * 50 * (index == 97 ? 1 + 1e-12 : 1)
          let width = (entry.shift + grain) * 50
          guard isEnd || !shown.jumps.contains(where: { abs($0 - frame) <= width }) else {
            continue
          }
          let state = timeline.frame(at: time)[view]
          var expected = visible(state[entry.property].components, of: entry.property)
          let values = shown.value(frame)
          // Which colour it is cannot be seen.
          if entry.property == .overlay, expected[3] == 0 { expected[..<3] = values[..<3] }
          for (a, b) in zip(values, expected) {
            compared += 1
            XCTAssertEqual(
              a, b, accuracy: entry.error + 1e-9 * max(1, abs(b)),
              "\(specimen.name): \(view).\(entry.property) at \(time) s")
          }
        }
      }
    }
    return compared
  }

  /// What a layer shows of a property, in units of the property.
  private func shown(
    _ property: ViewProperty, by layer: LottieDocument.Layer, in place: Rect
  ) -> (value: (Double) -> [Double], jumps: [Double])? {
    let (width, height) = (place.width, place.height)
    func scaled(
      _ source: LottieDocument.Property?, _ factors: [Double], offset: [Double] = [0, 0, 0, 0]
    ) -> (value: (Double) -> [Double], jumps: [Double])? {
      source.map { source in
        (
          { zip(zip(source.value(at: $0), offset), factors).map { ($0.0 - $0.1) * $1 } },
          source.jumps
        )
      }
    }
    switch property {
    case .opacity: return scaled(layer.ks.o, [0.01])
    case .translation:
      let anchor = layer.ks.a.value(at: 0)
      return scaled(
        layer.ks.p, [1, 1], offset: [place.origin.x + anchor[0], place.origin.y + anchor[1]])
    case .scale: return scaled(layer.ks.s, [0.01, 0.01])
    case .rotation:
      return scaled(layer.ks.r, [.pi / 180]).map { shown in
        ({ [0, 0] + shown.value($0) }, shown.jumps)
      }
    case .anchor: return scaled(layer.ks.a, [1 / width, 1 / height])
    case .layoutScale: return scaled(layer.card("rc")?.s, [1 / width, 1 / height])
    case .cornerRadius: return scaled(layer.card("rc")?.r, [1], offset: [12])
    case .clip:
      guard let path = layer.masksProperties?.first?.pt else { return nil }
      return (
        { frame in
          let corners = path.value(at: frame)
          return [
            corners[1] / height, corners[0] / width, 1 - corners[5] / height,
            1 - corners[4] / width,
          ]
        }, path.jumps
      )
    case .overlay:
      guard let fill = layer.overlay("fl"), let color = fill.c, let opacity = fill.o else {
        return nil
      }
      return (
        { color.value(at: $0).prefix(3) + opacity.value(at: $0).map { $0 / 100 } },
        color.jumps + opacity.jumps
      )
    default: return nil
    }
  }

  /// What is to be seen of a value.
  private func visible(_ components: [Double], of property: ViewProperty) -> [Double] {
    switch property {
    case .opacity, .overlay: components.map { min(max($0, 0), 1) }
    case .cornerRadius, .layoutScale: components.map { max($0, 0) }
    case .clip:
      [
        components[0], components[1], min(components[2], 1 - components[0]),
        min(components[3], 1 - components[1]),
      ]
    default: components
    }
  }
}
