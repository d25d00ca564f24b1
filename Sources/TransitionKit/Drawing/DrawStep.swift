/// How to compute one item of a draw list from the values of a frame. It has no references, so that copying it is cheap.
package struct DrawStep {
  /// The first slot of the view in a frame.
  let firstSlot: Int
  /// Which properties have the slots, in the list of all steps.
  let kinds: Range<Int>
  /// Whether the layout of the view, or of one that it is a piece of, is written.
  let changesLayout: Bool
  let isClipped: Bool
  let isOverlaid: Bool
  let hasBackground: Bool
  /// The frame at rest, in the container or in the view that it is a piece of.
  let rest: Rect
  let isGroup: Bool
  /// The index among the items or the groups.
  let position: Int
  let canTakeTouches: Bool

  package init(
    firstSlot: Int, kinds: Range<Int>, changesLayout: Bool, isClipped: Bool, isOverlaid: Bool,
    hasBackground: Bool, rest: Rect, isGroup: Bool, position: Int, canTakeTouches: Bool
  ) {
    self.firstSlot = firstSlot
    self.kinds = kinds
    self.changesLayout = changesLayout
    self.isClipped = isClipped
    self.isOverlaid = isOverlaid
    self.hasBackground = hasBackground
    self.rest = rest
    self.isGroup = isGroup
    self.position = position
    self.canTakeTouches = canTakeTouches
  }
}

/// What the pieces of a view take over from it.
package struct OuterView {
  let matrix: Transform
  let contentFrame: Rect
  let opacity: Double
  let background: Color
  let overlay: Color
  let isHidden: Bool
  /// Whether the matrix is a translation, as it mostly is.
  private let isTranslation: Bool

  package init(_ group: DrawList.Item) {
    matrix = group.matrix
    isTranslation =
      matrix == .translation(x: matrix.m41, y: matrix.m42, z: matrix.m43)
    contentFrame = group.contentFrame
    opacity = group.opacity
    background = group.background
    overlay = group.overlay
    isHidden = group.isHidden
  }

  /// A transform into the plane of the view, followed by the matrix of the view.
  @inline(__always)
  func applied(to transform: Transform) -> Transform {
    guard isTranslation else { return transform.concatenating(matrix) }
    var moved = transform.translated(x: matrix.m41, y: matrix.m42)
    moved.row1.z = transform.row1.w * matrix.m43
    moved.row2.z = transform.row2.w * matrix.m43
    moved.row3.z = transform.row3.w * matrix.m43
    moved.row4.z = transform.row4.w * matrix.m43
    return moved
  }
}

extension DrawList.Item {
  /// Overwrites what the frame writes; all else is at rest.
  ///
  /// - Parameter isNew: whether nothing has been computed before, not even what is constant.
  package mutating func update(
    from values: [SIMD4<Double>], _ step: DrawStep, _ kinds: [ViewProperty.Kind],
    in outers: [OuterView], isNew: Bool
  ) {
    var geometry = ViewGeometry()
    var insets = ClipInsets.zero
    var slot = step.firstSlot
    var nextShape = 0
    for index in step.kinds {
      let v = values[slot]
      slot += 1
      switch kinds[index] {
      case .opacity: ownOpacity = clampedToUnit(v.x)
      case .translation: geometry.translation = Translation(dx: v.x, dy: v.y, dz: v.z)
      case .scale: geometry.scale = Scale(x: v.x, y: v.y, z: v.z)
      case .rotation: geometry.rotation = Rotation(x: v.x, y: v.y, z: v.z)
      case .anchor: geometry.anchor = UnitPoint(x: v.x, y: v.y)
      case .perspective: geometry.perspective = v.x
      case .doubleSided: isDoubleSided = v.x != 0
      case .frame: geometry.frame = Rect(x: v.x, y: v.y, width: v.z, height: v.w)
      case .layoutScale: geometry.layoutScale = LayoutScale(x: max(v.x, 0), y: max(v.y, 0))
      case .cornerRadius: cornerRadius = max(v.x, 0)
      case .clip: insets = ClipInsets(top: v.x, left: v.y, bottom: v.z, right: v.w)
      case .clipRadius: clipRadius = max(v.x, 0)
      case .background, .overlay, .borderWidth, .borderColor, .shadow, .shadowColor:
        updateSurface(kinds[index], v)
      case .shapeClip:
        shapeClips[nextShape].amount = v.x
        nextShape += 1
      case .zPosition, .custom: break
      default: filters.update(kinds[index], v)
      }
    }
    if step.changesLayout || isNew { layOut(geometry, step, outers) }
    if step.isClipped {
      clip = insets == .zero && clipRadius == 0 ? nil : layoutFrame.inset(by: insets)
    }
    var transform = geometry.transform(size: size)
    isTurnedAway = geometry.isTurnedAway(by: transform)
    transform = transform.translated(x: step.rest.origin.x, y: step.rest.origin.y)
    var isHidden = isTurnedAway && !isDoubleSided
    var opacity = ownOpacity
    if let group {
      // Depth ends at the plane of the view that it is a piece of.
      transform = outers[group].applied(to: transform.flattened)
      opacity *= outers[group].opacity
      isHidden = isHidden || outers[group].isHidden
      overlay = step.isOverlaid ? overlay.over(outers[group].overlay) : outers[group].overlay
      // The background of a view is part of what its pieces show, as its content is.
      background =
        step.hasBackground ? outers[group].background.over(background) : outers[group].background
    }
    isHidden = isHidden || opacity == 0 || !transform.isFinite
    isInteractive = step.canTakeTouches && !step.isGroup && !isHidden && geometry.isAtRest
    (matrix, self.opacity, self.isHidden) = (transform, opacity, isHidden)
  }

  /// Overwrites a color, the border or the shadow, apart from the loop over properties, which is faster without them.
  @inline(never)
  private mutating func updateSurface(_ kind: ViewProperty.Kind, _ v: SIMD4<Double>) {
    switch kind {
    case .background: background = drawn(v)
    case .overlay: overlay = drawn(v)
    case .borderWidth: border.width = max(v.x, 0)
    case .borderColor: border.color = drawn(v)
    case .shadow:
      shadow = Shadow(opacity: clampedToUnit(v.x), radius: max(v.y, 0), dx: v.z, dy: v.w)
    case .shadowColor: shadowColor = drawn(v)
    default: break
    }
  }

  private mutating func layOut(
    _ geometry: ViewGeometry, _ step: DrawStep, _ outers: [OuterView]
  ) {
    layoutFrame = geometry.layoutFrame(size: size).withoutNegativeSize
    guard let group else {
      contentFrame = layoutFrame
      return
    }
    contentFrame = outers[group].contentFrame
    contentFrame.origin.x -= step.rest.origin.x
    contentFrame.origin.y -= step.rest.origin.y
    guard layoutFrame != Rect(size: size), size.width > 0, size.height > 0 else { return }
    // What lies in the frame at rest is laid out anew in the other one.
    let (x, y) = (layoutFrame.width / size.width, layoutFrame.height / size.height)
    contentFrame = Rect(
      x: layoutFrame.origin.x + contentFrame.origin.x * x,
      y: layoutFrame.origin.y + contentFrame.origin.y * y,
      width: contentFrame.width * x, height: contentFrame.height * y)
  }
}

@inline(__always)
private func clampedToUnit(_ value: Double) -> Double { min(max(value, 0), 1) }

/// The color that is drawn of a value.
@inline(__always)
private func drawn(_ v: SIMD4<Double>) -> Color { Color(lanes: unpremultiplied(v)).clampedToUnit }

extension Color {
  fileprivate var clampedToUnit: Color {
    Color(
      red: TransitionKit.clampedToUnit(red), green: TransitionKit.clampedToUnit(green),
      blue: TransitionKit.clampedToUnit(blue), alpha: TransitionKit.clampedToUnit(alpha))
  }

  /// This color laid over another one.
  ///
  /// Source: Porter and Duff, "Compositing Digital Images", 1984.
  package func over(_ below: Color) -> Color {
    guard alpha > 0, below.alpha > 0 else { return alpha > 0 ? self : below }
    let rest = below.alpha * (1 - alpha)
    let sum = alpha + rest
    return Color(
      red: (red * alpha + below.red * rest) / sum,
      green: (green * alpha + below.green * rest) / sum,
      blue: (blue * alpha + below.blue * rest) / sum, alpha: sum)
  }
}

extension Rect {
  /// The rectangle, or the line or point in its middle if a side is negative.
  package var withoutNegativeSize: Rect {
    guard width < 0 || height < 0 else { return self }
    return Rect(
      x: width < 0 ? origin.x + width / 2 : origin.x,
      y: height < 0 ? origin.y + height / 2 : origin.y, width: max(width, 0),
      height: max(height, 0))
  }

  /// The rectangle without a fraction of it at each side; nothing is left where the fractions exceed 1.
  package func inset(by clip: ClipInsets) -> Rect {
    Rect(
      x: origin.x + clip.left * width, y: origin.y + clip.top * height,
      width: max(width * (1 - clip.left - clip.right), 0),
      height: max(height * (1 - clip.top - clip.bottom), 0))
  }

  /// The rectangle in points, from fractions of a size.
  package func scaled(to size: Size) -> Rect {
    Rect(
      x: origin.x * size.width, y: origin.y * size.height, width: width * size.width,
      height: height * size.height)
  }
}
