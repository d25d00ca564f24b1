import TransitionKit

extension TransitionController {
  /// Calls a closure with the events of the controller, in their order.
  ///
  /// First it is notified of the screens that have appeared already. Handlers may make any calls.
  ///
  /// ```swift
  /// navigation.onEvent { event in
  ///   if case .didAppear(let screen) = event { log(screen) }
  /// }
  /// ```
  ///
  /// - Parameter handler: it is called with each event until the listener is cancelled.
  /// - Returns: what stops the events. You need not keep it.
  @discardableResult
  public func onEvent(_ handler: @escaping (ScreenEvent<Screen>) -> Void) -> EventListener<Screen> {
    listen {
      handler($0)
      return true
    }
  }

  private func listen(
    _ handler: @escaping (ScreenEvent<Screen>) -> Bool
  ) -> EventListener<Screen> {
    window.commit()
    let listener = EventListener<Screen>(handler)
    defer { screens.add(listener) }
    guard window.nestedListeners < CallRounds.limit else {
      window.report(
        .endlessCallbacks(
          "listeners have added further listeners",
          rest: "the last one is not notified of what has happened already"))
      return listener
    }
    let isFirst = window.nestedListeners == 0
    window.nestedListeners += 1
    defer { if isFirst { window.nestedListeners = 0 } }
    for entry in node.appearances.keys.sorted() {
      guard let screen = screens.names[entry] else { continue }
      for event in node.appearances[entry]?.pastEvents(of: screen) ?? [] { listener.receive(event) }
    }
    return listener
  }
}

extension ScreenAppearance {
  /// The events that lead to it.
  fileprivate func pastEvents<Screen>(of screen: Screen) -> [ScreenEvent<Screen>] {
    switch self {
    case .hidden: []
    case .appearing: [.willAppear(screen)]
    case .visible: [.willAppear(screen), .didAppear(screen)]
    case .disappearing: [.willAppear(screen), .didAppear(screen), .willDisappear(screen)]
    }
  }
}

#if !hasFeature(Embedded)

  extension TransitionController {
    /// The events of the controller, in their order, for a task to wait for.
    ///
    /// ```swift
    /// for await event in navigation.events() { print(event) }
    /// ```
    ///
    /// First come the screens that have appeared already. Events wait until they are read. The sequence ends with the task that
    /// reads it.
    public func events() -> AsyncStream<ScreenEvent<Screen>> {
      let (stream, continuation) = AsyncStream<ScreenEvent<Screen>>.makeStream()
      _ = listen { event in
        if case .terminated = continuation.yield(event) { return false }
        return true
      }
      return stream
    }
  }

#endif
