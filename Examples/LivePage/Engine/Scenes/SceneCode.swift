import TransitionKit
import TransitionScenes

/// The Swift code of a change from one scene to another, as an app writes it.
///
/// The page names elements and match keys; what has no name is called by its number.
struct SceneCode {
  private let names: [Int: String]
  private let keys: [Int: String]
  private let words: [Double]
  private let change: ChangeCode
  private let first: SceneSource
  private let second: SceneSource

  /// Reads the names of elements and those of match keys, the change as ``SceneChangeWords`` reads it with the scene that it
  /// leads to, and the scene that it begins from.
  init(_ reader: inout WordReader) throws(WordFault) {
    names = try reader.names()
    keys = try reader.names()
    words = reader.words
    change = try ChangeCode(&reader)
    second = try SceneSource(&reader)
    first = try SceneSource(&reader)
  }

  /// The code, which compiles as a file by itself.
  func text() throws(WordFault) -> String {
    var text = "import TransitionKit\nimport TransitionScenes\n"
    text += try function("first", first)
    text += try function("second", second)
    if first.elements.hasRounded || second.elements.hasRounded {
      text += """

        func rounded(_ radius: Double) -> PropertyState {
          var state = PropertyState.rest
          state.cornerRadius = radius
          return state
        }

        """
    }
    text += "\nlet animator = SceneAnimator(first())\n" + change.text
    return text + """
      while animator.advance(by: 1.0 / 60) {
        for element in animator.frame.elements { print(element.id, element.frame) }
      }

      """
  }

  private func function(_ name: String, _ scene: SceneSource) throws(WordFault) -> String {
    let code = try scene.elements.code(in: words, names, keys)
    var text = "\nfunc " + name + "() -> Scene<String> {\n  Scene("
    var arguments =
      "size: Size(width: " + shortText(scene.size.width) + ", height: "
      + shortText(scene.size.height) + ")"
    if scene.isRightToLeft { arguments += ", layoutDirection: .rightToLeft" }
    if scene.reducesMotion { arguments += ", prefersReducedMotion: true" }
    text += arguments + ")"
    if code.isEmpty { return text + "\n}\n" }
    text += " {\n"
    for element in code { text += "    " + element.lines(indent: 4, column: 4) + "\n" }
    return text + "  }\n}\n"
  }
}

/// A scene whose elements are kept as they were listed.
private struct SceneSource {
  let size: Size
  let isRightToLeft: Bool
  let reducesMotion: Bool
  let elements: ElementWords

  init(_ reader: inout WordReader) throws(WordFault) {
    size = Size(width: try reader.number(), height: try reader.number())
    isRightToLeft = try reader.flag()
    reducesMotion = try reader.flag()
    elements = try ElementWords(&reader)
  }
}

/// The code of the change itself.
private struct ChangeCode {
  let text: String

  init(_ reader: inout WordReader) throws(WordFault) {
    let animation = try reader.flag() ? try reader.recipeCode() : nil
    let stagger = try StaggerWords(&reader)
    let flags = try reader.integer(in: 0...15)
    let bulge = try reader.number()
    // Code has no finger.
    _ = try reader.integer(in: -1...ElementWords.ids.upperBound)

    var arguments: [SwiftCode] = []
    if let animation { arguments.append(.labeled("animation", animation)) }
    let transaction = SwiftCode.call("Transaction", arguments, closure: nil)
    let names = ["isSequential", "isDismissal", "endsMotions", "disablesAnimations"]
    let set = names.indices.filter { flags >> $0 & 1 == 1 }
    let isChanged = stagger.code != nil || !set.isEmpty
    let start = (isChanged ? "var" : "let") + " transaction = "
    var text = start + transaction.lines(indent: 0, column: start.utf8.count) + "\n"
    if let code = stagger.code { text += "transaction.stagger = " + code + "\n" }
    for index in set { text += "transaction." + names[index] + " = true\n" }
    var using = ""
    if bulge != 0, bulge.isFinite {
      text += "let flights = TransitionDefinition<String>([\n  .init(named: \"flights\", "
      text += ".sharedElement(path: .arc(" + shortText(bulge) + "))) { $0.isMatched }\n])\n"
      using = ", using: flights"
    }
    self.text = text + "animator.update(to: second(), transaction" + using + ")\n"
  }
}

extension ElementWords {
  /// The code of the elements without a parent, with those inside.
  fileprivate func code(
    in words: [Double], _ names: [Int: String], _ keys: [Int: String]
  ) throws(WordFault) -> [SwiftCode] {
    var codes: [SwiftCode] = []
    for element in list { codes.append(try element.code(in: words, names, keys)) }
    // Each comes after the one that it is in.
    for index in list.indices.reversed() where !list[index].children.isEmpty {
      codes[index] = codes[index].holding(list[index].children.map { codes[$0] })
    }
    return roots.map { codes[$0] }
  }

  fileprivate var hasRounded: Bool { list.contains { $0.cornerRadius != 0 } }
}

extension ElementWords.Listed {
  fileprivate func code(
    in words: [Double], _ names: [Int: String], _ keys: [Int: String]
  ) throws(WordFault) -> SwiftCode {
    let name = names[id] ?? id.description
    let rect = [
      "x: " + shortText(frame.origin.x), "y: " + shortText(frame.origin.y),
      "width: " + shortText(frame.width), "height: " + shortText(frame.height),
    ]
    let call = SwiftCode.call(
      "Element",
      [
        .text(literal(name)),
        .labeled("frame", .call("Rect", rect.map { .text($0) }, closure: nil)),
      ], closure: nil)
    var code = call
    func add(_ name: String, _ arguments: [SwiftCode]) {
      code = .method(of: code, .call(name, arguments, closure: nil))
    }
    if cornerRadius != 0 { add("state", [.text("rounded(" + shortText(cornerRadius) + ")")]) }
    if opacity != 1 { add("opacity", [.text(shortText(opacity))]) }
    if let key {
      let number = keyNumber.magnitude
      var arguments = [SwiftCode.text(literal(keys[Int(number)] ?? number.description))]
      if key.role == .source { arguments.append(.text("role: .source")) }
      add("match", arguments)
    }
    if clips { add("clipped", []) }
    if contentVersion != 0 { add("contentVersion", [.text(contentVersion.description)]) }
    if let recipe {
      var reader = WordReader(words, from: recipe)
      add("transition", [try reader.recipeCode()])
    }
    return code
  }
}

extension SwiftCode {
  /// The code of an element with others inside it.
  fileprivate func holding(_ children: [SwiftCode]) -> SwiftCode {
    switch self {
    case .call(let name, let arguments, _):
      .call(name, arguments + [.labeled("children", .array(children))], closure: nil)
    case .method(let receiver, let call): .method(of: receiver.holding(children), call)
    default: self
    }
  }
}

extension WordReader {
  /// Reads a number of names, and for each of them: what has it, the number of its bytes, and these in UTF-8.
  mutating func names() throws(WordFault) -> [Int: String] {
    var names: [Int: String] = [:]
    for _ in 0..<(try integer(in: 0...4096)) {
      let number = try integer(in: 0...Int(Int32.max))
      var bytes: [UInt8] = []
      for _ in 0..<(try integer(in: 0...256)) { bytes.append(UInt8(try integer(in: 0...255))) }
      names[number] = String(decoding: bytes, as: UTF8.self)
    }
    return names
  }
}

/// A text between quotation marks.
private func literal(_ text: String) -> String {
  var bytes = [UInt8(ascii: "\"")]
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    // No name has lines or tabs.
    case 0..<32, 127: bytes.append(UInt8(ascii: " "))
    default: bytes.append(byte)
    }
  }
  bytes.append(UInt8(ascii: "\""))
  return String(decoding: bytes, as: UTF8.self)
}
