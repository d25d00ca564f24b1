import TransitionKit

/// The code of a part, by its form, such as `move(edge: %0, relativeTo: %1?, fraction: %2?)`.
///
/// - `%2` is the value with the number 2. A letter after it takes the values from there on: `p` a point of a view, `c` a
///   colour, `r` a range, `s` a stagger. `%2o` is an outer radius with its label, which is left out if it is 1.
/// - `?` leaves an argument out if it has the value of a new part, and `?0` if it is 0. An argument without a label is left out
///   only if all are. Without any argument there are no parentheses, as for a property.
/// - `$` at the start stands for a path of six values, which is the first argument; `$clip` has the outline of a drop as
///   its last argument.
/// - `name*(` keeps the parentheses, and `name^(` then writes all arguments.
/// - `#1` is the child with the number 1, `#0.` at the start calls a method of it, and `{ #0 }` at the end is a closure.
extension RecipeNode {
  var code: SwiftCode {
    if part.isVariadic { return combined }
    var form = part.form.utf8[...]
    if form.first == UInt8(ascii: "$") {
      form = form.dropFirst()
      return form.starts(with: "clip".utf8) ? dropCall(form) : pathCall(form)
    }
    guard form.starts(with: "#0.".utf8) else { return call(form, prefix: ".") }
    form = form.dropFirst(3)
    return .method(of: child(0).receiver, call(form, prefix: ""))
  }

  private var combined: SwiftCode {
    let operands = children.indices.map(child)
    if operands.count == 1 { return operands[0] }
    if part.kind == .atomic { return .array(operands) }
    return .method(
      of: operands[0], .call("combined", SwiftCode.labelingFirst(operands, "with"), closure: nil))
  }

  /// The code of a child, which is converted to the kind that is needed.
  private func child(_ index: Int) -> SwiftCode {
    guard children.indices.contains(index), let last = part.children.last else { return .text("") }
    let slot = part.children.indices.contains(index) ? part.children[index] : last
    let code = children[index].code
    if slot.kind == children[index].part.kind || canTakeAtomic { return code }
    return code.converted
  }

  /// Whether the function of the part has an overload for atomic transitions, which is the one that is meant.
  private var canTakeAtomic: Bool {
    part.hasAtomicOverload
      && children.allSatisfy { $0.part.kind == .atomic && $0.code.isOnlyAtomic }
  }

  private func pathCall(_ form: Substring.UTF8View) -> SwiftCode {
    func point(_ label: String, _ index: Int) -> SwiftCode {
      .text(
        label + ": Point(x: " + shortText(values[index]) + ", y: " + shortText(values[index + 1])
          + ")")
    }
    let path = SwiftCode.drawing(
      "MotionPath", [point("from", 0)],
      .call(
        "$0.addCurve", [.text("to: .zero"), point("control1", 2), point("control2", 4)],
        closure: nil))
    var others: [SwiftCode] = []
    if case .call(_, let arguments, _) = call(form, prefix: ".") { others = arguments }
    return .call(".move", [.labeled("along", path)] + others, closure: nil)
  }

  private func dropCall(_ form: Substring.UTF8View) -> SwiftCode {
    guard case .call(let name, let arguments, _) = call(form, prefix: ".") else { return .text("") }
    return .call(name, arguments + [.labeled("restingAt", DropOutline.code)], closure: nil)
  }

  private func call(_ form: Substring.UTF8View, prefix: String) -> SwiftCode {
    guard let open = form.firstIndex(of: UInt8(ascii: "(")) else {
      return .text(prefix + String(Substring(form)))
    }
    var name = form[..<open]
    let mark = name.last
    if mark == UInt8(ascii: "*") || mark == UInt8(ascii: "^") { name = name.dropLast() }
    let text = prefix + String(Substring(name))
    let hasClosure = form.last == UInt8(ascii: "}")
    var arguments = self.arguments(form[open...].dropFirst())
    if mark == UInt8(ascii: "^"), arguments.allSatisfy({ $0.isDefault }) {
      for index in arguments.indices { arguments[index].isDefault = false }
    }
    let areAllDefaults = arguments.allSatisfy { $0.isDefault }
    if areAllDefaults, !arguments.isEmpty, mark != UInt8(ascii: "*") { return .text(text) }
    let written = arguments.filter { !$0.isDefault || (!$0.isLabeled && !areAllDefaults) }
    return .call(text, written.map { $0.code }, closure: hasClosure ? child(0) : nil)
  }
}

/// An argument in a form.
private struct Argument {
  var code: SwiftCode
  var isDefault: Bool
  var isLabeled: Bool
}

extension RecipeNode {
  /// The arguments up to the closing parenthesis.
  private func arguments(_ form: Substring.UTF8View) -> [Argument] {
    var arguments: [Argument] = []
    var (depth, start) = (0, form.startIndex)
    for index in form.indices {
      let character = form[index]
      if character == UInt8(ascii: "(") || character == UInt8(ascii: "{") { depth += 1 }
      let isEnd = depth == 0 && character == UInt8(ascii: ")")
      if isEnd || (depth == 0 && character == UInt8(ascii: ",")) {
        let text = form[start..<index]
        if !text.isEmpty { arguments.append(argument(text)) }
        start = index
        form.formIndex(after: &start)
        // The space after a comma.
        if !isEnd { form.formIndex(after: &start) }
      }
      if isEnd { break }
      if character == UInt8(ascii: ")") || character == UInt8(ascii: "}") { depth -= 1 }
    }
    return arguments
  }

  private func argument(_ form: Substring.UTF8View) -> Argument {
    let first = form.first ?? 0
    let isLabeled = first != UInt8(ascii: "%") && first != UInt8(ascii: "#")
    if let mark = form.lastIndex(of: UInt8(ascii: "#")) {
      let code = child(Int(digit: form[mark...].dropFirst().first) ?? 0)
      // The label is followed by a colon and a space.
      let label = String(Substring(form[..<mark].dropLast(2)))
      return Argument(
        code: isLabeled ? .labeled(label, code) : code, isDefault: false, isLabeled: isLabeled)
    }
    var (text, rest, isDefault) = ("", form, false)
    while let mark = rest.firstIndex(of: UInt8(ascii: "%")) {
      text += String(Substring(rest[..<mark]))
      rest = rest[mark...].dropFirst()
      let index = Int(digit: rest.popFirst()) ?? 0
      var kind: UInt8 = 0
      if let next = rest.first, next >= UInt8(ascii: "a"), next <= UInt8(ascii: "z") {
        kind = next
        rest = rest.dropFirst()
      }
      text += valueText(index, kind)
      if rest.first == UInt8(ascii: "?") {
        rest = rest.dropFirst()
        if let number = Int(digit: rest.first) {
          rest = rest.dropFirst()
          isDefault = values[index] == Double(number)
        } else {
          isDefault = (index...(kind == UInt8(ascii: "p") ? index + 1 : index)).allSatisfy {
            values[$0] == part.parameters[$0].value
          }
        }
      }
    }
    return Argument(
      code: .text(text + String(Substring(rest))), isDefault: isDefault, isLabeled: isLabeled)
  }

  /// The text of a value, or of several.
  private func valueText(_ index: Int, _ kind: UInt8) -> String {
    switch kind {
    case UInt8(ascii: "p"): return unitPointText(values[index], values[index + 1])
    case UInt8(ascii: "c"): return colorText(values[index], alpha: values[index + 1])
    case UInt8(ascii: "r"):
      let (start, end) = (shortText(values[index]), shortText(values[index + 1]))
      // A closed range with swapped bounds would trap.
      return values[index] <= values[index + 1]
        ? start + "..." + end : "AnimationRange(start: " + start + ", end: " + end + ")"
    case UInt8(ascii: "s"): return staggerText(index)
    case UInt8(ascii: "o"):
      return values[index] == 1 ? "" : ", outerRadius: " + shortText(values[index])
    default:
      let (parameter, value) = (part.parameters[index], values[index])
      switch parameter.kind {
      case .choice: return "." + (parameter.choices[Int(exactly: value) ?? 0])
      case .toggle: return value != 0 ? "true" : "false"
      case .number, .integer, .color:
        let isAngle = parameter.unit.utf8.first == UInt8(ascii: "d")
        return isAngle ? ".degrees(" + shortText(value) + ")" : shortText(value)
      }
    }
  }

  private func staggerText(_ index: Int) -> String {
    let order = Int(exactly: values[index]) ?? 0
    var text = "." + part.parameters[index].choices[order] + "("
    if order == StaggerOrder.distance {
      text += "from: " + unitPointText(values[index + 4], values[index + 5]) + ", "
    } else if order == StaggerOrder.direction {
      text += ".degrees(" + shortText(values[index + 6]) + "), "
    }
    text += values[index + 1] != 0 ? "each: " : "total: "
    return text + shortText(values[index + 2]) + ")" + (values[index + 3] != 0 ? ".reversed()" : "")
  }
}

private func unitPointText(_ x: Double, _ y: Double) -> String {
  let names = [
    ".topLeft", ".top", ".topRight", ".left", ".center", ".right", ".bottomLeft", ".bottom",
    ".bottomRight",
  ]
  if let column = Int(exactly: 2 * x), let row = Int(exactly: 2 * y), 0...2 ~= column, 0...2 ~= row
  {
    return names[3 * row + column]
  }
  return "UnitPoint(x: " + shortText(x) + ", y: " + shortText(y) + ")"
}

private func colorText(_ packed: Double, alpha: Double) -> String {
  let named: [(Double, String)] = [
    (0, ".black"), (0xFF_FFFF, ".white"), (0xFF_0000, ".red"), (0x00_FF00, ".green"),
    (0x00_00FF, ".blue"),
  ]
  for (number, name) in named where number == packed {
    return alpha == 1 ? name : name + ".opacity(" + shortText(alpha) + ")"
  }
  let color = PackedColor(packed)
  let opacity = alpha == 1 ? ")" : ", alpha: " + shortText(alpha) + ")"
  if color.red == color.green, color.green == color.blue {
    return "Color(white: " + shortText(color.red) + opacity
  }
  return "Color(red: " + shortText(color.red) + ", green: " + shortText(color.green) + ", blue: "
    + shortText(color.blue) + opacity
}

extension Int {
  /// The number that a digit stands for.
  fileprivate init?(digit: UInt8?) {
    guard let digit, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
    self = Int(digit - UInt8(ascii: "0"))
  }
}
