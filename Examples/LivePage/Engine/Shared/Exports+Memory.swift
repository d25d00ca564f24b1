// What a page calls to hand over words and to read what came back.

/// Makes room for words, all of which are zero.
///
/// - Parameter count: how many there are to come, at most 1,048,576.
/// - Returns: the address of the first one, or nil if there are too many.
@_expose(wasm, "input")
@_cdecl("live_input")
public func liveInput(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  engine.input.removeAll()
  guard count <= 1 << 20 else { return nil }
  engine.input.resize(to: Int(count))
  return engine.input.address
}

/// The address of the words that the last call left.
@_expose(wasm, "output")
@_cdecl("live_output")
public func liveOutput() -> UnsafeMutablePointer<Double>? { engine.output.address }

/// The address of the text that the last call left, in UTF-8.
@_expose(wasm, "text")
@_cdecl("live_text")
public func liveText() -> UnsafeMutablePointer<UInt8>? { engine.text.address }

/// The number of bytes of the text that the last call left.
@_expose(wasm, "textLength")
@_cdecl("live_text_length")
public func liveTextLength() -> Int32 { Int32(clamping: engine.text.count) }

/// Forgets what has a handle.
@_expose(wasm, "release")
@_cdecl("live_release")
public func liveRelease(_ handle: Int32) { engine.release(handle) }

/// Empties the output, lets an action write to it, and returns the number of words.
func writeWords(_ action: (WordBuffer) -> Void) -> Int32 {
  engine.output.removeAll()
  action(engine.output)
  return Int32(clamping: engine.output.count)
}
