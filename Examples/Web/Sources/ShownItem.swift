import TransitionKit
import TransitionScenes

/// An element of the page that shows an item of a draw list, with the styles that it has. Only those that change are written.
struct ShownItem {
  let node: Node
  /// The number of the last frame that has the item.
  var frame = 0

  private var matrix: Transform?
  /// By the raw values of ``Node/Number``. Nothing is equal to NaN, so the first value of each is written. Only of the corners it is
  /// not, so that the style sheet says how round they are if the library does not.
  private var numbers: SIMD8<Double> = {
    var numbers = SIMD8<Double>(repeating: .nan)
    numbers[Int(Node.Number.cornerRadius.rawValue)] = 0
    numbers[Int(Node.Number.borderWidth.rawValue)] = 0
    return numbers
  }()
  private var clip: Clip?
  private var filters = DrawList.Filters.identity
  private var (shadow, shadowColor) = (Shadow.none, Color.black)
  private var (background, overlay, border) = (Color.clear, Color.clear, Color.clear)
  private(set) var isHidden = false
  /// Whether it is kept for later.
  private(set) var isAway = false
  private var isInert = false

  init(_ node: Node) { self.node = node }

  /// Shows an item.
  ///
  /// - Parameter order: its place in the drawing order.
  mutating func show(
    _ item: SceneDrawList<ScreenElementID>.Item, at order: Int, placedBy matrix: Transform,
    _ clip: Clip?
  ) {
    let (drawing, size) = (item.drawing, item.layoutSize)
    isAway = false
    setHidden(drawing.isHidden)
    setInert(!drawing.isInteractive)
    if drawing.isHidden { return }
    let resized =
      numbers[Int(Node.Number.width.rawValue)] != size.width
      || numbers[Int(Node.Number.height.rawValue)] != size.height
    set(.width, size.width)
    set(.height, size.height)
    set(.opacity, drawing.opacity)
    set(.cornerRadius, drawing.cornerRadius)
    set(.order, Double(order))
    if matrix != self.matrix {
      self.matrix = matrix
      node.set(matrix)
    }
    // A clip is written as distances from the edges.
    if clip != self.clip || resized && clip != nil {
      self.clip = clip
      node.set(clip, in: size)
    }
    if drawing.filters != filters || drawing.shadow != shadow || drawing.shadowColor != shadowColor
    {
      (filters, shadow, shadowColor) = (drawing.filters, drawing.shadow, drawing.shadowColor)
      node.set(filters, shadow, shadowColor)
    }
    if drawing.background != background {
      background = drawing.background
      node.set(.background, background)
    }
    if drawing.overlay != overlay {
      overlay = drawing.overlay
      node.set(.overlay, overlay)
    }
    set(.borderWidth, drawing.border.width)
    if drawing.border.color != border {
      border = drawing.border.color
      node.set(.border, border)
    }
  }

  /// Hides the element, which is kept for when it is on screen again.
  mutating func putAway() {
    isAway = true
    setHidden(true)
    setInert(true)
  }

  private mutating func set(_ property: Node.Number, _ value: Double) {
    let index = Int(property.rawValue)
    guard numbers[index] != value else { return }
    numbers[index] = value
    node.set(property, value)
  }

  private mutating func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    node.setAttribute("data-hidden", isHidden ? "" : nil)
  }

  private mutating func setInert(_ isInert: Bool) {
    guard isInert != self.isInert else { return }
    self.isInert = isInert
    node.setAttribute("inert", isInert ? "" : nil)
  }
}

extension SceneDrawList<ScreenElementID>.Item {
  /// The matrix from the top left corner of the element of the page, which has the layout size, to the scene.
  var placement: Transform {
    let frame = drawing.contentFrame
    var matrix = drawing.matrix
    if frame.origin != .zero {
      matrix = Transform.translation(x: frame.origin.x, y: frame.origin.y).concatenating(matrix)
    }
    if frame.size != layoutSize, layoutSize.width > 0, layoutSize.height > 0 {
      matrix = Transform.scale(
        x: frame.width / layoutSize.width, y: frame.height / layoutSize.height
      ).concatenating(matrix)
    }
    return matrix
  }
}
