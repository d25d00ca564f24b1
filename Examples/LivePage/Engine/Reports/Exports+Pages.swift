import TransitionExport
import TransitionKit
import TransitionWeb

/// Writes both operations of the recipe that follows the environment in the input, for pages of any size.
///
/// - Parameter format: 0 a responsive style sheet, 1 a JavaScript module whose transitions can be interrupted.
/// - Returns: the number of bytes, or 0 with a message.
@_expose(wasm, "exportPages")
@_cdecl("live_export_pages")
public func liveExportPages(_ format: Int32) -> Int32 {
  readInput { reader throws(WordFault) in
    let environment = try Environment(&reader)
    guard let transition = try reader.recipe(.navigation).navigation else {
      throw WordFault(message: "The recipe is no transition.")
    }
    let (container, merging) = (environment.container, environment.merging)
    switch format {
    case 0:
      let sheet = ResponsiveStyleSheet(transition, in: container, merging: merging)
      return write(sheet.exported())
    case 1:
      let module = WebModule(["transition": transition], in: container, merging: merging)
      return write(module.exported())
    default: return engine.fail("There is no format \(format).")
    }
  }
}

/// Writes the frames of a transition at the times in the input, at most 1,000, side by side as SVG.
///
/// - Returns: the number of bytes, or 0 with a message.
@_expose(wasm, "exportFrames")
@_cdecl("live_export_frames")
public func liveExportFrames(_ transition: Int32) -> Int32 {
  let times = engine.input.words.prefix(1000).map { $0.isFinite ? max($0, 0) : 0 }
  guard !times.isEmpty else { return engine.fail("There are no times.") }
  return withTransition(transition, else: 0) {
    write(Presentation($0.compiled).exported(as: .filmstrip(at: times)))
  }
}

/// Leaves a document, and its report for `accuracy`.
func write(_ export: Export) -> Int32 {
  lastAccuracy = export.accuracy.description
  return engine.text.set(export.document)
}
