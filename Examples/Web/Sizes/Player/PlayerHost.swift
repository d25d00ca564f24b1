import TransitionKit

// A host that plays a timeline that was compiled before: it reads bytes, and has no transitions and no compiler.

nonisolated(unsafe) private var bytes: [UInt8] = []
nonisolated(unsafe) private var timeline: Timeline?
nonisolated(unsafe) private var shown: Timeline.Frame?

/// Adds a byte of the timeline.
@_expose(wasm, "add")
@_cdecl("player_add")
public func add(_ byte: Int32) { bytes.append(UInt8(truncatingIfNeeded: byte)) }

/// Reads the timeline, and returns how long it takes in seconds; -1 if the bytes are not those of a timeline.
@_expose(wasm, "read")
@_cdecl("player_read")
public func read() -> Double {
  timeline = try? Timeline(decoding: bytes)
  bytes = []
  shown = timeline?.frame(at: 0)
  return timeline?.duration ?? -1
}

/// Samples the timeline at a time in seconds.
@_expose(wasm, "frame")
@_cdecl("player_frame")
public func frame(_ time: Double) {
  if var frame = shown {
    shown = nil
    timeline?.sample(at: time, into: &frame)
    shown = frame
  }
}

/// A number of the view with an index in the last frame: its translation, and its opacity.
@_expose(wasm, "number")
@_cdecl("player_number")
public func number(_ view: Int32, _ index: Int32) -> Double {
  guard let timeline, let shown, timeline.views.indices.contains(Int(view)) else { return 0 }
  let state = shown[timeline.views[Int(view)]]
  switch index {
  case 0: return state.translation.dx
  case 1: return state.translation.dy
  default: return state.opacity
  }
}
