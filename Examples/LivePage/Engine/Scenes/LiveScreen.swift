import TransitionControllers
import TransitionKit
import TransitionScenes

/// A screen that a page has listed.
struct LiveScreen: ScreenContent, Hashable {
  let number: Int
  private let elements: [Element<String>]

  init(_ number: Int, _ elements: [Element<String>]) {
    self.number = number
    self.elements = elements
  }

  /// The page lays screens out, so a size changes nothing.
  func elements(in size: Size) -> [Element<String>] { elements }

  static func == (a: LiveScreen, b: LiveScreen) -> Bool { a.number == b.number }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// The id of an element, marked if it has a match key.
  ///
  /// It has the number of the screen in it. Elements of two screens with one id would be shared by that, too.
  static func elementName(_ id: Int, of screen: Int, hasKey: Bool) -> String {
    (hasKey ? "k" : "") + (UInt32(clamping: screen) << 16 | UInt32(clamping: id)).description
  }

  static func hasKey(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "k") }

  /// The number that the page knows an element by.
  static func id(in name: String) -> Int {
    // Not `Int`, which has 32 bits in a page.
    var number: UInt32 = 0
    for digit in hasKey(name) ? name.utf8.dropFirst() : name.utf8[...] {
      number = number &* 10 &+ UInt32(digit) &- 48
    }
    return Int(number & 0xFFFF)
  }
}
