import TransitionKit
import TransitionScenes

// What a page calls to move a row of a list to another place. Each leaves what to announce as the message.

/// Picks up a row of the list in the input: the number of the list, and those of its rows in order.
///
/// - Parameters:
///   - x: where the finger touches, in points of the scene; not finite for the keyboard.
///   - y: the same from top to bottom.
/// - Returns: the position of the row, from 1; 0 if it cannot be picked up.
@_expose(wasm, "scenePickUp")
@_cdecl("live_scene_pick_up")
public func liveScenePickUp(_ handle: Int32, _ row: Int32, _ x: Double, _ y: Double) -> Int32 {
  withScene(handle) { scene in
    readInput { reader throws(WordFault) in
      let numbers = try LiveRowNumbers(&reader)
      scene.rows = nil
      scene.rows = LiveRows(
        picking: Int(row), of: numbers, at: Point(x: x, y: y), in: scene.animator)
      return position(after: scene.rows?.pickUp)
    }
  }
}

/// Moves the row in the hand with the finger.
///
/// - Returns: its new position, which the page shows by an update; 0 if it has the same one.
@_expose(wasm, "sceneReorder")
@_cdecl("live_scene_reorder")
public func liveSceneReorder(_ handle: Int32, _ x: Double, _ y: Double) -> Int32 {
  withScene(handle) { position(after: $0.rows?.move(to: Point(x: x, y: y))) }
}

/// Moves the row that is picked up by a key: 0 up, 1 down, 2 left, 3 right, 4 to the first place, 5 to the last.
///
/// - Returns: its new position, which the page shows by an update; 0 if there is no place.
@_expose(wasm, "sceneStep")
@_cdecl("live_scene_step")
public func liveSceneStep(_ handle: Int32, _ step: Int32) -> Int32 {
  withScene(handle) { scene in
    let steps = ReorderingStep.allCases
    guard steps.indices.contains(Int(step)) else {
      return engine.fail("There is no step \(step.description).")
    }
    return position(after: scene.rows?.move(steps[Int(step)]))
  }
}

/// Takes over the rows in the input, as when some have come or left while one is held.
///
/// - Returns: the position of the row in the hand among them; 0 if it has left, or none is held.
@_expose(wasm, "sceneRows")
@_cdecl("live_scene_rows")
public func liveSceneRows(_ handle: Int32) -> Int32 {
  withScene(handle) { scene in
    readInput { reader throws(WordFault) in
      let numbers = try LiveRowNumbers(&reader)
      return Int32(clamping: scene.rows?.update(numbers) ?? 0)
    }
  }
}

/// Drops the row in the hand with the velocity of the finger, in points a second.
///
/// - Returns: its position; 0 if none is held.
@_expose(wasm, "sceneDrop")
@_cdecl("live_scene_drop")
public func liveSceneDrop(_ handle: Int32, _ dx: Double, _ dy: Double) -> Int32 {
  withScene(handle) { scene in
    let event = scene.rows?.drop(velocity: Translation(dx: dx, dy: dy))
    scene.rows = nil
    return position(after: event)
  }
}

/// Puts the row in the hand back to where it was, which the page shows by an update.
///
/// - Returns: its position; 0 if none is held.
@_expose(wasm, "scenePutBack")
@_cdecl("live_scene_put_back")
public func liveScenePutBack(_ handle: Int32) -> Int32 {
  withScene(handle) { scene in
    let event = scene.rows?.cancel()
    scene.rows = nil
    return position(after: event)
  }
}

/// The position of a row after something has become of it, which is announced.
private func position(after event: LiveRows.Event?) -> Int32 {
  engine.text.set(event?.description ?? "There is no place.")
  return Int32(clamping: event?.position ?? 0)
}
