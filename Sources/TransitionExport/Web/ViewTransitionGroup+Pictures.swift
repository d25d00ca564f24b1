import TransitionKit

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
    if alone == nil {
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
    let frame = presentation.frame(of: oldContent)
    if frame.origin == .zero, frame.size == presentation.frame(of: view).size {
      part.declarations.override(with: [
        ("width", "100%"), ("height", "100%"), ("object-fit", "fill"),
      ])
    } else {
      part.declarations.override(with: frame.declarations + [("object-fit", "fill")])
    }
    guard let opacity = source.tracks[oldContent]?.first(where: { $0.property == .opacity }) else {
      return
    }
    part.add("opacity", opacity) { decimal($0.x) }
    report(opacity.entry.adding(1e-6))
  }

  /// Fades out the picture before a change of size in step with it, as neither picture has the sizes in between.
  private mutating func fadeWithSize(_ part: inout ViewTransitionPart) {
    let chain = chain
    let (first, last) = sizes
    let change = last - first
    let lane = abs(change.z) >= abs(change.w) ? 2 : 3
    guard change[lane] != 0 else { return }
    let opacity = reader.track(.opacity) { states in
      let size = chain.size(states)
      let length = lane == 2 ? size.width : size.height
      return SIMD4(min(max((last[lane] - length) / change[lane], 0), 1), 0, 0, 0)
    }
    part.add("opacity", opacity) { decimal($0.x) }
  }
}
