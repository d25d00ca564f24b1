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

extension ContainerResizing {
  /// The container at the start in which everything is the same part of it as in that at the end.
  func start(of end: Container) -> Container {
    let x = self.end.width == 0 ? 1 : start.width / self.end.width
    let y = self.end.height == 0 ? 1 : start.height / self.end.height
    return end.with(end) { frame, _ in Rect(lanes: frame.lanes * SIMD4(x, y, x, y)) }
  }

  /// The container between two others in which a page is compiled to what it shows.
  func container(from start: Container, to end: Container, in frame: SIMD4<Double>) -> Container {
    let part = remainder(in: frame)
    let parts = SIMD4(part.x, part.y, part.x, part.y)
    return end.with(start) { Rect(lanes: $0.lanes + ($1.lanes - $0.lanes) * parts) }
  }
}

extension Container {
  /// The container with frames that are made of its own and those of another one.
  fileprivate func with(_ other: Container, _ frame: (Rect, Rect) -> Rect) -> Container {
    var container = self
    container.frame = frame(self.frame, other.frame)
    container.viewFrame = frame(viewFrame, other.viewFrame)
    container.originFrame = frame(originFrame, other.originFrame)
    container.destinationFrame = frame(destinationFrame, other.destinationFrame)
    if let own = surroundings, let others = other.surroundings {
      container.surroundings = frame(own, others)
    }
    return container
  }
}
