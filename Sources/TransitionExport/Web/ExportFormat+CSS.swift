import TransitionKit

extension ExportFormat {
  /// A style sheet of keyframe animations, within 0.1 % of the range of each number.
  public static let css = css()

  /// A style sheet of keyframe animations.
  ///
  /// Moves, turns and magnifications are the individual properties `translate`, `rotate` and `scale`. A
  /// Bézier curve stays a `cubic-bezier()`; springs and everything else without a name in CSS become
  /// `linear()` easings or keyframes, as few as keep the tolerance. The comment at the top of the sheet shows
  /// the markup that it is for. Where it repeats the content of a view, each piece shows a part of it.
  ///
  /// A custom property becomes a custom property of CSS by its name, such as `--total`, or by one for
  /// each component, such as `--glow-red`; they are registered as numbers. Its text is left out.
  ///
  /// - Parameter tolerance: the largest error of what has no exact form, as a share of the range of each
  ///   number; it is held in 1e-9...1.
  public static func css(tolerance: Double = 0.001) -> ExportFormat {
    ExportFormat(fileExtension: "css", hasCustomProperties: true) { presentation in
      let sheet = StyleSheet(presentation, tolerance: Tolerance(tolerance))
      return Export(document: sheet.text, accuracy: sheet.accuracy)
    }
  }
}

/// A presentation as rules of CSS.
private struct StyleSheet {
  let text: String
  let accuracy: AccuracyReport

  init(_ presentation: Presentation, tolerance: Tolerance) {
    let name = cssName(presentation.name)
    let values = CSSValueNames(presentation.timeline)
    let views = StyledView.views(of: presentation, names: values, tolerance: tolerance)
    let families = views.flatMap { $0.family }
    var accuracy = AccuracyReport(views)
    accuracy.omissions += presentation.timeline.omittedTexts
    self.accuracy = accuracy
    let size = presentation.container.frame.size
    let easings = EasingNames(families.map { $0.style })
    var blocks = [
      """
      /*
        \(inComment(presentation.name)), \(decimal(presentation.timeline.duration * 1000)) ms

        <div class="\(name)">
      \(views.map { markup($0, in: name, indentation: "    ") }.joined(separator: "\n"))
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
    blocks += values.registrations.map { $0.rule }
    for view in families {
      let style = view.style
      let element = className(style.view, in: name)
      var frame = [("position", "absolute")]
      if view.region == nil {
        let place = presentation.container.frame(of: style.view)
        frame += [
          ("left", decimal(place.origin.x) + "px"), ("top", decimal(place.origin.y) + "px"),
          ("width", decimal(place.width) + "px"), ("height", decimal(place.height) + "px"),
        ]
      } else {
        frame += view.regionDeclarations
      }
      frame.append(("z-index", "\(style.zIndex)"))
      if let perspective = style.perspective {
        frame.append(("perspective", decimal(perspective) + "px"))
      }
      blocks.append(rule(".\(element)-frame", frame))
      var base = [("position", "absolute"), ("inset", "0")] + view.edgeDeclarations
      if style.hasRoundCorners { base.append(("overflow", "hidden")) }
      blocks += rules(style, .element, of: element, base: base, easings)
      blocks += rules(
        style, .overlay, of: element,
        base: [
          ("content", "\"\""), ("position", "absolute"), ("inset", "0"),
          ("border-radius", "inherit"),
        ], easings)
      if style.has(.content) || style.has(.contentOverlay) {
        blocks += rules(
          style, .content, of: element, base: [("overflow", "hidden")], easings)
      }
      blocks += rules(
        style, .contentOverlay, of: element,
        base: [
          ("content", "\"\""), ("position", "absolute"), ("inset", "0"),
          ("border-radius", "inherit"),
        ], easings)
      if view.region != nil {
        blocks.append(
          rule(".\(element)-whole", [("position", "absolute")] + view.contentDeclarations))
      }
      blocks += style.animations.map { keyframes($0, of: element, easings) }
    }
    text = blocks.joined(separator: "\n\n") + "\n"
  }
}

/// The class of the element of a view.
func className(_ view: ViewID, in name: String) -> String {
  "\(name)-\("\(view)".replacing(" ", with: "-"))"
}

/// The elements that a view takes.
///
/// - Parameters:
///   - open: what opens the content, for a piece the content of its parents around it.
///   - close: what closes it.
func markup(
  _ view: StyledView, in name: String, indentation: String, open: String = "", close: String = ""
) -> String {
  let element = className(view.style.view, in: name)
  let start = "\(indentation)<div class=\"\(element)-frame\"><div class=\"\(element)\">"
  if view.pieces.isEmpty { return "\(start)\(open)…\(close)</div></div>" }
  let style = view.style
  let content = style.has(.content) || style.has(.contentOverlay) ? " \(element)-content" : ""
  let pieces = view.pieces.map { piece in
    let whole = "\(className(piece.style.view, in: name))-whole\(content)"
    return markup(
      piece, in: name, indentation: indentation + "  ",
      open: "<div class=\"\(whole)\">\(open)", close: "\(close)</div>")
  }
  return "\(start)\n\(pieces.joined(separator: "\n"))\n\(indentation)</div></div>"
}

/// The rule for a part of a view, if there is anything to say of it.
private func rules(
  _ style: ElementStyle, _ part: ElementStyle.Part, of element: String,
  base: [(String, String)], _ easings: EasingNames
) -> [String] {
  // Content needs a rule for its overlay alone too, which has to be cut off at its corners.
  guard part == .element || part == .content || style.has(part) else { return [] }
  var declarations = base
  for (property, value) in style.still(part) {
    declarations.removeAll { $0.0 == property }
    declarations.append((property, value))
  }
  let animations = style.animations(part)
  if !animations.isEmpty {
    declarations.append(("animation", shorthand(animations, of: element, easings)))
  }
  return [rule(".\(element)\(part.selectorSuffix)", declarations)]
}

extension ElementStyle.Part {
  var selectorSuffix: String {
    switch self {
    case .element: ""
    case .overlay: "::after"
    case .content: "-content"
    case .contentOverlay: "-content::after"
    }
  }
}

private func rule(_ selector: String, _ declarations: [(String, String)]) -> String {
  let lines = declarations.map { "  \($0): \($1);\n" }
  return "\(selector) {\n\(lines.joined())}"
}

/// Variables for the easings that are long.
struct EasingNames {
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

func shorthand(
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
  "\(element)-\(animation.part.isOverlay ? "overlay-" : "")\(animation.property)"
}

func keyframes(
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
