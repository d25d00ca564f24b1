import TransitionExport
import TransitionKit

extension ExportFormat {
  /// A style sheet of keyframe animations, within 0.1 % of the range of each number.
  public static let css = css()

  /// A style sheet of keyframe animations.
  ///
  /// Translations, rotations and scales are the individual properties `translate`, `rotate` and `scale`. A Bézier
  /// curve stays a `cubic-bezier()`. Springs and other easings that CSS does not have become `linear()` easings or
  /// keyframes, as few as keep the tolerance. The comment at the top of the sheet has the markup. Where the markup
  /// repeats the content of a view, each piece shows a part of it.
  ///
  /// Elements of a scene are nested as they are in the scene. Their classes are made of their ids, without other
  /// characters than letters, digits and underscores; in the comment, the attribute `data-element` has the id.
  ///
  /// What repeats for ever in a scene is an infinite animation, `alternate` if it autoreverses. If the user prefers reduced
  /// motion, the end of a cycle takes its place, unless it is essential.
  ///
  /// A custom property becomes a custom property of CSS with its name, such as `--total`, or one for each component,
  /// such as `--glow-red`. They are registered as numbers. The texts are omitted.
  ///
  /// - Parameter tolerance: the largest error of motion without an exact form, as a fraction of the range of each
  ///   number; it is clamped to 1e-9...1.
  public static func css(tolerance: Double = 0.001) -> ExportFormat {
    ExportFormat(fileExtension: "css", hasCustomProperties: true, repeats: true) { presentation in
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
    let views = StyledView.views(
      of: presentation, names: values, tolerance: tolerance, repeats: true)
    let families = views.flatMap { $0.family }
    var accuracy = AccuracyReport(views)
    accuracy.omissions += presentation.timeline.omittedTexts + presentation.omittedPieces
    self.accuracy = accuracy
    let names = ClassNames(presentation.timeline.views, in: name)
    let size = presentation.container.frame.size
    let easings = EasingNames(families.map { $0.style })
    var blocks = [
      """
      /*
        \(inComment(presentation.name)), \(decimal(presentation.timeline.duration * 1000)) ms

        <div class="\(name)">
      \(views.map { markup($0, names, indentation: "    ") }.joined(separator: "\n"))
        </div>
      */
      """,
      cssRule(
        ".\(name)",
        [
          ("position", "relative"), ("overflow", "hidden"), ("width", decimal(size.width) + "px"),
          ("height", decimal(size.height) + "px"),
        ] + easings.declarations),
    ]
    blocks += values.registrations.map { $0.rule }
    for view in families {
      let style = view.style
      let element = names[style.view]
      var frame: [CSSDeclaration] = [("position", "absolute")]
      frame +=
        view.region == nil
        ? presentation.frame(of: style.view).declarations : view.regionDeclarations
      frame.append(("z-index", "\(style.zIndex)"))
      frame += .frameElement
      if let perspective = style.perspective {
        frame.append(("perspective", decimal(perspective) + "px"))
      }
      blocks.append(cssRule(".\(element)-frame", frame))
      let base =
        [("position", "absolute"), ("inset", "0")] + .viewElement + view.edgeDeclarations
      let clipped: [CSSDeclaration] = [("overflow", "hidden")]
      blocks += rules(
        style, .element, of: element, base: base + (view.cutsOff ? clipped : []), easings)
      blocks += rules(
        style, .overlay, of: element, base: .overlay + view.overlayOrder, easings)
      blocks += rules(style, .border, of: element, base: .border + view.borderOrder, easings)
      if style.hasContent { blocks += rules(style, .content, of: element, base: clipped, easings) }
      blocks += rules(style, .contentOverlay, of: element, base: .overlay, easings)
      if view.region != nil {
        blocks.append(
          cssRule(".\(element)-whole", [("position", "absolute")] + view.contentDeclarations))
      }
      blocks += style.animations.map { $0.rule(of: element, easings) }
    }
    text = blocks.joined(separator: "\n\n") + "\n"
  }
}

/// The class of the element of a view.
func className(_ view: ViewID, in name: String) -> String {
  "\(name)-\("\(view)".replacingBytes(" ", with: "-"))"
}

/// The elements of a view.
///
/// - Parameters:
///   - open: the start tags of the parents' content around that of a piece.
///   - close: the end tags.
func markup(
  _ view: StyledView, _ names: ClassNames, indentation: String, open: String = "",
  close: String = ""
) -> String {
  let element = names[view.style.view]
  var id = ""
  if case .element(let name) = view.style.view { id = " data-element=\"\(inMarkup(name))\"" }
  let start =
    "\(indentation)<div class=\"\(element)-frame\"\(inComment(id))><div class=\"\(element)\">"
  if view.pieces.isEmpty, view.children.isEmpty { return "\(start)\(open)…\(close)</div></div>" }
  let style = view.style
  let content = style.hasContent ? " \(element)-content" : ""
  var inside = view.pieces.map { piece in
    let whole = "\(names[piece.style.view])-whole\(content)"
    return markup(
      piece, names, indentation: indentation + "  ",
      open: "<div class=\"\(whole)\">\(open)", close: "\(close)</div>")
  }
  inside += view.children.map { markup($0, names, indentation: indentation + "  ") }
  let own = view.pieces.isEmpty ? "…" : ""
  return "\(start)\(own)\n\(inside.joined(separator: "\n"))\n\(indentation)</div></div>"
}

/// The rule for a part of a view, if the part needs one.
private func rules(
  _ style: ElementStyle, _ part: StyledPart, of element: String, base: [CSSDeclaration],
  _ easings: EasingNames
) -> [String] {
  // The content needs a rule even if only its overlay has declarations, as the overlay is clipped at its corners.
  guard part == .element || part == .content || style.has(part) else { return [] }
  var declarations = base
  declarations.override(with: style.constants(part))
  let animations = style.animations(part)
  if !animations.isEmpty {
    declarations.append(("animation", animations.shorthand(of: element, easings)))
  }
  let selector = ".\(element)\(part.selectorSuffix)"
  return [cssRule(selector, declarations)]
    + (animations.reducedRule(selector, of: element, easings).map { [$0] } ?? [])
}

extension [CSSAnimation] {
  /// The rule that takes repetitions out if the user prefers reduced motion; nil if there are none to be taken out.
  fileprivate func reducedRule(
    _ selector: String, of element: String, _ easings: EasingNames
  ) -> String? {
    let reduced = compactMap { $0.reduced }
    guard !reduced.isEmpty else { return nil }
    let rest = filter { $0.reduced == nil }
    let animation = rest.isEmpty ? "none" : rest.shorthand(of: element, easings)
    let rule = cssRule(selector, [("animation", animation)] + reduced)
    let lines = rule.split(separator: "\n").map { "  \($0)\n" }.joined()
    return "@media (prefers-reduced-motion: reduce) {\n\(lines)}"
  }
}
