import Foundation
import TransitionExport
import TransitionKit
import TransitionScenes
import TransitionTestSupport

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
    scripts = (1...60).map { ChangeScript(seed: $0) }
    error = module.accuracy.entries.map { $0.error }.max() ?? 0
  }

  var json: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}

/// Random updates of a list, and what an animator shows at some times: identity, frame and opacity of each element.
struct ChangeScript: Encodable {
  struct Update: Encodable {
    let time: Double
    let elements: [[Double]]
  }
  struct Frame: Encodable {
    let time: Double
    let elements: [[Double]]
  }

  static let animations: [(String, Animation)] = [
    ("smooth", .spring(Spring(response: 0.5, dampingRatio: 1))),
    ("bouncy", .spring(Spring(response: 0.4, dampingRatio: 0.7))),
    ("eased", .easeInOut(duration: 0.35)), ("linear", .linear(duration: 0.3)),
  ]

  let animation: String
  private(set) var updates: [Update] = []
  private(set) var frames: [Frame] = []

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (name, animation) = Self.animations[Int(seed) % Self.animations.count]
    self.animation = name
    let animator = SceneAnimator(Self.scene(&generator))
    updates.append(Update(time: 0, elements: Self.places(animator.scene)))
    var time = 0.0
    for _ in 0..<Int(generator.double(in: 2...8)) {
      let next = time + generator.double(in: 0.02...0.6)
      addFrames(of: animator, from: time, to: next)
      time = next
      animator.advance(to: time)
      animator.update(to: Self.scene(&generator), animation: animation)
      updates.append(Update(time: time, elements: Self.places(animator.scene)))
    }
    addFrames(of: animator, from: time, to: time + 3)
  }

  private mutating func addFrames(
    of animator: SceneAnimator<Int>, from start: Double, to end: Double
  ) {
    for step in 0..<6 {
      let time = start + (end - start) * Double(step) / 6
      animator.advance(to: time)
      frames.append(
        Frame(
          time: time,
          elements: animator.frame.elements.map { element in
            let frame = element.frame
            return [
              Double(element.id), frame.origin.x, frame.origin.y, frame.width, frame.height,
              element.state.opacity,
            ]
          }))
    }
  }

  private static func scene(_ generator: inout SeededGenerator) -> Scene<Int> {
    var elements: [Element<Int>] = []
    for id in 0..<6 where generator.double(in: 0...1) < 0.75 {
      let frame = Rect(
        x: generator.double(in: 0...200).rounded(), y: generator.double(in: 0...500).rounded(),
        width: generator.bool() ? 100 : 160, height: generator.bool() ? 50 : 80)
      var element = Element(id, frame: frame)
      element.transition = .opacity
      elements.append(element)
    }
    return Scene(size: Size(width: 400, height: 600), elements: elements)
  }

  private static func places(_ scene: Scene<Int>) -> [[Double]] {
    scene.elements.map {
      [Double($0.id), $0.frame.origin.x, $0.frame.origin.y, $0.frame.width, $0.frame.height]
    }
  }
}
