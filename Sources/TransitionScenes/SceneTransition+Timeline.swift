import TransitionKit

extension SceneTransition {
  /// The change as a timeline, in which each element is a view: that is what exporters show.
  ///
  /// The frame of an element that moves is a track of `ViewProperty.frame` from the old frame less the new one to zero. States
  /// at rest, insertions and removals are tracks of their properties. Elements that a modifier or an emphasis moves are sampled:
  /// they are looked at 1024 times, more often wherever they do not move straight, and are straight lines in between. So are
  /// those whose states wait for a delay and then begin inside their animation. Of a property that does not move, such as the
  /// anchor, that a modifier changes, the value at the end holds all the time.
  public var timeline: Timeline { content.timeline }

  /// ``timeline``, and what it does not say of the change, a sentence each.
  package var content: (timeline: Timeline, omissions: [String]) {
    let builder = SceneTimelineBuilder(self)
    let timeline = isReversed ? builder.timeline.reversed() : builder.timeline
    return (timeline, builder.omissions)
  }

  /// The views of ``timeline`` that are sampled.
  package var sampledViews: [ViewID] {
    let names = viewNames
    return start.scene.structure.drawingOrder.filter { start.scene.isSampled($0) }
      .compactMap { names[.element($0)] }
  }

  /// The views of ``timeline`` that are elements of both scenes.
  package var stayingViews: Set<ViewID> {
    let names = viewNames
    return Set(
      start.scene.structure.order.compactMap { number in
        guard let id = index.id(of: number), origin[id] != nil, destination[id] != nil else {
          return nil
        }
        return names[.element(number)]
      })
  }

  /// Where the elements of ``timeline`` are at rest: in the new scene, or where they were if they leave.
  ///
  /// The order is that in which they are drawn. An element that flies above everything is in no other one. An old content
  /// that fades out over an element is in it, in front of its children.
  package var placements: [ElementPlacement] {
    let names = viewNames
    return start.scene.structure.drawnViews.compactMap { view in
      guard let name = names[view] else { return nil }
      switch view {
      case .element(let number):
        let parent = start.scene.structure.drawnParent(of: number)
        return ElementPlacement(
          view: name, parent: parent.flatMap { names[.element($0)] },
          frame: Rect(
            lanes: start.scene.structure.drawnModelValue(of: number, start.scene.motions.goals)),
          clips: start.scene.structure.elements[number].values.clips)
      case .snapshot(let index):
        return ElementPlacement(
          view: name, parent: names[.element(start.scene.structure.fades[index].element)],
          frame: Rect(
            lanes: start.scene.structure.drawnModelValue(ofFade: index, start.scene.motions.goals)))
      }
    }
  }

  /// The shared elements of ``timeline``: for each flight the view that flies, and that of the old content which fades out over
  /// it, if one does.
  var flights: [(view: ViewID, old: ViewID?)] {
    let names = viewNames
    return start.scene.structure.flights.compactMap { flight in
      guard let view = names[.element(flight.element)] else { return nil }
      let fade = start.scene.structure.elements[flight.element].fade
      return (view, fade.flatMap { names[.snapshot($0.offset)] })
    }
  }

  /// The views of ``timeline`` that are old contents, which fade out over the elements that they are in.
  package var oldContents: [ViewID] {
    let names = viewNames
    return start.scene.structure.fades.indices.compactMap { names[.snapshot($0)] }
  }

  /// The container of ``timeline``: the whole scene.
  public var container: Container {
    Container(
      size: start.scene.structure.size, layoutDirection: start.scene.structure.layoutDirection,
      prefersReducedMotion: start.scene.structure.prefersReducedMotion)
  }

  /// The view of ``timeline`` that an element is; nil if the element is on screen at no time
  /// of the change.
  ///
  /// - Parameter id: the id of an element of the old or the new scene.
  public func view(of id: ID) -> ViewID? {
    guard let number = index.number(of: id) else { return nil }
    let names = viewNames
    if let name = names[.element(number)] { return name }
    let fade = start.scene.structure.fades.firstIndex { index.snapshotIDs[$0.serial] == id }
    return fade.flatMap { names[.snapshot($0)] }
  }

  /// The names of all elements on screen and of old contents. Ids with the same text are numbered.
  package var viewNames: [DrawnView: ViewID] {
    var names: [DrawnView: ViewID] = [:]
    var counts: [String: Int] = [:]
    func add(_ view: DrawnView, _ id: ID?) {
      guard let id else { return }
      let text = elementName(of: id)
      counts[text, default: 0] += 1
      let count = counts[text, default: 1]
      names[view] = .element(count == 1 ? text : "\(text) (\(count))")
    }
    for number in start.scene.structure.order { add(.element(number), index.id(of: number)) }
    for (position, fade) in start.scene.structure.fades.enumerated() {
      add(.snapshot(position), index.snapshotIDs[fade.serial])
    }
    return names
  }
}
