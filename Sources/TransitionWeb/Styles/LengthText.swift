import TransitionExport
import TransitionKit

/// Writes sums of lengths as CSS.
struct LengthText {
  let lengths: [(length: SizeProbe.Length, value: Double)]
  let fills: Bool
  /// The size of the element, as a fraction of the view; nil if the element has not the size of the view.
  let view: Size?
  private(set) var needsContainer = false
  /// The largest difference between a number and its text, in points of the reference.
  private(set) var roundingError = 0.0

  init(lengths: [(length: SizeProbe.Length, value: Double)], fills: Bool, view: Size?) {
    self.lengths = lengths
    self.fills = fills
    self.view = view
  }

  /// The value of `translate`; nil if a length cannot be written.
  mutating func translate(_ sum: SizeProbe.Sum) -> String? {
    guard let texts = axes(of: sum) else { return nil }
    return texts.dropLast(texts[2] == "0" ? 1 : 0).joined(separator: " ")
  }

  /// The lengths along the three axes; nil if one cannot be written.
  mutating func axes(of sum: SizeProbe.Sum) -> [String]? {
    var texts: [String] = []
    for axis in 0..<3 {
      var operands: [String] = []
      var error = 0.0
      for (index, length) in lengths.enumerated() where sum.factors[index][axis] != 0 {
        guard let (factor, unit) = unit(of: length.length, axis: axis) else { return nil }
        let fraction = sum.factors[index][axis] * factor
        let text = decimal(fraction * 100, 8)
        error += abs(fraction - (Double(text) ?? 0) / 100) / factor * length.value
        if text != "0" { operands.append(text + unit) }
      }
      let points = decimal(sum.points[axis])
      error += abs(sum.points[axis] - (Double(points) ?? 0))
      if points != "0" { operands.append(points + "px") }
      roundingError = max(roundingError, error)
      let first = operands.first ?? "0"
      texts.append(
        operands.count > 1 ? "calc(\(operands.joined(separator: " + ")))" : first)
    }
    return texts
  }

  /// The unit of a length along an axis, and the factor from the length to a hundred of that unit.
  private mutating func unit(of length: SizeProbe.Length, axis: Int) -> (Double, String)? {
    let (isWidth, isOfContainer) =
      switch length {
      case .containerWidth: (true, true)
      case .containerHeight: (false, true)
      case .viewWidth: (true, false)
      case .viewHeight: (false, false)
      }
    // Percentages in a translation are of the element itself, and along the same axis only.
    if let view, axis == (isWidth ? 0 : 1), !isOfContainer || fills {
      let size = isWidth ? view.width : view.height
      if size > 0 { return (1 / size, "%") }
    }
    guard isOfContainer else { return nil }
    needsContainer = true
    return (1, isWidth ? "cqw" : "cqh")
  }
}
