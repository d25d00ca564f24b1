import TransitionKit

/// A difference before equal ones are put together: what is found, without the subject of the sentence.
struct MotionFinding {
  let kind: MotionDifference.Kind
  var view: ViewID?
  var property: ViewProperty?
  /// The component that differs; nil for all of them.
  var lane: Int?
  /// The predicate of the sentence.
  private(set) var text: String
  /// How much it differs, as the end of the text says it.
  var amount = ""
  /// Whether it says what is written otherwise, but not what is seen of it.
  var isVague = false
}

extension [MotionFinding] {
  /// The differences: one for components, and one for pieces, that differ in the same way.
  ///
  /// - Parameter pieceCounts: how many pieces each view has.
  func differences(pieceCounts: [ViewID: Int]) -> [MotionDifference] {
    var groups: [PieceGroup] = []
    var indices: [PieceGroup.Key: Int] = [:]
    for finding in withEqualComponentsTogether {
      let key = PieceGroup.Key(finding)
      if key.parent != nil, let index = indices[key] {
        groups[index].findings.append(finding)
      } else {
        indices[key] = groups.count
        groups.append(PieceGroup(findings: [finding]))
      }
    }
    return groups.compactMap { $0.difference(pieceCounts: pieceCounts) }
  }

  /// The findings, with one for the whole property if all that is found of several components is the same.
  private var withEqualComponentsTogether: [MotionFinding] {
    var result: [MotionFinding] = []
    for finding in self {
      // What is found of one property comes in a row.
      let twin = result.suffix(16).lastIndex {
        $0.kind == finding.kind && $0.view == finding.view && $0.property == finding.property
          && $0.text == finding.text
      }
      if let twin {
        if result[twin].lane != finding.lane { result[twin].lane = nil }
      } else {
        result.append(finding)
      }
    }
    return result
  }
}

/// What is found in the same way of several pieces of a view.
private struct PieceGroup {
  struct Key: Hashable {
    let kind: MotionDifference.Kind
    let parent: ViewID?
    let property: ViewProperty?
    let lane: Int?

    init(_ finding: MotionFinding) {
      kind = finding.kind
      parent = finding.view?.parent
      property = finding.property
      lane = finding.lane
    }
  }

  var findings: [MotionFinding]

  func difference(pieceCounts: [ViewID: Int]) -> MotionDifference? {
    guard let first = findings.first else { return nil }
    let pieces = Set(findings.compactMap(\.view))
    guard pieces.count > 1, let parent = first.view?.parent else {
      let more = findings.dropFirst().map { "; \($0.text)" }.joined()
      return MotionDifference(
        kind: first.kind, view: first.view, property: first.property,
        message: first.sentence(about: first.view) + more)
    }
    let count = pieceCounts[parent] ?? pieces.count
    let isSame = Set(findings.map(\.text)).count == 1
    var location = " in \(pieces.count == count ? "all" : "\(pieces.count) of") \(count) pieces"
    if !isSame, case .piece(_, let index) = first.view {
      let (others, all) = (pieces.count - 1, count - 1)
      location =
        " in piece \(index), and likewise in "
        + (others == all ? "the other \(all)" : "\(others) of the other \(all)")
    }
    let message = first.sentence(about: parent) + location
    return MotionDifference(
      kind: first.kind, view: parent, property: first.property, message: message)
  }
}

extension MotionFinding {
  /// The finding with more words behind what it says.
  func with(suffix: String) -> MotionFinding {
    var finding = self
    finding.text += suffix
    return finding
  }

  fileprivate func sentence(about view: ViewID?) -> String {
    var subject = view.map { "\($0)" } ?? "the motion"
    if let property {
      subject += ".\(property.name)"
      let labels = GoldenComponents(property).labels
      if let lane, labels.indices.contains(lane), !labels[lane].isEmpty {
        subject += ".\(labels[lane])"
      }
    }
    return "\(subject) \(text)"
  }
}
