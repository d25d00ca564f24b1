import TransitionControllers
import TransitionKit
import TransitionScenes

// What a test reads.

/// The numbers of a draw list, at an address that does not change until the next one.
nonisolated(unsafe) private var words: [Double] = []

/// Writes what a stage has to show now, whatever the page shows: a record of 28 numbers for each element of the page.
///
/// The number of the element, whether it is hidden, the opacity (3); the matrix by rows (16); the frame of the content (4); the
/// size of the layout (2); the blur, the alpha of the colour over the content, and how many origins carry and clip it (3).
///
/// - Returns: the number of records.
@_expose(wasm, "list")
@_cdecl("web_list")
public func webList(_ number: Int32) -> Int32 {
  words.removeAll(keepingCapacity: true)
  guard host.stages.indices.contains(Int(number)) else { return 0 }
  let stage = host.stages[Int(number)]
  for item in SceneDrawList(stage.window.frame).items {
    let (drawing, node) = (item.drawing, stage.node(of: item.id))
    guard node.exists, drawing.view == drawing.content else { continue }
    words += [Double(node.number), drawing.isHidden ? 1 : 0, drawing.opacity]
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { matrix in
      drawing.matrix.write(to: matrix)
      words += matrix
    }
    let frame = drawing.contentFrame
    words += [frame.origin.x, frame.origin.y, frame.width, frame.height]
    words += [item.layoutSize.width, item.layoutSize.height]
    words += [drawing.filters.blur, drawing.overlay.alpha, Double(item.origins.count)]
  }
  return Int32(clamping: words.count / 28)
}

/// The address of the numbers of the last list.
@_expose(wasm, "words")
@_cdecl("web_words")
public func webWords() -> UnsafePointer<Double>? {
  words.withUnsafeBufferPointer { $0.baseAddress }
}
