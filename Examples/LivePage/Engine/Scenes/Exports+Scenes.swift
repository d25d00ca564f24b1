import TransitionKit
import TransitionScenes

// What a page calls to play the changes of scenes.

/// Shows the scene in the input.
///
/// - Returns: a handle, or 0 with a message if the words are no scene.
@_expose(wasm, "scene")
@_cdecl("live_scene")
public func liveScene() -> Int32 {
  readInput { reader throws(WordFault) in
    engine.keep(LiveScene(try reader.scene()))
  }
}

/// Makes the scene in the input current, with the change in front of it.
@_expose(wasm, "sceneUpdate")
@_cdecl("live_scene_update")
public func liveSceneUpdate(_ handle: Int32) -> Int32 {
  withScene(handle) { scene in
    readInput { reader throws(WordFault) in
      scene.update(try SceneChangeWords(&reader))
      return 1
    }
  }
}

/// Begins the change in the input, which a finger drives.
@_expose(wasm, "sceneBegin")
@_cdecl("live_scene_begin")
public func liveSceneBegin(_ handle: Int32) -> Int32 {
  withScene(handle) { scene in
    readInput { reader throws(WordFault) in
      scene.begin(try SceneChangeWords(&reader))
      return 1
    }
  }
}

/// Moves the change that a finger drives to a progress from 0 to 1.
@_expose(wasm, "sceneScrub")
@_cdecl("live_scene_scrub")
public func liveSceneScrub(_ handle: Int32, _ progress: Double) -> Int32 {
  withScene(handle) { $0.scrub(to: progress) ? 1 : 0 }
}

/// Lets the change go to its end, with the velocity of the finger in progress a second.
@_expose(wasm, "sceneFinish")
@_cdecl("live_scene_finish")
public func liveSceneFinish(_ handle: Int32, _ velocity: Double) -> Int32 {
  withScene(handle) { $0.letGo(forward: true, velocity: velocity) ? 1 : 0 }
}

/// Lets the change go back to its start, with the velocity of the finger in progress a second.
@_expose(wasm, "sceneCancel")
@_cdecl("live_scene_cancel")
public func liveSceneCancel(_ handle: Int32, _ velocity: Double) -> Int32 {
  withScene(handle) { $0.letGo(forward: false, velocity: velocity) ? 1 : 0 }
}

/// Takes an element out of the air.
///
/// - Returns: whether it flies.
@_expose(wasm, "sceneHold")
@_cdecl("live_scene_hold")
public func liveSceneHold(_ handle: Int32, _ id: Int32) -> Int32 {
  withScene(handle) { $0.hold(Int(id)) ? 1 : 0 }
}

/// Moves the element in the hand, from where the finger took it.
@_expose(wasm, "sceneMove")
@_cdecl("live_scene_move")
public func liveSceneMove(_ handle: Int32, _ dx: Double, _ dy: Double) -> Int32 {
  withScene(handle) { $0.move(by: Translation(dx: dx, dy: dy)) ? 1 : 0 }
}

/// Throws the element in the hand, in points a second.
@_expose(wasm, "sceneThrow")
@_cdecl("live_scene_throw")
public func liveSceneThrow(_ handle: Int32, _ dx: Double, _ dy: Double) -> Int32 {
  withScene(handle) { $0.release(velocity: Translation(dx: dx, dy: dy)) ? 1 : 0 }
}

/// Advances the clock by seconds.
///
/// - Returns: whether anything moves, or did until now.
@_expose(wasm, "sceneAdvance")
@_cdecl("live_scene_advance")
public func liveSceneAdvance(_ handle: Int32, _ seconds: Double) -> Int32 {
  withScene(handle) { $0.animator.advance(by: seconds) ? 1 : 0 }
}

/// Whether nothing moves.
@_expose(wasm, "sceneIsIdle")
@_cdecl("live_scene_is_idle")
public func liveSceneIsIdle(_ handle: Int32) -> Int32 {
  withScene(handle) { $0.animator.isIdle ? 1 : 0 }
}

/// Writes what is drawn now.
@_expose(wasm, "sceneDraw")
@_cdecl("live_scene_draw")
public func liveSceneDraw(_ handle: Int32) -> Int32 {
  withScene(handle) { scene in writeWords { scene.draw(into: $0) } }
}

/// Writes what the latest change does with every element, and why, as JSON.
@_expose(wasm, "scenePlan")
@_cdecl("live_scene_plan")
public func liveScenePlan(_ handle: Int32) -> Int32 {
  withScene(handle) { engine.text.set($0.plan.json { $0.number }.text) }
}

/// Writes what is invalid about the scenes, as JSON.
@_expose(wasm, "sceneDiagnostics")
@_cdecl("live_scene_diagnostics")
public func liveSceneDiagnostics(_ handle: Int32) -> Int32 {
  withScene(handle) { engine.text.set($0.diagnostics) }
}

/// Writes the Swift code of the change in the input, as ``SceneCode`` reads it.
///
/// - Returns: the number of bytes, or 0 with a message.
@_expose(wasm, "sceneCode")
@_cdecl("live_scene_code")
public func liveSceneCode() -> Int32 {
  readInput { reader throws(WordFault) in
    engine.text.set(try SceneCode(&reader).text())
  }
}

/// Writes where an element is and heads for, and which of its properties are not at rest.
@_expose(wasm, "sceneExplain")
@_cdecl("live_scene_explain")
public func liveSceneExplain(_ handle: Int32, _ id: Int32) -> Int32 {
  withScene(handle) { engine.text.set($0.explain(Int(id))) }
}

/// Runs an action on the scene with a handle; without one the result is 0, with a message.
func withScene(_ handle: Int32, _ action: (LiveScene) -> Int32) -> Int32 {
  guard let scene = engine.object(handle) as? LiveScene else {
    return engine.fail("There is no scene \(handle.description).")
  }
  return action(scene)
}
