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
    var (x, y) = (width / (start.width - end.width), height / (start.height - end.height))
    // What does not change by its own dimension may change by the other one.
    if start.width == end.width { x = y }
    if start.height == end.height { y = x }
    return SIMD4(x, y, x, 0)
  }
}

extension Container {
  /// The container shown with another size, in which everything is the same part of it.
  func scaled(to frame: SIMD4<Double>) -> Container {
    let own = self.frame.lanes
    let size = SIMD4(own.z, own.w, own.z, own.w)
    let scale = (SIMD4(frame.z, frame.w, frame.z, frame.w) / size).replacing(
      with: 1, where: size .== 0)
    var container = self
    // Frames that were not set are those of the view, which is scaled, too.
    (container.originFrame, container.destinationFrame) = (originFrame, destinationFrame)
    container.frame.scale(by: scale)
    container.viewFrame.scale(by: scale)
    container.originFrame.scale(by: scale)
    container.destinationFrame.scale(by: scale)
    container.surroundings?.scale(by: scale)
    return container
  }
}

extension Rect {
  // A copy at each call would make programs larger.
  @inline(never)
  fileprivate mutating func scale(by scale: SIMD4<Double>) { self = Rect(lanes: lanes * scale) }
}
