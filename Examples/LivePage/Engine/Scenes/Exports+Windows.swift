import TransitionControllers
import TransitionKit

// What a page calls to push, present and select screens.

/// Opens the window in the input.
///
/// - Returns: a handle, or 0 with a message if the words are no window.
@_expose(wasm, "window")
@_cdecl("live_window")
public func liveWindow() -> Int32 {
  readInput { reader throws(WordFault) in
    engine.keep(LiveWindow(try WindowWords(&reader)))
  }
}

/// Changes which screens are open, in the style in the input; if that is empty a screen leaves as it came.
///
/// - Parameters:
///   - operation: 0 push, 1 pop, 2 present, 3 dismiss, 4 select a tab, 5 set the detent of a sheet.
///   - screen: the screen that is pushed, presented or selected, or whose detent is set.
///   - detent: the detent, as an index.
/// - Returns: 1, or 0 with the reason why it did not happen.
@_expose(wasm, "windowPerform")
@_cdecl("live_window_perform")
public func liveWindowPerform(
  _ handle: Int32, _ operation: Int32, _ screen: Int32, _ detent: Int32
) -> Int32 {
  withWindow(handle) { window in
    guard let change = LiveWindow.Operation(rawValue: operation) else {
      return engine.fail("There is no operation \(operation.description).")
    }
    return readInput { reader throws(WordFault) in
      let style = reader.isAtEnd ? nil : try StyleWords(&reader)
      try window.perform(change, Int(screen), detent: Int(detent), style)
      return 1
    }
  }
}

/// Begins a gesture: 0 from the edge back, 1 from anywhere back, 2 to another tab, 3 down to dismiss, 4 a sheet up or down.
///
/// - Parameters:
///   - projection: how many seconds of its velocity what is let go moves on in thought; NaN for what is usual.
///   - rubberBand: how much of a finger a rubber band follows at first; NaN for what is usual.
/// - Returns: 1, or 0 with the reason why it does not begin.
@_expose(wasm, "windowBegin")
@_cdecl("live_window_begin")
public func liveWindowBegin(
  _ handle: Int32, _ gesture: Int32, _ time: Double, _ x: Double, _ y: Double, _ dx: Double,
  _ dy: Double, _ projection: Double, _ rubberBand: Double
) -> Int32 {
  withWindow(handle) { window in
    guard let kind = LiveWindow.Gesture(rawValue: gesture) else {
      return engine.fail("There is no gesture \(gesture.description).")
    }
    do throws(WordFault) {
      try window.begin(
        kind, at: sample(time, x, y, dx, dy), projection: projection, rubberBand: rubberBand)
      return 1
    } catch {
      return engine.fail(error.message)
    }
  }
}

/// Moves the screens with the finger: the time in seconds, how far it has moved in points, and its velocity.
@_expose(wasm, "windowChange")
@_cdecl("live_window_change")
public func liveWindowChange(
  _ handle: Int32, _ time: Double, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double
) -> Int32 {
  withWindow(handle) { $0.interaction?.change(sample(time, x, y, dx, dy)) == true ? 1 : 0 }
}

/// Ends the gesture.
///
/// - Returns: 1 if it commits, 2 if it cancels or a sheet stays, 0 if there is none.
@_expose(wasm, "windowEnd")
@_cdecl("live_window_end")
public func liveWindowEnd(
  _ handle: Int32, _ time: Double, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double
) -> Int32 {
  withWindow(handle) { $0.end(sample(time, x, y, dx, dy)) }
}

/// Cancels the gesture.
@_expose(wasm, "windowCancel")
@_cdecl("live_window_cancel")
public func liveWindowCancel(_ handle: Int32, _ time: Double) -> Int32 {
  withWindow(handle) { $0.interaction?.cancel(at: time) == true ? 1 : 0 }
}

/// Advances the clock by seconds.
///
/// - Returns: whether anything moves, or did until now.
@_expose(wasm, "windowAdvance")
@_cdecl("live_window_advance")
public func liveWindowAdvance(_ handle: Int32, _ seconds: Double) -> Int32 {
  withWindow(handle) { $0.window.advance(by: seconds) ? 1 : 0 }
}

/// Whether nothing moves, and no gesture is under way.
@_expose(wasm, "windowIsIdle")
@_cdecl("live_window_is_idle")
public func liveWindowIsIdle(_ handle: Int32) -> Int32 {
  withWindow(handle) { $0.window.isIdle ? 1 : 0 }
}

/// Writes what is drawn now.
@_expose(wasm, "windowDraw")
@_cdecl("live_window_draw")
public func liveWindowDraw(_ handle: Int32) -> Int32 {
  withWindow(handle) { window in writeWords { window.draw(into: $0) } }
}

/// Writes the open screens and the running transitions, as JSON.
@_expose(wasm, "windowState")
@_cdecl("live_window_state")
public func liveWindowState(_ handle: Int32) -> Int32 {
  withWindow(handle) { engine.text.set($0.state.text) }
}

/// Writes what is invalid about the elements, as JSON.
@_expose(wasm, "windowDiagnostics")
@_cdecl("live_window_diagnostics")
public func liveWindowDiagnostics(_ handle: Int32) -> Int32 {
  withWindow(handle) { engine.text.set($0.diagnostics) }
}

/// Runs an action on the window with a handle; without one the result is 0, with a message.
private func withWindow(_ handle: Int32, _ action: (LiveWindow) -> Int32) -> Int32 {
  guard let window = engine.object(handle) as? LiveWindow else {
    return engine.fail("There is no window \(handle.description).")
  }
  return action(window)
}

private func sample(
  _ time: Double, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double
) -> GestureSample {
  GestureSample(
    time: time, translation: Point(x: x, y: y), velocity: Point(x: dx, y: dy))
}
