/// What a modifier knows of the view to which it is applied.
public struct ModifierContext: Sendable, Hashable {
  /// The container in which the transition happens. Its numbers are finite, and its sizes not negative.
  public let container: Container

  /// Makes the context of a container.
  ///
  /// - Parameter container: the container in which the transition happens.
  public init(container: Container) { self.container = container }

  /// The size of the view at rest, in points.
  public var size: Size { container.viewFrame.size }
}
