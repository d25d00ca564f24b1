import CardToDetailScreens
import ExampleRenderer
import TransitionKit
import TransitionScenes

/// A change of a scene, and what its elements show.
package struct SceneExample: Sendable {
  package let origin: Scene<String>
  package let destination: Scene<String>
  package let transaction: Transaction
  package var definition: TransitionDefinition<String>?
  let contents: [String: SceneContent]

  package func content(of element: SceneFrame<String>.Element) -> SceneContent {
    contents[element.id] ?? .plain(0xFFFFFF)
  }
}

/// The changes of scenes that can be rendered. Add your own to see it.
package let sceneExamples: KeyValuePairs<String, SceneExample> = [
  "list": list, "card": card, "card-to-detail": cardToDetail,
]

/// Rows of a list change places, while some come and others leave.
private let list: SceneExample = {
  let colors: KeyValuePairs<String, UInt32> = [
    "red": 0xC6344E, "orange": 0xE08A2E, "yellow": 0xD8C02A, "green": 0x3E9B57, "cyan": 0x2FA5B8,
    "blue": 0x3451C6, "violet": 0x7A48C0, "pink": 0xD665A5,
  ]
  func scene(_ rows: [String]) -> Scene<String> {
    Scene(size: Size(width: 390, height: 500)) {
      Element("list", frame: Rect(x: 20, y: 20, width: 350, height: 460)) {
        for (index, row) in rows.enumerated() {
          Element(row, frame: Rect(x: 10, y: 10 + 74 * Double(index), width: 330, height: 64))
            .state(.rounded(12))
            .transition(
              .asymmetric(
                insertion: [.offset(x: -200, y: 0), .opacity],
                removal: [.rotate(.degrees(20)), .scale(0.6), .opacity]))
        }
      }
      .state(.rounded(24)).clipped()
    }
  }
  var transaction = Transaction.animated(.spring(duration: 0.6, bounce: 0.2))
  transaction.stagger = .index(each: 0.04)
  var contents: [String: SceneContent] = ["list": .plain(0xC3C9D8)]
  for (name, color) in colors { contents[name] = .row(color) }
  return SceneExample(
    origin: scene(["red", "orange", "yellow", "green", "cyan", "blue"]),
    destination: scene(["violet", "blue", "yellow", "red", "pink", "green"]),
    transaction: transaction, contents: contents)
}()

/// A small card grows in a panel that clips it, until only the corners of the panel are left. A badge of two discs that cover
/// each other fades as one.
private let card: SceneExample = {
  func scene(isOpen: Bool) -> Scene<String> {
    Scene(size: Size(width: 390, height: 500)) {
      Element("panel", frame: Rect(x: 25, y: 25, width: 340, height: 450)) {
        Element(
          "card",
          frame: isOpen
            ? Rect(x: -20, y: 60, width: 300, height: 420)
            : Rect(x: 200, y: 40, width: 100, height: 140)
        ) {
          Element(
            "label",
            frame: isOpen
              ? Rect(x: 90, y: 100, width: 120, height: 60)
              : Rect(x: 10, y: 30, width: 80, height: 30)
          )
          .state(.rounded(isOpen ? 30 : 4))
        }
        .state(.rounded(isOpen ? 60 : 8, angle: isOpen ? -12 : 0)).clipped()
        if !isOpen {
          Element("badge", frame: Rect(x: 30, y: 320, width: 150, height: 100)) {
            Element("left", frame: Rect(x: 5, y: 10, width: 80, height: 80)).state(.rounded(40))
            Element("right", frame: Rect(x: 55, y: 10, width: 80, height: 80)).state(.rounded(40))
          }
        }
      }
      .state(.rounded(40)).clipped()
    }
  }
  return SceneExample(
    origin: scene(isOpen: false), destination: scene(isOpen: true),
    transaction: .animated(.easeInOut(duration: 0.6)),
    contents: [
      "panel": .plain(0xFFFFFF), "card": .card(.orange), "label": .plain(0x3451C6),
      "badge": .plain(0xE3E6EE), "left": .plain(0xC6344E), "right": .plain(0x3E9B57),
    ])
}()

/// The screens of the example `card-to-detail`.
private let cardToDetail = SceneExample(
  origin: Screens.list, destination: Screens.detail, transaction: Screens.push,
  definition: Screens.definition,
  contents: [
    "paper": .plain(0xFFFFFF), "list": .clear, "detail": .clear, "tab bar": .plain(0x1F3080),
    "lake": .photo(sky: 0x9CC4E4, land: 0x2F6C9E), "forest": .photo(sky: 0xBFE0C0, land: 0x2F6B45),
    "card": .photo(sky: 0xBFE0C0, land: 0x2F6B45), "dunes": .photo(sky: 0xF4D9B0, land: 0xB8713A),
    "title": .lines([0.45], 0x14161F), "headline": .lines([0.75], 0x14161F),
    "text": .lines([1, 0.94, 0.98, 0.9, 0.96, 1, 0.55], 0xB9BECC),
  ])

extension PropertyState {
  /// A state with round corners, rotated by some degrees.
  fileprivate static func rounded(_ radius: Double, angle: Double = 0) -> PropertyState {
    var state = PropertyState.rest
    state.cornerRadius = radius
    if angle != 0 { state.rotation = Rotation(z: angle * .pi / 180) }
    return state
  }
}
