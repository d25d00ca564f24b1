import TransitionExport
import TransitionKit
import TransitionWeb

/// Writes what follows the environment in the input, for pages of any size.
///
/// - Parameter format: 0 a responsive style sheet of one recipe, 1 a JavaScript module whose transitions can be interrupted, of as many recipes
///   as there are names, 2 such a module of as many changes of elements: an animation and how elements come, each after a flag that is 1.
/// - Returns: the number of bytes, or 0 with a message.
@_expose(wasm, "exportPages")
@_cdecl("live_export_pages")
public func liveExportPages(_ format: Int32) -> Int32 {
  readInput { reader throws(WordFault) in
    let environment = try Environment(&reader)
    let (container, merging) = (environment.container, environment.merging)
    let names = documentNames
    switch format {
    case 0:
      let sheet = ResponsiveStyleSheet(
        try reader.transition(), in: container, merging: merging, named: names[0])
      return write(sheet.exported())
    case 1:
      var transitions: [String: NavigationTransition] = [:]
      for name in names { transitions[name] = try reader.transition() }
      return write(WebModule(transitions, in: container, merging: merging).exported())
    case 2:
      var changes: [String: WebModule.Change] = [:]
      for name in names {
        changes[name] = WebModule.Change(
          try reader.animation() ?? .default,
          transition: try reader.atomicTransition() ?? .opacity)
      }
      return write(WebModule(changes: changes, in: container, merging: merging).exported())
    default: return engine.fail("There is no format \(format).")
    }
  }
}

extension WordReader {
  /// The next recipe, which has to be that of a transition of two pages.
  fileprivate mutating func transition() throws(WordFault) -> NavigationTransition {
    guard let transition = try recipe(.navigation).navigation else {
      throw WordFault(message: "The recipe is no transition.")
    }
    return transition
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
