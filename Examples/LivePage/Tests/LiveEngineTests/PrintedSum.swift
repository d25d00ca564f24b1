import TransitionKit

/// FNV-1a over names and the bits of frames: what the code of a change of layouts prints.
struct PrintedSum {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ name: String, _ frame: Rect) {
    for byte in name.utf8 { add(UInt64(byte)) }
    for number in [frame.origin.x, frame.origin.y, frame.width, frame.height] {
      add(number.bitPattern)
    }
  }

  private mutating func add(_ bits: UInt64) {
    value = (value ^ bits) &* 0x100_0000_01b3
    value ^= value >> 29
  }
}
