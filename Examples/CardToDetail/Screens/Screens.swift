import TransitionKit
import TransitionScenes

/// A list of cards, and a screen with all about one of them.
public enum Screens {
  static let size = Size(width: 390, height: 844)
  static let bounds = Rect(x: 0, y: 0, width: 390, height: 844)

  /// The screen with the cards, and a tab bar.
  public static let list = Scene(size: size) {
    Element("paper", frame: bounds)
    Element("list", frame: bounds) {
      for (index, place) in ["lake", "forest", "dunes"].enumerated() {
        Element(
          place, frame: Rect(x: 20, y: 130 + 210 * Double(index), width: 350, height: 190)
        )
        .photo(of: place, cornerRadius: 16)
      }
    }
    Element("title", frame: Rect(x: 20, y: 70, width: 350, height: 44))
    Element("tab bar", frame: Rect(x: 0, y: 760, width: 390, height: 84)).inFront()
  }

  /// The screen about the forest. Its card is the forest of the list: both have the same key.
  public static let detail = Scene(size: size) {
    Element("paper", frame: bounds)
    Element("detail", frame: bounds) {
      Element("card", frame: Rect(x: 0, y: 0, width: 390, height: 360))
        .photo(of: "forest", cornerRadius: 0)
      Element("headline", frame: Rect(x: 20, y: 384, width: 350, height: 44))
      Element("text", frame: Rect(x: 20, y: 446, width: 350, height: 340))
    }
  }
}

extension Element<String> {
  /// A picture that covers its frame and is never stretched.
  fileprivate func photo(of place: String, cornerRadius: Double) -> Element {
    var state = PropertyState.rest
    state.cornerRadius = cornerRadius
    return self.state(state).resizing(.fill).match(MatchKey(place, in: "photos"))
  }

  /// Stays in front of screens that come while it leaves.
  fileprivate func inFront() -> Element {
    var state = PropertyState.rest
    state.zPosition = 1
    return self.state(state)
  }
}
