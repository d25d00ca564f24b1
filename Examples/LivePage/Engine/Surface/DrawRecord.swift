import TransitionKit

extension DrawList {
  /// Appends the numbers of items and groups, and a record for each of them: first the items, in drawing order.
  ///
  /// - Parameters:
  ///   - output: where the words go.
  ///   - number: the number of a view that is no piece.
  func write(to output: WordBuffer, numbering number: (ViewID) -> Double) {
    output.append(Double(items.count))
    output.append(Double(groups.count))
    for index in items.indices { items[index].write(to: output, as: number(items[index].content)) }
    for index in groups.indices {
      groups[index].write(to: output, as: number(groups[index].content))
    }
    #if !WITHOUT_SHAPE_CLIPS
      writeOutlines(to: output)
    #endif
  }
}

extension DrawList.Item {
  /// The number of words of a record.
  static var wordCount: Int { 63 }

  /// Appends the record of an item: 63 words.
  ///
  /// The view, the group or -1, whether hidden, the opacity (4); the matrix by rows, as the arguments of CSS's
  /// `matrix3d()` (16); the layout frame (4); the frame of the content (4); the overlay as red, green, blue, alpha (4);
  /// the corner radius; blur, brightness, contrast, saturation (5); whether clipped, the clip, its radius (6); the
  /// shadow's opacity, radius, dx, dy (4); flags: 1 turned away, 2 takes touches, 4 double-sided; the rotation of the hues
  /// in radians (1); the background (4); the border's width and color (5); the shadow's color (4); and the grayscale (1). The shapes to which an item
  /// is clipped are not in it: the library appends their outlines to the records, and the engine would be much larger with them.
  func write(to output: WordBuffer, as view: Double) {
    output.append(SIMD4(view, Double(group ?? -1), isHidden ? 1 : 0, opacity))
    output.append(SIMD4(matrix.m11, matrix.m12, matrix.m13, matrix.m14))
    output.append(SIMD4(matrix.m21, matrix.m22, matrix.m23, matrix.m24))
    output.append(SIMD4(matrix.m31, matrix.m32, matrix.m33, matrix.m34))
    output.append(SIMD4(matrix.m41, matrix.m42, matrix.m43, matrix.m44))
    output.append(layoutFrame)
    output.append(contentFrame)
    output.append(overlay)
    output.append(
      SIMD4(cornerRadius, filters.blur, filters.brightness, filters.contrast))
    output.append(filters.saturation)
    output.append(clip == nil ? 0 : 1)
    output.append(clip ?? .zero)
    output.append(clipRadius)
    output.append(SIMD4(shadow.opacity, shadow.radius, shadow.dx, shadow.dy))
    output.append(
      (isTurnedAway ? 1 : 0) + (isInteractive ? 2 : 0) + (isDoubleSided ? 4 : 0))
    output.append(filters.hueRotation.radians)
    output.append(background)
    output.append(border.width)
    output.append(border.color)
    output.append(shadowColor)
    output.append(filters.grayscale)
  }
}

extension WordBuffer {
  func append(_ rect: Rect) {
    append(SIMD4(rect.origin.x, rect.origin.y, rect.width, rect.height))
  }

  @inline(never)
  fileprivate func append(_ color: Color) {
    append(SIMD4(color.red, color.green, color.blue, color.alpha))
  }
}
