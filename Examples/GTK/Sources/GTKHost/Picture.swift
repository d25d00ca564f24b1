import CGTK
import TransitionKit
import TransitionScenes

/// A picture of what an element showed, with what was inside it.
final class Picture {
  let node: OpaquePointer
  let size: Size

  /// Takes what a snapshot has drawn, and lets go of the snapshot; nil if that is nothing.
  init?(_ snapshot: OpaquePointer, _ size: Size) {
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    (self.node, self.size) = (node, size)
  }

  /// The factors with which it fills a size: evenly, unless the content is stretched.
  func scale(to size: Size, _ resizing: Resizing) -> (x: Double, y: Double) {
    let x = self.size.width > 0 ? size.width / self.size.width : 0
    let y = self.size.height > 0 ? size.height / self.size.height : 0
    switch resizing {
    case .stretch: return (x, y)
    case .fit: return (min(x, y), min(x, y))
    case .fill, .relayout, .none: return (max(x, y), max(x, y))
    }
  }

  deinit { gsk_render_node_unref(node) }
}
