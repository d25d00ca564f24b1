import XCTest
import gallery

final class GalleryOptionsTests: XCTestCase {
  private func message(_ arguments: String...) -> String {
    do {
      _ = try Options(arguments)
      return ""
    } catch {
      return error.message
    }
  }

  func testASpringSaysWhatIsAllowed() {
    XCTAssertEqual(message("slide", "--animation", "spring:180/12"), "")
    XCTAssertEqual(message("slide", "--animation", "spring:0.4"), "")
    // A duration and a bounce, read as a stiffness and a damping.
    let slow = message("slide", "--animation", "spring:0.4/5")
    XCTAssertTrue(slow.hasPrefix("spring 0.4/5 takes 86 s; possible: STIFFNESS/DAMPING"), slow)
    let wrong = message("slide", "--animation", "spring:1/0")
    XCTAssertTrue(wrong.hasPrefix("unknown spring 1/0; possible: STIFFNESS/DAMPING"), wrong)
    for text in [slow, wrong] {
      XCTAssertTrue(text.contains("each from 0.001 to 1000000"), text)
      XCTAssertTrue(text.contains("at most 60 s"), text)
      XCTAssertTrue(text.contains("its seconds alone, such as 0.4"), text)
    }
  }

  func testAMessageHasOneShortLineWhateverIsAskedFor() {
    let long = String(repeating: "slide", count: 20_000)
    let allowed = message("x").count
    for text in [long, "a\nb\u{1b}[2J" + long] {
      let runs: [[String]] = [
        [text], ["slide", text], ["--" + text], ["slide", "--operation", text],
        ["slide", "--size", text],
        ["slide", "--fps", text], ["slide", "--animation", text],
        ["slide", "--animation", "spring:" + text],
        ["slide", "--animation", "spring:1/" + text], ["slide", "--merge", text],
        ["slide", "--format", text],
        ["slide", "--tolerance", text], ["slide", "--frames", text], ["slide", "--spacing", text],
        ["slide", "--interrupt", text],
      ]
      for run in runs {
        do {
          _ = try Options(run)
          XCTFail("\(run.count) arguments are taken")
        } catch {
          XCTAssertLessThan(error.message.count, allowed + 100)
          XCTAssertFalse(error.message.unicodeScalars.contains { $0.value < 0x20 }, error.message)
        }
      }
    }
  }
}
