import TransitionKit

extension ViewID {
  /// The name of the view in one line for readers: an id that is empty or has control characters is quoted.
  package var label: String {
    switch self {
    case .piece(let view, let index): return "\(view.label) piece \(index)"
    case .interrupted(let view): return "interrupted \(view.label)"
    case .element(let name):
      let isPlain = name.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x7f && !(0x80..<0xa0).contains($0.value)
          && $0.value != 0x2028 && $0.value != 0x2029
      }
      return name.isEmpty || !isPlain ? name.debugDescription : name
    case .view, .origin, .destination, .outgoing: return "\(self)"
    }
  }
}
