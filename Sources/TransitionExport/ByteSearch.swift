import TransitionKit
import TransitionScenes

extension String {
  /// The text with another text in place of each part that has certain bytes.
  package func replacingBytes(_ part: String, with replacement: String) -> String {
    let (bytes, part) = (Array(utf8), Array(part.utf8))
    guard !part.isEmpty else { return self }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == part[0], bytes[index...].starts(with: part) {
        result += replacement.utf8
        index += part.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension StringProtocol {
  /// Whether the bytes of another text are in the text, one after the other.
  package func containsBytes(_ part: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
  }
}
