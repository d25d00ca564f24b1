extension PropertyState: Hashable {
  /// Whether every property has the same value in both states, written or not.
  ///
  /// A state in which the value at rest was written equals ``rest``; ``written`` tells them apart.
  public static func == (a: PropertyState, b: PropertyState) -> Bool {
    ViewProperty.allCases.allSatisfy { a.vector(of: $0).isSame(as: b.vector(of: $0)) }
      && a.hasSameCustomValues(as: b)
  }

  public func hash(into hasher: inout Hasher) {
    for property in ViewProperty.allCases { hasher.combine(numbers: vector(of: property)) }
    for value in custom where !value.isAtRest {
      hasher.combine(value.property)
      hasher.combine(numbers: value.vector)
    }
  }

  /// Whether the same properties were written in both states, whatever their values.
  ///
  /// - Parameter other: another state.
  package func hasSameWrites(as other: PropertyState) -> Bool { written == other.written }

  private func hasSameCustomValues(as other: PropertyState) -> Bool {
    // Both are in the same order.
    custom.isEmpty && other.custom.isEmpty
      || custom.filter { !$0.isAtRest } == other.custom.filter { !$0.isAtRest }
  }
}

extension PropertyState {
  /// Whether every component of every property is nearly the same in both states.
  ///
  /// - Parameters:
  ///   - other: the state to compare with.
  ///   - tolerance: the largest difference of a component, in its own unit: points for a translation, radians
  ///     for a rotation. One that is negative or NaN counts as 0.
  public func isApproximatelyEqual(to other: PropertyState, tolerance: Double = 1e-9) -> Bool {
    differingProperties(from: other, tolerance: tolerance).isEmpty
  }

  /// What differs from another state, a line for each property; nil if nothing does.
  ///
  /// A line reads like `translation is (5, 0, 0), not (0, 0, 0)`.
  ///
  /// - Parameters:
  ///   - other: the state that is expected.
  ///   - tolerance: the largest difference of a component that is passed over, in its own unit.
  public func difference(from other: PropertyState, tolerance: Double = 0) -> String? {
    let lines = differences(from: other, tolerance: tolerance)
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  func differences(from other: PropertyState, tolerance: Double) -> [String] {
    differingProperties(from: other, tolerance: tolerance).map {
      let (value, expected) = (self[$0], other[$0])
      // Where they are the same to six decimals, all of them are shown.
      let isShort = "\(value)" != "\(expected)"
      return isShort
        ? "\($0) is \(value), not \(expected)"
        : "\($0) is \(value.components), not \(expected.components)"
    }
  }

  private func differingProperties(from other: PropertyState, tolerance: Double) -> [ViewProperty] {
    var properties = ViewProperty.allCases
    var known = PropertySet()
    for value in custom + other.custom where !known.contains(value.property) {
      known.insert(value.property)
      properties.append(value.property)
    }
    return properties.filter {
      let (a, b) = (vector(of: $0), other.vector(of: $0))
      if a.isSame(as: b) { return false }
      return (0..<4).contains { lane in
        !areSame(a[lane], b[lane]) && !(Swift.abs(a[lane] - b[lane]) <= max(tolerance, 0))
      }
    }
  }
}
