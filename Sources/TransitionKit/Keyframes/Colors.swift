// The engine has premultiplied colors. Formats write colors that are not premultiplied, and their alpha.

/// The ends of a straight line between two premultiplied colors, without the alpha in them; nil if that is no
/// straight line, because both the color and the alpha change.
///
/// A transparent end takes the color of the other end.
package func straightColors(
  from: SIMD4<Double>, to: SIMD4<Double>
) -> (from: SIMD4<Double>, to: SIMD4<Double>)? {
  var start = ViewProperty.overlay.unpremultiplied(from)
  var end = ViewProperty.overlay.unpremultiplied(to)
  if start.w == end.w { return (start, end) }
  if start.w == 0 { start = SIMD4(end.x, end.y, end.z, 0) }
  if end.w == 0 { end = SIMD4(start.x, start.y, start.z, 0) }
  let difference = magnitude(start - end)
  guard max(difference.x, difference.y, difference.z) <= 1e-12 else { return nil }
  return (start, SIMD4(start.x, start.y, start.z, end.w))
}

extension Timeline {
  /// The alpha below which a color is invisible, and cannot be computed from its product.
  private static let leastAlpha = 1e-9

  /// The color of a track. A transparent one takes the color a millionth of the duration before or after.
  package func color(of track: Timeline.Track, at time: Double) -> SIMD4<Double> {
    let value = value(of: track, at: time)
    guard abs(value.w) < Self.leastAlpha else { return track.property.unpremultiplied(value) }
    var color = track.property.unpremultiplied(visibleColor(of: track, at: time))
    color.w = value.w
    return color
  }

  /// The premultiplied color of a track, at the nearest time at which it is visible.
  package func visibleColor(of track: Timeline.Track, at time: Double) -> SIMD4<Double> {
    let value = value(of: track, at: time)
    guard abs(value.w) < Self.leastAlpha else { return value }
    let step = 1e-6 * duration
    let near = [time + step, time - step].filter { $0 >= 0 && $0 <= duration }
      .map { self.value(of: track, at: $0) }
    return near.first { abs($0.w) >= Self.leastAlpha } ?? .zero
  }
}
