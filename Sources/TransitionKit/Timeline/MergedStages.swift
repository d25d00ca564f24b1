extension Merger {
  /// The stages of a view, each property composed.
  func stages(of view: ViewID) -> TransientView {
    var stages = TransientView()
    for property in properties where provenanceTable.targets[property.target].id == view {
      let token = property.property
      stages.initial.set(token.unpremultiplied(initial(of: property)), of: token)
      stages.animation.set(token.unpremultiplied(animation(of: property)), of: token)
      stages.completion.set(token.unpremultiplied(completion(of: property)), of: token)
    }
    return stages
  }

  /// The value before anything has moved.
  private func initial(of merged: MergedProperty) -> SIMD4<Double> {
    let segments = segments[merged.segments]
    guard merged.property.composition == .replace, let first = segments.first else {
      return compose(segments.map { $0.start }, of: merged.property)
    }
    // Of those that replace each other, the first to start is seen; of several, the last of them.
    let start = provenanceTable.timings[first.timing].start
    return segments.last { provenanceTable.timings[$0.timing].start == start }?.start ?? first.start
  }

  private func animation(of merged: MergedProperty) -> SIMD4<Double> {
    compose(merged.segments, of: merged.property) { segments[$0].end }
  }

  private func completion(of merged: MergedProperty) -> SIMD4<Double> {
    compose(merged.segments, of: merged.property) { segments[$0].completion }
  }

  /// Warnings about what the stages show.
  var stageDiagnostics: [Diagnostic] {
    properties.flatMap { merged -> [Diagnostic] in
      var found = idleDiagnostics(of: merged)
      guard merged.property.isAnimatable else { return found }
      let ends = (
        initial: initial(of: merged), animation: animation(of: merged),
        completion: completion(of: merged)
      )
      found += timingDiagnostics(of: merged)
      found += handoverDiagnostics(of: merged)
      found += rangeDiagnostics(
        of: merged, [("initial", ends.initial), ("animation", ends.animation)])
      switch provenanceTable.targets[merged.target].operation {
      case .insertion:
        if differ(ends.animation, ends.completion) {
          found.append(
            diagnostic(
              .jump, merged,
              "jumps from \(text(ends.animation, merged)) to \(text(ends.completion, merged)) at the end"
            ))
        }
        if let kind = remainder(ends.completion, merged.property) {
          found.append(
            diagnostic(
              kind, merged, "is left at \(text(ends.completion, merged)) after the insertion"))
        }
      case .removal:
        if differ(ends.initial, merged.property.identityVector) {
          found.append(
            diagnostic(
              .jump, merged, "jumps from rest to \(text(ends.initial, merged)) at the start"))
        }
        if differ(ends.completion, merged.property.identityVector) {
          found.append(
            diagnostic(
              .neverReturns, merged,
              "stays at \(text(ends.completion, merged)) after the removal, so a view that is used again is not at rest"
            ))
        }
      }
      return found
    }
  }

  /// The stages that no host can draw as they are.
  private func rangeDiagnostics(
    of merged: MergedProperty, _ stages: [(name: String, value: SIMD4<Double>)]
  ) -> [Diagnostic] {
    let property = merged.property
    guard let ranges = property.drawableRanges else { return [] }
    return stages.flatMap { stage in
      ranges.indices.compactMap { lane -> Diagnostic? in
        let (value, range) = (stage.value[lane], ranges[lane])
        guard value < range.lowerBound - 1e-9 || value > range.upperBound + 1e-9 else { return nil }
        let component = property.componentNames[lane]
        let name = component.isEmpty ? "" : ".\(component)"
        let drawn = value < range.lowerBound ? range.lowerBound : range.upperBound
        return diagnostic(
          .unusableValue, merged,
          "\(name.isEmpty ? "" : "(\(name)) ")is \(value) in its \(stage.name) stage; hosts draw \(number: drawn)"
        )
      }
    }
  }

  /// The jumps at the start and the end of animations that do not go from 0 to 1, such as those that start in
  /// the middle or end back at the start.
  private func timingDiagnostics(of merged: MergedProperty) -> [Diagnostic] {
    let timings = segments[merged.segments].lazy.filter { $0.start != $0.end }.map {
      provenanceTable.timings[$0.timing]
    }
    var found: [Diagnostic] = []
    if let timing = timings.first(where: { $0.jumpAtStart != nil }) {
      let percentage = (timing.jumpAtStart ?? 0) * 100
      found.append(
        diagnostic(
          .jump, merged,
          "jumps at the start, as \(timing) starts at \(number: percentage.rounded()) % of the way")
      )
    }
    if let timing = timings.first(where: { $0.jumpAtEnd != nil }) {
      let percentage = (timing.jumpAtEnd ?? 0) * 100
      found.append(
        diagnostic(
          .jump, merged,
          "jumps at the end, as \(timing) ends at \(number: percentage.rounded()) % of the way"))
    }
    return found
  }

  /// The jumps where one of several values that replace each other takes over from another.
  private func handoverDiagnostics(of merged: MergedProperty) -> [Diagnostic] {
    guard merged.property.composition == .replace else { return [] }
    return zip(segments[merged.segments], segments[merged.segments].dropFirst()).compactMap {
      before, after in
      let start = provenanceTable.timings[after.timing].start
      let value = before.value(at: provenanceTable.timings[before.timing].progress(at: start))
      guard start > provenanceTable.timings[before.timing].start, differ(value, after.start) else {
        return nil
      }
      return diagnostic(
        .jump, merged,
        "jumps from \(text(value, merged)) to \(text(after.start, merged)) at \(number: start) s")
    }
  }

  private func idleDiagnostics(of merged: MergedProperty) -> [Diagnostic] {
    guard merged.property.isAnimatable else { return [] }
    return written[merged.written].filter { $0.isAtRest }.map { contribution in
      Diagnostic(
        kind: .doesNothing, severity: .note, view: provenanceTable.targets[contribution.target].id,
        property: contribution.property,
        message: "does nothing: \(contribution.property) is at rest throughout",
        source: Contribution(written: contribution, provenanceTable: provenanceTable).provenance)
    }
  }

  /// What an inserted view is left like by a value, if it is not at rest.
  private func remainder(_ value: SIMD4<Double>, _ property: ViewProperty) -> Diagnostic.Kind? {
    guard differ(value, property.identityVector) else { return nil }
    switch property {
    case .opacity: return value.x <= 0 ? .leftHidden : .leftDisplaced
    case .scale, .layoutScale: return value.x == 0 || value.y == 0 ? .leftHidden : .leftDisplaced
    case .clip:
      return value.x + value.z >= 1 || value.y + value.w >= 1 ? .leftHidden : .leftDisplaced
    default: return .leftDisplaced
    }
  }

  private func differ(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Bool {
    (0..<4).contains { abs(a[$0] - b[$0]) > 1e-9 * max(1, abs(a[$0]), abs(b[$0])) }
  }

  private func text(_ value: SIMD4<Double>, _ merged: MergedProperty) -> String {
    "\(PropertyValue(merged.property.unpremultiplied(value), of: merged.property))"
  }

  private func diagnostic(
    _ kind: Diagnostic.Kind, _ merged: MergedProperty, _ message: String
  ) -> Diagnostic {
    let isAlone = merged.written.count == 1
    let contribution = written[merged.written.lowerBound]
    return Diagnostic(
      kind: kind, severity: .warning, view: provenanceTable.targets[merged.target].id,
      property: merged.property, message: "\(merged.property) \(message)",
      source: isAlone
        ? Contribution(written: contribution, provenanceTable: provenanceTable).provenance : nil)
  }
}
