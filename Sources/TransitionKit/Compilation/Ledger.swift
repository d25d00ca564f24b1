/// What the contributions of one compilation share: the views, the nesting that their paths are told
/// from, and their timings.
///
/// It is a class so that each contribution carries one reference, and paths become text only when
/// they are read.
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

  /// Who wrote something, and where that stands.
  struct Entry: Sendable {
    let author: Author
    let place: Place
  }

  let navigation: NavigationTransition.Operation?
  let targets: [Target]
  let levels: [Level]
  let entries: [Entry]
  let timings: [Timing]

  init(
    navigation: NavigationTransition.Operation?, targets: [Target], levels: [Level],
    entries: [Entry], timings: [Timing]
  ) {
    self.navigation = navigation
    self.targets = targets
    self.levels = levels
    self.entries = entries
    self.timings = timings
  }

  /// What happens, in words.
  var operation: String {
    navigation.map { "\($0)" } ?? targets.first.map { "\($0.operation)" } ?? "nothing"
  }
}

/// Who wrote something to a view. The path becomes text when it is read.
struct Provenance: Sendable {
  let entry: Ledger.Entry
  let target: Int
  let ledger: Ledger

  /// The way from the operation down to the author, such as
  /// `push / origin / combined[1] / move(edge: .leading)`.
  var path: String {
    var names = [entry.author.label()]
    var place = entry.place
    while true {
      let level = ledger.levels[place.level]
      if level.count > 1, level.kind != .alternatives { names.append("combined[\(place.index)]") }
      switch level.kind {
      case .mirrored: names.append("mirrored")
      case .reducingMotion: names.append("reducingMotion")
      case .operands, .alternatives: break
      }
      guard place.level != 0 else { break }
      place = level.place
    }
    names += ["\(ledger.targets[target].id)", ledger.operation]
    return names.reversed().joined(separator: " / ")
  }
}
