import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class FrameTextTests: XCTestCase {
  private var slide: Presentation {
    Presentation(
      NavigationTransition.slide.combined(with: NavigationTransition(.rotate(.degrees(10))))
        .animation(.linear(duration: 0.5))
        .compile(for: .push, in: Container(size: Size(width: 300, height: 500))))
  }

  func testATableShowsARowForEachFrameAndAColumnForEachNumberThatChanges() {
    let presentation = Presentation(
      AtomicTransition.opacity.combined(with: .zPosition(2)).animation(.linear(duration: 1))
        .compile(for: .insertion, in: .mirroredPhone))
    XCTAssertEqual(
      presentation.exported(as: .table(framesPerSecond: 2)).document,
      """
                            view
         time  progress  opacity
                             ▁▄█
        0.000     0.000    0.000
        0.500     0.500    0.500
        1.000     1.000    1.000
      view.zPosition is 2.000 throughout
      """)
  }

  func testTheTableOfATransitionThatDoesNothingSaysSo() {
    let presentation = Presentation(
      AtomicTransition.identity.compile(for: .insertion, in: .mirroredPhone))
    XCTAssertEqual(
      presentation.exported(as: .table(framesPerSecond: 60)).document, "No number changes.")
  }

  func testTheAccuracyReportOfATableBoundsItsRounding() throws {
    let accuracy = slide.exported(as: .table(framesPerSecond: 13)).accuracy
    let rotation = accuracy.error(of: .destination, .rotation)
    XCTAssertGreaterThan(rotation, 0)
    XCTAssertLessThan(rotation, Angle.degrees(0.000_501).radians)
    XCTAssertLessThan(accuracy.error(of: .destination, .translation), 0.000_501)
  }

  func testCSVHasARowForEachFrameInTheFormOfRFC4180() {
    let rows = slide.exported(as: .csv(framesPerSecond: 4)).document
      .components(separatedBy: "\r\n")
    XCTAssertEqual(
      rows,
      [
        "time (s),origin.present,destination.present,"
          + "origin.translation.dx (pt),origin.translation.dy (pt),origin.translation.dz (pt),"
          + "origin.rotation.x (deg),origin.rotation.y (deg),origin.rotation.z (deg),"
          + "destination.translation.dx (pt),destination.translation.dy (pt),"
          + "destination.translation.dz (pt),destination.rotation.x (deg),"
          + "destination.rotation.y (deg),destination.rotation.z (deg),drawingOrder",
        "0.0,1,1,0.0,0.0,0.0,0.0,0.0,0.0,300.0,0.0,0.0,0.0,0.0,\(turn(1)),origin destination",
        "0.25,1,1,-150.0,0.0,0.0,0.0,0.0,\(turn(0.5)),150.0,0.0,0.0,0.0,0.0,\(turn(0.5)),"
          + "origin destination",
        "0.5,1,1,-300.0,0.0,0.0,0.0,0.0,\(turn(1)),0.0,0.0,0.0,0.0,0.0,0.0,origin destination",
        "",
      ])
  }

  /// A fraction of a rotation by 10 degrees, in degrees.
  private func turn(_ share: Double) -> Double {
    Angle(radians: Angle.degrees(10).radians * share).degrees
  }

  func testAnglesOfCSVAreTheDegreesOfTheTable() throws {
    let rows = slide.exported(as: .csv(framesPerSecond: 4)).document
      .components(separatedBy: "\r\n").map { $0.components(separatedBy: ",") }
    let column = try XCTUnwrap(rows[0].firstIndex(of: "destination.rotation.z (deg)"))
    XCTAssertEqual(try XCTUnwrap(Double(rows[1][column])), 10, accuracy: 1e-13)
    XCTAssertEqual(try XCTUnwrap(Double(rows[2][column])), 5, accuracy: 1e-13)
    let table = slide.exported(as: .table(framesPerSecond: 4)).document
    XCTAssertTrue(table.contains("10.000") && table.contains("5.000"), table)
  }

  func testNumbersOfCSVReadBackToTheBitAndItsAccuracyReportSaysSo() throws {
    for specimen in Specimen.tested
    where specimen.presentation.timeline.duration < 100 {
      let export = specimen.presentation.exported(as: .csv(framesPerSecond: 9))
      let timeline = specimen.presentation.timeline
      let rows = export.document.components(separatedBy: "\r\n").dropLast()
        .map { $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } }
      let header = rows[0]
      XCTAssertTrue(rows.allSatisfy { $0.count == header.count }, specimen.name)
      let frames = Array(timeline.frames(perSecond: 9))
      XCTAssertEqual(rows.count, frames.count + 1, specimen.name)
      for (row, frame) in zip(rows.dropFirst(), frames).prefix(50) {
        XCTAssertEqual(Double(row[0]), frame.time)
        for (name, cell) in zip(header, row) {
          // Names of custom properties may end in parentheses too.
          let isAngle = name.hasSuffix(" (deg)")
          let plain = name.replacing(/\ \((pt|deg|s)\)$/, with: "")
          let parts = plain.split(separator: ".").map { String($0) }
          guard let view = timeline.views.first(where: { "\($0)" == parts[0] }) else { continue }
          if parts[1] == "present" {
            XCTAssertEqual(cell, frame.isPresent(view) ? "1" : "0")
            continue
          }
          // Custom properties may share a name, so that one of them has to be meant.
          let written = Array(frame[view].written).filter { $0.name == parts[1] }
          let named = written + ViewProperty.allCases.filter { $0.name == parts[1] }
          let number = try XCTUnwrap(Double(cell))
          XCTAssertTrue(
            named.contains { property in
              property.componentNames.firstIndex(of: parts.count > 2 ? parts[2] : "").map {
                let value = frame[view][property].components[$0]
                guard isAngle else { return value.bitPattern == number.bitPattern }
                return abs(Angle(degrees: number).radians - value)
                  <= export.accuracy.error(of: view, property)
              } ?? false
            }, "\(specimen.name): \(name)")
        }
      }
      for entry in export.accuracy.entries {
        let isAngle = [.rotation, .hueRotation].contains(entry.property)
        XCTAssertLessThanOrEqual(entry.error, isAngle ? 1e-14 : 0)
      }
      XCTAssertTrue(export.accuracy.omissions.first?.contains("between the frames") == true)
    }
  }

  func testRatesThatMakeNoSenseGiveAFewFramesAndHugeOnesAHundredThousand() {
    let presentation = Presentation(
      AtomicTransition.bringToFront.compile(for: .insertion, in: .mirroredPhone))
    func rows(_ export: Export) -> Int { export.document.utf8.count { $0 == 10 } - 1 }
    for rate in [0, -1, Double.nan, -Double.infinity] {
      XCTAssertEqual(rows(presentation.exported(as: .csv(framesPerSecond: rate))), 2)
    }
    // So many rows take a second in a debug build.
    for rate in Thoroughness.isComplete ? [1e300, Double.infinity] : [] {
      let export = presentation.exported(as: .csv(framesPerSecond: rate))
      XCTAssertEqual(rows(export), 100_000)
      XCTAssertTrue(export.accuracy.omissions.last?.contains("too many") ?? false)
    }
  }

  func testNamesOfColumnsAreQuotedWhereTheyHaveTo() throws {
    let property = CustomProperty("a,\"b\"\r\nc", identity: 0.0)
    let rows = Presentation(
      AtomicTransition.value(property, from: 1).compile(for: .insertion, in: .mirroredPhone)
    ).exported(as: .csv(framesPerSecond: 2)).document
    XCTAssertTrue(
      rows.hasPrefix("time (s),view.present,\"view.a,\"\"b\"\"\r\nc\",drawingOrder\r\n"), rows)
  }

  func testATableTakesTimeInProportionToTheLengthOfItsNames() {
    func time(_ length: Int) -> Double {
      let property = CustomProperty(String(repeating: "n", count: length), identity: 0.0)
      let presentation = Presentation(
        AtomicTransition.value(property, from: 1).compile(for: .insertion, in: .mirroredPhone))
      return processorTime {
        _ = presentation.exported(as: .table(framesPerSecond: 30))
      }
    }
    let (short, long) = (time(2000), time(16_000))
    // Eight times as long; quadratic would be sixty-four times.
    XCTAssertLessThan(long, short * 24 + 0.05)
    XCTAssertLessThan(long, 1)
  }
}
