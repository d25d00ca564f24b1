import CGTK
import CSceneView

/// A window of GTK, and the loop that its program runs.
public final class Application {
  public let window: Widget
  private let loop: OpaquePointer

  /// Opens a window with a title and a size in points; nil if there is no display.
  public init?(_ title: String, width: Int, height: Int) {
    guard gtk_init_check() != 0, let window = Widget(gtk_window_new()),
      let loop = g_main_loop_new(nil, 0)
    else { return nil }
    (self.window, self.loop) = (window, loop)
    scene_window_set_up(window.pointer, title, Int32(width), Int32(height), loop)
  }

  /// Shows a widget in the window.
  public func show(_ content: Widget) { scene_window_present(window.pointer, content.pointer) }

  /// Runs until the window is closed.
  public func run() { g_main_loop_run(loop) }

  /// Handles what has come.
  ///
  /// - Parameter waits: whether it waits for more if there is nothing.
  public func step(waits: Bool = true) { g_main_context_iteration(nil, waits ? 1 : 0) }

  /// Closes the window, so that its widgets are let go.
  public func close() { gtk_window_destroy_widget(window.pointer) }
}
