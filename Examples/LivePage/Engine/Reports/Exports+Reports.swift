import TransitionKit
import TransitionLint

// What a page calls for texts about a transition. Each leaves a text and returns the number of its bytes.

/// Writes the conflicts as JSON.
@_expose(wasm, "conflicts")
@_cdecl("live_conflicts")
public func liveConflicts(_ transition: Int32) -> Int32 {
  withTransition(transition, else: 0) { engine.text.set($0.compiled.conflicts.map { $0.json }) }
}

/// Writes the diagnostics as JSON.
@_expose(wasm, "diagnostics")
@_cdecl("live_diagnostics")
public func liveDiagnostics(_ transition: Int32) -> Int32 {
  withTransition(transition, else: 0) { engine.text.set($0.compiled.diagnostics.map { $0.json }) }
}

/// Writes what lint finds as JSON.
@_expose(wasm, "lint")
@_cdecl("live_lint")
public func liveLint(_ transition: Int32) -> Int32 {
  withTransition(transition, else: 0) { engine.text.set($0.compiled.lint().map { $0.json }) }
}

/// Writes the transition in words.
@_expose(wasm, "describe")
@_cdecl("live_describe")
public func liveDescribe(_ transition: Int32) -> Int32 {
  withTransition(transition, else: 0) { engine.text.set($0.compiled.description) }
}

extension TextBuffer {
  fileprivate func set(_ values: [JSON]) -> Int32 { set(JSON.array(values).text) }
}
