import TransitionKit

extension MotionComparison {
  /// Finds which views are new or gone, and how the others differ.
  mutating func compareViews() {
    let uncomparable = comparePieceCounts()
    let expected = Dictionary(old.views.map { ($0.id, $0) }) { first, _ in first }
    for view in new.views {
      // Pieces of another division have nothing in common but their numbers.
      if let parent = view.id.parent, uncomparable.contains(parent) { continue }
      if let oldView = expected[view.id] {
        compare(view, with: oldView)
      } else {
        add(.view, view.id, "is new")
      }
    }
    let known = Set(new.views.map(\.id))
    for view in old.views where !known.contains(view.id) {
      if let parent = view.id.parent, uncomparable.contains(parent) { continue }
      add(.view, view.id, "no longer takes part")
    }
  }

  /// Finds views with another number of pieces, which are returned.
  private mutating func comparePieceCounts() -> Set<ViewID> {
    let (counts, oldCounts) = (new.pieceCounts, old.pieceCounts)
    var uncomparable: Set<ViewID> = []
    let parents = (new.views + old.views).map(\.id)
    for parent in parents where counts[parent] != oldCounts[parent] {
      guard uncomparable.insert(parent).inserted else { continue }
      let count = oldCounts[parent] ?? 0
      add(.pieces, parent, "has \(counted(counts[parent] ?? 0, "piece")) instead of \(count)")
    }
    return uncomparable
  }

  private mutating func compare(_ view: GoldenView, with oldView: GoldenView) {
    if view.change != oldView.change {
      add(.view, view.id, view.change.text)
    }
    compareRegions(of: view, with: oldView)
    comparePresence(of: view, with: oldView)
    let redefined = compareDefinitions(of: view, with: oldView)
    for track in view.tracks where !redefined.contains(track.property.name) {
      if let oldTrack = oldView.tracks.first(where: { $0.property == track.property }) {
        compare(track, with: oldTrack, of: view.id)
      } else if track.hasEffect {
        add(.animation, view.id, track.property, track.moves ? "is new" : "is now \(track.text)")
      }
    }
    for oldTrack in oldView.tracks
    where oldTrack.hasEffect && !redefined.contains(oldTrack.property.name) {
      guard !view.tracks.contains(where: { $0.property == oldTrack.property }) else { continue }
      add(
        .animation, view.id, oldTrack.property,
        oldTrack.moves ? "no longer animates" : "is no longer \(oldTrack.text)")
    }
  }

  /// Finds custom properties that have kept their name and nothing else, the names of which are returned.
  private mutating func compareDefinitions(
    of view: GoldenView, with oldView: GoldenView
  ) -> Set<String> {
    var names: Set<String> = []
    for property in view.tracks.map(\.property) where property.isCustom {
      let same = oldView.tracks.map(\.property).filter { $0.name == property.name }
      guard same.count == 1, let old = same.first, old != property, old.isCustom else { continue }
      names.insert(property.name)
      if old.composition != property.composition {
        add(
          .value, view.id, property,
          "is composed by \(property.composition) instead of \(old.composition)")
      } else if old.componentNames != property.componentNames {
        let names = property.componentNames.joined(separator: ", ")
        add(
          .value, view.id, property,
          "has the components \(names) instead of \(old.componentNames.joined(separator: ", "))")
      } else {
        let (new, old) = (GoldenComponents(property), GoldenComponents(old))
        add(
          .value, view.id, property,
          "is \(PropertyValue(new.identity)) instead of \(PropertyValue(old.identity)) at rest")
      }
    }
    return names
  }

  private mutating func compareRegions(of view: GoldenView, with oldView: GoldenView) {
    guard let region = view.region, let oldRegion = oldView.region else {
      if (view.region == nil) != (oldView.region == nil) {
        add(.pieces, view.id, "shows \(view.region == nil ? "all" : "a part") of its view")
      }
      return
    }
    let isSame = zip(region.goldenNumbers, oldRegion.goldenNumbers).allSatisfy {
      tolerance.areSame($0, $1)
    }
    if !isSame {
      add(
        .pieces, view.id,
        "shows the part \(AnimationText.golden.text(of: region)) instead of \(AnimationText.golden.text(of: oldRegion))"
      )
    }
  }

  private mutating func comparePresence(of view: GoldenView, with oldView: GoldenView) {
    guard let presence = view.presence, let oldPresence = oldView.presence else {
      if view.presence != nil { add(.presence, view.id, "is no longer present all the time") }
      if oldView.presence != nil { add(.presence, view.id, "is present all the time") }
      return
    }
    guard presence.count == oldPresence.count else {
      add(
        .presence, view.id,
        "is present \(counted(presence.count, "time")) instead of \(oldPresence.count)")
      return
    }
    for (interval, oldInterval) in zip(presence, oldPresence) {
      if !tolerance.areSame(times: interval.lowerBound, oldInterval.lowerBound) {
        add(
          .presence, view.id,
          "is present from \(golden: interval.lowerBound) s instead of "
            + "\(golden: oldInterval.lowerBound) s")
      }
      if !tolerance.areSame(times: interval.upperBound, oldInterval.upperBound) {
        add(
          .presence, view.id,
          "is present until \(golden: interval.upperBound) s instead of "
            + "\(golden: oldInterval.upperBound) s")
      }
    }
  }

  private mutating func compare(
    _ track: GoldenTrack, with oldTrack: GoldenTrack, of view: ViewID
  ) {
    let comparison = TrackComparison(
      of: track, with: oldTrack, lasting: max(new.duration, old.duration), tolerance: tolerance)
    for finding in comparison.findings {
      add(finding.kind, view, track.property, lane: finding.lane, finding.text)
    }
  }
}

extension GoldenModel {
  /// How many pieces each view has.
  var pieceCounts: [ViewID: Int] {
    var counts: [ViewID: Int] = [:]
    for view in views {
      if let parent = view.id.parent { counts[parent, default: 0] += 1 }
    }
    return counts
  }
}

extension GoldenTrack {
  fileprivate var moves: Bool {
    let components = GoldenComponents(property)
    return operands.contains { OperandNumbers($0, components).moves }
  }

  /// Whether the view is ever seen in another way than at rest.
  fileprivate var hasEffect: Bool {
    let components = GoldenComponents(property)
    return moves
      || operands.contains { components.numbers(of: $0.start) != components.identity }
      || components.numbers(of: completion) != components.identity
  }

  /// The value of what does not move.
  fileprivate var text: String {
    let components = GoldenComponents(property)
    return components.text(of: components.numbers(of: value(at: 0)), base: components.identity)
  }
}

extension GoldenView.Change {
  fileprivate var text: String {
    switch self {
    case .insertion: "is inserted"
    case .removal: "is removed"
    case .stays: "stays"
    }
  }
}
