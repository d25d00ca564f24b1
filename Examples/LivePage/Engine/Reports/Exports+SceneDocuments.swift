import TransitionExport
import TransitionScenes

/// Writes the change in the input as a document, which names elements as ``SceneCode`` does.
///
/// - Parameter format: as for `export`.
/// - Returns: the number of bytes, or 0 with a message.
@_expose(wasm, "exportScene")
@_cdecl("live_export_scene")
public func liveExportScene(_ format: Int32) -> Int32 {
  guard let format = ExportFormat(number: format) else {
    return engine.fail("There is no format \(format).")
  }
  return readInput { reader throws(WordFault) in
    let names = try reader.names()
    // Documents have no match keys.
    _ = try reader.names()
    let name = { ScreenElementID.window(names[$0] ?? $0.description) }
    let change = try SceneChangeWords(&reader, name)
    let transition = SceneTransition(
      from: try reader.scene(name), to: change.scene, change.transaction, using: change.definition)
    return write(Presentation(transition, named: documentNames[0]).exported(as: format))
  }
}
