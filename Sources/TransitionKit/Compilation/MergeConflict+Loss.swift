extension MergeConflict {
  /// How much of one contribution to a conflict is lost, and when.
  public struct Loss: Sendable, Hashable {
    /// The index of the contribution.
    public let contribution: Int

    /// The property of the conflict.
    public let property: ViewProperty

    /// The largest distance of each component, in the unit of the property: points, radians, factors or
    /// fractions. The components of a color are compared premultiplied, as they are seen.
    public let amount: PropertyValue

    /// The seconds during which there is a distance; nil if nothing is lost.
    public let interval: ClosedRange<Double>?
  }

  /// How much is lost of each contribution that is ``lost``, or of all of them if they cancel.
  ///
  /// Of a contribution that is lost, it is the largest distance between what it wrote and what is shown, and when
  /// the two differ. Of contributions that cancel, it is the largest distance from rest, and when they move.
  ///
  /// - Complexity: it is computed when it is read, in about linear time in the number of contributions.
  public var amountLost: [Loss] {
    if cancels { return contributions.indices.map { cancelledAmount(of: $0) } }
    guard !lost.isEmpty, let shown = ShownValue(self) else { return [] }
    return lost.map { loss(of: $0, to: shown) }
  }

  private func loss(of index: Int, to shown: ShownValue) -> Loss {
    let written = contributions[index].timed
    // Of values that take each other's place, one counts from its start on.
    let counts = rule != .compose || !property.isAnimatable || written.timing.start <= shown.start
    let start = counts ? 0 : min(max(written.timing.start, 0), runEnd)
    let distance = ValueDistance(between: written, and: shown, in: start...runEnd)
    return Loss(
      contribution: index, property: property,
      amount: PropertyValue(distance.largest, of: property), interval: distance.interval)
  }

  private func cancelledAmount(of index: Int) -> Loss {
    let (written, property) = (contributions[index].timed, contributions[index].property)
    let rest = ShownValue(constant: property.identityVector)
    return Loss(
      contribution: index, property: property,
      amount: PropertyValue(
        ValueDistance(between: written, and: rest, in: 0...runEnd).largest, of: property),
      interval: written.movement(in: 0...runEnd))
  }
}

extension MergeConflict.Loss: CustomStringConvertible {
  /// The amounts that are not 0 with their units, such as `120 pt in dx, 8 pt in dy` or `0.4`.
  public var description: String {
    var texts: [String] = []
    for (lane, name) in property.componentNames.enumerated() where amount.components[lane] > 0 {
      let text = ComponentUnit(of: property, lane: lane).words(for: amount.components[lane])
      texts.append(name.isEmpty ? text : "\(text) in \(name)")
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }
}
