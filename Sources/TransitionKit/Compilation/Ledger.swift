/// What the contributions of one compilation share: the views, the nesting that their paths are told
/// from, and their timings.
///
/// It is a class so that each contribution carries one reference, and paths become text only when
/// somebody reads them.
final class Ledger: Sendable {
  /// The inside of one pair of brackets.
  struct Level: Sendable {
    enum Kind: Sendable {
      case operands
      case alternatives
      case mirrored
      case reducingMotion
    }

    let kind: Kind
    let place: Place
    var count = 0
  }

  /// A place in a level.
  struct Place: Sendable {
    let level: Int
    let index: Int
  }

  let operation: String
  let targets: [Target]
  let levels: [Level]
  let timings: [Timing]

  init(operation: String, targets: [Target], levels: [Level], timings: [Timing]) {
    self.operation = operation
    self.targets = targets
    self.levels = levels
    self.timings = timings
  }

  /// The path of what stands at a place and concerns a view.
  func path(of label: String, at place: Place, target: Int?) -> String {
    var names = [label]
    var place = place
    while true {
      let level = levels[place.level]
      if level.count > 1, level.kind != .alternatives { names.append("combined[\(place.index)]") }
      switch level.kind {
      case .mirrored: names.append("mirrored")
      case .reducingMotion: names.append("reducingMotion")
      case .operands, .alternatives: break
      }
      guard place.level != 0 else { break }
      place = level.place
    }
    if let target { names.append("\(targets[target].id)") }
    names.append(operation)
    return names.reversed().joined(separator: " / ")
  }
}
