// What the page calls.

/// Starts all demos.
@_expose(wasm, "start")
@_cdecl("web_start")
public func webStart() {
  // Demos live as long as the page, through what they are called for.
  host.stages = [ListDemo().stage, CardDemo().stage]
  if let tabs = TabsDemo() { host.stages.append(tabs.stage) }
  host.listenToDirection()
}

/// Shows the frame of a time in seconds.
@_expose(wasm, "frame")
@_cdecl("web_frame")
public func webFrame(_ time: Double) { host.frame(time) }

/// Takes an event of an element.
///
/// - Returns: 1 if nothing else should happen.
@_expose(wasm, "event")
@_cdecl("web_event")
public func webEvent(
  _ node: Int32, _ kind: Int32, _ x: Double, _ y: Double, _ seconds: Double, _ detail: Int32
) -> Int32 {
  host.take(PageEvent(x: x, y: y, seconds: seconds, detail: detail), node, kind) ? 1 : 0
}

/// Lays everything out anew, as a stage or the direction of text has changed.
@_expose(wasm, "resize")
@_cdecl("web_resize")
public func webResize() {
  for stage in host.stages { stage.resize() }
}

/// Follows the back and the forward button.
@_expose(wasm, "visited")
@_cdecl("web_visited")
public func webVisited(_ number: Int32) { host.onVisit(Int(number)) }
