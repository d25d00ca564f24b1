import TransitionExport
import TransitionKit

/// One operation of a transition in a responsive style sheet, with full or with reduced motion.
struct ResponsiveVariant {
  static let fullMotion = "(prefers-reduced-motion: no-preference)"
  static let reducedMotion = "(prefers-reduced-motion: reduce)"

  let operation: String
  /// The suffix of the operation in the names of keyframes.
  let suffix: String
  /// The media query in which the variant holds; nil for any.
  let media: String?
  let views: [StyledView]
  /// The views that are not there before the operation.
  let insertedViews: [ViewID]
  let accuracy: AccuracyReport
  let registrations: [String]
  /// Whether anything is relative to the container of CSS.
  private(set) var needsContainer = false

  private let sheet: String
  private let container: Container
  private let fills: Bool
  private var translations: [ViewID: RelativeTranslation] = [:]

  init(
    _ probe: SizeProbe, in container: Container, sheet: String, operation: String,
    suffix: String, media: String?, tolerance: Tolerance
  ) {
    (self.sheet, self.container, self.operation) = (sheet, container, operation)
    (self.suffix, self.media) = (suffix, media)
    fills = probe.viewFillsContainer
    let timeline = probe.reference
    let names = CSSValueNames(timeline)
    registrations = names.registrations.map { $0.rule }
    let presentation = Presentation(timeline, in: container, named: sheet)
    insertedViews = timeline.targets.filter { $0.parent == nil && $0.operation == .insertion }.map {
      $0.id
    }
    views = StyledView.views(
      of: presentation, names: names, tolerance: tolerance,
      // The sheet writes translations anew.
      translatesFrames: false
    ).map { $0.relative }
    let styles = views.flatMap { $0.family }.map { $0.style }
    var accuracy = AccuracyReport(views)
    accuracy.extent = presentation.longestSide
    accuracy.omissions += timeline.omittedTexts

    let reader = KeyframedTrackReader(timeline, tolerance: tolerance)
    let resized = Set(
      timeline.tracks.filter { [.frame, .layoutScale].contains($0.property) }.map { $0.target })
    func isResized(_ view: Int) -> Bool {
      resized.contains(view) || timeline.targets[view].parent.map(isResized) ?? false
    }
    func region(_ view: Int) -> Size {
      let target = timeline.targets[view]
      guard let parent = target.parent, let part = target.region else {
        return Size(width: 1, height: 1)
      }
      let whole = region(parent)
      return Size(width: whole.width * part.width, height: whole.height * part.height)
    }
    let size = "\(decimal(container.frame.width)) x \(decimal(container.frame.height)) points"
    var translated: [AccuracyReport.Entry] = []
    for track in timeline.tracks {
      let view = timeline.view(of: track)
      if probe.isConstant(track) { continue }
      if track.property == .translation,
        let base = reader.tracks(ofViewAt: track.target).first(where: {
          $0.property == .translation
        }
        ),
        let translation = RelativeTranslation(
          probe, track, base: base.withSeparateTimes(over: timeline.duration), reader,
          percentagesOf: isResized(track.target) ? nil : region(track.target), tolerance: tolerance)
      {
        translations[view] = translation
        needsContainer = needsContainer || translation.needsContainer
        translated.append(translation.entry)
      } else {
        accuracy.omissions.append(
          "\(operation): \(view).\(track.property) at other sizes than \(size)")
      }
    }
    let known = Set(translated.map { $0.view })
    accuracy.entries.removeAll { $0.property == .translation && known.contains($0.view) }
    accuracy.entries += translated
    for style in styles {
      if style.perspective != nil {
        if style.view.isWhole, fills {
          needsContainer = true
        } else {
          accuracy.omissions.append(
            "\(operation): the perspective of \(style.view) at other sizes")
        }
      }
      let origins =
        style.constants(.element).filter { $0.property == "transform-origin" }.map { $0.value }
        + style.animations(.element).filter { $0.property == "transform-origin" }
        .flatMap { $0.keyframes }.map { $0.value }
      if origins.contains(where: { $0.containsBytes("px") }) {
        accuracy.omissions.append("\(operation): the anchor of \(style.view) at other sizes")
      }
    }
    self.accuracy = accuracy
  }

  /// The rules for the positions of elements, whatever plays.
  var layout: [(selector: String, declarations: [CSSDeclaration])] {
    views.flatMap { $0.family }.flatMap { view in
      let element = className(view.style.view, in: sheet)
      let whole = fills ? [("inset", "0")] : container.viewFrame.declarations
      let position: [CSSDeclaration] = [("position", "absolute")]
      var rules: [(selector: String, declarations: [CSSDeclaration])] = [
        (
          selector: ".\(element)-frame",
          declarations: position + (view.region == nil ? whole : view.regionDeclarations)
            + .frameElement
        ),
        (".\(element)", position + [("inset", "0")] + .viewElement + view.edgeDeclarations),
      ]
      if view.region != nil {
        rules.append((".\(element)-whole", position + view.contentDeclarations))
      }
      return rules
    }
  }

  /// The rules that play the operation.
  func rules(_ easings: EasingNames) -> [String] {
    views.flatMap { $0.family }.flatMap { view -> [String] in
      let style = view.style
      let selector = ".\(sheet).\(operation) .\(className(style.view, in: sheet))"
      var frame: [CSSDeclaration] = [("z-index", "\(style.zIndex)")]
      if let distance = style.perspective {
        let longerSide = max(container.viewFrame.width, container.viewFrame.height)
        let isRelative = fills && style.view.isWhole
        frame.append(
          (
            "perspective",
            isRelative ? decimal(distance / longerSide * 100) + "cqmax" : decimal(distance) + "px"
          ))
      }
      return [cssRule("\(selector)-frame", frame)]
        + StyledPart.allCases.compactMap { part in
          var declarations = base(part, of: style)
          declarations.override(with: constants(part, of: style))
          let animations = animations(part, of: style)
          if !animations.isEmpty {
            declarations.append(
              ("animation", animations.shorthand(of: prefix(style.view), easings)))
          }
          return declarations.isEmpty
            ? nil : cssRule("\(selector)\(part.selectorSuffix)", declarations)
        }
    }
  }

  func keyframes(_ easings: EasingNames) -> [String] {
    views.flatMap { $0.family }.flatMap { view in
      StyledPart.allCases.flatMap { animations($0, of: view.style) }.map {
        $0.rule(of: prefix(view.style.view), easings)
      }
    }
  }

  /// The prefix of the names of the keyframes of a view.
  private func prefix(_ view: ViewID) -> String {
    className(view, in: "\(sheet)-\(operation)\(suffix)")
  }

  private func base(_ part: StyledPart, of style: ElementStyle) -> [CSSDeclaration] {
    switch part {
    case .element: return style.hasRoundCorners ? [("overflow", "hidden")] : []
    case .content:
      return style.hasContent ? [("overflow", "hidden")] : []
    case .overlay, .contentOverlay:
      return style.has(part) ? .overlay : []
    case .border:
      return style.has(part) ? .border + [("z-index", "1")] : []
    }
  }

  private func constants(
    _ part: StyledPart, of style: ElementStyle
  ) -> [CSSDeclaration] {
    guard part == .element, let move = translations[style.view] else {
      return style.constants(part)
    }
    return style.constants(part).filter { $0.property != "translate" }
      + (move.keyframes.count == 1 ? [("translate", move.keyframes[0].value)] : [])
  }

  private func animations(
    _ part: StyledPart, of style: ElementStyle
  ) -> [CSSAnimation] {
    guard part == .element, let move = translations[style.view] else {
      return style.animations(part)
    }
    let others = style.animations(part).filter { $0.property != "translate" }
    guard move.keyframes.count > 1 else { return others }
    return [
      CSSAnimation(property: "translate", part: .element, keyframes: move.keyframes)
    ]
      + others
  }
}

extension StyledView {
  /// The view with the content of its pieces in fractions of the pieces, whatever their size.
  fileprivate var relative: StyledView {
    StyledView(
      style: style, region: region, parentSize: nil, pieces: pieces.map { $0.relative })
  }
}
