/// Something that receives events until it is cancelled.
public final class EventListener<Screen: Equatable & Sendable> {
  private let handler: (ScreenEvent<Screen>) -> Bool

  /// Whether it receives no more events.
  public private(set) var isCancelled = false

  /// Creates a listener from a closure that returns whether it wants further events.
  init(_ handler: @escaping (ScreenEvent<Screen>) -> Bool) { self.handler = handler }

  /// Stops the events of this listener.
  public func cancel() { isCancelled = true }

  func receive(_ event: ScreenEvent<Screen>) {
    if !handler(event) { isCancelled = true }
  }
}
