import TransitionKit

/// Which elements of a change are one shared element, and why others are not, by their numbers.
struct SceneMatching: Sendable {
  /// An element that leaves, or a source that stays, and one that comes, or a source that it flies back to.
  struct Pair: Sendable {
    let old: ElementIndex
    let new: ElementIndex
  }

  /// An element with a key that does not fly.
  struct Unpaired: Sendable {
    let element: ElementIndex
    let reason: PairingReason
    /// Those that are the reason: its partner, the duplicates, or those in another namespace.
    let others: [ElementIndex]
  }

  private(set) var pairs: [Pair] = []
  private(set) var unpaired: [Unpaired] = []
  /// The keys of all elements that may be part of a pair.
  private(set) var keys: ElementMap<MatchKey> = [:]
  /// Elements of one side with one key.
  private(set) var duplicates: [[ElementIndex]] = []
  /// Elements that come without a partner, and those with the same key that stay, with which they would fly if they were sources.
  private(set) var withoutSource: [Pair] = []

  var isEmpty: Bool { pairs.isEmpty && unpaired.isEmpty }

  /// An element with a key.
  struct Candidate: Sendable {
    let element: ElementIndex
    let key: MatchKey
    /// The age at which it left; infinite for one that leaves now.
    var leftAge = Double.infinity
    /// How far in front it is.
    let position: Int
    let isVisible: Bool
    /// Whether it is a source whose place is empty, as its partner is on screen.
    var isHidden = false
    /// The partners that stay, and that keep the place of a source empty.
    var hiders: [ElementIndex] = []
  }

  /// Makes pairs by the keys.
  ///
  /// - Parameters:
  ///   - removed: those that leave, now or already.
  ///   - inserted: those that come.
  ///   - sources: the sources that stay.
  ///   - others: what else stays.
  init(
    removed: [Candidate], inserted: [Candidate], sources: [Candidate],
    others staying: [MatchName: [Candidate]] = [:]
  ) {
    var groups: [MatchName: Group] = [:]
    for candidate in removed + inserted + sources { keys[candidate.element] = candidate.key }
    for candidate in removed { groups[candidate.name, default: Group()].removed.append(candidate) }
    for candidate in inserted {
      groups[candidate.name, default: Group()].inserted.append(candidate)
    }
    for candidate in sources { groups[candidate.name, default: Group()].sources.append(candidate) }
    var namesakes: [String: [MatchName]] = [:]
    for name in groups.keys { namesakes[name.name, default: []].append(name) }
    // In the order of the first element, so that nothing depends on hashes.
    var done: Set<MatchName> = []
    for candidate in inserted + removed where done.insert(candidate.name).inserted {
      guard let group = groups[candidate.name] else { continue }
      let others = (namesakes[candidate.name.name] ?? []).filter { $0 != candidate.name }
      match(group, others.compactMap { groups[$0] })
      guard OptionalParts.hasDiagnostics, let last = unpaired.last, last.reason == .noCounterpart,
        let new = group.inserted.first(where: {
          $0.element == last.element && $0.key.role != .source
        }),
        let partner = staying[new.name]?.first(where: { $0.maySee(new) })
      else { continue }
      withoutSource.append(Pair(old: partner.element, new: new.element))
    }
  }

  /// Separates pairs that must not fly.
  mutating func separate(_ reason: (Pair) -> PairingReason?) {
    if OptionalParts.hasDiagnostics { withoutSource.removeAll { reason($0) != nil } }
    pairs.removeAll { pair in
      guard let reason = reason(pair) else { return false }
      unpaired.append(Unpaired(element: pair.new, reason: reason, others: [pair.old]))
      unpaired.append(Unpaired(element: pair.old, reason: reason, others: [pair.new]))
      return true
    }
  }
}

/// What keys have in common that belong together.
struct MatchName: Hashable {
  let name: String
  let namespace: String

  init(_ key: MatchKey) { (name, namespace) = (key.name, key.namespace) }
}

extension SceneMatching.Candidate {
  var name: MatchName { MatchName(key) }

  /// Whether it flies with another one as far as both have to be on screen.
  fileprivate func maySee(_ other: SceneMatching.Candidate) -> Bool {
    isVisible && other.isVisible || !(key.onlyVisible || other.key.onlyVisible)
  }

  /// The greatest one is taken: one that is seen, that left last, and is in front.
  fileprivate var rank: (Int, Double, Int) { (isHidden ? 0 : 1, leftAge, position) }

  /// The greatest one of those that come flies: a source would be hidden at once.
  fileprivate var insertionRank: (Int, Int) { (key.role == .source ? 0 : 1, position) }
}

/// The elements with one key.
private struct Group {
  var removed: [SceneMatching.Candidate] = []
  var inserted: [SceneMatching.Candidate] = []
  var sources: [SceneMatching.Candidate] = []
}

extension SceneMatching {
  /// Matches the elements with one key.
  ///
  /// - Parameter namesakes: those with a key of the same name in other namespaces.
  private mutating func match(_ group: Group, _ namesakes: [Group]) {
    let sources = group.sources.sorted { $0.rank > $1.rank }
    let inserted = group.inserted.sorted { $0.insertionRank > $1.insertionRank }
    let removed = group.removed.sorted { $0.rank > $1.rank }
    let leaving = removed.filter { $0.leftAge == .infinity }
    guard let new = inserted.first else {
      // What already leaves does not fly back by itself.
      guard let old = leaving.first else { return }
      note(leaving)
      // What is hidden itself does not fly back either.
      let open = old.isHidden ? [] : sources.filter { $0.hiders.isEmpty }
      guard !pair([old], open) else { return }
      if open.isEmpty, let source = sources.first {
        return unpaired.append(
          Unpaired(
            element: old.element, reason: .duplicate,
            others: source.hiders.isEmpty ? [source.element] : source.hiders))
      }
      return addUnpaired(old, to: sources, namesakes.flatMap { $0.inserted + $0.sources })
    }
    note(inserted)
    guard new.hiders.isEmpty else {
      // It comes to an empty place.
      note(leaving)
      unpaired += ([new] + leaving.prefix(1)).map {
        Unpaired(element: $0.element, reason: .duplicate, others: new.hiders)
      }
      return
    }
    let isMatched = pair(removed, [new]) || pair(sources, [new])
    if !isMatched {
      addUnpaired(new, to: removed + sources, namesakes.flatMap { $0.removed + $0.sources })
    }
    // Of those that leave now only one flies.
    let flying = isMatched ? leaving.filter { $0.element == pairs.last?.old } : []
    note(flying + leaving.filter { $0.element != flying.first?.element })
    if flying.isEmpty, let old = leaving.first {
      unpaired.append(Unpaired(element: old.element, reason: .offScreen, others: [new.element]))
    }
  }

  /// Notes that of several elements with one key only the first one is matched.
  private mutating func note(_ candidates: [Candidate]) {
    guard candidates.count > 1 else { return }
    let elements = candidates.map { $0.element }
    // Hidden sources are where they are because there are others.
    let shown = candidates.filter { !$0.isHidden }.map { $0.element }
    if shown.count > 1 { duplicates.append(shown) }
    // Of thousands of elements with one key only some are named for each of them.
    let named = elements.prefix(Self.namedCount + 1)
    for element in elements.dropFirst() {
      unpaired.append(
        Unpaired(
          element: element, reason: .duplicate,
          others: Array(named.filter { $0 != element }.prefix(Self.namedCount))))
    }
  }

  private static let namedCount = 16

  /// Makes a pair of the first ones that may see each other, and returns whether there are any.
  private mutating func pair(_ olds: [Candidate], _ news: [Candidate]) -> Bool {
    for old in olds {
      for new in news where old.maySee(new) {
        pairs.append(Pair(old: old.element, new: new.element))
        return true
      }
    }
    return false
  }

  private mutating func addUnpaired(
    _ candidate: Candidate, to partners: [Candidate], _ namesakes: [Candidate]
  ) {
    let reason: PairingReason =
      !partners.isEmpty ? .offScreen : namesakes.isEmpty ? .noCounterpart : .otherNamespace
    let others = partners.isEmpty ? namesakes.sorted { $0.element < $1.element } : partners
    unpaired.append(
      Unpaired(
        element: candidate.element, reason: reason, others: others.map { $0.element }))
  }
}
