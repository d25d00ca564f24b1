import TransitionControllers
import TransitionKit
import TransitionScenes

/// A screen of the app.
public enum Screen: ScreenContent {
  case library
  case photo(String)
  case share

  /// The photos of the library.
  public static let photos = ["lake", "forest", "dunes"]

  /// What is on the screen.
  public func elements(in size: Size) -> [Element<String>] {
    switch self {
    case .library:
      Self.photos.enumerated().map { row, name in
        Element(
          name, frame: Rect(x: 20, y: 130 + 210 * Double(row), width: size.width - 40, height: 190)
        )
        .match(MatchKey(name, in: "photos"))
      }
    case .photo(let name):
      [
        Element("photo", frame: Rect(x: 0, y: 0, width: size.width, height: 420))
          .match(MatchKey(name, in: "photos")),
        Element("caption", frame: Rect(x: 20, y: 440, width: size.width - 40, height: 60)),
      ]
    case .share:
      [Element("buttons", frame: Rect(x: 20, y: 20, width: size.width - 40, height: 200))]
    }
  }
}

extension Screen {
  /// The screen as a separate scene.
  public func scene(in size: Size) -> Scene<String> {
    let elements = elements(in: size)
    return Scene(size: size) {
      for element in elements { element }
    }
  }

  /// What the elements do in the transition from the library to a photo.
  public static let opening: TransitionDefinition<String> = [
    "photo": .sharedElement(),
    "caption": .translateY(40).combined(with: .crossfade),
  ]
}
