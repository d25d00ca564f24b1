import TransitionExport
import TransitionKit
import TransitionScenes
import TransitionWeb

/// A change of a scene as documents for the web, and what the scene shows at some times by its draw lists.
struct SceneSample: Encodable {
  let name: String
  let size: [Double]
  let viewTransitions: String
  let css: String
  let animatedSVG: String
  /// The largest errors that the documents report, by view and property.
  let errors: [String: [String: [String: Double]]]
  /// Whether the style sheet and the picture lay out what the scene scales.
  let isLaidOutAnew: Bool
  let isReversed: Bool
  let old: [PageElement]
  let new: [PageElement]
  let frames: [Frame]

  /// An element of a page.
  struct PageElement: Encodable {
    let id: String
    /// Left, top, width and height.
    let frame: [Double]
    let opacity: Double
    let cornerRadius: Double
    /// The matrix of its state at rest, for a transform about the top left corner.
    let matrix: [Double]
    let clips: Bool
    let isHidden: Bool
    let version: Int
    let children: [PageElement]
  }

  struct Frame: Encodable {
    /// In milliseconds.
    let time: Double
    let elements: [Drawn]
  }

  /// What an element looks like in the scene.
  struct Drawn: Encodable {
    let id: String
    let corners: [[Double]]
    let opacity: Double
    /// The opacity of the old content over it.
    let oldOpacity: Double?
    /// What the elements around it leave of it: left, top, right and bottom; nil if one of them is rotated.
    let clip: [Double]?
  }

  init(_ name: String, _ transition: SceneTransition<String>) {
    self.name = name
    let presentation = Presentation(transition, named: name)
    let documents = [
      "viewTransitions": presentation.exported(as: .viewTransitions),
      "css": presentation.exported(as: .css), "svg": presentation.exported(as: .animatedSVG),
    ]
    viewTransitions = documents["viewTransitions"]?.document ?? ""
    css = documents["css"]?.document ?? ""
    animatedSVG = documents["svg"]?.document ?? ""
    errors = documents.mapValues { export in
      var errors: [String: [String: Double]] = [:]
      for entry in export.accuracy.entries {
        errors["\(entry.view)", default: [:]][entry.property.name] = entry.error
      }
      return errors
    }
    isLaidOutAnew =
      documents["css"]?.accuracy.omissions.contains { $0.contains("laid out anew") } ?? false
    isReversed = transition.isReversed
    let scenes = [transition.origin, transition.destination]
    let pages = transition.isReversed ? Array(scenes.reversed()) : scenes
    size = [pages[0].size.width, pages[0].size.height]
    let forward = transition.isReversed ? transition.reversed() : transition
    let end = forward.frame(at: transition.duration)
    func page(_ index: Int) -> [PageElement] {
      let isDestination = transition.isReversed ? index == 0 : index == 1
      return pages[index].elements.map {
        PageElement($0) { isDestination && end[$0]?.isHidden == true }
      }
    }
    (old, new) = (page(0), page(1))
    let inner = (0..<20).map { (Double($0) + 0.37) / 20 }
    let shares: [Double] = [0] + inner + [0.999999]
    frames = shares.map { share in
      let frame = transition.frame(at: transition.duration * share)
      let items = SceneDrawList(frame).items
      return Frame(
        time: transition.duration * share * 1000,
        elements: items.indices.map { Drawn(items, $0) })
    }
  }
}

extension SceneSample.PageElement {
  fileprivate init(_ element: SceneElement<String>, _ isHidden: (String) -> Bool) {
    id = element.id
    let rect = element.frame
    frame = [rect.origin.x, rect.origin.y, rect.width, rect.height]
    opacity = element.state.visibleOpacity
    cornerRadius = element.state.cornerRadius
    let t = element.state.transform(size: rect.size)
    matrix = [t.m11, t.m12, t.m21, t.m22, t.m41, t.m42]
    clips = element.clips
    self.isHidden = isHidden(element.id)
    version = element.contentVersion
    children = element.children.map { SceneSample.PageElement($0, isHidden) }
  }
}

extension SceneSample.Drawn {
  fileprivate init(_ items: [SceneDrawList<String>.Item], _ index: Int) {
    let item = items[index]
    id = item.id
    corners = SceneSample.corners(item).map { [$0.x, $0.y] }
    opacity = item.drawing.isHidden ? 0 : item.drawing.opacity
    oldOpacity = item.snapshot?.opacity
    var clips: [SceneDrawList<String>.Item] = []
    var next = item.parent
    while let parent = next {
      if items[parent].clips { clips.append(items[parent]) }
      next = items[parent].parent
    }
    if let id = item.clippedBy, let clip = items.first(where: { $0.id == id }) {
      clips.append(clip)
    }
    let isTurned = clips.contains {
      $0.drawing.matrix.m12 != 0 || !$0.drawing.matrix.isAffine
    }
    let rects = clips.map(SceneSample.corners)
    let left = rects.map { $0[0].x }.max() ?? -1e5
    let top = rects.map { $0[0].y }.max() ?? -1e5
    let right = rects.map { $0[2].x }.min() ?? 1e5
    let bottom = rects.map { $0[2].y }.min() ?? 1e5
    clip = isTurned ? nil : [left, top, right, bottom]
  }
}

extension SceneSample {
  fileprivate static func corners(_ item: SceneDrawList<String>.Item) -> [Point] {
    let box = item.drawing.layoutFrame
    return [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
      item.drawing.matrix.apply(
        to: Point(x: box.origin.x + x * box.width, y: box.origin.y + y * box.height))
    }
  }
}
