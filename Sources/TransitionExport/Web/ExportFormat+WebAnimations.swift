import Foundation
import TransitionKit

extension ExportFormat {
  /// Keyframes and options for the Web Animations API, within 0.1 % of the range of each number.
  public static let webAnimations = webAnimations()

  /// Keyframes and options for the Web Animations API, as JSON.
  ///
  /// For each view, pass each of its `animations` to `element.animate(keyframes, options)`. The element has the
  /// declarations of `style`, and is in an element with those of `frame`. An animation with a `pseudoElement` needs an
  /// `::after` with the declarations of `overlay`.
  ///
  /// A view in pieces has a list of `pieces` instead of content. Each piece is a view, whose frame element is in the
  /// element of its parent. The element of a piece clips its content, which is the whole content of the parent: an
  /// element with the declarations of `whole`, and with those of the parent's `content`, if there are any.
  ///
  /// An element of a scene has a list of `children`: views whose frame elements are in its element, above its content.
  /// It has the id of the element as its `view`. A child that `isOldContent` fades out over the content of its parent.
  ///
  /// Custom properties are custom properties of CSS, such as `--total`, or `--glow-red` for a component. Pass each of
  /// the list `properties` to `CSS.registerProperty()`. The texts are omitted.
  ///
  /// - Parameter tolerance: the largest error of motion without an exact form, as a fraction of the range of each
  ///   number; it is clamped to 1e-9...1.
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
  struct ViewElement: Encodable {
    let view: String
    let frame: [String: String]
    let style: [String: String]
    let overlay: [String: String]?
    let animations: [KeyframeEffect]
    /// The part of its parent that a piece shows, in fractions of the size of the parent.
    let region: [String: Double]?
    /// The position of the parent's content in the element of a piece.
    let whole: [String: String]?
    /// The declarations and animations of the content of a view in pieces, wherever it is repeated.
    let content: ContentElement?
    let pieces: [ViewElement]?
    /// The elements inside an element of a scene, from back to front; omitted for any other view.
    let children: [ViewElement]?
    /// Whether it is the old content of the element that it is in; omitted if it is not.
    let isOldContent: Bool?
  }

  struct ContentElement: Encodable {
    let style: [String: String]
    let overlay: [String: String]?
    let animations: [KeyframeEffect]
  }

  struct KeyframeEffect: Encodable {
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
  let views: [ViewElement]
  let accuracy: AccuracyReport

  private enum CodingKeys: String, CodingKey {
    case format, version, name, duration, size, properties, views
  }

  /// - Parameter taken: names of custom properties that are in use already.
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
    views = styled.map { ViewElement($0, of: presentation) }
    var accuracy = AccuracyReport(styled)
    accuracy.omissions += presentation.omittedPieces
    self.accuracy = accuracy
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

extension WebAnimationsDocument.ViewElement {
  fileprivate init(_ styled: StyledView, of presentation: Presentation) {
    let style = styled.style
    view = "\(style.view)"
    var frame = dictionary(
      styled.region == nil
        ? presentation.frame(of: style.view).declarations : styled.regionDeclarations)
    frame["zIndex"] = "\(style.zIndex)"
    frame["perspective"] = style.perspective.map { decimal($0) + "px" }
    self.frame = frame
    let isElement = presentation.nesting.frame(of: style.view) != nil
    let overflow: [CSSDeclaration] =
      isElement ? [("overflow", styled.cutsOff ? "hidden" : "visible")] : []
    self.style = dictionary(styled.edgeDeclarations + overflow + style.constants(.element))
    overlay =
      style.has(.overlay) ? dictionary(styled.overlayOrder + style.constants(.overlay)) : nil
    animations = (style.animations(.element) + style.animations(.overlay)).map {
      WebAnimationsDocument.KeyframeEffect($0)
    }
    region = styled.region.map {
      ["x": $0.origin.x, "y": $0.origin.y, "width": $0.width, "height": $0.height]
    }
    whole = styled.region.map { _ in dictionary(styled.contentDeclarations) }
    content = WebAnimationsDocument.ContentElement(style)
    pieces =
      styled.pieces.isEmpty
      ? nil : styled.pieces.map { WebAnimationsDocument.ViewElement($0, of: presentation) }
    children =
      isElement
      ? styled.children.map { WebAnimationsDocument.ViewElement($0, of: presentation) } : nil
    isOldContent = presentation.nesting.isOldContent(style.view) ? true : nil
  }
}

extension WebAnimationsDocument.ContentElement {
  fileprivate init?(_ style: ElementStyle) {
    guard style.hasContent else { return nil }
    self.style = dictionary(style.constants(.content))
    overlay = style.has(.contentOverlay) ? dictionary(style.constants(.contentOverlay)) : nil
    animations = (style.animations(.content) + style.animations(.contentOverlay)).map {
      WebAnimationsDocument.KeyframeEffect($0)
    }
  }
}

extension WebAnimationsDocument.KeyframeEffect {
  fileprivate init(_ animation: CSSAnimation) {
    keyframes = zip(animation.keyframes, animation.offsets).map { keyframe, offset in
      var entry: [String: JSONScalar] = [
        camelCased(animation.property): .text(keyframe.value), "offset": .number(offset),
      ]
      if animation.singleEasing == nil, keyframe.easing != .linear {
        entry["easing"] = .text(keyframe.easing.css)
      }
      return entry
    }
    options = WebAnimationsDocument.Options(
      delay: milliseconds(animation.start), duration: milliseconds(animation.end - animation.start),
      easing: (animation.singleEasing ?? .linear).css,
      pseudoElement: animation.part.isOverlay ? "::after" : nil)
  }
}

/// Milliseconds with six decimals; browsers are less precise.
private func milliseconds(_ seconds: Double) -> Double { (seconds * 1e9).rounded() / 1e6 }

private func dictionary(_ declarations: [CSSDeclaration]) -> [String: String] {
  Dictionary(declarations.map { (camelCased($0.property), $0.value) }) { $1 }
}

/// The name of a property of CSS as JavaScript writes it.
private func camelCased(_ property: String) -> String {
  // JavaScript has the same names for custom properties.
  guard !property.hasPrefix("--") else { return property }
  let words = property.split(separator: "-")
  return words.prefix(1).joined() + words.dropFirst().map { $0.capitalized }.joined()
}
