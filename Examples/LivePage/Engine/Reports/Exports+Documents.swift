import TransitionExport
import TransitionLottie
import TransitionWeb

/// The text of the report on the last document.
nonisolated(unsafe) var lastAccuracy = ""

/// Writes a transition as a document.
///
/// - Parameter format: 0 CSS, 1 Web Animations, 2 Lottie, 3 JSON, 4 an animated SVG,
///   5 a style sheet for a view transition.
/// - Returns: the number of bytes, or 0 with a message.
@_expose(wasm, "export")
@_cdecl("live_export")
public func liveExport(_ transition: Int32, _ format: Int32) -> Int32 {
  guard let format = ExportFormat(number: format) else {
    return engine.fail("There is no format \(format).")
  }
  return withTransition(transition, else: 0) { transition in
    write(Presentation(transition.compiled, named: documentNames[0]).exported(as: format))
  }
}

/// Writes how exact the last document is.
@_expose(wasm, "accuracy")
@_cdecl("live_accuracy")
public func liveAccuracy() -> Int32 { engine.text.set(lastAccuracy) }

/// Writes the Swift code of the recipe that follows the environment in the input.
///
/// - Returns: the number of bytes, or 0 with a message.
@_expose(wasm, "code")
@_cdecl("live_code")
public func liveCode() -> Int32 {
  readInput { reader throws(WordFault) in
    _ = try Environment(&reader)
    return engine.text.set(try reader.code())
  }
}

extension ExportFormat {
  /// The format that a page knows by a number.
  init?(number: Int32) {
    switch number {
    case 0: self = .css
    case 1: self = .webAnimations
    case 2: self = .lottie
    case 3: self = .json
    case 4: self = .animatedSVG
    case 5: self = .viewTransitions
    default: return nil
    }
  }
}
