/// A call of an animator handler that the compiler made, and that each run makes again.
package protocol HandlerCall: AnyObject, Sendable {
  /// Calls the handler with a fresh context.
  ///
  /// - Parameter isAnimated: whether the run takes any time.
  func begin(isAnimated: Bool) -> any HandlerRun
}

/// What a handler is told of one run.
package protocol HandlerRun: AnyObject {
  /// Says that a gesture drives the run.
  func beginInteraction()

  /// Calls the completions of the handler, and returns whether it says that the transition happened; nil if it says nothing.
  func complete(at position: AnimatingPosition) -> Bool?
}
