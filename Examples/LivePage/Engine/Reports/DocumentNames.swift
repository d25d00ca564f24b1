/// The names of what is written next: one for each recipe in the input.
nonisolated(unsafe) private(set) var documentNames = [usualDocumentName]

private let usualDocumentName = "transition"

/// Takes the names of what is written next from the input: for each name how many Unicode scalars it has, and these.
///
/// - Returns: the number of names, of which there are at most 100, or 0 with a message. Without names the next document is a transition.
@_expose(wasm, "names")
@_cdecl("live_names")
public func liveNames() -> Int32 {
  readInput { reader throws(WordFault) in
    var names: [String] = []
    while !reader.isAtEnd, names.count < 100 {
      var name = ""
      for _ in 0..<(try reader.integer(in: 1...200)) {
        let scalar = try reader.integer(in: 1...0x10FFFF)
        name.unicodeScalars.append(Unicode.Scalar(UInt32(scalar)) ?? "\u{FFFD}")
      }
      names.append(name)
    }
    documentNames = names.isEmpty ? [usualDocumentName] : names
    return Int32(documentNames.count)
  }
}
