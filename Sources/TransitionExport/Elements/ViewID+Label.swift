import TransitionKit

extension ViewID {
  /// The name of the view in one line for readers: an id that is empty or has control characters is quoted.
  package var label: String {
    name { view in
      guard case .element(let name) = view else { return "\(view)" }
      let isPlain = name.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && $0.value != 0x7f && !(0x80..<0xa0).contains($0.value)
          && $0.value != 0x2028 && $0.value != 0x2029
      }
      return name.isEmpty || !isPlain ? name.debugDescription : name
    }
  }
}
