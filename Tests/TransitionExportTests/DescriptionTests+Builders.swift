import TransitionKit
import TransitionPorting

extension DescriptionTests {
  /// A value of each type that builders take.
  static var builderValues: [(type: String, value: Any)] {
    [
      ("BringToFront", BringToFront()), ("Content", OnPush { Opacity() }.body),
      ("Content", Opacity().body), ("Fade", Fade(.out)), ("Identity", Identity()),
      ("MirrorInsertion", MirrorInsertion { Opacity() }), ("MirrorPop", MirrorPop { Opacity() }),
      ("MirrorPush", MirrorPush { Opacity() }), ("MirrorRemoval", MirrorRemoval { Opacity() }),
      ("Move", Move(edge: .top)), ("Offset", Offset(x: 1)),
      ("OnInsertion", OnInsertion { Opacity() }),
      ("OnPop", OnPop { Opacity() }), ("OnPush", OnPush { Opacity() }),
      ("OnRemoval", OnRemoval { Opacity() }), ("Opacity", Opacity()),
      ("PickPop", PickPop { Slide() }),
      ("PickPush", PickPush { Slide() }), ("Rotate", Rotate(.degrees(9))),
      ("Rotate3D", Rotate3D(.degrees(9), axis: (x: 0, y: 1, z: 0))), ("SendToBack", SendToBack()),
      ("Slide", Slide()),
      ("ZPosition", ZPosition(1)),
    ]
  }
}
