extension Compiler {
  /// Reports the values of a view that were written with too few or too many numbers.
  mutating func reportMisfits(of view: TransientView, _ target: Int, _ origin: Int) {
    reportMisfits(of: view.initial, named: "initial", target, origin)
    reportMisfits(of: view.animation, named: "animation", target, origin)
    reportMisfits(of: view.completion, named: "completion", target, origin)
  }

  /// Reports the values of a state that were written with too few or too many numbers.
  mutating func reportMisfits(
    of state: PropertyState, named stage: String, _ target: Int, _ origin: Int
  ) {
    guard OptionalParts.hasDiagnostics else { return }
    for misfit in state.misfits {
      checkCount(
        of: misfit.given, named: "\(stage).\(misfit.property)", misfit.property, target, origin)
    }
  }

  /// Reports a value that has not as many numbers as its property has components.
  mutating func checkCount(
    of value: PropertyValue, named name: String, _ property: ViewProperty, _ target: Int,
    _ origin: Int
  ) {
    let count = property.componentCount
    guard OptionalParts.hasDiagnostics, value.components.count != count,
      !(value.components.count == 1 && property.takesOneNumber)
    else { return }
    let names = property.componentNames.joined(separator: ", ")
    report(
      PendingDiagnostic(
        kind: .wrongComponentCount, property: property, target: target, origin: origin,
        message: """
          \(name) is given \(value.components), where \(property) has \(count) component(s)\
          \(names.isEmpty ? "" : ": " + names); missing ones are at rest, further ones are left out
          """))
  }
}

extension Compiler {
  /// Reports custom properties that share a name with another one, or whose identity cannot be used.
  mutating func checkCustomProperties(in written: [WrittenSegment]) {
    guard OptionalParts.hasDiagnostics else { return }
    var known = PropertySet()
    for write in written {
      guard let key = write.property.custom, !known.contains(write.property) else { continue }
      func diagnostic(_ kind: Diagnostic.Kind, _ message: String) -> PendingDiagnostic {
        PendingDiagnostic(
          kind: kind, property: write.property, target: write.target, origin: write.origin,
          message: message)
      }
      if let other = known.first(where: { $0.name == key.name }) {
        report(
          diagnostic(
            .unusableProperty,
            """
            two different properties are called \(key.name): one has the identity \
            \(other.identity) and composition .\(other.composition), the other one \
            \(write.property.identity) and .\(key.composition); they are not composed
            """))
      }
      known.insert(write.property)
      if let given = key.unusableIdentity {
        report(
          diagnostic(
            given.contains { !$0.isFinite } ? .nonFiniteValue : .valueOutOfRange,
            "the identity of \(key.name) is \(given), for which \(write.property.identity) is used")
        )
      }
      if let neutral = key.composition.neutral,
        key.identity != SIMD4(repeating: neutral)
      {
        report(
          diagnostic(
            .unusableProperty,
            """
            the identity of \(key.name) is \(write.property.identity), which changes what it is composed \
            with: with the composition .\(key.composition) it has to be \(number: neutral)
            """))
      }
    }
  }
}

extension Composition {
  /// What leaves every value as it is; nil if values take each other's place.
  fileprivate var neutral: Double? {
    switch self {
    case .add: 0
    case .multiply: 1
    case .replace, .constant: nil
    }
  }
}
