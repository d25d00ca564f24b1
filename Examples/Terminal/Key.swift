/// A key of a terminal.
public enum Key: Hashable, Sendable {
  case character(Character)
  case up, down, left, right
  case escape, backspace, enter
  /// A key that is none of these, such as a function key.
  case other
}

extension Terminal {
  /// Waits for a key.
  ///
  /// - Parameter timeout: for how long, in seconds.
  /// - Returns: the key; nil if none comes in time.
  /// - Throws: an error if there is no more input.
  func key(timeout: Double) throws -> Key? {
    guard let byte = try byte(timeout: timeout) else { return nil }
    switch byte {
    case 0x08, 0x7F: return .backspace
    case 0x0A, 0x0D: return .enter
    case 0x1B: return try keyOfSequence()
    default: return .character(Character(UnicodeScalar(byte)))
    }
  }

  /// Reads the bytes after an escape: those of an arrow come at once, and after the key Escape nothing comes.
  private func keyOfSequence() throws -> Key {
    let patience = 0.03
    guard let first = try byte(timeout: patience) else { return .escape }
    guard first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else { return .other }
    while let next = try byte(timeout: patience) {
      switch next {
      case 0x20...0x3F: continue
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "C"): return .right
      case UInt8(ascii: "D"): return .left
      default: return .other
      }
    }
    return .other
  }
}
