import TransitionKit

extension DrawList {
  /// Appends the outlines of the shapes to which items are clipped, after the records.
  func writeOutlines(to output: WordBuffer) {
    for index in items.indices { items[index].writeOutlines(to: output, as: index) }
  }
}

extension DrawList.Item {
  /// Appends the outlines of the shapes to which an item is clipped; nothing if there are none.
  ///
  /// The index of the item, and the number of its shapes (2); for each of them the number of its corners (1), and the places of
  /// these in the space of the item (2 each). All that is shown is inside all of them.
  func writeOutlines(to output: WordBuffer, as index: Int) {
    if shapeClips.isEmpty { return }
    output.append(Double(index))
    output.append(Double(shapeClips.count))
    for clip in shapeClips {
      let corners = clip.outline(in: layoutFrame)
      output.append(Double(corners.count))
      for corner in corners {
        output.append(corner.x)
        output.append(corner.y)
      }
    }
  }
}
