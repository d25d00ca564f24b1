import CGTK
import CSceneView

extension Widget {
  /// A label on a background of CSS, such as a color or gradients. Other declarations may follow it, after a semicolon.
  public static func label(_ text: String, on background: String) -> Widget? {
    Widget(scene_sample_new(text, background))
  }

  /// A button on a background of CSS. Other declarations may follow it, after a semicolon.
  ///
  /// - Parameter name: what a screen reader says of a button without text.
  public static func button(
    _ text: String, on background: String, name: String? = nil, action: @escaping () -> Void
  ) -> Widget? {
    // C keeps the action by a pointer, and lets go of it with the button.
    final class Action {
      let perform: () -> Void
      init(_ perform: @escaping () -> Void) { self.perform = perform }
    }
    return Widget(
      scene_button_new(
        text, background, name ?? text,
        { $0.map { Unmanaged<Action>.fromOpaque($0).takeUnretainedValue().perform() } },
        { $0.map { Unmanaged<Action>.fromOpaque($0).release() } },
        Unmanaged.passRetained(Action(action)).toOpaque()))
  }
}
