extension ViewProperty {
  /// The clip to a shape. Its value is how far the clip is from the shape at rest, at 0, to the other one, at 1.
  ///
  /// Each pair of shapes is a property of its own. A view that has several is clipped to all of them.
  ///
  /// - Parameters:
  ///   - shape: the shape at 1.
  ///   - rest: the shape at 0; that of the view by default.
  public static func clip(
    to shape: ClipShape, restingAt rest: ClipShape = .rectangle
  ) -> ViewProperty {
    ViewProperty(clip: ShapeClip(shape, restingAt: rest))
  }

  /// What a clip to a shape clips to, at an amount of 0; nil for another property.
  public var shapeClip: ShapeClip? { custom?.shapeClip }

  /// The property of the same effect mirrored in space, which differs for clips to shapes that have a left and a right.
  var mirroredInSpace: ViewProperty { custom?.clipFunctions?.mirrored() ?? self }
}

extension PropertyState {
  /// The shapes to which the view is clipped, with their amounts.
  public var shapeClips: [ShapeClip] {
    written.compactMap { property in
      guard var clip = property.shapeClip else { return nil }
      clip.amount = vector(of: property).x
      return clip
    }
  }

  /// Clips the view to a shape.
  ///
  /// From the rectangle of the view to another rectangle it is the insets ``clip``, and to round corners the ``clipRadius``.
  ///
  /// - Parameters:
  ///   - shape: the shape.
  ///   - rest: the shape of the view at rest, from which the clip comes.
  ///   - amount: how far the clip is from `rest`, at 0, to `shape`, at 1.
  public mutating func clip(
    to shape: ClipShape, restingAt rest: ClipShape = .rectangle, amount: Double = 1
  ) {
    guard rest == .rectangle, let (insets, radius) = shape.insets else {
      self[.clip(to: shape, restingAt: rest)] = [amount]
      return
    }
    guard let insets else {
      clipRadius = radius * amount
      return
    }
    clip = ClipInsets(
      top: insets.top * amount, left: insets.left * amount, bottom: insets.bottom * amount,
      right: insets.right * amount)
  }
}

extension ClipShape {
  /// The insets of the rectangle, or the radius of its corners, that clip to the shape; nil if it is no rectangle.
  package var insets: (insets: ClipInsets?, radius: Double)? {
    switch form {
    case .rectangle(let rect):
      (
        ClipInsets(
          top: rect.origin.y, left: rect.origin.x, bottom: 1 - rect.origin.y - rect.height,
          right: 1 - rect.origin.x - rect.width), 0
      )
    case .roundedRectangle(let radius): (nil, radius)
    default: nil
    }
  }
}
