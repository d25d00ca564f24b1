import TransitionScenes

extension ScreenElementID {
  /// The id of an element of a scene that has a number. Scenes and windows share a type of ids, so that the engine has the
  /// code for one type only.
  static func number(_ number: Int) -> ScreenElementID { .window(number.description) }

  /// The number of an element of a scene; -1 if it has none.
  var number: Int {
    guard case .element(let name) = part else { return -1 }
    var number = 0
    for byte in name.utf8 {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return -1 }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }
}
