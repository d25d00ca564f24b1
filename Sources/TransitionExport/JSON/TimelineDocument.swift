import TransitionKit
import TransitionScenes

/// A presentation as it is written in a document.
package struct TimelineDocument: Decodable {
  static let format = "transitionkit.timeline"
  static let version = 1

  /// The largest time in seconds. Beyond it, a double cannot distinguish two frames.
  static let greatestTime = 1e15

  package struct ViewDocument: Decodable {
    package let id: String
    let operation: String
    /// The id of the view that it is a piece of, and the part of the content of that view that it shows.
    var parent: String?
    var region: ContainerDocument.RectDocument?
  }

  struct TimingDocument: Decodable {
    let start: DocumentDouble
    let end: DocumentDouble
    let rate: DocumentDouble
    let shape: CurveDocument
    let animation: AnimationDocument
  }

  struct TermDocument: Decodable {
    let initial: [DocumentDouble]
    let animation: [DocumentDouble]
    let completion: [DocumentDouble]
    let timing: DocumentInt
    let keyframes: KeyframesDocument?
    let bow: [DocumentDouble]?
  }

  struct TrackDocument: Decodable {
    let view: String
    let property: String
    /// The index of a custom property, because names need not be unique.
    let custom: DocumentInt?
    let terms: [TermDocument]
  }

  let format: String
  let version: DocumentInt
  let name: String
  let container: ContainerDocument
  let duration: DocumentDouble
  let isReversed: Bool
  package let views: [ViewDocument]
  let drawingOrder: [String]
  let customProperties: [CustomPropertyDocument]?
  let timings: [TimingDocument]
  let tracks: [TrackDocument]
  /// Where the elements of a scene are; omitted for views side by side, as in documents of earlier versions.
  let placements: [PlacementDocument]?
}

extension TimelineDocument {
  /// - Parameter parts: that of the timeline of the presentation.
  init(_ presentation: Presentation, _ parts: SampledParts) {
    let timeline = presentation.timeline
    format = Self.format
    version = DocumentInt(Self.version)
    name = presentation.name
    container = ContainerDocument(presentation.container)
    placements =
      presentation.placements.isEmpty
      ? nil : presentation.placements.map { PlacementDocument($0) }
    duration = DocumentDouble(clamped: timeline.duration)
    isReversed = timeline.isReversed
    views = timeline.targets.map { target in
      ViewDocument(
        id: target.id.documentName, operation: "\(target.operation)",
        parent: target.parent.map { timeline.targets[$0].id.documentName },
        region: target.region.map { ContainerDocument.RectDocument($0) })
    }
    drawingOrder = timeline.drawingOrder.map { timeline.targets[$0].id.documentName }
    // A sampled path has a separate linear timing.
    let sampled = parts.paths
    var sampledTimings: [Int: Int] = [:]
    for index in sampled.keys.sorted() {
      sampledTimings[index] = timeline.timings.count + sampledTimings.count
    }
    timings = (timeline.timings + sampled.sorted { $0.key < $1.key }.map { $0.value.timing })
      .enumerated().map {
        index, timing in
        TimingDocument(
          start: DocumentDouble(clamped: timing.start), end: DocumentDouble(clamped: timing.end),
          rate: DocumentDouble(clamped: timing.rate), shape: CurveDocument(timing.easingOverride),
          animation: AnimationDocument(
            timing.animation,
            sampled: parts.animations.indices.contains(index) ? parts.animations[index] : nil))
      }
    let custom = CustomPropertyDocument.properties(of: timeline)
    customProperties =
      custom.isEmpty ? nil : custom.map { CustomPropertyDocument($0) }
    tracks = timeline.tracks.filter {
      !$0.property.isCustom || custom.contains($0.property)
    }.map { track in
      func components(_ vector: SIMD4<Double>) -> [DocumentDouble] {
        PropertyValue(vector, of: track.property).components.map { DocumentDouble(clamped: $0) }
      }
      return TrackDocument(
        view: timeline.view(of: track).documentName, property: track.property.name,
        custom: custom.firstIndex(of: track.property).map { DocumentInt($0) },
        terms: track.segments.indices.map { index in
          let segment = track.segments[index]
          var keyframes = sampled[index]?.path
          var offset: SIMD4<Double>?
          switch segment.path {
          case .straight, .oklab, .motionPath, .modifier: break
          case .quadratic(let controlOffset): offset = controlOffset
          case .keyframes(let path): keyframes = path
          }
          return TermDocument(
            initial: components(segment.start), animation: components(segment.end),
            completion: components(segment.completion),
            timing: DocumentInt(sampledTimings[index] ?? segment.timing),
            keyframes: keyframes.map { KeyframesDocument($0, of: track.property) },
            bow: offset.map(components))
        })
    }
  }
}
