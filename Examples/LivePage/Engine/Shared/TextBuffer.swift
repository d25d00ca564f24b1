/// A text in UTF-8 at an address that does not change until the next one: what a page reads.
///
/// The page knows addresses only. This type keeps the memory, so that nothing else handles it unchecked.
final class TextBuffer {
  private var memory: UnsafeMutableBufferPointer<UInt8>

  /// The number of bytes of the text.
  private(set) var count = 0

  init() { memory = .allocate(capacity: 256) }

  deinit { memory.deallocate() }

  /// The address of the first byte.
  var address: UnsafeMutablePointer<UInt8>? { memory.baseAddress }

  /// Replaces the text.
  ///
  /// - Returns: the number of bytes.
  @discardableResult
  func set(_ text: String) -> Int32 {
    let bytes = text.utf8
    count = bytes.count
    if count > memory.count {
      memory.deallocate()
      memory = .allocate(capacity: 2 * count)
    }
    var index = 0
    for byte in bytes {
      memory[index] = byte
      index += 1
    }
    return Int32(clamping: count)
  }
}
