import CGTK
import CSceneView

extension Widget {
  /// A label on a colour of CSS.
  public static func label(_ text: String, on color: String) -> Widget? {
    Widget(scene_sample_new(text, color))
  }

  /// A button on a colour of CSS.
  ///
  /// - Parameter name: what a screen reader says of a button without text.
  public static func button(
    _ text: String, on color: String, name: String? = nil, action: @escaping () -> Void
  ) -> Widget? {
    // C keeps the action by a pointer, and lets go of it with the button.
    final class Action {
      let perform: () -> Void
      init(_ perform: @escaping () -> Void) { self.perform = perform }
    }
    return Widget(
      scene_button_new(
        text, color, name ?? text,
        { $0.map { Unmanaged<Action>.fromOpaque($0).takeUnretainedValue().perform() } },
        { $0.map { Unmanaged<Action>.fromOpaque($0).release() } },
        Unmanaged.passRetained(Action(action)).toOpaque()))
  }
}
