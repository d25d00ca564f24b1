import TransitionExport
import TransitionKit

/// What elements around a picture cut off from it, as a shape in the space of the picture.
///
/// The pictures of a view transition are side by side, so that each is clipped by itself.
struct ViewTransitionClip {
  typealias Number = StateSampler.Number

  private let chain: ElementChain
  private let clippers: [(chain: ElementChain, positions: [Int])]

  /// - Parameters:
  ///   - clippers: the elements that clip.
  ///   - views: the views of which there are states.
  init(_ chain: ElementChain, by clippers: [ViewID], in presentation: Presentation, views: [ViewID])
  {
    self.chain = chain
    self.clippers = clippers.map { view in
      let chain = ElementChain(to: view, in: presentation)
      return (chain, chain.views.map { views.firstIndex(of: $0) ?? 0 })
    }
  }

  /// Whether all round corners can be expressed.
  var hasOneClipper: Bool { clippers.count == 1 }

  /// The distances of the top, right, bottom and left side of the shape from the box of the picture, in points, where neither is
  /// rotated.
  var insets: Number {
    { states in
      let matrix = chain.matrix(states)
      let size = chain.size(states)
      var (left, top) = (-Double.infinity, -Double.infinity)
      var (right, bottom) = (Double.infinity, Double.infinity)
      for clipper in clippers {
        let states = clipper.positions.map { states[$0] }
        let (matrix, size) = (clipper.chain.matrix(states), clipper.chain.size(states))
        let (x, y) = (matrix.m41 + matrix.m11 * size.width, matrix.m42 + matrix.m22 * size.height)
        left = max(left, min(matrix.m41, x))
        right = min(right, max(matrix.m41, x))
        top = max(top, min(matrix.m42, y))
        bottom = min(bottom, max(matrix.m42, y))
      }
      func sides(
        _ low: Double, _ high: Double, _ origin: Double, _ scale: Double, _ length: Double
      ) -> (Double, Double) {
        guard scale != 0 else { return (0, 0) }
        let (a, b) = ((low - origin) / scale, (high - origin) / scale)
        return (min(a, b), length - max(a, b))
      }
      let (l, r) = sides(left, right, matrix.m41, matrix.m11, size.width)
      let (t, b) = sides(top, bottom, matrix.m42, matrix.m22, size.height)
      return SIMD4(t, r, b, l)
    }
  }

  /// The radii of the shape along x and y, in the space of the picture, for one clipper.
  var radii: Number {
    { states in
      guard clippers.count == 1 else { return .zero }
      let own = chain.matrix(states)
      let states = clippers[0].positions.map { states[$0] }
      let (matrix, radius) = (clippers[0].chain.matrix(states), max(states[0].cornerRadius, 0))
      guard own.m11 != 0, own.m22 != 0 else { return .zero }
      return SIMD4(
        abs(radius * matrix.m11 / own.m11), abs(radius * matrix.m22 / own.m22), 0, 0)
    }
  }

  /// Two corners of the innermost shape, in the space of the picture.
  func corners(_ first: Int) -> Number {
    { states in
      let matrix = chain.matrix(states)
      let determinant = matrix.m11 * matrix.m22 - matrix.m12 * matrix.m21
      guard determinant != 0, let clipper = clippers.first else { return .zero }
      let states = clipper.positions.map { states[$0] }
      let (outer, size) = (clipper.chain.matrix(states), clipper.chain.size(states))
      func local(_ corner: Point) -> (Double, Double) {
        let point = outer.apply(to: corner)
        let (x, y) = (point.x - matrix.m41, point.y - matrix.m42)
        return (
          (x * matrix.m22 - y * matrix.m21) / determinant,
          (y * matrix.m11 - x * matrix.m12) / determinant
        )
      }
      let corners = Rect(size: size).corners
      let (a, b) = (local(corners[first]), local(corners[first + 1]))
      return SIMD4(a.0, a.1, b.0, b.1)
    }
  }

  /// Whether the shape cuts anything off at some of many times.
  func isNeeded(_ sampler: StateSampler) -> Bool {
    let duration = sampler.timeline.duration
    return (0...64).contains { step in
      let states = sampler.states(at: duration * Double(step) / 64)
      let (insets, radii) = (insets(states), radii(states))
      // A corner is inside a round one if it is this far inside.
      let room = max(radii.x, radii.y) * 0.293
      return insets.max() > -room + 1e-6
    }
  }

  /// Whether any of the clippers has round corners.
  func hasRoundCorners(_ tracks: [ViewID: [KeyframedTrack]]) -> Bool {
    clippers.contains { clipper in
      (tracks[clipper.chain.views[0]] ?? []).contains { track in
        track.property == .cornerRadius && track.keyframes.contains { $0.value.x > 0 }
      }
    }
  }
}
