import TransitionKit

/// One anchor for each part of a page whose anchor changes during a run, as an anchor of a timeline is constant.
struct RecordedAnchors {
  private var anchors: [RunSample.Part: UnitPoint] = [:]
  private var sizes: [RunSample.Part: Size] = [:]

  /// - Parameters:
  ///   - samples: all samples of the run.
  ///   - size: the size of a page at rest.
  init(_ samples: [RunSample], size: (_ page: Int) -> Size) {
    var counts: [RunSample.Part: [UnitPoint: Int]] = [:]
    for sample in samples {
      for (part, state) in sample.states {
        counts[part, default: [:]][state.anchor, default: 0] += 1
      }
    }
    for (part, anchors) in counts where anchors.count > 1 {
      // Of equal counts any will do, but always the same.
      let longest = anchors.max { ($0.value, $0.key.x, $0.key.y) < ($1.value, $1.key.x, $1.key.y) }
      self.anchors[part] = longest?.key
      guard let sample = samples.first(where: { $0.states[part] != nil }) else { continue }
      sizes[part] = part.pieces.indices.reduce(size(part.page)) { size, index in
        let parent = RunSample.Part(page: part.page, pieces: Array(part.pieces[...index]))
        let region = sample.regions[parent] ?? Rect(size: Size(width: 1, height: 1))
        return Size(width: size.width * region.width, height: size.height * region.height)
      }
    }
  }

  /// The sample with these anchors, and the translations that put each view where it was.
  func applied(to sample: RunSample) -> RunSample {
    var sample = sample
    for (part, anchor) in anchors {
      guard var state = sample.states[part], state.anchor != anchor else { continue }
      let size = sizes[part] ?? Size(width: 0, height: 0)
      let before = state.flat.transform(size: size)
      state.anchor = anchor
      let after = state.flat.transform(size: size)
      state.translation.dx += before.m41 - after.m41
      state.translation.dy += before.m42 - after.m42
      state.translation.dz += before.m43 - after.m43
      sample.states[part] = state
    }
    return sample
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
