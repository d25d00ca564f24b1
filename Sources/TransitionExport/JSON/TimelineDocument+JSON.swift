import TransitionKit

extension TimelineDocument {
  var json: JSONValue {
    .object([
      "format": .string(format), "version": version.json, "name": .string(name),
      "container": container.json, "duration": duration.json, "isReversed": .boolean(isReversed),
      "views": .array(views.map { $0.json }), "drawingOrder": .strings(drawingOrder),
      "customProperties": customProperties.map { .array($0.map { $0.json }) },
      "timings": .array(timings.map { $0.json }), "tracks": .array(tracks.map { $0.json }),
      "placements": placements.map { .array($0.map { $0.json }) },
    ])
  }
}

extension TimelineDocument.ViewDocument {
  fileprivate var json: JSONValue {
    .object([
      "id": .string(id), "operation": .string(operation), "parent": parent.map { .string($0) },
      "region": region?.json,
    ])
  }
}

extension TimelineDocument.TimingDocument {
  fileprivate var json: JSONValue {
    .object([
      "start": start.json, "end": end.json, "rate": rate.json, "shape": shape.json,
      "animation": animation.json,
    ])
  }
}

extension TimelineDocument.TrackDocument {
  fileprivate var json: JSONValue {
    .object([
      "view": .string(view), "property": .string(property), "custom": custom?.json,
      "terms": .array(terms.map { $0.json }),
    ])
  }
}

extension TimelineDocument.TermDocument {
  fileprivate var json: JSONValue {
    .object([
      "initial": initial.json, "animation": animation.json, "completion": completion.json,
      "timing": timing.json, "keyframes": keyframes?.json, "bow": bow?.json,
    ])
  }
}
