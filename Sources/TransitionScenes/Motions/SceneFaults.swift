import TransitionKit

/// What elements cannot show as it was written, each once.
struct SceneFaults: Sendable {
  struct Fault: Sendable {
    let element: ElementIndex
    let kind: Diagnostic.Kind
    var severity = Diagnostic.Severity.warning
    var property: ViewProperty?
    let message: String
    /// What compiling has found, in the transition that the element plays; nil if something else has.
    var compiled: Diagnostic?
  }

  /// What was found since the list was last emptied.
  private(set) var list: [Fault] = []
  private var known: Set<Key> = []

  private struct Key: Sendable, Hashable {
    let element: ElementIndex
    let property: ViewProperty?
  }

  /// Empties the list, and returns what was in it.
  mutating func take() -> [Fault] {
    defer { list.removeAll() }
    return list
  }

  /// Forgets what is known of an element, which is another one now.
  mutating func forget(_ element: ElementIndex) {
    guard !known.isEmpty else { return }
    known = known.filter { $0.element != element }
  }

  /// Notes what is wrong with a property of an element, or with the whole of it.
  mutating func note(
    _ kind: Diagnostic.Kind, _ property: ViewProperty?, of element: ElementIndex,
    _ message: @autoclosure () -> String
  ) {
    guard OptionalParts.hasDiagnostics,
      known.insert(Key(element: element, property: property)).inserted
    else { return }
    list.append(Fault(element: element, kind: kind, property: property, message: message()))
  }

  /// Notes what is said of an element in words that begin with its name.
  mutating func note(
    _ kind: Diagnostic.Kind, _ severity: Diagnostic.Severity, of element: ElementIndex,
    _ message: String
  ) {
    list.append(Fault(element: element, kind: kind, severity: severity, message: message))
  }

  /// Notes what compiling has found in the transition that an element plays.
  mutating func note(_ compiled: Diagnostic, of element: ElementIndex) {
    list.append(
      Fault(
        element: element, kind: compiled.kind, severity: compiled.severity,
        property: compiled.property, message: compiled.message, compiled: compiled))
  }

  /// Notes the properties of a state that cannot be shown as they are.
  ///
  /// - Parameter writer: what wrote the state.
  mutating func note(
    _ properties: PropertySet, of state: PropertyState, _ element: ElementIndex,
    writtenBy writer: String
  ) {
    guard OptionalParts.hasDiagnostics else { return }
    for property in properties {
      let vector = state.vector(of: property)
      let used = property.sanitized(vector)
      note(
        (vector * 0 == .zero) ? .valueOutOfRange : .nonFiniteValue, property, of: element,
        """
        \(writer) is \(property) \(PropertyValue(vector, of: property)), for which \
        \(PropertyValue(used, of: property)) is used
        """)
    }
  }
}

extension PropertyState {
  /// The properties with a number that is not finite or beyond the limit.
  var unusable: PropertySet {
    var unusable = PropertySet()
    for property in written where !vector(of: property).isWithinLimit { unusable.insert(property) }
    return unusable
  }

  /// Puts numbers that are not finite to rest, and others to the limit.
  mutating func sanitize(_ properties: PropertySet) {
    for property in properties {
      set(property.sanitized(vector(of: property)), of: property)
    }
  }

  /// The state with numbers that can be shown.
  var sanitized: PropertyState {
    var state = self
    state.sanitize(unusable)
    return state
  }
}

extension SceneIndex {
  /// What is reported of elements that cannot show what was written, or do not do it.
  func warnings(of faults: [SceneFaults.Fault]) -> [Diagnostic] {
    faults.compactMap { fault in
      guard let id = id(of: fault.element) else { return nil }
      let name = elementName(of: id)
      // A note is said of the element, and a warning of what was written.
      let isNote = fault.compiled == nil && fault.severity == .note
      return Diagnostic(
        kind: fault.kind, severity: fault.severity, view: .element(name),
        property: fault.property, message: isNote ? "\(name) \(fault.message)" : fault.message,
        source: fault.compiled?.source)
    }
  }
}
