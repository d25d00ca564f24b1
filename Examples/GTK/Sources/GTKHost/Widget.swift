import CGTK

/// A widget of GTK, which lives as long as this is kept.
///
/// It is the only type that holds a pointer to a widget. Use it on the thread of GTK, as GTK asks.
public final class Widget {
  public let pointer: UnsafeMutablePointer<GtkWidget>

  /// Takes hold of a widget that nothing else owns yet, as the functions of GTK return it.
  public init?(_ pointer: UnsafeMutablePointer<GtkWidget>?) {
    guard let pointer else { return nil }
    g_object_ref_sink(pointer)
    self.pointer = pointer
  }

  deinit { g_object_unref(pointer) }
}
