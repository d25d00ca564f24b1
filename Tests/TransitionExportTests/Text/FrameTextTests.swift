import TransitionExport
import TransitionKit
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
        .compile(for: .insertion, in: .phone))
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
      AtomicTransition.identity.compile(for: .insertion, in: .phone))
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
        "time,origin.present,destination.present,"
          + "origin.translation.dx,origin.translation.dy,origin.translation.dz,"
          + "origin.rotation.x,origin.rotation.y,origin.rotation.z,"
          + "destination.translation.dx,destination.translation.dy,destination.translation.dz,"
          + "destination.rotation.x,destination.rotation.y,destination.rotation.z,drawingOrder",
        "0.0,1,1,0.0,0.0,0.0,0.0,0.0,0.0,300.0,0.0,0.0,0.0,0.0,\(turn(1)),origin destination",
        "0.25,1,1,-150.0,0.0,0.0,0.0,0.0,\(turn(0.5)),150.0,0.0,0.0,0.0,0.0,\(turn(0.5)),"
          + "origin destination",
        "0.5,1,1,-300.0,0.0,0.0,0.0,0.0,\(turn(1)),0.0,0.0,0.0,0.0,0.0,0.0,origin destination",
        "",
      ])
  }

  private func turn(_ share: Double) -> Double { Angle.degrees(10).radians * share }

  func testNumbersOfCSVReadBackToTheBitAndItsAccuracyReportSaysSo() throws {
    for specimen in Specimen.all + Specimen.pieces
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
          let parts = name.split(separator: ".").map { String($0) }
          guard let view = timeline.views.first(where: { "\($0)" == parts[0] }) else { continue }
          if parts[1] == "present" {
            XCTAssertEqual(cell, frame.isPresent(view) ? "1" : "0")
            continue
          }
          // Properties of one's own may share a name, so that one of them has to be meant.
          let written = Array(frame[view].written).filter { $0.name == parts[1] }
          let named = written + Property.allCases.filter { $0.name == parts[1] }
          let bits = try XCTUnwrap(Double(cell)).bitPattern
          XCTAssertTrue(
            named.contains { property in
              property.componentNames.firstIndex(of: parts.count > 2 ? parts[2] : "")
                .map { frame[view][property].components[$0].bitPattern == bits } ?? false
            }, "\(specimen.name): \(name)")
        }
      }
      XCTAssertTrue(export.accuracy.entries.allSatisfy { $0.error == 0 })
      XCTAssertEqual(
        export.accuracy.omissions.first,
        "what lies between the frames is not in the document")
    }
  }

  func testRatesThatMakeNoSenseGiveAFewFramesAndHugeOnesAHundredThousand() {
    let presentation = Presentation(
      AtomicTransition.opacity.compile(for: .insertion, in: .phone))
    func rows(_ rate: Double) -> Int {
      presentation.exported(as: .csv(framesPerSecond: rate)).document
        .components(separatedBy: "\r\n").count - 2
    }
    for rate in [0, -1, Double.nan, -Double.infinity] { XCTAssertEqual(rows(rate), 2) }
    for rate in [1e300, Double.infinity] { XCTAssertEqual(rows(rate), 100_000) }
    let accuracy = presentation.exported(as: .csv(framesPerSecond: 1e300)).accuracy
    XCTAssertTrue(accuracy.omissions.last?.contains("too many") ?? false)
  }

  func testATableTakesTimeInProportionToTheLengthOfItsNames() {
    func time(_ length: Int) -> Duration {
      let property = CustomProperty(String(repeating: "n", count: length), identity: 0.0)
      let presentation = Presentation(
        AtomicTransition.value(property, from: 1).compile(for: .insertion, in: .phone))
      return ContinuousClock().measure {
        _ = presentation.exported(as: .table(framesPerSecond: 30))
      }
    }
    let (short, long) = (time(2000), time(16_000))
    // Eight times as long; quadratic would be sixty-four times.
    XCTAssertLessThan(long, short * 24 + .milliseconds(50))
    XCTAssertLessThan(long, .seconds(1))
  }
}
