import TransitionKit

extension CompiledTransition {
  /// The views, timings and tracks: what the numbers of a sample mean.
  var structure: JSON {
    .object([
      "views": .array(timeline.targets.map { $0.json }),
      "timings": .array(timeline.timings.map { $0.json }),
      "tracks": .array(timeline.tracks.map { json(of: $0) }),
    ])
  }

  private func json(of track: Timeline.Track) -> JSON {
    let property = track.property
    let operands = explain(track.view, property, at: 0).operands
    let segments = track.segments.enumerated().map { number, segment in
      segment.json(
        from: operands.indices.contains(number)
          ? operands[number].contribution?.path ?? "merge policy" : "")
    }
    return .object([
      "view": .integer(track.target), "property": .string(property.name),
      "components": .strings(property.componentNames), "unit": .string(property.unitName),
      "identity": .numbers(property.identity.components), "segments": .array(segments),
    ])
  }
}

extension TransitionTarget {
  fileprivate var json: JSON {
    .object([
      "name": .string(id.description), "parent": .integer(parent ?? -1),
      "inserted": .integer(operation == .insertion ? 1 : 0),
    ])
  }
}

extension Timing {
  fileprivate var json: JSON {
    .object([
      "start": .number(start), "end": .number(end),
      "perceivedEnd": .number(min(start + animation.logicalDuration / rate, end)),
      "animation": .string(animation.description),
    ])
  }
}

extension Timeline.Segment {
  fileprivate func json(from source: String) -> JSON {
    .object([
      "source": .string(source), "timing": .integer(timing),
      "from": .numbers((0..<4).map { start[$0] }), "to": .numbers((0..<4).map { end[$0] }),
    ])
  }
}
