import TransitionKit

/// One anchor for each view whose anchor changes during a recording, as an anchor of a timeline is constant.
enum RecordedAnchors {
  /// The frames with these anchors, and with the translations that put each view where it was.
  static func applied(to frames: [RecordedFrame], in container: Container) -> [RecordedFrame] {
    var counts: [ViewID: [UnitPoint: Int]] = [:]
    for frame in frames {
      for (view, shown) in frame.views {
        counts[view, default: [:]][shown.state.anchor, default: 0] += 1
      }
    }
    // Of equal counts any will do, but always the same.
    let anchors = counts.filter { $0.value.count > 1 }.compactMapValues { counts in
      counts.max { ($0.value, $0.key.x, $0.key.y) < ($1.value, $1.key.x, $1.key.y) }?.key
    }
    guard !anchors.isEmpty else { return frames }
    return frames.map { frame in
      var frame = frame
      for (view, anchor) in anchors {
        guard var state = frame.views[view]?.state, state.anchor != anchor else { continue }
        let size = frame.size(of: view, in: container)
        let before = state.flat.transform(size: size)
        state.anchor = anchor
        let after = state.flat.transform(size: size)
        state.translation.dx += before.m41 - after.m41
        state.translation.dy += before.m42 - after.m42
        state.translation.dz += before.m43 - after.m43
        frame.views[view]?.state = state
      }
      return frame
    }
  }
}

extension RecordedFrame {
  fileprivate func size(of view: ViewID, in container: Container) -> Size {
    guard let piece = views[view]?.piece else {
      return views[view]?.element?.frame.size ?? container.frame(of: view).size
    }
    let parent = size(of: piece.parent, in: container)
    return Size(
      width: parent.width * piece.region.width, height: parent.height * piece.region.height)
  }
}

extension PropertyState {
  /// The state without perspective, which does not depend on the anchor.
  fileprivate var flat: PropertyState {
    var state = self
    state.perspective = 0
    return state
  }
}
