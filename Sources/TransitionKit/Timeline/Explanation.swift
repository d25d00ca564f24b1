/// What makes up the value of one property of one view at one time.
public struct Explanation: Sendable {
  /// One operand of a value.
  public struct Operand: Sendable {
    /// Who wrote it; nil for a value that a merge policy put in the place of contributions.
    public let contribution: Contribution?

    /// When and how it moves, in words.
    public let timing: String

    /// How far it has moved, from 0 to 1; it may overshoot in between.
    public let progress: Double

    /// Its value at that time.
    public let value: PropertyValue

    /// Whether it counts at that time; among values that replace each other only one does.
    public let counts: Bool
  }

  /// What leads from what an interrupted motion showed to the value of the operands.
  public struct Correction: Sendable {
    /// What a correction makes up for.
    public enum Kind: Sendable, Hashable {
      /// The difference in value.
      case value
      /// The difference in velocity.
      case velocity
      /// A progress below 0 or above 1.
      case overscroll
    }

    /// What the correction makes up for.
    public let kind: Kind

    /// What it adds at that time. The components of a color are premultiplied.
    public let value: PropertyValue

    /// How it decays, in words.
    public let timing: String
  }

  /// The view that is explained.
  public let view: ViewID

  /// The property that is explained.
  public let property: ViewProperty

  /// The time in seconds.
  public let time: Double

  /// The rule under which contributions were merged.
  public let rule: MergeResolution

  /// The operands, in the order of their composition. No one wrote the property if there are none.
  public let operands: [Operand]

  /// The contributions that the rule left out.
  public let lost: [Contribution]

  /// The corrections of an interrupted run, which are added to the operands.
  public let corrections: [Correction]

  /// The value of the frame: the composition of the operands that count, and the corrections.
  public let value: PropertyValue
}

extension Explanation: CustomStringConvertible {
  /// The value, and a line for each operand and each correction.
  public var description: String {
    guard !operands.isEmpty || !corrections.isEmpty else {
      return "\(view).\(property) is at rest: no one wrote it"
    }
    var text = "\(view).\(property) at \(number: time) s is \(value)"
    for operand in operands {
      text +=
        "\n  \(operand.value) at \(number: operand.progress * 100) % of \(operand.timing), from "
      text += operand.contribution?.path ?? "the merge policy"
      if !operand.counts { text += " (not at this time)" }
    }
    for correction in corrections { text += "\n  \(correction)" }
    for contribution in lost { text += "\n  lost: \(contribution.path)" }
    return text
  }
}

extension Explanation.Correction: CustomStringConvertible {
  /// What it adds, what it makes up for, and how it decays.
  public var description: String { "\(value) by \(kind) correction, \(timing)" }
}

extension CompiledTransition {
  /// Explains one value at one time: which contributions make it up, by which rule and timing.
  ///
  /// The value is computed anew from the segments, and equals that of the frame to the bit.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - property: the property to explain.
  ///   - time: a time in seconds; NaN counts as 0.
  public func explain(_ view: ViewID, _ property: ViewProperty, at time: Double) -> Explanation {
    explain(view, property, at: time, in: timeline)
  }

  /// The same for a timeline with the same tracks, such as the one at constant rates.
  func explain(
    _ view: ViewID, _ property: ViewProperty, at time: Double, in timeline: Timeline
  ) -> Explanation {
    let frame = timeline.frame(at: time)
    let index = merger.properties.firstIndex {
      merger.provenanceTable.targets[$0.target].id == view && $0.property == property
    }
    guard let index else {
      return Explanation(
        view: view, property: property, time: frame.time, rule: .compose, operands: [], lost: [],
        corrections: [], value: property.identity)
    }
    let merged = merger.properties[index]
    let track = timeline.tracks[index]
    let isOver = frame.stage != .active
    let current = track.kind == .replace ? timeline.current(of: track, at: frame.time) : nil
    var values: [SIMD4<Double>] = []
    var operands: [Explanation.Operand] = []
    for segment in merged.segments {
      let timing = timeline.timings[timeline.segments[segment].timing]
      let progress = isOver ? 1 : timing.progress(at: frame.time)
      let value =
        if isOver {
          timeline.segments[segment].completion
        } else if track.kind == .constant {
          // As it is: adding a fraction of nothing would take the sign from a negative zero.
          timeline.segments[segment].start
        } else {
          timeline.segments[segment].value(at: progress)
        }
      let counts = current.map { $0 == segment || isOver } ?? true
      if counts { values.append(value) }
      operands.append(
        Explanation.Operand(
          contribution: timeline.segments[segment].contribution.map(contribution),
          timing: "\(timing)", progress: progress,
          value: PropertyValue(property.unpremultiplied(value), of: property),
          counts: counts))
    }
    let kept = Set(merged.segments.compactMap { timeline.segments[$0].contribution })
    return Explanation(
      view: view, property: property, time: frame.time, rule: merged.rule, operands: operands,
      lost: merged.written.filter { !kept.contains($0) }.map(contribution), corrections: [],
      value: PropertyValue(
        property.unpremultiplied(compose(values, of: property).clamped), of: property))
  }

  private func contribution(_ index: Int) -> Contribution {
    Contribution(written: merger.written[index], provenanceTable: merger.provenanceTable)
  }
}

extension Explanation.Operand: CustomStringConvertible {
  /// The value, the progress and the timing, and who wrote it.
  public var description: String {
    let source = contribution?.path ?? "the merge policy"
    let text = "\(value) at \(number: progress * 100) % of \(timing), from \(source)"
    return counts ? text : text + " (not at this time)"
  }
}
