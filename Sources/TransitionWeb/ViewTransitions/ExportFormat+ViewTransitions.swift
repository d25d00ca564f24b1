import TransitionExport
import TransitionKit

extension ExportFormat {
  /// A style sheet for a view transition of CSS, within 0.1 % of the range of each number.
  public static let viewTransitions = viewTransitions()

  /// A style sheet for a view transition of CSS: a page changes in `document.startViewTransition`, and the browser plays the
  /// change with pictures of the elements before and after it.
  ///
  /// ```swift
  /// let transition = SceneTransition(from: list, to: detail, .animated(.snappy))
  /// let sheet = Presentation(transition, named: "detail").exported(as: .viewTransitions).document
  /// ```
  ///
  /// The comment at the top of the sheet says which `view-transition-name` the elements of the old and of the new page have. A
  /// name is made of the name of the presentation and the id, as the classes of `.css` are. A shared element is one
  /// name, which the element that it flies from has in the old page.
  ///
  /// Each element that comes, leaves, moves or flies is a group, and so is one that is in front of such a group. The groups are
  /// side by side: what the elements around an element do is in its own keyframes. All other elements are parts of the picture
  /// of the element around them, or of the page. The pictures are those of the elements at rest, with the opacity that they
  /// have in the page.
  ///
  /// The top left corner of the scene is that of the window, unless the root element of the page has the lengths `--scene-x`
  /// and `--scene-y`.
  ///
  /// - Parameters:
  ///   - tolerance: the largest error of motion without an exact form, as a fraction of the range of each number; it is
  ///     clamped to 1e-9...1.
  ///   - fadesRoot: whether the rest of the page fades from old to new, as browsers do by default. Otherwise it changes at once.
  public static func viewTransitions(tolerance: Double = 0.001, fadesRoot: Bool = false)
    -> ExportFormat
  {
    ExportFormat(fileExtension: "view-transitions.css", drawsElementsInScene: true) {
      let sheet = ViewTransitionSheet(
        $0, tolerance: Tolerance(tolerance), fadesRoot: fadesRoot)
      return Export(document: sheet.text, accuracy: sheet.accuracy)
    }
  }
}

/// A presentation as rules for the pseudo-elements of a view transition.
private struct ViewTransitionSheet {
  let text: String
  private(set) var accuracy = AccuracyReport()

  init(_ presentation: Presentation, tolerance: Tolerance, fadesRoot: Bool) {
    let timeline = presentation.timeline
    let reader = KeyframedTrackReader(timeline, tolerance: tolerance)
    var indices: [ViewID: Int] = [:]
    var tracks: [ViewID: [KeyframedTrack]] = [:]
    for (index, target) in timeline.targets.enumerated() where target.parent == nil {
      indices[target.id] = index
      tracks[target.id] = reader.tracks(ofViewAt: index).map {
        $0.withSeparateTimes(over: timeline.duration)
      }
    }
    let source = ViewTransitionGroup.Source(
      presentation: presentation, frames: TimelineEnds(timeline), reader: reader, indices: indices,
      tracks: tracks,
      names: CSSValueNames(timeline), tolerance: tolerance)
    let selection = ViewTransitionSelection(presentation, tracks)
    let name = cssName(presentation.name)
    let classes = ClassNames(timeline.views, in: name)
    let groups = selection.views.enumerated().map { order, view in
      ViewTransitionGroup(view, named: classes[view], order: order + 1, source)
    }
    let easings = EasingNames(groups.flatMap { $0.animations }, in: "--\(name)-easing")
    let length = decimal(timeline.duration * 1000) + "ms"
    // It lasts as long as the timeline, whatever moves at its end.
    var whole: [CSSDeclaration] = easings.declarations
    if timeline.duration > 0 {
      whole.append(("animation", "\(name)-duration \(length) linear both"))
    }
    var blocks = [
      Self.comment(presentation, groups, length), cssRule("::view-transition", whole),
    ]
    if timeline.duration > 0 {
      blocks.append("@keyframes \(name)-duration {\n  from, to { visibility: visible }\n}")
    }
    if fadesRoot {
      blocks.append(
        cssRule("::view-transition-group(root)", [("animation-duration", length)]))
    } else {
      blocks += [
        cssRule("::view-transition-group(root)", [("animation", "none")]),
        cssRule("::view-transition-old(root)", [("display", "none")]),
        cssRule(
          "::view-transition-new(root)", [("animation", "none"), ("mix-blend-mode", "normal")]),
      ]
    }
    blocks += groups.flatMap { $0.rules(easings) }
    text = blocks.joined(separator: "\n\n") + "\n"
    for group in groups { accuracy.formUnion(group.accuracy) }
    accuracy.omissions += Self.omissions(groups, selection, tracks, presentation)
  }

  /// What to do with the sheet.
  private static func comment(
    _ presentation: Presentation, _ groups: [ViewTransitionGroup], _ length: String
  ) -> String {
    func names(_ id: (ViewTransitionGroup) -> String?) -> String {
      let lines = groups.compactMap { group in
        id(group).map {
          "  [data-element=\(cssString($0))] { view-transition-name: \(group.name); }"
        }
      }
      return lines.isEmpty ? "  none" : lines.joined(separator: "\n")
    }
    return """
      /*
        \(inComment(presentation.name)), \(length)

        document.startViewTransition(() => changePage());

        names in the old page, before the call:
      \(names { $0.ids.old })

        names in the new page, at the end of the function:
      \(names { $0.ids.new })
      */
      """
  }

  /// What elements around pictures do to them otherwise than in the scene.
  private static func omissions(
    _ groups: [ViewTransitionGroup], _ selection: ViewTransitionSelection,
    _ tracks: [ViewID: [KeyframedTrack]], _ presentation: Presentation
  ) -> [String] {
    var omissions: [String] = []
    var inner: [ViewID: [ViewID]] = [:]
    var around: [ViewID] = []
    for group in groups {
      for ancestor in selection.ancestors(of: group.view) {
        if inner[ancestor] == nil { around.append(ancestor) }
        inner[ancestor, default: []].append(group.view)
      }
    }
    for ancestor in around {
      let own = tracks[ancestor] ?? []
      let label = ancestor.label
      for track in own
      where track.moves || track.keyframes[0].value != track.property.identityVector {
        if track.property == .opacity {
          omissions.append(
            "the opacity of \(label) as a whole: it fades each picture in it by itself")
        } else if !ViewTransitionGroup.ownEffects.contains(track.property),
          !track.property.isCustom
        {
          omissions.append(
            "the \(track.property) of \(label) on the pictures of what is in it")
        }
      }
    }
    for group in groups {
      guard presentation.contents[group.view]?.oldContent != nil, inner[group.view] != nil else {
        continue
      }
      omissions.append(
        "the old content of \(group.view.label) in front of the pictures of what is in it: it is behind them"
      )
    }
    return omissions
  }
}
