import Foundation
import TransitionKit

extension ExportFormat {
  /// The whole presentation, but for its conflicts, as JSON: what ``Presentation/init(json:)-(String)``
  /// reads back shows the same to the bit.
  ///
  /// A custom animation is code, which no document can hold; it is written as straight lines, and the
  /// certificate says how far they are from it.
  public static let json = ExportFormat(fileExtension: "json", hasCustomProperties: true) {
    presentation in
    let document = TimelineDocument(presentation)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(document), as: UTF8.self)
      return Export(
        document: text, certificate: Certificate(of: document, for: presentation.timeline))
    } catch {
      var certificate = Certificate()
      certificate.omissions = ["everything, as it could not be written: \(error)"]
      return Export(document: "", certificate: certificate)
    }
  }
}

extension Presentation {
  /// Reads a presentation that was exported as JSON; it has no conflicts.
  ///
  /// Keys that the format does not know are ignored. Anything else that is not as the format has it
  /// throws an error that names its place.
  public init(json: String) throws(TimelineJSONError) {
    try self.init(json: Data(json.utf8))
  }

  /// Reads a presentation that was exported as JSON, in UTF-8; it has no conflicts.
  ///
  /// Keys that the format does not know are ignored. Anything else that is not as the format has it
  /// throws an error that names its place.
  public init(json: Data) throws(TimelineJSONError) {
    let header = try TimelineDocument.Header.decoded(from: json)
    guard header.format == TimelineDocument.format else {
      throw DocumentPlace.document["format"].error(
        "\"\(header.format)\"", expected: "\"\(TimelineDocument.format)\"")
    }
    guard header.version.value == TimelineDocument.version else {
      throw DocumentPlace.document["version"].error(
        "\(header.version.value)", expected: "\(TimelineDocument.version)")
    }
    self = try TimelineDocument.decoded(from: json).presentation()
  }
}

// MARK: - The certificate

extension Certificate {
  /// At how many times a baked animation is compared with the real one.
  private static let comparisons = 16_384

  fileprivate init(of document: TimelineDocument, for timeline: Timeline) {
    let baked = timeline.timings.map { timing -> BakedAnimation? in
      guard case .custom(let animation) = timing.animation.base else { return nil }
      return BakedAnimation(animation, timing: timing)
    }
    let custom = CustomPropertyDocument.properties(of: timeline)
    let written = timeline.writtenProperties.filter {
      $0.property.custom == nil || custom.contains($0.property)
    }
    let leftOut = Self.leftOut(of: timeline, without: custom)
    omissions = leftOut
    entries = written.map { Entry(view: $0.view, property: $0.property, error: 0, time: 0) }
    let ways = timeline.terms.map { BakedWay($0, timing: timeline.timings[$0.timing]) }
    guard baked.contains(where: { $0 != nil }) || ways.contains(where: { $0 != nil }) else {
      return
    }
    let copy: Timeline
    do {
      copy = try document.presentation().timeline
    } catch {
      omissions = leftOut + ["anything that can be read back: \(error)"]
      return
    }
    var errors = written.map { _ in (error: 0.0, time: 0.0) }
    // The lines of a way have a bound already; only how they add up with others is measured.
    let count = baked.contains { $0 != nil } ? Self.comparisons : Self.comparisons / 16
    for index in 0...count {
      let time = timeline.duration * Double(index) / Double(count)
      let (frame, other) = (timeline.frame(at: time), copy.frame(at: time))
      for (place, (view, property)) in written.enumerated() {
        let pairs = zip(frame[view][property].components, other[view][property].components)
        let error = pairs.map { abs($0 - $1) }.max() ?? 0
        if error > errors[place].error { errors[place] = (error, time) }
      }
    }
    entries = zip(written, errors).map { place, worst in
      let timings = timeline.timings(of: place.view, place.property)
      let shift = timings.compactMap { baked[$0]?.shiftOnTimeline }.max() ?? 0
      let lines = timeline.terms(of: place.view, place.property).compactMap { ways[$0] }
      let bound = lines.reduce(0) { $0 + $1.error }
      // Twice what was measured, for what lies between the times that it was measured at.
      return Entry(
        view: place.view, property: place.property, error: max(2 * worst.error, bound),
        time: bound > 2 * worst.error ? lines.first?.errorTime ?? worst.time : worst.time,
        shift: lines.reduce(shift) { max($0, $1.shift) })
    }
    omissions += timeline.timings.indices.compactMap { index in
      guard baked[index] != nil else { return nil }
      return """
        timings[\(index)] is the custom animation \(timeline.timings[index].animation), which is \
        written as straight lines; the errors are twice those measured at \(Self.comparisons + 1) times
        """
    }
    let lines = ways.filter { $0 != nil }.count
    if lines > 0 {
      omissions.append(
        "\(lines) way(s) along a path or by a modifier, which are written as straight lines")
    }
  }
}

extension Certificate {
  /// What a document does not say of properties of one's own, of which it has some.
  private static func leftOut(of timeline: Timeline, without custom: [Property]) -> [String] {
    timeline.tracks.filter { $0.property.custom != nil && !custom.contains($0.property) }.map {
      """
      \(timeline.view(of: $0)).\($0.property), a property of one's own with the name of a \
      built-in one, or beyond \(CustomPropertyDocument.greatestCount) of them
      """
    }
      + custom.filter { $0.custom?.text != nil }.map { "the text of \($0), which is code" }
  }
}

extension Timeline {
  /// The timings that a property of a view moves by.
  fileprivate func timings(of view: ViewID, _ property: Property) -> [Int] {
    terms(of: view, property).map { terms[$0].timing }
  }

  /// The terms that make up a property of a view.
  fileprivate func terms(of view: ViewID, _ property: Property) -> [Int] {
    tracks.filter { self.view(of: $0) == view && $0.property == property }
      .flatMap { $0.terms }
  }
}
