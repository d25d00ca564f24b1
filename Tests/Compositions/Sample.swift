import TransitionExport
import TransitionKit
import TransitionWeb

/// A transition as documents for the web, and what they should show at some times.
struct Sample: Encodable {
  let name: String
  let css: String
  let webAnimations: String
  /// The largest errors that the documents report, by view and property.
  let errors: [String: [String: [String: Double]]]
  let size: [Double]
  let frames: [Frame]

  struct Frame: Encodable {
    /// In milliseconds.
    let time: Double
    let views: [View]
  }

  struct View: Encodable {
    let id: String
    /// The size at rest.
    let size: [Double]
    /// Where the corners and the centre appear; nil if one of them is near the eye or behind it.
    let points: [[Double]]?
    let isHidden: Bool
    let opacity: Double
    /// Top, right, bottom and left, in fractions.
    let clip: [Double]
    let clipRadius: Double
    let cornerRadius: Double
    let blur: Double
    let shadow: [Double]
    /// Visible colours, premultiplied. That of the shadow has its opacity.
    let background, overlay, border, shadowColor: [Double]
    let borderWidth: Double
    /// The names of clips to shapes.
    let shapes: [String]
    /// The corners of a clip to a shape, in fractions of the size.
    let outline: [Double]
  }

  init(_ name: String, _ presentation: Presentation) {
    self.name = name
    let (css, web) = (
      presentation.exported(as: .css), presentation.exported(as: .webAnimations)
    )
    self.css = css.document
    webAnimations = web.document
    let timeline = presentation.timeline
    func errors(_ export: Export) -> [String: [String: Double]] {
      var errors: [String: [String: Double]] = [:]
      for view in timeline.views {
        for property in ViewProperty.allCases
          + Set(timeline.tracks.map { $0.property }).filter({ $0.shapeClip != nil })
        {
          let error = export.accuracy.error(of: view, property)
          if error > 0 { errors["\(view)", default: [:]][property.name] = error }
        }
      }
      return errors
    }
    self.errors = ["css": errors(css), "waapi": errors(web)]
    let container = presentation.container
    size = [container.frame.width, container.frame.height]
    // Uneven, so that jumps half-way are not met.
    let inner = (0..<20).map { (Double($0) + 0.37) / 20 }
    let shares: [Double] = [0] + inner + [1]
    frames = shares.map { share in
      let time = timeline.duration * share
      let frame = timeline.frame(at: time)
      return Frame(
        time: time * 1000,
        views: timeline.views.map { View($0, frame[$0], in: container.viewFrame) })
    }
  }
}

extension Sample.View {
  fileprivate init(_ view: ViewID, _ state: PropertyState, in frame: Rect) {
    id = "\(view)"
    size = [frame.width, frame.height]
    let layout = state.layoutFrame(size: frame.size)
    let transform = state.transform(size: frame.size)
    let (x, y) = (layout.origin.x, layout.origin.y)
    let corners = [
      Point(x: x, y: y), Point(x: x + layout.width, y: y),
      Point(x: x + layout.width, y: y + layout.height), Point(x: x, y: y + layout.height),
    ]
    let isInView = corners.allSatisfy {
      transform.m14 * $0.x + transform.m24 * $0.y + transform.m44 > 0.2
    }
    points =
      isInView
      ? (corners + [layout.center]).map { point in
        let place = transform.apply(to: point)
        return [place.x + frame.origin.x, place.y + frame.origin.y]
      } : nil
    isHidden = !state.doubleSided && state.isTurnedAway(size: frame.size)
    opacity = state.visibleOpacity
    clip = [state.clip.top, state.clip.right, state.clip.bottom, state.clip.left]
    clipRadius = max(state.clipRadius, 0)
    cornerRadius = max(state.cornerRadius, 0)
    blur = max(state.blur, 0)
    let shadow = state.shadow
    self.shadow = [min(max(shadow.opacity, 0), 1), max(shadow.radius, 0), shadow.dx, shadow.dy]
    background = visible(state.background)
    overlay = visible(state.overlay)
    border = visible(state.borderColor)
    borderWidth = max(state.borderWidth, 0)
    shapes = state.written.filter { $0.shapeClip != nil }.map { $0.name }
    outline = (state.shapeClips.first?.outline(in: Rect(size: frame.size)) ?? []).flatMap {
      [$0.x / frame.width, $0.y / frame.height]
    }
    shadowColor = visible(state.shadowColor).map { $0 * min(max(shadow.opacity, 0), 1) }
  }
}

/// What is visible of a colour, premultiplied.
private func visible(_ color: Color) -> [Double] {
  let alpha = min(max(color.alpha, 0), 1)
  return [color.red, color.green, color.blue].map { min(max($0, 0), 1) * alpha } + [alpha]
}
