import TransitionKit
import TransitionScenes

extension TimelineDocument {
  /// Where an element of a scene is at rest.
  struct PlacementDocument: Decodable {
    let view: String
    /// The id of the element that it is in; omitted for a root element.
    let parent: String?
    let frame: ContainerDocument.RectDocument
    /// Omitted unless the children are clipped.
    let clips: Bool?

    init(_ placement: ElementPlacement) {
      view = placement.view.documentName
      parent = placement.parent?.documentName
      frame = ContainerDocument.RectDocument(placement.frame)
      clips = placement.clips ? true : nil
    }

    var json: JSONValue {
      .object([
        "view": .string(view), "parent": parent.map { .string($0) }, "frame": frame.json,
        "clips": clips.map { .boolean($0) },
      ])
    }
  }

  /// The largest number of elements that an element is in, larger than that of any real screen.
  private static let greatestNesting = 128

  /// The placements of the elements, of which each is inside elements that are listed, too.
  func elementPlacements() throws(TimelineJSONError) -> [ElementPlacement] {
    let documents = placements ?? []
    var known: [String: Int] = [:]
    for (index, document) in documents.enumerated() {
      guard known.updateValue(index, forKey: document.view) == nil else {
        throw DocumentLocation.document["placements"][index]["view"].error(
          "\"\(document.view)\" once more", expected: "each element once")
      }
    }
    var result: [ElementPlacement] = []
    for (index, document) in documents.enumerated() {
      let location = DocumentLocation.document["placements"][index]
      if let parent = document.parent, known[parent] == nil {
        throw location["parent"].error(
          "\"\(parent)\"", expected: "the id of an element with a placement")
      }
      var parent: ViewID?
      if let name = document.parent { parent = try location["parent"].view(named: name) }
      result.append(
        ElementPlacement(
          view: try location["view"].view(named: document.view), parent: parent,
          frame: try document.frame.rect(at: location["frame"]), clips: document.clips ?? false))
    }
    for (index, placement) in result.enumerated() {
      var (depth, next) = (0, placement.parent)
      while let parent = next, depth <= Self.greatestNesting {
        depth += 1
        next = known[parent.documentName].flatMap { result[$0].parent }
      }
      guard next == nil else {
        throw DocumentLocation.document["placements"][index]["parent"].error(
          "\"\(documents[index].parent ?? "")\", which is in the element itself or too deep",
          expected: "elements that are in \(Self.greatestNesting) others at most")
      }
    }
    return result
  }
}
