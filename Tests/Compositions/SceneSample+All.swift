import TransitionKit
import TransitionScenes

extension SceneSample {
  /// Changes of scenes that play in browsers.
  static var all: [SceneSample] {
    let there = SceneTransition(
      from: library, to: detail, .animated(.easeInOut(duration: 0.5)), using: definition)
    return [
      SceneSample("flight", there), SceneSample("flight-reversed", there.reversed()),
      SceneSample(
        "flight-back",
        SceneTransition(
          from: detail, to: library, .animated(.spring(duration: 0.5, bounce: 0.2)),
          using: definition)),
      SceneSample(
        "nested",
        SceneTransition(
          from: nested(false), to: nested(true), .animated(.easeInOut(duration: 0.6)))),
      SceneSample(
        "rows",
        SceneTransition(
          from: rows(["a", "b", "c", "d", "e"]), to: rows(["d", "b", "f", "a"]),
          .animated(.spring(duration: 0.5, bounce: 0.3)))),
      SceneSample(
        "edges",
        SceneTransition(
          from: edges(false), to: edges(true), .animated(.easeOut(duration: 0.4)),
          using: [
            "sheet": .edgeTranslation(.bottom), "bar": .edgeTranslation(.top).delay(0.1),
            "page": .crossfade,
          ])),
      SceneSample(
        "resizing",
        SceneTransition(
          from: resizing(false), to: resizing(true), .animated(.easeInOut(duration: 0.5)))),
      SceneSample(
        "names",
        SceneTransition(from: named(20), to: named(90), .animated(.linear(duration: 0.3)))),
      SceneSample(
        "space",
        SceneTransition(
          from: Scene(size: screen), to: turned, .animated(.easeInOut(duration: 0.5)))),
    ]
  }

  private static let screen = Size(width: 390, height: 600)

  private static let definition: TransitionDefinition<String> = [
    "cover": .sharedElement(path: .arc), "card 2": .sharedElement(path: .arc),
    "bar": .edgeTranslation(.bottom),
  ]

  /// A scrolled list of cards that clips, in a panel that is scaled.
  private static var library: Scene<String> {
    var small = PropertyState.rest
    small.scale = Scale(x: 0.8, y: 0.8, z: 1)
    return Scene(size: screen) {
      Element("panel", frame: Rect(x: 20, y: 40, width: 350, height: 500)) {
        Element(
          "list", frame: Rect(x: 10, y: 50, width: 330, height: 420),
          children: (0..<5).map { index in
            let card = Element<String>(
              "card \(index)",
              frame: Rect(x: 12, y: Double(index) * 130 - 70, width: 306, height: 118)
            ) {
              Element("label \(index)", frame: Rect(x: 110, y: 20, width: 160, height: 24))
            }
            return index == 2 ? card.match("2", in: "cards", role: .source) : card
          }
        ).clipped()
      }.state(small)
    }
  }

  private static var detail: Scene<String> {
    var library = library
    library["panel"]?.state.opacity = 0.4
    let page = Element("page", frame: Rect(x: 0, y: 0, width: 390, height: 600)) {
      Element("cover", frame: Rect(x: 0, y: 60, width: 390, height: 240)).match("2", in: "cards")
      Element("text", frame: Rect(x: 20, y: 330, width: 350, height: 100))
      Element("bar", frame: Rect(x: 0, y: 540, width: 390, height: 60))
    }
    return Scene(size: screen) {
      library.elements[0]
      page
    }
  }

  /// Containers in containers that move, grow, rotate and fade, with elements that do so in them.
  private static func nested(_ isOpen: Bool) -> Scene<String> {
    var turned = PropertyState.rest
    turned.rotation = Rotation(z: isOpen ? 0.4 : -0.3)
    var round = PropertyState.rest
    round.cornerRadius = 20
    var faded = PropertyState.rest
    faded.opacity = isOpen ? 1 : 0.5
    var wide = PropertyState.rest
    wide.scale = Scale(x: isOpen ? 1.3 : 1, y: isOpen ? 0.8 : 1, z: 1)
    return Scene(size: screen) {
      Element(
        "outer", frame: Rect(x: 20, y: isOpen ? 60 : 20, width: 340, height: isOpen ? 400 : 320)
      ) {
        Element("middle", frame: Rect(x: isOpen ? 60 : 10, y: 30, width: 200, height: 180)) {
          Element("inner", frame: Rect(x: isOpen ? 120 : 20, y: 40, width: 120, height: 60))
          Element("dial", frame: Rect(x: 30, y: 90, width: 80, height: 60)) {
            Element("hand", frame: Rect(x: isOpen ? 20 : 4, y: 10, width: 40, height: 12)).state(
              turned)
          }.state(wide)
          Element("part", frame: Rect(x: 150, y: 120, width: 30, height: 30))
        }.state(round).clipped()
        Element("sign", frame: Rect(x: 60, y: 230, width: 120, height: 60)) {
          Element("mark", frame: Rect(x: isOpen ? 90 : 10, y: 10, width: 20, height: 20))
        }.state(turned)
      }.state(faded)
      Element("note", frame: Rect(x: 100, y: 90, width: 60, height: 40))
    }
  }

  private static func rows(_ names: [String]) -> Scene<String> {
    Scene(size: screen) {
      Element(
        "list", frame: Rect(x: 20, y: 40, width: 350, height: 300),
        children: names.enumerated().map { index, name in
          Element<String>(
            name, frame: Rect(x: 10, y: 10 + 70 * Double(index), width: 330, height: 60)
          )
          .transition(
            .asymmetric(
              insertion: [.offset(x: -100, y: 0), .opacity],
              removal: [.rotate(.degrees(20)), .scale(0.6), .opacity]))
        }
      ).clipped()
      Element("footer", frame: Rect(x: 0, y: 520, width: 390, height: 80))
    }
  }

  private static func edges(_ isOpen: Bool) -> Scene<String> {
    Scene(size: screen) {
      Element("page", frame: Rect(x: 0, y: 0, width: 390, height: 600))
        .contentVersion(isOpen ? 1 : 0).opacity(isOpen ? 1 : 0.6)
      Element(
        "box",
        frame: isOpen
          ? Rect(x: 40, y: 100, width: 220, height: 90) : Rect(x: 20, y: 80, width: 90, height: 140)
      ).opacity(isOpen ? 0.5 : 0.9)
      if isOpen {
        Element("bar", frame: Rect(x: 0, y: 0, width: 390, height: 64))
        Element("sheet", frame: Rect(x: 10, y: 300, width: 370, height: 290)) {
          Element("button", frame: Rect(x: 20, y: 20, width: 100, height: 40))
        }
      }
    }
  }

  private static func resizing(_ isOpen: Bool) -> Scene<String> {
    func frame(_ index: Int) -> Rect {
      isOpen
        ? Rect(x: 150, y: 20 + 190 * Double(index), width: 200, height: 180)
        : Rect(x: 20, y: 20 + 140 * Double(index), width: 120, height: 60)
    }
    func element(_ index: Int, _ resizing: Resizing) -> Element<String> {
      Element("\(resizing)", frame: frame(index)) {
        Element("\(resizing) dot", frame: Rect(x: isOpen ? 150 : 20, y: 20, width: 30, height: 30))
      }.resizing(resizing)
    }
    return Scene(size: screen) {
      element(0, .stretch)
      element(1, .fit)
      element(2, .relayout)
    }
  }

  /// Elements whose ids have all sorts of characters.
  private static func named(_ x: Double) -> Scene<String> {
    let names = [
      "\"quoted\"", "it's", "<b>&amp;</b>", "😀", "*/ }", "</style>", "123", "new\nline", "--x",
      "back\\slash", "a b", "a_b", "A_b", "root", "none",
    ]
    return Scene(
      size: screen,
      elements: names.enumerated().map { index, name in
        Element(name, frame: Rect(x: x, y: Double(index) * 38, width: 200, height: 30))
      })
  }

  private static var turned: Scene<String> {
    Scene(size: screen) {
      Element("door", frame: Rect(x: 60, y: 80, width: 200, height: 300)) {
        Element("knob", frame: Rect(x: 150, y: 140, width: 30, height: 30))
      }.transition(.rotate3D(.degrees(70), axis: (x: 0, y: 1, z: 0), perspective: 0.6))
    }
  }
}
