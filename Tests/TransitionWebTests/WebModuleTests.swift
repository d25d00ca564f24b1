import Foundation
import TransitionExport
import TransitionKit
import TransitionTestSupport
import TransitionWeb
import XCTest

/// What the document of a web module consists of. What it shows is tested in browsers.
final class WebModuleTests: XCTestCase {
  private func document(_ transition: NavigationTransition) -> String {
    WebModule(["a": transition]).exported().document
  }

  /// The line of an operation.
  private func line(_ name: String, of transition: NavigationTransition) throws -> String {
    try XCTUnwrap(
      document(transition).split(separator: "\n").map(String.init).first { line in
        line.hasPrefix("  \"\(name)\": ")
      })
  }

  func testOriginsFadeByAFilter() throws {
    let push = try line("a.push", of: NavigationTransition(.opacity))
    XCTAssertTrue(push.contains(#"a: [[{"filter":"opacity(1)","offset":0},"#), push)
    XCTAssertTrue(push.contains(#"b: [[{"offset":0,"opacity":"0"},"#), push)
  }

  func testElementsWhosePresenceShowsNothingStillLeave() {
    let text = WebModule(changes: ["list": .init(transition: .identity)]).exported().document
    XCTAssertTrue(text.contains("k: [[{}]]"), text)
  }

  func testEachOperationHasAName() {
    let text = WebModule(["slide": .slide, "a \"b\"": .cover]).exported().document
    for name in ["slide.push", "slide.pop", "a \\\"b\\\".push", "a \\\"b\\\".pop"] {
      XCTAssertTrue(text.contains("  \"\(name)\": {"), name)
    }
  }

  func testMovesRelativeToThePageArePercentages() throws {
    let push = try line("a.push", of: .slide)
    XCTAssertTrue(push.contains(#""transform":"translate(100%, 0)""#), push)
    XCTAssertTrue(push.contains(#""transform":"translate(-100%, 0)""#), push)
    XCTAssertFalse(push.contains("px"), push)
  }

  func testOffsetsStayInPoints() throws {
    let push = try line("a.push", of: NavigationTransition(.offset(x: 30, y: -20)))
    XCTAssertTrue(push.contains("translate(30px, -20px)"), push)
  }

  func testSpringsAreFrequencyAndDampingRatio() throws {
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    let push = try line("a.push", of: .slide.animation(.spring(spring)))
    XCTAssertTrue(push.contains("w: \(2 * Double.pi / 500)"), push)
    XCTAssertTrue(push.contains("z: 0.7, u: 1"), push)
    let calm = try line(
      "a.push", of: .slide.animation(.spring(Spring(response: 0.5, dampingRatio: 1))))
    XCTAssertFalse(calm.contains("u: 1"), calm)
    let slow = try line(
      "a.push", of: .slide.animation(.spring(Spring(response: 0.5, dampingRatio: 2))))
    XCTAssertTrue(slow.contains("z: 2, f: 1"), slow)
  }

  func testASpringThatIsTooSlowForTheRuntimeIsACurveAndInTheReport() throws {
    let transition = NavigationTransition.slide.animation(
      .spring(Spring(response: 0.5, dampingRatio: 8)))
    XCTAssertTrue(try line("a.push", of: transition).contains("c: curves[0]"))
    XCTAssertTrue(document(transition).contains("const curves = [\n  ["), document(transition))
    let omission = "a.push: interruptions of a spring with a damping ratio of more than 5"
    let omissions = WebModule(["a": transition]).exported().accuracy.omissions
    XCTAssertTrue(omissions.contains(omission), "\(omissions)")
  }

  func testACurveStandsOnceInAModule() {
    let text = WebModule(
      ["slide": .slide, "cover": .cover], changes: ["list": .init(.easeInOut(duration: 0.35))]
    )
    .exported().document
    // Of both operations, and with reduced motion.
    XCTAssertEqual(text.components(separatedBy: "c: curves[0]").count - 1, 10)
    XCTAssertFalse(text.contains("curves[1]"), text)
  }

  func testStraightLinesNeedNoValues() throws {
    let push = try line("a.push", of: .slide.animation(.linear(duration: 0.35)))
    XCTAssertTrue(push.contains("{ d: 350, f: 1,"), push)
  }

  func testPartsWithTimingsOfTheirOwnFollowTheTime() throws {
    let transition = NavigationTransition.slide.animation(.linear(duration: 0.2))
      .combined(with: NavigationTransition(.opacity).animation(.easeIn(duration: 0.6)))
    let push = try line("a.push", of: transition)
    XCTAssertTrue(push.contains("{ d: 600, o: 1,"), push)
    // The move ends after a third of the time.
    XCTAssertTrue(push.contains(#""offset":0.333333"#), push)
  }

  func testThePageThatIsBehindSaysSo() throws {
    XCTAssertTrue(try line("a.push", of: .cover).contains("f: 1,"))
    XCTAssertTrue(try line("a.pop", of: .cover).contains("f: -1,"))
  }

  func testReducedMotionIsAVariant() throws {
    let push = try line("a.push", of: .slide)
    XCTAssertTrue(push.contains("r: { "), push)
    XCTAssertFalse(try line("a.push", of: .dissolve).contains("r: { "))
  }

  func testNothingToShowStillArrives() throws {
    let transition = NavigationTransition(.identity).animation(.linear(duration: 1))
    let push = try line("a.push", of: transition)
    XCTAssertTrue(push.contains("b: [[{}]]"), push)
  }

  func testWhatAModuleDoesNotExpressIsInTheReport() {
    let report = WebModule([
      "doors": NavigationTransition(.slidingDoors()), "dim": NavigationTransition(.brightness(0.5)),
      "swing": .swing,
    ]).exported().accuracy
    for omission in [
      "doors.push: the pieces of a page", "dim.push: destination.brightness",
    ] {
      XCTAssertTrue(report.omissions.contains(omission), "\(omission): \(report.omissions)")
    }
  }

  func testOverlaysCoverThePageOrTheOrigin() throws {
    let push = try line("a.push", of: .parallaxPush)
    XCTAssertTrue(
      push.contains(#"v: [0, [{"backgroundColor":"rgb(0 0 0)","offset":0,"opacity":"0"}"#), push)
    XCTAssertTrue(document(.parallaxPush).contains("let cover="))
    XCTAssertFalse(document(.slide).contains("let cover="))
    let fading = NavigationTransition(.overlay(.black).combined(with: .opacity))
    let omissions = WebModule(["a": fading]).exported().accuracy.omissions
    XCTAssertTrue(omissions.contains("a.push: destination.opacity of its overlay"), "\(omissions)")
  }

  func testTypesHaveTheNamesOfTheModule() {
    let types = WebModule(["slide": .slide], changes: ["a \"b\"": .init()]).types
    XCTAssertTrue(
      types.contains(#"play(name: "slide.push" | "slide.pop", from: HTMLElement"#), types)
    XCTAssertTrue(types.contains(#"name: "a \"b\"", container: HTMLElement"#), types)
    XCTAssertTrue(WebModule().types.contains("name: never"))
    XCTAssertFalse(WebModule(changes: ["list": .init()]).types.contains("play"))
  }

  func testBuiltInTransitionsKeepTheirTolerance() {
    for (name, transition) in Thoroughness.some(of: BuiltIn.navigation, atLeast: 5) {
      let report = WebModule([name: transition]).exported().accuracy
      // Browsers store the alpha of a shadow in 255 steps.
      let beyond = report.entries.filter {
        !$0.keepsTolerance && !($0.property == .shadow && $0.error < 1 / 255)
      }
      XCTAssertTrue(beyond.isEmpty, "\(name): \(beyond)")
    }
  }

  func testHostileTransitionsGiveADocument() {
    let nan = Double.nan
    for transition in [
      NavigationTransition(.offset(x: nan, y: .infinity)), NavigationTransition(.scale(nan)),
      NavigationTransition(.opacity).animation(.linear(duration: nan)),
      NavigationTransition(.opacity).animation(.linear(duration: 0)),
    ] {
      let text = document(transition)
      XCTAssertFalse(text.contains("nan") || text.contains("inf,"), text)
    }
    let none = WebModule([:]).exported().document
    XCTAssertTrue(none.contains("const motions = {\n\n};"), none)
    let small = WebModule(["a": .slide], in: Container(size: .zero)).exported().document
    XCTAssertTrue(small.contains("\"a.push\""))
  }

  func testTheRuntimesHaveAtMostFourThousandBytes() throws {
    for (module, name) in [
      (WebModule(), "play"), (WebModule(changes: ["list": .init()]), "change"),
    ] {
      let text = module.exported().document
      let runtime = try XCTUnwrap(text.range(of: "};\n\n")).upperBound
      XCTAssertLessThan(text[runtime...].utf8.count, 4096)
      XCTAssertTrue(text[runtime...].contains("export const \(name)="), name)
    }
  }

  func testAModuleHasOnlyTheRuntimesThatItNeeds() {
    let changes = WebModule(changes: ["list": .init(.smooth, transition: .scale)])
    let text = changes.exported().document
    XCTAssertFalse(text.contains("const motions"))
    XCTAssertTrue(text.contains("import { change } from this module"))
    XCTAssertTrue(text.contains("\"list\": { d: "))
    XCTAssertTrue(text.contains(#""transform":"scale(0, 0)""#), text)
    let both = WebModule(["slide": .slide], changes: ["list": .init()]).exported().document
    XCTAssertTrue(both.contains("import { play, change } from this module"))
    XCTAssertTrue(both.contains("const motions") && both.contains("const changes"))
  }

  func testMovesOfElementsAreByTheirOwnSize() {
    let text = WebModule(changes: ["list": .init(transition: .move(edge: .leading))])
      .exported().document
    XCTAssertTrue(text.contains(#""transform":"translate(-100%, 0)""#), text)
  }

  func testElementsDoNotMoveToTheirPlacesWithReducedMotion() {
    let text = WebModule(changes: ["list": .init()]).exported().document
    XCTAssertEqual(text.split(separator: "q: 1").count, 2, text)
  }
}
