import TransitionKit

/// How a shared element goes from its old to its new position.
public struct SharedElement<ID: Hashable & Sendable>: Sendable, Equatable {
  /// What is shown of the two contents.
  public enum Content: Sendable, Hashable, CaseIterable {
    /// The old content fades out over the new one.
    case crossfade
    /// The new content from the start.
    case new
    /// The old content until the element has arrived.
    case old
  }

  /// Where the element is drawn.
  public enum Layer: Sendable, Hashable, CaseIterable {
    /// In front of everything, placed by where its new ancestors are in the end. Their running motions neither move
    /// nor fade it. In a window, what comes later over a container that fills it is in front of the element and carries it.
    case above
    /// In its new parent, which carries, clips and fades it.
    case inPlace
  }

  /// The path of the middle of the frame. The width and the height change evenly.
  public var path: FlightPath

  /// What is shown of the two contents.
  public var content: Content

  /// The part of the way on which the old content fades out: it is opaque before and gone after that. Bounds beyond 0...1 mean
  /// the ends.
  public var fading: ClosedRange<Double> {
    didSet { fading = fading.clamped(to: 0...1) }
  }

  /// Where the element is drawn.
  public var layer: Layer

  /// The element to which a flight ``Layer/above`` is clipped; nil if it is not clipped.
  public var clippedBy: ID?

  /// Creates a description of how a shared element goes.
  ///
  /// - Parameters:
  ///   - path: the path of the middle of the frame.
  ///   - content: what is shown of the old and the new content.
  ///   - fading: the part of the way on which the old content fades out, such as `0.3...0.6`.
  ///   - layer: where the element is drawn: in front of everything, or in its new parent.
  ///   - clippedBy: the element to which a flight in front of everything is clipped; nil if it is not
  ///     clipped.
  public init(
    path: FlightPath = .straight, content: Content = .crossfade,
    fading: ClosedRange<Double> = 0...1, layer: Layer = .above, clippedBy: ID? = nil
  ) {
    self.path = path
    self.content = content
    self.fading = fading.clamped(to: 0...1)
    self.layer = layer
    self.clippedBy = clippedBy
  }
}

extension SharedElement: CustomStringConvertible {
  /// The path and what else is not the default, such as `arc(0.4), in place`.
  public var description: String {
    var parts = ["\(path)"]
    if content != .crossfade { parts.append("\(content) content") }
    if fading != 0...1 {
      parts.append("fading from \(number: fading.lowerBound) to \(number: fading.upperBound)")
    }
    if layer != .above { parts.append("in place") }
    if let clippedBy { parts.append("clipped by \(elementName(of: clippedBy))") }
    return parts.joined(separator: ", ")
  }
}
