import TransitionKit

/// Swift code that breaks into lines where it is too long.
indirect enum SwiftCode: Sendable {
  case text(String)
  case labeled(String, SwiftCode)
  case array([SwiftCode])
  case call(String, [SwiftCode], closure: SwiftCode?)
  /// A call with a closure that has no names for its parameters.
  case drawing(String, [SwiftCode], SwiftCode)
  case method(of: SwiftCode, SwiftCode)

  private static let lineLength = 80

  /// A whole expression.
  ///
  /// - Parameters:
  ///   - kind: the kind that it has.
  ///   - given: the kind of the outermost part: an atomic one is made a navigation transition.
  func expression(of kind: Part.Kind, from given: Part.Kind) -> String {
    if kind != given { return converted.lines(indent: 0, column: 0) }
    let type =
      switch kind {
      case .atomic: "AtomicTransition"
      case .navigation: "NavigationTransition"
      case .animation: "Animation"
      }
    return prefixed(by: type).lines(indent: 0, column: 0)
  }

  /// The navigation transition of an atomic one.
  var converted: SwiftCode { .call("NavigationTransition", [self], closure: nil) }

  /// What a method can be called of: an array has no type by itself.
  var receiver: SwiftCode {
    guard case .array(let items) = self, let first = items.first else { return self }
    return .method(
      of: first.receiver, .call("combined", SwiftCode.labelingFirst(items, "with"), closure: nil))
  }

  /// All but the first operand, as arguments.
  static func labelingFirst(_ operands: [SwiftCode], _ label: String) -> [SwiftCode] {
    operands.dropFirst().enumerated().map {
      $0.offset == 0 ? .labeled(label, $0.element) : $0.element
    }
  }

  /// Whether an expression of an atomic transition is none of a navigation transition, too.
  var isOnlyAtomic: Bool {
    switch self {
    case .text(let text), .call(let text, _, _):
      !text.utf8.elementsEqual(".identity".utf8)
    case .method(let receiver, _): receiver.isOnlyAtomic
    case .array, .labeled, .drawing: true
    }
  }

  private func prefixed(by type: String) -> SwiftCode {
    switch self {
    case .text(let text): text.utf8.first == UInt8(ascii: ".") ? .text(type + text) : self
    case .call(let name, let arguments, let closure):
      name.utf8.first == UInt8(ascii: ".")
        ? .call(type + name, arguments, closure: closure) : self
    case .method(let receiver, let call): .method(of: receiver.prefixed(by: type), call)
    case .array: .call(type, [self], closure: nil)
    case .labeled, .drawing: self
    }
  }
}

// MARK: - Lines

extension SwiftCode {
  private var flat: String {
    switch self {
    case .text(let text): text
    case .labeled(let label, let value): label + ": " + value.flat
    case .array(let items): "[" + SwiftCode.flat(items) + "]"
    case .call(let name, let arguments, let closure):
      name + "(" + SwiftCode.flat(arguments) + ")"
        + (closure.map { " { _ in " + $0.flat + " }" } ?? "")
    case .drawing(let name, let arguments, let body):
      name + "(" + SwiftCode.flat(arguments) + ") { " + body.flat + " }"
    case .method(let receiver, let call): receiver.flat + "." + call.flat
    }
  }

  private static func flat(_ items: [SwiftCode]) -> String {
    var text = ""
    for (index, item) in items.enumerated() { text += (index == 0 ? "" : ", ") + item.flat }
    return text
  }

  /// The code from a column on; further lines are indented.
  func lines(indent: Int, column: Int) -> String {
    let flat = flat
    if column + flat.utf8.count <= SwiftCode.lineLength { return flat }
    let inner = SwiftCode.newLine(indent + 2)
    switch self {
    case .text: return flat
    case .labeled(let label, let value):
      return label + ": " + value.lines(indent: indent, column: column + label.utf8.count + 2)
    case .array(let items):
      return "[" + inner + SwiftCode.lines(of: items, indent: indent + 2) + ","
        + SwiftCode.newLine(indent) + "]"
    case .call(let name, let arguments, let closure):
      let body = closure.map {
        " { _ in" + inner + $0.lines(indent: indent + 2, column: indent + 2)
          + SwiftCode.newLine(indent) + "}"
      }
      let list = SwiftCode.flat(arguments)
      let width = column + name.utf8.count + list.utf8.count + 2
      if let body, width + 7 <= SwiftCode.lineLength { return name + "(" + list + ")" + body }
      if arguments.count == 1, arguments[0].isArray {
        return name + "(" + arguments[0].lines(indent: indent, column: column + name.utf8.count + 1)
          + ")" + (body ?? "")
      }
      let fits = indent + 2 + list.utf8.count <= SwiftCode.lineLength
      return name + "(" + inner + (fits ? list : SwiftCode.lines(of: arguments, indent: indent + 2))
        + (body.map { SwiftCode.newLine(indent) + ")" + $0 } ?? ")")
    case .drawing(let name, let arguments, let body):
      return name + "(" + SwiftCode.flat(arguments) + ") {" + inner
        + body.lines(indent: indent + 2, column: indent + 2) + SwiftCode.newLine(indent) + "}"
    case .method(let receiver, let call):
      return receiver.lines(indent: indent, column: column) + inner + "."
        + call.lines(indent: indent + 2, column: indent + 3)
    }
  }

  private var isArray: Bool {
    switch self {
    case .array: true
    case .labeled(_, let value): value.isArray
    case .text, .call, .drawing, .method: false
    }
  }

  private static func lines(of items: [SwiftCode], indent: Int) -> String {
    var text = ""
    for (index, item) in items.enumerated() {
      text += (index == 0 ? "" : "," + newLine(indent)) + item.lines(indent: indent, column: indent)
    }
    return text
  }

  private static func newLine(_ indent: Int) -> String {
    var line = "\n"
    for _ in 0..<indent { line += " " }
    return line
  }
}
