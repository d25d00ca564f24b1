import TransitionKit
import TransitionScenes

// The scene of a window.
extension ScreenWindow {
  /// The scene in which all controllers show what they head for, and what gestures lead to.
  func scene() -> Scene<ScreenElementID> {
    opens.isEmpty ? whileCommitting { makeScene() } : scene(without: nil)
  }

  /// The scene without what a gesture leads to.
  ///
  /// - Parameter change: the open change of the gesture; nil for what all gestures lead to.
  func scene(without change: ChangeNumber?) -> Scene<ScreenElementID> {
    let known = opens.map { ($0.node, $0.node.layout, $0.node.temporaries) }
    for open in opens {
      if open.change.change == change || open.change.endPosition == .start {
        (open.node.layout, open.node.temporaries) = (open.old, [])
      } else if !open.isCommitted {
        open.node.layout = open.new
      }
    }
    defer {
      for (node, layout, temporaries) in known {
        (node.layout, node.temporaries) = (layout, temporaries)
      }
    }
    return whileCommitting { makeScene() }
  }

  /// The scene in which controllers show what their layouts say now.
  func makeScene() -> Scene<ScreenElementID> {
    WindowContents(
      size: size, layoutDirection: layoutDirection, prefersReducedMotion: prefersReducedMotion,
      elements: elements, nodes: nodes
    ).scene
  }
}

extension ControllerNode {
  /// The frame of a screen in the container.
  func frame(of entry: Int, in layout: ScreenLayout) -> Rect {
    guard screens.isPresented(entry), let presentation = presentations[entry] else {
      return Rect(size: size)
    }
    return presentation.frame(
      in: size, at: layout.detents[entry] ?? presentation.initialDetent,
      excess: entry == layout.shown.last?.entry ? layout.excess * size.height : 0)
  }
}
