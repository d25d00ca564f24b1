import TransitionKit

// What a page calls to know how fast a finger is: it says where that was, and asks.

/// Begins with a finger that has not been anywhere.
@_expose(wasm, "fingerBegin")
@_cdecl("live_finger_begin")
public func liveFingerBegin() { engine.finger = VelocityTracker() }

/// Says where the finger was at a time in seconds.
@_expose(wasm, "fingerMove")
@_cdecl("live_finger_move")
public func liveFingerMove(_ time: Double, _ x: Double, _ y: Double) {
  engine.finger.add(Point(x: x, y: y), at: time)
}

/// How fast the finger is, a second.
///
/// - Parameter axis: 0 for x, else y.
@_expose(wasm, "fingerVelocity")
@_cdecl("live_finger_velocity")
public func liveFingerVelocity(_ axis: Int32) -> Double {
  axis == 0 ? engine.finger.velocity.x : engine.finger.velocity.y
}
