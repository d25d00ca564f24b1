/// The memory of the entries of a state, which tells without a call that entries are those of before.
///
/// It is unsafe, as it reads bytes: those of a value and of its copy are the same, so that entries with the same bytes are one,
/// whatever their type, even if a screen is not equal to itself. Where the type of the screens is not known an array calls
/// functions to copy, compare and destroy each entry, and an operation of a stack looks at all of them, however many are hidden.
struct EntryBytes {
  private let start: UnsafeRawPointer
  private let count: Int
  private let size: Int
  private let stride: Int

  private init?<Screen>(_ entries: UnsafeBufferPointer<ScreenEntry<Screen>>) {
    // With less than a word for each there is nothing to gain.
    guard let first = entries.baseAddress, MemoryLayout<ScreenEntry<Screen>>.size >= 8 else {
      return nil
    }
    (start, count) = (UnsafeRawPointer(first), entries.count)
    (size, stride) = (
      MemoryLayout<ScreenEntry<Screen>>.size, MemoryLayout<ScreenEntry<Screen>>.stride
    )
  }

  /// How many entries at the start of two arrays have the same bytes.
  static func countOfSame<Screen>(
    _ entries: [ScreenEntry<Screen>], _ others: [ScreenEntry<Screen>]
  ) -> Int {
    entries.withUnsafeBufferPointer { entries in
      others.withUnsafeBufferPointer { others in
        guard let entries = EntryBytes(entries), let others = EntryBytes(others) else { return 0 }
        return entries.countOfSame(as: others)
      }
    }
  }

  private func countOfSame(as other: EntryBytes) -> Int {
    func isSame(at offset: Int) -> Bool {
      start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == other.start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    let count = min(count, other.count)
    // Four words at a time, as far as that goes: what is between two entries may differ.
    var offset = 0
    while offset + 32 <= count * stride - (stride - size),
      isSame(at: offset), isSame(at: offset + 8), isSame(at: offset + 16), isSame(at: offset + 24)
    {
      offset += 32
    }
    var index = offset / stride
    while index < count {
      let last = index * stride + size - 8
      offset = index * stride
      while offset < last, isSame(at: offset) { offset += 8 }
      guard offset >= last, isSame(at: last) else { break }
      index += 1
    }
    return index
  }
}
