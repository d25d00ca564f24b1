import Foundation
import TransitionExport
import TransitionKit
import TransitionTestSupport
import TransitionWeb

/// A module of every transition of `Tests/Reference/windows.py` with both of its timings, one of built-in transitions, and one
/// of changes, with what an animator shows of random ones.
struct WebModuleSample: Encodable {
  let reference: String
  let builtIn: String
  let changes: String
  let scripts: [ChangeScript]
  /// The largest error of the built-in transitions in points, by the report.
  let error: Double

  init() {
    var kinds: [String: NavigationTransition] = [:]
    for kind in PageKind.allCases {
      kinds["\(kind.rawValue)/linear"] = kind.transition.animation(.linear(duration: 0.35))
      // Its parts have ranges, which a spring does not have.
      guard kind != .late else { continue }
      kinds["\(kind.rawValue)/spring 0.5"] = kind.transition.animation(
        .spring(Spring(response: 0.5, dampingRatio: 1)))
    }
    reference =
      WebModule(kinds, in: Container(size: Size(width: 1000, height: 100))).exported().document
    let module = WebModule(
      [
        "slide": .slide, "cover": .cover, "dissolve": .dissolve, "parallax": .parallaxPush,
        "bouncy": NavigationTransition.slide.animation(.bouncy),
        "eased": NavigationTransition.slide.animation(.easeInOut(duration: 0.35)),
      ]
    ).exported()
    builtIn = module.document
    changes =
      WebModule(
        changes: Dictionary(
          uniqueKeysWithValues: ChangeScript.animations.map { ($0, .init($1)) })
      ).exported().document
    scripts = (0..<120).map { number in
      let content: [ChangeScript.Content] = [.elements, .elements, .movingLists, .growingLists]
      return ChangeScript(seed: UInt64(number) + 1, of: content[number / 30])
    }
    error = module.accuracy.entries.map { $0.error }.max() ?? 0
  }

  var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}
