import TransitionKit

// What a page calls to play a transition. Calls that change a player return 1 if they did something, else 0.

/// Puts a transition on a clock.
///
/// - Returns: a handle, or 0 if there is no such transition.
@_expose(wasm, "player")
@_cdecl("live_player")
public func livePlayer(_ transition: Int32) -> Int32 {
  withTransition(transition, else: 0) { engine.keep(LivePlayer($0)) }
}

/// Starts a player.
@_expose(wasm, "start")
@_cdecl("live_start")
public func liveStart(_ player: Int32) -> Int32 { change(player) { $0.start() } }

/// Pauses a player.
@_expose(wasm, "pause")
@_cdecl("live_pause")
public func livePause(_ player: Int32) -> Int32 { change(player) { $0.pause() } }

/// Lets a paused player continue.
@_expose(wasm, "resume")
@_cdecl("live_resume")
public func liveResume(_ player: Int32) -> Int32 { change(player) { $0.resume() } }

/// Moves the clock on by seconds.
@_expose(wasm, "advance")
@_cdecl("live_advance")
public func liveAdvance(_ player: Int32, _ seconds: Double) -> Int32 {
  change(player) { $0.advance(by: seconds) }
}

/// Moves to a progress, which stays until the player is finished or cancelled.
@_expose(wasm, "scrub")
@_cdecl("live_scrub")
public func liveScrub(_ player: Int32, _ progress: Double) -> Int32 {
  change(player) { $0.scrub(to: progress, linearly: false, overscroll: true) }
}

/// Follows a finger: like a scrub, but with all curves straight.
@_expose(wasm, "drag")
@_cdecl("live_drag")
public func liveDrag(_ player: Int32, _ progress: Double) -> Int32 {
  change(player) { $0.scrub(to: progress, linearly: true, overscroll: true) }
}

/// Reverses the direction.
@_expose(wasm, "reverse")
@_cdecl("live_reverse")
public func liveReverse(_ player: Int32) -> Int32 { change(player) { $0.reverse() } }

/// Runs to the end.
///
/// - Parameter velocity: progress a second at which a finger let go; NaN for none.
@_expose(wasm, "finish")
@_cdecl("live_finish")
public func liveFinish(_ player: Int32, _ velocity: Double) -> Int32 {
  change(player) { $0.finish(velocity: velocity.isNaN ? nil : velocity) }
}

/// Runs back to the start.
///
/// - Parameter velocity: progress a second at which a finger let go; NaN for none.
@_expose(wasm, "cancel")
@_cdecl("live_cancel")
public func liveCancel(_ player: Int32, _ velocity: Double) -> Int32 {
  change(player) { $0.cancel(velocity: velocity.isNaN ? nil : velocity) }
}

/// Interrupts a player with another transition, which starts from what is shown.
@_expose(wasm, "retarget")
@_cdecl("live_retarget")
public func liveRetarget(_ player: Int32, _ transition: Int32) -> Int32 {
  withTransition(transition, else: 0) { transition in
    change(player) { $0.retarget(to: transition.compiled) }
  }
}

/// Continues with a transition that was compiled anew, at the same time of the clock.
@_expose(wasm, "replace")
@_cdecl("live_replace")
public func liveReplace(_ player: Int32, _ transition: Int32) -> Int32 {
  withTransition(transition, else: 0) { transition in
    change(player) { $0.replace(with: transition.compiled) }
  }
}

/// Writes what is drawn now.
@_expose(wasm, "playerDraw")
@_cdecl("live_player_draw")
public func livePlayerDraw(_ player: Int32) -> Int32 {
  withPlayer(player, else: 0) { player in writeWords { player.draw(into: $0) } }
}

/// Writes the value and the velocity of each track of the current transition: eight words each.
@_expose(wasm, "playerMeasure")
@_cdecl("live_player_measure")
public func livePlayerMeasure(_ player: Int32) -> Int32 {
  withPlayer(player, else: 0) { player in writeWords { player.measure(into: $0) } }
}

/// Writes what makes up the value of a track now, corrections included.
@_expose(wasm, "playerExplain")
@_cdecl("live_player_explain")
public func livePlayerExplain(_ player: Int32, _ track: Int32) -> Int32 {
  withPlayer(player, else: 0) { player in
    let tracks = player.animator.compiled.timeline.tracks
    guard tracks.indices.contains(Int(track)) else {
      return engine.fail("There is no track \(track.description).")
    }
    let found = tracks[Int(track)]
    return engine.text.set(player.animator.explain(found.view, found.property).description)
  }
}

/// The time of the transition in seconds.
@_expose(wasm, "playerTime")
@_cdecl("live_player_time")
public func livePlayerTime(_ player: Int32) -> Double {
  withPlayer(player, else: 0) { $0.animator.time }
}

/// The progress of the transition.
@_expose(wasm, "playerProgress")
@_cdecl("live_player_progress")
public func livePlayerProgress(_ player: Int32) -> Double {
  withPlayer(player, else: 0) { $0.animator.progress }
}

/// What a player does: see ``LivePlayer/state``; -1 without a player.
@_expose(wasm, "playerState")
@_cdecl("live_player_state")
public func livePlayerState(_ player: Int32) -> Int32 {
  withPlayer(player, else: -1) { $0.state }
}

private func change(_ player: Int32, _ action: (TransitionAnimator) -> Bool) -> Int32 {
  withPlayer(player, else: 0) { action($0.animator) ? 1 : 0 }
}
