import TransitionKit

extension AccuracyReport {
  /// The ``summary``, and a line for each property and each omission.
  public var description: String { ([summary] + lines).joined(separator: "\n") }

  /// How exact the document is, in one sentence, such as `Looks the same to within half a point.`
  public var summary: String {
    let rest =
      omissions.isEmpty
      ? "."
      : ", apart from \(omissions.count) thing\(omissions.count == 1 ? "" : "s") listed below."
    guard !entries.isEmpty else { return "Nothing moves" + rest }
    guard entries.contains(where: { $0.error >= Entry.exactness }) else {
      return "Says exactly what the timeline does" + rest
    }
    guard keepsTolerance else {
      return "Differs by up to \(largestDifference), which is more than the tolerance" + rest
    }
    return "Looks the same to within \(largestDifference)" + rest
  }

  /// The largest errors in words, such as `half a point and 0.1 % of opacity and color`.
  package var largestDifference: String {
    var amounts: [String] = []
    let distance = largestDistance
    if distance > 0 { amounts.append(words(forPoints: distance)) }
    let fraction = entries.map { $0.fraction }.max() ?? 0
    if fraction > 0 { amounts.append("\(roundedUp(fraction * 100)) % of opacity and color") }
    // An anchor or a custom property, for example, has no distance.
    if amounts.isEmpty, let entry = entries.max(by: { $0.error < $1.error }) {
      amounts.append("\(roundedUp(entry.error)) of \(entry.property)")
    }
    return amounts.joined(separator: " and ")
  }

  /// A line for each property and each omission.
  package var lines: [String] { entries.map { $0.line } + omissions.map { "not expressed: \($0)" } }

  /// The largest distance between a point of a view and its exact position, in points. The errors of a piece and of
  /// its parents add up.
  private var largestDistance: Double {
    var distances: [ViewID: Double] = [:]
    for entry in entries { distances[entry.view, default: 0] += entry.distance(extent: extent) }
    return distances.keys.map { view in
      lineage(of: view).reduce(0) { $0 + (distances[$1] ?? 0) }
    }.max() ?? 0
  }

  /// The view, its parent, and so on.
  private func lineage(of view: ViewID) -> [ViewID] {
    if case .piece(let parent, _) = view { return [view] + lineage(of: parent) }
    return [view] + (parents[view].map { lineage(of: $0) } ?? [])
  }
}

extension AccuracyReport.Entry {
  /// The error in one line, such as `view.translation is within 0.39 points, the most at 0.0752 s`.
  public var description: String { line }

  var line: String { "\(name) is \(exactness)" }

  /// The view and the property, such as `view.translation`.
  package var name: String { "\(view.label).\(property)" }

  /// The error without the name, such as `within 0.39 points, the most at 0.0752 s`.
  package var exactness: String {
    var text = "exact"
    if error >= Self.exactness {
      let worst = worstComponent
      text = "within \(amount(errors[worst], worst)), the most at \(short(time)) s"
      if !keepsTolerance {
        text += ", more than the tolerance of \(amount(tolerances[worst], worst))"
      }
    }
    if shift > 0 { text += "; jumps are within \(roundedUp(shift)) s" }
    if snap > 0 { text += "; at its end a spring jumps by \(amount(snap, worstComponent))" }
    return text
  }

  /// The unit of the error, such as `points` or `radians`.
  public var unit: String { unit(of: worstComponent) }

  private func amount(_ value: Double, _ component: Int) -> String {
    let number = roundedUp(value)
    let words = "\(number) \(unit(of: component))"
    return property.isAngle ? "\(words) (\(roundedUp(value * 180 / .pi))°)" : words
  }

  private func unit(of component: Int) -> String {
    switch property.quantity {
    case .angle: return "radians"
    case .length: return "points"
    case .factor, .fraction: return "of the size"
    case .number: break
    }
    switch property {
    case .anchor: return "of the size"
    case .opacity: return "of full opacity"
    case .shadow: return component == 0 ? "of full opacity" : "points"
    case _ where property.isCustom: return "in its own unit"
    case _ where property.isColor: return component == 3 ? "of full opacity" : "of full color"
    // What is added to a color is a part of it.
    case _ where property.isFilter && property.composition == .add: return "of full color"
    default: return "in its own unit"
    }
  }

  /// The largest distance by which the error moves a point of the view, in points.
  fileprivate func distance(extent: Double) -> Double {
    switch property {
    case .rotation: error * extent
    case .shadow: max(errors.y, errors.z, errors.w)
    default:
      switch property.quantity {
      case .length: error
      case .factor, .fraction: error * extent
      case .number, .angle: 0
      }
    }
  }

  /// The change of an opacity or a color by the error, in 0...1.
  fileprivate var fraction: Double {
    min(property == .shadow ? errors.x : error * property.colorChange, 1)
  }
}

/// An upper bound of a distance, in words if possible.
private func words(forPoints distance: Double) -> String {
  let known = [
    (0.001, "a thousandth of a point"), (0.01, "a hundredth of a point"),
    (0.1, "a tenth of a point"), (0.5, "half a point"), (1, "a point"),
  ]
  if let (_, words) = known.first(where: { distance <= $0.0 }) { return words }
  return "\(roundedUp(distance)) points"
}

/// A number with three significant digits.
private func short(_ value: Double) -> String { significantDecimal(value, 3) }

/// An upper bound of a number, with three significant digits.
private func roundedUp(_ value: Double) -> String {
  let text = short(value)
  guard let read = Double(text), read < value, value.isFinite else { return text }
  let step = Double.pow(10, Double.log10(value).rounded(.down) - 2)
  return short(read + step)
}
