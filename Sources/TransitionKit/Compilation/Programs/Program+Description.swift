extension Program {
  func description(ofType type: String) -> String {
    var stack = [OperandText()]
    var scopes: [Scope] = []
    walk { step in
      switch step {
      case .write(let writer): stack[stack.count - 1].add(writer.source.label)
      case .open(let scope):
        scopes.append(scope)
        stack.append(OperandText())
      case .close:
        guard let scope = scopes.popLast(), let inner = stack.popLast() else { return }
        switch scope {
        case .insertion: stack[stack.count - 1].add(inner.text, as: "insertion")
        case .removal: stack[stack.count - 1].add(inner.text, as: "removal")
        case .push: stack[stack.count - 1].add(inner.text, as: "push")
        case .pop: stack[stack.count - 1].add(inner.text, as: "pop")
        case .alternatives: stack[stack.count - 1].add(inner.alternatives)
        case .mirrored: stack[stack.count - 1].add(inner.operand + ".mirrored()")
        case .reducingMotion: stack[stack.count - 1].add(inner.operand + ".reducingMotion()")
        case .interpolation(let space):
          stack[stack.count - 1].add("\(inner.operand).interpolated(in: .\(space))")
        case .animation(let animation):
          let text = animation.map { $0.description } ?? "nil"
          stack[stack.count - 1].add("\(inner.operand).animation(\(text))")
        case .layer(let animation, let range):
          stack[stack.count - 1].add("\(inner.operand).animation(\(animation), during: \(range))")
        case .delay(let seconds):
          stack[stack.count - 1].add("\(inner.operand).delayed(by: \(number: seconds))")
        case .leading(let lead):
          stack[stack.count - 1].leading = (inner.operand, lead.isShown ? nil : lead.moment)
        case .following:
          let leading = stack[stack.count - 1].leading
          let first = leading?.text ?? "identity"
          stack[stack.count - 1].add(
            leading?.moment.map { "\(inner.operand).starting(when: \($0), of: \(first))" }
              ?? "\(first).then(\(inner.text))")
        case .easingOverride(let curve):
          stack[stack.count - 1].add("\(inner.operand).eased(\(curve))")
        }
      }
    }
    let text = stack[0].text
    return type + (text.utf8.first == UInt8(ascii: "(") ? "" : ".") + text
  }
}

/// The texts of the operands between two brackets.
private struct OperandText {
  private static let mostOperands = 6
  private static let greatestLength = 240

  /// The first operands, with the names of their parameters.
  private var operands: [(label: String?, text: String)] = []
  private var count = 0
  /// What the next operand waits for; up to a moment, if it only says the time.
  var leading: (text: String, moment: TransitionMoment?)?

  mutating func add(_ text: String, as label: String? = nil) {
    count += 1
    guard operands.count < Self.mostOperands else { return }
    // By scalars, as characters need the tables of Unicode.
    let scalars = text.unicodeScalars
    let isLong = text.utf8.count > Self.greatestLength
    operands.append((label, isLong ? String(scalars.prefix(Self.greatestLength)) + "…" : text))
  }

  /// All of them combined.
  var text: String {
    var texts = operands.map { operand in
      operand.label.map { "on\(capitalized($0))(\(operand.text))" } ?? operand.text
    }
    if count > operands.count { texts.append("\(count - operands.count) more") }
    return texts.isEmpty ? "identity" : texts.joined(separator: " + ")
  }

  /// The text as what a modifier is applied to.
  var operand: String { count > 1 ? "(\(text))" : text }

  /// The two branches of an asymmetric transition.
  var alternatives: String {
    guard count == 2, operands.allSatisfy({ $0.label != nil }) else { return text }
    let branches = operands.map { "\($0.label ?? ""): \($0.text)" }
    return "asymmetric(\(branches.joined(separator: ", ")))"
  }
}

private func capitalized(_ word: String) -> String {
  switch word {
  case "insertion": "Insertion"
  case "removal": "Removal"
  case "push": "Push"
  default: "Pop"
  }
}
