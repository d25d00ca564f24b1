/// What the contributions of one compilation share: the views, the scopes that their paths are
/// made of, and their timings.
///
/// It is a class so that each contribution carries one reference, and paths become text only when
/// they are read.
package final class ProvenanceTable: Sendable {
  /// The inside of one pair of brackets.
  struct ScopeNode: Sendable {
    enum Kind: Sendable {
      case operands
      case alternatives
      case mirrored
      case reducingMotion
    }

    let kind: Kind
    let position: Position
    var count = 0
  }

  /// A position in a node.
  struct Position: Sendable {
    let node: Int
    let index: Int
  }

  /// Who wrote something, and its position.
  struct Origin: Sendable {
    let source: Source
    let position: Position
  }

  let navigation: NavigationTransition.Operation?
  let targets: [TransitionTarget]
  let nodes: [ScopeNode]
  let origins: [Origin]
  package let timings: [Timing]

  init(
    navigation: NavigationTransition.Operation?, targets: [TransitionTarget], nodes: [ScopeNode],
    origins: [Origin], timings: [Timing]
  ) {
    self.navigation = navigation
    self.targets = targets
    self.nodes = nodes
    self.origins = origins
    self.timings = timings
  }

  /// What happens, in words.
  var operation: String {
    navigation.map { "\($0)" } ?? targets.first.map { "\($0.operation)" } ?? "nothing"
  }
}

/// Who wrote something to a view. The path becomes text when it is read.
package struct Provenance: Sendable {
  let origin: ProvenanceTable.Origin
  let target: Int
  let provenanceTable: ProvenanceTable

  /// The path from the operation down to the source, such as
  /// `push / origin / combined[1] / move(edge: .leading)`.
  var path: String {
    var names = [origin.source.label]
    var position = origin.position
    while true {
      let node = provenanceTable.nodes[position.node]
      if node.count > 1, node.kind != .alternatives { names.append("combined[\(position.index)]") }
      switch node.kind {
      case .mirrored: names.append("mirrored")
      case .reducingMotion: names.append("reducingMotion")
      case .operands, .alternatives: break
      }
      guard position.node != 0 else { break }
      position = node.position
    }
    names += ["\(provenanceTable.targets[target].id)", provenanceTable.operation]
    return names.reversed().joined(separator: " / ")
  }
}
