import TransitionKit
import TransitionScenes

/// What a page knows an element by.
struct ElementNumbers {
  /// A number that no other element on screen has.
  let view: Double
  /// 0 element, 1 screen, 2 container, 3 what dims, 4 view of a transition.
  let kind: Double
  /// The screen that it belongs to, or -1.
  let screen: Double
  /// Its id in the scene or the screen, or -1.
  let local: Double
}

extension SceneDrawList {
  /// Appends the number of items, 0, and a record for each item, in drawing order: 83 words.
  ///
  /// A record has the words of a ``DrawList/Item``, whose group is the item that it is in, and then: the size of the layout
  /// (2); flags: 1 flies, 2 clips what is inside, 4 its pieces are drawn instead, 8 is a piece, 16 comes, 32 leaves, 64
  /// leaves its place empty (1); the version of the content (1); the picture of the old content: its number or 0, the view
  /// that it shows, its opacity, its frame in the space of the item (7); whether ancestors clip it, to what rectangle
  /// in the space of the item, with what radius (6); its kind, screen and local id (3). After the records come the outlines of the shapes to which items
  /// are clipped.
  func write(
    to output: WordBuffer, _ frame: SceneFrame<ID>, _ masks: ElementMasks,
    naming numbers: (ID) -> ElementNumbers
  ) {
    output.append(Double(items.count))
    output.append(0)
    for index in items.indices {
      let item = items[index]
      let element = frame[item.id]
      let names = numbers(item.id)
      item.drawing.write(to: output, as: names.view)
      output.append(item.layoutSize.width)
      output.append(item.layoutSize.height)
      output.append(item.flags(element))
      output.append(Double(element?.contentVersion ?? 0))
      output.append(item.snapshot, of: item, at: element?.frame, numbers)
      output.append(masks[index])
      output.append(names.kind)
      output.append(names.screen)
      output.append(names.local)
    }
    for index in items.indices { items[index].drawing.writeOutlines(to: output, as: index) }
  }
}

extension SceneDrawList.Item {
  fileprivate func flags(_ element: SceneFrame<ID>.Element?) -> Double {
    var flags = drawing.pieces.isEmpty ? 0.0 : 4
    if case .piece = drawing.view { return flags + 8 }
    guard let element else { return flags }
    if element.isFlying { flags += 1 }
    if clips { flags += 2 }
    if element.presence == .inserting { flags += 16 }
    if element.presence == .removing { flags += 32 }
    if element.isHidden { flags += 64 }
    return flags
  }
}

extension WordBuffer {
  /// Appends the picture of an old content: seven words.
  fileprivate func append<ID>(
    _ snapshot: SceneSnapshot<ID>?, of item: SceneDrawList<ID>.Item, at frame: Rect?,
    _ numbers: (ID) -> ElementNumbers
  ) {
    guard let snapshot, let frame else {
      append(0)
      append(-1)
      append(0)
      return append(Rect.zero)
    }
    append(Double(snapshot.key.serial))
    append(numbers(snapshot.key.id).view)
    append(snapshot.opacity)
    // Elsewhere than the item it has its own frame, in the coordinates of the parent.
    append(
      snapshot.frame == frame
        ? item.drawing.contentFrame
        : Rect(
          x: snapshot.frame.origin.x - frame.origin.x, y: snapshot.frame.origin.y - frame.origin.y,
          width: snapshot.frame.width, height: snapshot.frame.height))
  }

  /// Appends a mask: six words.
  fileprivate func append(_ mask: ElementMasks.Mask?) {
    append(mask == nil ? 0 : 1)
    append(mask?.rect ?? .zero)
    append(mask?.cornerRadius ?? 0)
  }
}
