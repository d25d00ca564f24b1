import TransitionKit

extension LawSite {
  /// The modifiers that jump right at an end, as what they differ in is not in their animatable data.
  ///
  /// That finds also what the equality of a modifier leaves out.
  var modifierJumps: [LawViolation] {
    timeline.tracks.flatMap { track in
      track.segments.compactMap { segment in
        guard case .modifier = segment.path else { return nil }
        let samples = [0, 0.25, 0.5, 0.75, 1].map { segment.value(at: $0) }
        for (end, near) in [(0.0, 1e-12), (1, 1 - 1e-12)] {
          let (value, next) = (segment.value(at: end), segment.value(at: near))
          for lane in 0..<track.property.componentCount {
            let numbers = samples.map { $0[lane] }
            let range = (numbers.max() ?? 0) - (numbers.min() ?? 0)
            // A square root moves by a millionth of its range there.
            guard abs(value[lane] - next[lane]) > 1e-4 * range else { continue }
            let values = (
              PropertyValue(value, of: track.property), PropertyValue(next, of: track.property)
            )
            return violation(
              of: .animatesCompletely,
              """
              \(track.view).\(track.property) of the modifier is \(values.0) at a progress of \
              \(end == 0 ? "0" : "1") and \(values.1) right beside it; put what makes the difference \
              into its animatableData
              """, track.view, track.property)
          }
        }
        return nil
      }
    }
  }
}

/// The stored properties of a modifier that its animatable data does not carry.
enum ModifierCompleteness {
  static func violations<Modifier: TransitionModifier>(
    active: Modifier, identity: Modifier
  ) -> [LawViolation] {
    var violations: [LawViolation] = []
    for (name, modifier) in [("active", active), ("identity", identity)]
    where modifier == modifier {
      var copy = modifier
      copy.animatableData = modifier.animatableData
      for (property, values) in differences(copy, modifier) {
        violations.append(
          LawViolation(
            of: .animatesCompletely,
            """
            \(Modifier.self).\(property) of the \(name) modifier is \(values.0) after its own \
            animatableData was set, and was \(values.1); let the setter of animatableData write \
            what its getter reads
            """))
      }
    }
    guard violations.isEmpty else { return violations }
    var animated = active
    animated.animatableData = identity.animatableData
    return differences(animated, identity).map { property, values in
      LawViolation(
        of: .animatesCompletely,
        """
        \(Modifier.self).\(property) is \(values.0) in the active modifier and \(values.1) in the \
        identity, and animatableData does not carry it; put it there, or make it the same in both
        """)
    }
  }

  /// The stored properties in which two modifiers differ, with their values.
  private static func differences<Modifier: TransitionModifier>(
    _ a: Modifier, _ b: Modifier
  ) -> [(property: String, values: (String, String))] {
    let properties = zip(Mirror(reflecting: a).children, Mirror(reflecting: b).children)
      .compactMap { a, b -> (property: String, values: (String, String))? in
        let values = ("\(a.value)", "\(b.value)")
        return values.0 == values.1 ? nil : (a.label ?? "part", values)
      }
    // What has no custom text is seen by the equality alone.
    if properties.isEmpty, a != b { return [("value", ("\(a)", "\(b)"))] }
    return properties
  }
}
