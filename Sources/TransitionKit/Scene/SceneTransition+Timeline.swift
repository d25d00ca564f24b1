extension SceneTransition {
  /// The change as a timeline, in which each element is a view: that is what exporters show.
  ///
  /// The frame of an element that moves is a track of ``Property/frame`` from the old frame less the new one to zero. States
  /// at rest, insertions and removals are tracks of their properties. Elements that a modifier moves, or an emphasis, are
  /// sampled 120 times a second, and straight in between.
  public var timeline: Timeline {
    let timeline = SceneTimelineBuilder(self).timeline
    return isReversed ? timeline.reversed() : timeline
  }

  /// The views of ``timeline`` that are sampled.
  package var sampledViews: [ViewID] {
    let names = viewNames
    return start.structure.drawingOrder.filter { start.isSampled(Int($0)) }
      .compactMap { names[$0] }
  }

  /// Where the elements of ``timeline`` are at rest: in the new scene, or where they were if they leave.
  ///
  /// The order is that in which they are drawn.
  public var placements: [ElementPlacement] {
    let names = viewNames
    return start.structure.drawingOrder.compactMap { number in
      guard let name = names[number] else { return nil }
      let record = start.structure.elements[Int(number)]
      return ElementPlacement(
        view: name, parent: names[record.parent], frame: Rect(start.frames.truths[Int(number)]),
        clips: record.values.clips)
    }
  }

  /// The container of ``timeline``: the whole scene.
  public var container: Container {
    Container(
      size: start.structure.size, layoutDirection: start.structure.layoutDirection)
  }

  /// The view of ``timeline`` that an element is; nil if the element is in neither scene.
  public func view(of id: ID) -> ViewID? {
    index.number(of: id).flatMap { viewNames[Int32($0)] }
  }

  /// The names of all elements on screen, by their numbers. Ids with the same text are numbered.
  var viewNames: [Int32: ViewID] {
    var names: [Int32: ViewID] = [:]
    var counts: [String: Int] = [:]
    for number in start.structure.order {
      guard let id = index.ids[Int(number)] else { continue }
      let text = elementName(of: id)
      counts[text, default: 0] += 1
      let count = counts[text, default: 1]
      names[number] = .element(count == 1 ? text : "\(text) (\(count))")
    }
    return names
  }
}
