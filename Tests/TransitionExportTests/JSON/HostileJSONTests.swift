import Foundation
import TransitionExport
import TransitionKit
import TransitionTestSupport
import XCTest

/// Documents that are no timelines, and the locations that their errors name.
final class HostileJSONTests: XCTestCase {
  private let document = Presentation(
    AtomicTransition.offset(x: 10).combined(with: .zPosition(1))
      .combined(
        with: .keyframes(
          .opacity, from: 0.5,
          [.linear(0.7, duration: 0.25), .cubic(1, duration: 0.25), .spring(1, duration: 0.5)])
      )
      .combined(
        with: [
          .overlay(.black).animation(.bouncy.delay(0.1).speed(2).repeatCount(2)),
          .overlay(.black)
            .animation(.timingCurve(.steps(3)), during: AnimationRange(start: 0.5, end: 1)),
          .scale(2).animation(
            .timingCurve(.piecewiseLinear([Point(x: 0, y: 0.1), Point(x: 0.5, y: 1)]))),
        ]
      )
      .compile(for: .insertion, in: Container(size: Size(width: 10, height: 20)))
  ).exported(as: .json).document

  /// The document with a value replaced: by JSON text, at a path of keys and indices.
  private func replacing(
    _ path: String, by text: String, in document: String? = nil
  ) throws -> String {
    let root = try JSONSerialization.jsonObject(with: Data((document ?? self.document).utf8))
    let keys = path.matches(of: /\w+/).map { String($0.output) }
    func replaced(_ value: Any, _ keys: ArraySlice<String>) throws -> Any {
      guard let key = keys.first else { return "#" }
      if let list = value as? [Any] {
        var copy = list
        let index = try XCTUnwrap(Int(key))
        copy[index] = try replaced(list[index], keys.dropFirst())
        return copy
      }
      var copy = try XCTUnwrap(value as? [String: Any], path)
      copy[key] = try replaced(copy[key] ?? NSNull(), keys.dropFirst())
      return copy
    }
    let data = try JSONSerialization.data(withJSONObject: replaced(root, keys[...]))
    return String(decoding: data, as: UTF8.self).replacing("\"#\"", with: text)
  }

  private func assertRefused(
    _ json: String, at place: String, found: String? = nil, expected: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    assertRefused(
      Data(json.utf8), at: place, found: found, expected: expected, file: file, line: line)
  }

  func testTheDocumentItselfIsFine() throws {
    XCTAssertEqual(try Presentation(json: document).timeline.views, [.view])
  }

  func testErrorsQuoteAtMostEightyCharacters() throws {
    let long = String(repeating: "x", count: 5000)
    let accents = "e" + String(repeating: "\u{301}", count: 5000)
    for text in ["\"\(long)\"", "\"\(accents)\"", "[\"\(long)\"]", "{\"\(long)\":{}}", "\"a\\nb\""]
    {
      for place in [
        "format", "name", "duration", "views[0].id", "timings[0].shape", "tracks[0].property",
        "tracks[0].view", "drawingOrder[0]", "timings[0].animation.base",
      ] {
        do {
          _ = try Presentation(json: try replacing(place, by: text))
        } catch let error as TimelineJSONError {
          XCTAssertLessThanOrEqual(error.found.unicodeScalars.count, 80, place)
          XCTAssertLessThanOrEqual(error.expected.unicodeScalars.count, 200, place)
          XCTAssertFalse("\(error)".contains("\n"), place)
        }
      }
    }
    for text in [long, "{\"format\": \(long)}", accents, "[\(long)"] {
      XCTAssertThrowsError(try Presentation(json: text)) { error in
        XCTAssertLessThanOrEqual("\(error)".unicodeScalars.count, 120)
      }
    }
  }

  func testTextThatIsNotJSONIsRefusedAsAWhole() {
    for text in [
      "", " ", "{", "nonsense", "{\"a\":}", "\u{0}", String(repeating: "[", count: 100_000),
      String(repeating: "{\"a\":", count: 100_000), "NaN",
    ] {
      assertRefused(text, at: "document", expected: "JSON")
    }
    XCTAssertThrowsError(try Presentation(json: Data([0xFF, 0xFE, 0x00, 0xD8])))
  }

  func testJSONOfAnotherKindIsRefused() {
    assertRefused("[]", at: "document", found: "[]", expected: "an object")
    assertRefused("3", at: "document", found: "3", expected: "an object")
    assertRefused("{}", at: "format", found: "missing")
    assertRefused(
      "{\"format\":\"lottie\",\"version\":1}", at: "format", found: "\"lottie\"",
      expected: "\"transitionkit.timeline\"")
  }

  func testAnotherVersionIsRefused() throws {
    assertRefused(try replacing("version", by: "2"), at: "version", found: "2", expected: "1")
    assertRefused(try replacing("version", by: "\"1\""), at: "version", found: "\"1\"")
    assertRefused(
      try replacing("version", by: "99999999999999999999"), at: "version",
      found: "99999999999999999999", expected: "a whole number")
  }

  func testEveryMissingKeyIsNamed() throws {
    let root = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    for key in root.keys {
      var copy = root
      copy[key] = nil
      let data = try JSONSerialization.data(withJSONObject: copy)
      assertRefused(
        String(decoding: data, as: UTF8.self), at: key, found: "missing", expected: "a value")
    }
  }

  func testWrongTypesAreNamedWithWhatStandsThere() throws {
    let cases = [
      ("duration", "\"NaN\"", "a number"), ("duration", "true", "a number"),
      ("isReversed", "0", "true or false"), ("name", "null", "text"), ("name", "[1]", "text"),
      ("tracks", "{\"a\":1}", "a list"), ("tracks[0]", "7", "an object"),
      ("tracks[0].terms[0].initial", "\"left\"", "a list"),
      ("tracks[0].terms[0].initial[0]", "\"Infinity\"", "a number"),
      ("tracks[0].terms[0].timing", "1.5", "a whole number"),
      ("timings[0].shape", "{\"wobbly\":{}}", nil),
      ("timings[0].animation.base", "{\"curve\":{},\"spring\":{}}", "one of curve, spring"),
      ("views", "null", "a list"),
    ]
    for (place, text, expected) in cases {
      assertRefused(try replacing(place, by: text), at: place, found: text, expected: expected)
    }
  }

  func testNumbersThatNoDoubleHoldsAreNamed() throws {
    for text in ["1e400", "-1e999999"] {
      for place in ["duration", "tracks[0].terms[0].initial[0]", "timings[0].rate"] {
        assertRefused(
          try replacing(place, by: text), at: place, found: text, expected: "a number")
      }
    }
    assertRefused(
      try replacing("tracks[0].terms[0].timing", by: "9223372036854775808"),
      at: "tracks[0].terms[0].timing", found: "9223372036854775808", expected: "a whole number")
  }

  func testNumbersOutOfRangeAreNamed() throws {
    for (place, text) in [
      ("duration", "-1.0"), ("duration", "1e+300"), ("tracks[0].terms[0].initial[0]", "1e+300"),
      ("timings[0].start", "-0.5"), ("timings[0].end", "99.0"), ("timings[0].rate", "-1.0"),
      ("container.frame.width", "-3.0"), ("container.viewFrame.x", "1e+300"),
      ("tracks[0].terms[0].timing", "-1"), ("tracks[0].terms[0].timing", "99"),
    ] {
      assertRefused(try replacing(place, by: text), at: place, found: text)
    }
  }

  /// What a name of a view that is in no other one may be.
  static let viewsWithoutParents = "one of \"view\", \"origin\", \"destination\""

  func testUnknownNamesAreNamedWithThePossibleOnes() throws {
    for (place, expected) in [
      ("views[0].id", Self.viewsWithoutParents),
      ("views[0].operation", "one of \"insertion\", \"removal\""),
      ("container.layoutDirection", "one of \"leftToRight\", \"rightToLeft\""),
      ("drawingOrder[0]", "one of \"view\""), ("tracks[0].view", "one of \"view\""),
    ] {
      assertRefused(
        try replacing(place, by: "\"warp\""), at: place, found: "\"warp\"", expected: expected)
    }
    assertRefused(try replacing("tracks[0].property", by: "\"warp\""), at: "tracks[0].property")
  }

  func testViewsAndTracksThatComeTwiceAreNamed() throws {
    let view = "{\"id\":\"view\",\"operation\":\"insertion\"}"
    assertRefused(try replacing("views", by: "[\(view),\(view)]"), at: "views[1].id")
    let root = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(document.utf8)) as? [String: Any])
    let tracks = try XCTUnwrap(root["tracks"] as? [Any])
    let track = String(
      decoding: try JSONSerialization.data(withJSONObject: tracks[0]), as: UTF8.self)
    assertRefused(try replacing("tracks[1]", by: track), at: "tracks[1]")
  }

  func testADrawingOrderThatIsNoPermutationIsRefused() throws {
    assertRefused(try replacing("drawingOrder", by: "[]"), at: "drawingOrder", found: "[]")
    assertRefused(
      try replacing("drawingOrder", by: "[\"view\",\"view\"]"), at: "drawingOrder[1]",
      found: "\"view\" once more")
    assertRefused(try replacing("drawingOrder", by: "[\"origin\"]"), at: "drawingOrder[0]")
  }

  func testTracksWithoutTermsAndWithTheWrongNumberOfComponentsAreRefused() throws {
    assertRefused(try replacing("tracks[0].terms", by: "[]"), at: "tracks[0].terms")
    assertRefused(
      try replacing("tracks[0].terms[0].animation", by: "[1,2,3,4,5]"),
      at: "tracks[0].terms[0].animation", found: "[1.0, 2.0, 3.0, 4.0, 5.0]")
  }

  func testConstantPropertiesThatMoveAreRefused() throws {
    let index = try XCTUnwrap(
      (0..<5).first { (try? value("tracks[\($0)].property") as? String) == "zPosition" })
    let place = "tracks[\(index)].terms[0].animation"
    assertRefused(try replacing(place, by: "[7]"), at: place, found: "[7.0]")
  }

  func testTermsThatReplaceEachOtherAndAreOutOfOrderAreRefused() throws {
    let index = try XCTUnwrap(
      (0..<5).first { (try? value("tracks[\($0)].property") as? String) == "overlay" })
    let later = try XCTUnwrap(value("tracks[\(index)].terms[1].timing") as? Int)
    let early = try replacing("tracks[\(index)].terms[0].timing", by: "\(later)")
    let place = "tracks[\(index)].terms[1].timing"
    assertRefused(try replacing(place, by: "0", in: early), at: place)
  }

  private func value(_ path: String) throws -> Any {
    var value = try JSONSerialization.jsonObject(with: Data(document.utf8))
    for key in path.matches(of: /\w+/).map({ String($0.output) }) {
      if let list = value as? [Any], let index = Int(key) {
        value = list[index]
      } else {
        value = try XCTUnwrap((value as? [String: Any])?[key])
      }
    }
    return value
  }

  /// Tries one of the parts that a document may have anywhere, in the place of another one.
  private func assertPartRefused(
    _ place: String, _ text: String, at inner: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    assertRefused(
      try replacing(place, by: text), at: "\(place).\(inner)", file: file, line: line)
  }

  func testCurvesThatAreNoneAreRefused() throws {
    for (text, inner) in [
      (#"{"bezier":{"x1":2,"y1":0,"x2":1,"y2":1}}"#, "bezier.x1"),
      (#"{"bezier":{"x1":0,"y1":1e300,"x2":1,"y2":1}}"#, "bezier.y1"),
      (#"{"bezier":{"x1":0,"y1":0,"x2":1}}"#, "bezier.y2"),
      (#"{"steps":{"count":0,"jump":"end"}}"#, "steps.count"),
      (#"{"steps":{"count":1,"jump":"none"}}"#, "steps.count"),
      (#"{"steps":{"count":9223372036854775807,"jump":"end"}}"#, "steps.count"),
      (#"{"steps":{"count":2,"jump":"up"}}"#, "steps.jump"),
      (#"{"piecewiseLinear":{"points":[]}}"#, "piecewiseLinear.points"),
      (
        #"{"piecewiseLinear":{"points":[{"x":1,"y":0},{"x":0,"y":0}]}}"#,
        "piecewiseLinear.points[1].x"
      ),
      (#"{"piecewiseLinear":{"points":[{"x":1,"y":-1e13}]}}"#, "piecewiseLinear.points[0].y"),
    ] {
      try assertPartRefused("timings[0].shape", text, at: inner)
    }
  }

  func testAnimationsThatAreNoneAreRefused() throws {
    func spring(_ constants: String, velocity: String = "0") -> String {
      "{\"spring\":{\"constants\":\(constants),\"initialVelocity\":\(velocity)}}"
    }
    for (text, inner) in [
      (#"{"curve":{"shape":{"linear":{}},"duration":-1}}"#, "curve.duration"),
      (spring(#"{"mass":0,"stiffness":1,"damping":1}"#), "spring.constants.mass"),
      (spring(#"{"mass":1,"stiffness":-1,"damping":1}"#), "spring.constants.stiffness"),
      (spring(#"{"mass":1,"stiffness":1,"damping":1e300}"#), "spring.constants.damping"),
      (
        spring(#"{"mass":1,"stiffness":1,"damping":1,"spread":3}"#), "spring.constants.spread"
      ),
      (
        spring(#"{"mass":1,"stiffness":1,"damping":1}"#, velocity: "-1e13"),
        "spring.initialVelocity"
      ),
    ] {
      try assertPartRefused("timings[0].animation.base", text, at: inner)
    }
    for (text, inner) in [
      (#"[{"speed":{"factor":0}}]"#, "[0].speed.factor"),
      (#"[{"delay":{"seconds":1e400}}]"#, "[0].delay.seconds"),
      (#"[{"repetition":{"count":0,"autoreverses":true}}]"#, "[0].repetition.count"),
      (#"[{"repetition":{"count":1e30,"autoreverses":true}}]"#, "[0].repetition.count"),
      (#"[{"logicalCompletion":{"seconds":-1}}]"#, "[0].logicalCompletion.seconds"),
      (#"[{"wait":{"seconds":1}}]"#, "[0]"),
    ] {
      assertRefused(
        try replacing("timings[0].animation.modifiers", by: text),
        at: "timings[0].animation.modifiers" + inner)
    }
    let count = Thoroughness.size(100_000, or: 20_000)
    let many = Array(repeating: #"{"speed":{"factor":2}}"#, count: count).joined(separator: ",")
    assertRefused(
      try replacing("timings[0].animation.modifiers", by: "[\(many)]"),
      at: "timings[0].animation.modifiers", found: "\(count) modifiers")
  }

  func testKeyframesThatAreNoneAreRefused() throws {
    let index = try XCTUnwrap(
      (0..<5).first { (try? value("tracks[\($0)].property") as? String) == "opacity" })
    let segments = "tracks[\(index)].terms[0].keyframes.segments"
    for (place, text) in [
      ("[0].start", "0.5"), ("[1].start", "0.0"), ("[1].duration", "-1.0"),
      ("[1].duration", "1e+300"), ("[2].value[0]", "-1e+300"),
    ] {
      assertRefused(try replacing(segments + place, by: text), at: segments + place, found: text)
    }
    assertRefused(try replacing(segments + "[0].motion", by: "{}"), at: segments + "[0].motion")
    assertRefused(
      try replacing(segments + "[1].motion.cubic.endVelocity", by: "[1,2]"),
      at: segments + "[1].motion.cubic.endVelocity")
  }

  func testAnErrorIsOneLineThatSaysAll() throws {
    do {
      _ = try Presentation(json: try replacing("duration", by: "-1"))
      XCTFail("was read")
    } catch {
      XCTAssertEqual(
        "\(error)", "duration is -1.0; expected seconds from 0.0 to 1000000000000000.0")
    }
  }
}
