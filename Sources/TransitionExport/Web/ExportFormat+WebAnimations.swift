import Foundation
import TransitionKit

extension ExportFormat {
  /// Keyframes and options for the Web Animations API, within 0.1 % of the range of each number.
  public static let webAnimations = webAnimations()

  /// Keyframes and options for the Web Animations API, as JSON.
  ///
  /// For each view, each of its `animations` goes to `element.animate(keyframes, options)` as it is, on an
  /// element with the declarations of `style`, in an element with those of `frame`. Those with a
  /// `pseudoElement` need an `::after` with the declarations of `overlay`.
  ///
  /// A view in pieces has a list of `pieces` instead of content, views themselves whose frame elements belong
  /// into its element. The element of a piece cuts off what is not in it, and holds the content of its parent
  /// once more: in an element with the declarations of `whole`, and with what is said in the parent's
  /// `content`, if it has that.
  ///
  /// Custom properties are custom properties such as `--total`, or `--glow-red` for a component. Each of
  /// the list `properties` goes to `CSS.registerProperty()` as it is. Their texts are left out.
  ///
  /// - Parameter tolerance: the largest error of what has no exact form, as a share of the range of each
  ///   number; it is held in 1e-9...1.
  public static func webAnimations(tolerance: Double = 0.001) -> ExportFormat {
    ExportFormat(fileExtension: "web-animations.json", hasCustomProperties: true) { presentation in
      let document = WebAnimationsDocument(
        presentation, tolerance: Tolerance(tolerance))
      var accuracy = document.accuracy
      accuracy.omissions += presentation.timeline.omittedTexts
      return Export(document: document.json(.prettyPrinted), accuracy: accuracy)
    }
  }
}

/// A presentation as data for the Web Animations API.
struct WebAnimationsDocument: Encodable {
  struct View: Encodable {
    let view: String
    let frame: [String: String]
    let style: [String: String]
    let overlay: [String: String]?
    let animations: [Animation]
    /// What a piece shows of its parent, in shares of that.
    let region: [String: Double]?
    /// The place of the parent's content in the element of a piece.
    let whole: [String: String]?
    /// What happens to the content of a view in pieces wherever it is repeated.
    let content: Content?
    let pieces: [View]?
  }

  struct Content: Encodable {
    let style: [String: String]
    let overlay: [String: String]?
    let animations: [Animation]
  }

  struct Animation: Encodable {
    let keyframes: [[String: JSONScalar]]
    let options: Options
  }

  struct Options: Encodable {
    let delay: Double
    let duration: Double
    let easing: String
    let fill = "both"
    let pseudoElement: String?
  }

  let format = "transitionkit.web-animations"
  let version = 1
  let name: String
  /// In milliseconds, like all times in here.
  let duration: Double
  let size: [String: String]
  /// Left out if there are none.
  let properties: [CSSValueNames.Registration]?
  let views: [View]
  let accuracy: AccuracyReport

  private enum CodingKeys: String, CodingKey {
    case format, version, name, duration, size, properties, views
  }

  /// - Parameter taken: names of custom properties that belong to something else.
  init(_ presentation: Presentation, tolerance: Tolerance, taken: Set<String> = []) {
    name = presentation.name
    duration = milliseconds(presentation.timeline.duration)
    let container = presentation.container
    size = [
      "width": decimal(container.frame.width) + "px",
      "height": decimal(container.frame.height) + "px",
    ]
    let names = CSSValueNames(presentation.timeline, taken: taken)
    properties = names.registrations.isEmpty ? nil : names.registrations
    let styled = StyledView.views(of: presentation, names: names, tolerance: tolerance)
    views = styled.map { View($0, at: container.frame(of: $0.style.view)) }
    accuracy = AccuracyReport(styled)
  }

  func json(_ formatting: JSONEncoder.OutputFormatting = []) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [formatting, .sortedKeys, .withoutEscapingSlashes]
    // Every number in here is finite, so that nothing can fail.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// A value in a keyframe.
enum JSONScalar: Encodable {
  case number(Double)
  case text(String)

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

extension WebAnimationsDocument.View {
  fileprivate init(_ styled: StyledView, at place: Rect) {
    let style = styled.style
    view = "\(style.view)"
    var frame = dictionary(styled.regionDeclarations)
    if styled.region == nil {
      frame["left"] = decimal(place.origin.x) + "px"
      frame["top"] = decimal(place.origin.y) + "px"
      frame["width"] = decimal(place.width) + "px"
      frame["height"] = decimal(place.height) + "px"
    }
    frame["zIndex"] = "\(style.zIndex)"
    frame["perspective"] = style.perspective.map { decimal($0) + "px" }
    self.frame = frame
    self.style = dictionary(styled.edgeDeclarations + style.still(.element))
    overlay = style.has(.overlay) ? dictionary(style.still(.overlay)) : nil
    animations = (style.animations(.element) + style.animations(.overlay)).map {
      WebAnimationsDocument.Animation($0)
    }
    region = styled.region.map {
      ["x": $0.origin.x, "y": $0.origin.y, "width": $0.width, "height": $0.height]
    }
    whole = styled.region.map { _ in dictionary(styled.contentDeclarations) }
    content = WebAnimationsDocument.Content(style)
    pieces =
      styled.pieces.isEmpty
      ? nil : styled.pieces.map { WebAnimationsDocument.View($0, at: place) }
  }
}

extension WebAnimationsDocument.Content {
  fileprivate init?(_ style: ElementStyle) {
    guard style.has(.content) || style.has(.contentOverlay) else { return nil }
    self.style = dictionary(style.still(.content))
    overlay = style.has(.contentOverlay) ? dictionary(style.still(.contentOverlay)) : nil
    animations = (style.animations(.content) + style.animations(.contentOverlay)).map {
      WebAnimationsDocument.Animation($0)
    }
  }
}

extension WebAnimationsDocument.Animation {
  fileprivate init(_ animation: ElementStyle.Animation) {
    let length = animation.end - animation.start
    let isPlain = animation.keyframes.count == 2
    keyframes = animation.keyframes.enumerated().map { index, keyframe in
      let share = length > 0 ? (keyframe.time - animation.start) / length : Double(index)
      var entry: [String: JSONScalar] = [
        camelCased(animation.property): .text(keyframe.value), "offset": .number(share),
      ]
      if !isPlain, keyframe.easing != .linear { entry["easing"] = .text(keyframe.easing.css) }
      return entry
    }
    options = WebAnimationsDocument.Options(
      delay: milliseconds(animation.start), duration: milliseconds(length),
      easing: isPlain ? animation.keyframes[0].easing.css : "linear",
      pseudoElement: animation.part.isOverlay ? "::after" : nil)
  }
}

/// Milliseconds to a millionth, as no browser knows more.
private func milliseconds(_ seconds: Double) -> Double { (seconds * 1e9).rounded() / 1e6 }

private func dictionary(_ declarations: [(property: String, value: String)]) -> [String: String] {
  Dictionary(declarations.map { (camelCased($0.property), $0.value) }) { $1 }
}

/// The name of a property of CSS as JavaScript writes it.
private func camelCased(_ property: String) -> String {
  // Custom properties are called the same everywhere.
  guard !property.hasPrefix("--") else { return property }
  let words = property.split(separator: "-")
  return words.prefix(1).joined() + words.dropFirst().map { $0.capitalized }.joined()
}
