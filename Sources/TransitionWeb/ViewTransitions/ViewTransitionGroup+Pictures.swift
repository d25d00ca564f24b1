import TransitionExport
import TransitionKit
import TransitionScenes

extension ViewTransitionGroup {
  /// The opacity of the element in the page of which the picture is that stays.
  var restOpacity: Double {
    isAlone == .origin ? contents.origin?.opacity ?? 1 : contents.destination?.opacity ?? 1
  }

  private enum Side { case origin, destination }

  /// The only picture that is shown; nil if both are.
  private var isAlone: Side? {
    guard let origin = contents.origin, let destination = contents.destination else {
      return contents.destination == nil ? .origin : .destination
    }
    if contents.oldContent != nil || (isLaidOutAnew && !contents.flies) { return nil }
    if contents.flies { return .destination }
    return origin.opacity > destination.opacity ? .origin : .destination
  }

  /// Whether the size changes, and the content is laid out for each size.
  private var isLaidOutAnew: Bool {
    size.moves && (contents.resizing == .relayout || contents.resizing == .none)
  }

  /// Adds what is shown of the old and the new picture.
  mutating func addPictures(_ source: Source) {
    var (front, back) =
      presentation.timeline.isReversed ? (new, old) : (old, new)
    let alone = isAlone
    for (side, isShown) in [(Side.origin, alone != .destination), (.destination, alone != .origin)]
    {
      var part = side == .origin ? front : back
      part.declarations += isShown ? shown(side) : [("display", "none")]
      if side == .origin { front = part } else { back = part }
    }
    if mixesTranslucently {
      front.declarations.append(("z-index", "1"))
      if contents.oldContent != nil { placeOldContent(in: &front) }
      mix(&front, &back)
    } else if alone == nil {
      front.declarations.append(("z-index", "1"))
      if let oldContent = contents.oldContent {
        addFade(of: oldContent, to: &front, source)
      } else if contents.oldContent == nil {
        fadeWithSize(&front)
      }
    }
    (new, old) = presentation.timeline.isReversed ? (front, back) : (back, front)
    if isLaidOutAnew {
      imagePair.declarations.append(("overflow", "clip"))
      accuracy.omissions.append(
        "the layout of \(view.label) at the sizes in between: its pictures are cut off")
    }
  }

  /// The sizes before and after the change.
  private var sizes: (first: SIMD4<Double>, last: SIMD4<Double>) {
    let (start, end) = (size.keyframes[0].value, size.keyframes[size.keyframes.count - 1].value)
    return presentation.timeline.isReversed ? (end, start) : (start, end)
  }

  /// The declarations of a picture. Pictures are as they are in their pages, without the fades of the browser.
  private func shown(_ side: Side) -> [CSSDeclaration] {
    var declarations: [CSSDeclaration] = [
      ("width", "100%"), ("height", "100%"), ("mix-blend-mode", "normal"),
    ]
    guard size.moves else { return declarations }
    switch contents.resizing {
    case .relayout, .none:
      // The browser knows the size without the scale of the elements around it.
      let size = side == .origin ? sizes.first : sizes.last
      declarations.override(with: [
        ("width", decimal(size.z) + "px"), ("height", decimal(size.w) + "px"),
        ("object-fit", "fill"),
      ])
    case .stretch: declarations.append(("object-fit", "fill"))
    case .fit: declarations.append(("object-fit", "contain"))
    case .fill: declarations += [("object-fit", "cover"), ("overflow", "clip")]
    }
    return declarations
  }

  /// Fades out the old content, which is stretched to the size of the element, over the new one.
  private mutating func addFade(
    of oldContent: ViewID, to part: inout ViewTransitionPart, _ source: Source
  ) {
    placeOldContent(in: &part)
    guard let opacity = source.tracks[oldContent]?.first(where: { $0.property == .opacity }) else {
      return
    }
    part.add("opacity", opacity) { decimal($0.x) }
    report(opacity.entry.adding(1e-6))
  }

  /// Puts the old content where it is in the element: usually, it is as large.
  private func placeOldContent(in part: inout ViewTransitionPart) {
    guard let oldContent = contents.oldContent else { return }
    let frame = presentation.frame(of: oldContent)
    let isWhole = frame.origin == .zero && frame.size == presentation.frame(of: view).size
    part.declarations.override(
      with: (isWhole ? [("width", "100%"), ("height", "100%")] : frame.declarations)
        + [("object-fit", "fill")])
  }

  /// Fades out the picture before a change of size in step with it, as neither picture has the sizes in between.
  private mutating func fadeWithSize(_ part: inout ViewTransitionPart) {
    guard let remainder else { return }
    let opacity = reader.track(.opacity) { SIMD4(remainder($0), 0, 0, 0) }
    part.add("opacity", opacity) { decimal($0.x) }
  }

  /// How opaque the picture before the change is, over the one after it.
  private var remainder: (([PropertyState]) -> Double)? {
    if let oldContent = contents.oldContent, let index = stateViews.lastIndex(of: oldContent) {
      return { $0[index].visibleOpacity }
    }
    let (chain, (first, last)) = (chain, sizes)
    let change = last - first
    let lane = abs(change.z) >= abs(change.w) ? 2 : 3
    guard change[lane] != 0 else { return nil }
    return { states in
      let size = chain.size(states)
      let length = lane == 2 ? size.width : size.height
      return min(max((last[lane] - length) / change[lane], 0), 1)
    }
  }

  /// Whether both pictures are shown, and one is not opaque in its page, so that they let each other through.
  var mixesTranslucently: Bool {
    guard isAlone == nil, let origin = contents.origin, let destination = contents.destination
    else {
      return false
    }
    return min(origin.opacity, destination.opacity) < 1
  }

  /// Gives two pictures that are not opaque opacities with which both together are as opaque as the element.
  private mutating func mix(_ front: inout ViewTransitionPart, _ back: inout ViewTransitionPart) {
    guard let remainder, let first = contents.origin?.opacity,
      let last = contents.destination?.opacity
    else { return }
    /// The opacities of the picture before and of that after the change.
    func opacities(_ states: [PropertyState]) -> (Double, Double) {
      let whole = states[0].visibleOpacity
      let front = first > 0 ? min(whole * remainder(states) / first, 1) : 0
      let rest = 1 - first * front
      let back = rest > 0 && last > 0 ? (1 - (1 - whole) / rest) / last : 0
      if back <= 1 { return (front, max(back, 0)) }
      // The picture behind is too translucent, so that more of the one in front is left.
      let needed = last < 1 && first > 0 ? (1 - (1 - whole) / (1 - last)) / first : front
      return (min(max(needed, 0), 1), 1)
    }
    let tracks = [
      reader.track(.opacity) { SIMD4(opacities($0).0, 0, 0, 0) },
      reader.track(.opacity) { SIMD4(opacities($0).1, 0, 0, 0) },
    ]
    front.add("opacity", tracks[0]) { decimal($0.x) }
    back.add("opacity", tracks[1]) { decimal($0.x) }
    for track in tracks { report(track.entry.adding(1e-6)) }
  }
}
