import TransitionKit

/// A container that is shown with another size than the one it has in the end, as that is animated.
///
/// What moves over distances that depend on its size follows the size that is shown: it mixes the values for the size at the
/// beginning with those for the size in the end.
struct ContainerResizing: Sendable {
  private let start: Size
  private let end: Size

  /// Begins at what is shown; nil if the container has its size already.
  ///
  /// - Parameters:
  ///   - frame: the frame that is shown.
  ///   - end: the size in the end.
  init?(from frame: SIMD4<Double>, to end: Size) {
    let start = Rect(lanes: frame).size
    guard start != end else { return nil }
    (self.start, self.end) = (start, end)
  }

  /// The part of each component of a translation that is that of the start, when a frame is shown.
  func remainder(in frame: SIMD4<Double>) -> SIMD4<Double> {
    fractions(of: frame.z - end.width, frame.w - end.height)
  }

  /// The rate of change of the remainder, when the frame changes at a rate.
  func rate(_ velocity: SIMD4<Double>) -> SIMD4<Double> { fractions(of: velocity.z, velocity.w) }

  private func fractions(of width: Double, _ height: Double) -> SIMD4<Double> {
    let x = start.width == end.width ? nil : width / (start.width - end.width)
    let y = start.height == end.height ? nil : height / (start.height - end.height)
    // What does not change by its own dimension may change by the other one.
    return SIMD4(x ?? y ?? 0, y ?? x ?? 0, x ?? y ?? 0, 0)
  }
}

extension Container {
  /// The container shown with another size, in which everything is the same part of it.
  func scaled(to frame: SIMD4<Double>) -> Container {
    let scale = SIMD4(frame.z, frame.w, frame.z, frame.w)
    let size = self.frame.size
    let own = SIMD4(size.width, size.height, size.width, size.height)
    func scaled(_ frame: Rect) -> Rect {
      Rect(lanes: frame.lanes * (scale / own).replacing(with: 1, where: own .== 0))
    }
    var container = self
    (container.frame, container.viewFrame) = (scaled(self.frame), scaled(viewFrame))
    container.originFrame = scaled(originFrame)
    container.destinationFrame = scaled(destinationFrame)
    container.surroundings = surroundings.map(scaled)
    return container
  }
}
