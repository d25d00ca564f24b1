import TransitionKit

extension ExportFormat {
  /// A style sheet of keyframe animations, within 0.1 % of the range of each number.
  public static let css = css()

  /// A style sheet of keyframe animations.
  ///
  /// Moves, turns and magnifications are the individual properties `translate`, `rotate` and `scale`. A
  /// Bézier curve stays a `cubic-bezier()`; springs and everything else without a name in CSS become
  /// `linear()` easings or keyframes, as few as keep the tolerance. The comment at the top of the sheet shows
  /// the markup that it is for.
  ///
  /// - Parameter tolerance: the largest error of what has no exact form, as a share of the range of each
  ///   number; it is held in 1e-9...1.
  public static func css(tolerance: Double = 0.001) -> ExportFormat {
    ExportFormat(fileExtension: "css") { presentation in
      let sheet = StyleSheet(presentation, tolerance: usable(tolerance: tolerance))
      return Export(document: sheet.text, certificate: sheet.certificate)
    }
  }
}

/// A presentation as rules of CSS.
private struct StyleSheet {
  let text: String
  let certificate: Certificate

  init(_ presentation: Presentation, tolerance: Double) {
    let name = cssName(presentation.name)
    let views = presentation.timeline.views
    let styles = views.map { ElementStyle($0, in: presentation, tolerance: tolerance) }
    certificate = Certificate(
      entries: styles.flatMap { $0.entries }, omissions: styles.flatMap { $0.omissions })
    let markup = views.map { view in
      """
        <div class="\(name)-\(view)-frame"><div class="\(name)-\(view)">…</div></div>
      """
    }
    let size = presentation.container.frame.size
    let easings = EasingNames(styles)
    var blocks = [
      """
      /*
        \(presentation.name.replacing("*/", with: "* /")), \(decimal(presentation.timeline.duration * 1000)) ms

        <div class="\(name)">
      \(markup.joined(separator: "\n"))
        </div>
      */
      """,
      rule(
        ".\(name)",
        [
          ("position", "relative"), ("overflow", "hidden"), ("width", decimal(size.width) + "px"),
          ("height", decimal(size.height) + "px"),
        ] + easings.declarations),
    ]
    let place = presentation.container.viewFrame
    for style in styles {
      let element = "\(name)-\(style.view)"
      var frame = [
        ("position", "absolute"), ("left", decimal(place.origin.x) + "px"),
        ("top", decimal(place.origin.y) + "px"), ("width", decimal(place.width) + "px"),
        ("height", decimal(place.height) + "px"), ("z-index", "\(style.zIndex)"),
      ]
      if let perspective = style.perspective {
        frame.append(("perspective", decimal(perspective) + "px"))
      }
      blocks.append(rule(".\(element)-frame", frame))
      var view = [("position", "absolute"), ("inset", "0")]
      if style.hasRoundCorners { view.append(("overflow", "hidden")) }
      for (property, value) in style.still {
        view.removeAll { $0.0 == property }
        view.append((property, value))
      }
      let animations = style.animations.filter { !$0.isOverlay }
      if !animations.isEmpty {
        view.append(("animation", shorthand(animations, of: element, easings)))
      }
      blocks.append(rule(".\(element)", view))
      let overlays = style.animations.filter { $0.isOverlay }
      if !overlays.isEmpty || !style.stillOverlay.isEmpty {
        var overlay = [
          ("content", "\"\""), ("position", "absolute"), ("inset", "0"),
          ("border-radius", "inherit"),
        ]
        overlay += style.stillOverlay.map { ($0.property, $0.value) }
        if !overlays.isEmpty {
          overlay.append(("animation", shorthand(overlays, of: element, easings)))
        }
        blocks.append(rule(".\(element)::after", overlay))
      }
      blocks += style.animations.map { keyframes($0, of: element, easings) }
    }
    text = blocks.joined(separator: "\n\n") + "\n"
  }
}

private func rule(_ selector: String, _ declarations: [(String, String)]) -> String {
  let lines = declarations.map { "  \($0): \($1);\n" }
  return "\(selector) {\n\(lines.joined())}"
}

/// Variables for the easings that are long.
private struct EasingNames {
  private(set) var declarations: [(String, String)] = []
  private var names: [String: String] = [:]

  init(_ styles: [ElementStyle]) {
    for keyframe in styles.flatMap({ $0.animations }).flatMap({ $0.keyframes }) {
      guard case .lines = keyframe.easing, names[keyframe.easing.css] == nil else { continue }
      let name = "--easing-\(names.count + 1)"
      names[keyframe.easing.css] = "var(\(name))"
      declarations.append((name, keyframe.easing.css))
    }
  }

  func text(_ easing: Motion.Easing) -> String { names[easing.css] ?? easing.css }
}

private func shorthand(
  _ animations: [ElementStyle.Animation], of element: String, _ easings: EasingNames
) -> String {
  animations.map { animation in
    let easing = animation.keyframes.count == 2 ? animation.keyframes[0].easing : .linear
    return """
      \(keyframesName(animation, of: element)) \(decimal((animation.end - animation.start) * 1000))ms \
      \(easings.text(easing)) \(decimal(animation.start * 1000))ms both
      """
  }.joined(separator: ",\n    ")
}

private func keyframesName(_ animation: ElementStyle.Animation, of element: String) -> String {
  "\(element)-\(animation.isOverlay ? "overlay-" : "")\(animation.property)"
}

private func keyframes(
  _ animation: ElementStyle.Animation, of element: String, _ easings: EasingNames
) -> String {
  let (count, length) = (animation.keyframes.count, animation.end - animation.start)
  let lines = animation.keyframes.enumerated().map { index, keyframe in
    let share = length > 0 ? (keyframe.time - animation.start) / length : Double(index)
    let place =
      index == 0 ? "from" : index == count - 1 ? "to" : decimal(share * 100, 10) + "%"
    // With two keyframes the easing is that of the whole animation.
    let isEased = count > 2 && index < count - 1 && keyframe.easing != .linear
    let easing = isEased ? " animation-timing-function: \(easings.text(keyframe.easing));" : ""
    return "  \(place) { \(animation.property): \(keyframe.value);\(easing) }"
  }
  return
    "@keyframes \(keyframesName(animation, of: element)) {\n\(lines.joined(separator: "\n"))\n}"
}
