import TransitionExport
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
  /// The options of what repeats for ever in a scene have the `iterations` "Infinity", which the API reads as a number, and the
  /// `direction` "alternate" if it autoreverses. If the user prefers reduced motion, set the declarations of
  /// `reducedMotion` instead of playing an animation that has them.
  ///
  /// Custom properties are custom properties of CSS, such as `--total`, or `--glow-red` for a component. Pass each of
  /// the list `properties` to `CSS.registerProperty()`. The texts are omitted.
  ///
  /// - Parameter tolerance: the largest error of motion without an exact form, as a fraction of the range of each
  ///   number; it is clamped to 1e-9...1.
  public static func webAnimations(tolerance: Double = 0.001) -> ExportFormat {
    ExportFormat(
      fileExtension: "web-animations.json", hasCustomProperties: true, repeats: true
    ) { presentation in
      let document = WebAnimationsDocument(
        presentation, tolerance: Tolerance(tolerance), repeats: true)
      var accuracy = document.accuracy
      accuracy.omissions += presentation.timeline.omittedTexts
      return Export(document: document.json.text(isPretty: true), accuracy: accuracy)
    }
  }
}

/// A presentation as data for the Web Animations API.
package struct WebAnimationsDocument {
  package let json: JSONValue
  package let accuracy: AccuracyReport

  /// - Parameter repeats: whether animations repeat for ever that do so in the scene.
  package init(_ presentation: Presentation, tolerance: Tolerance, repeats: Bool = false) {
    let size = presentation.container.frame.size
    let names = CSSValueNames(presentation.timeline)
    let registrations = names.registrations
    let styled = StyledView.views(
      of: presentation, names: names, tolerance: tolerance, repeats: repeats)
    // All times in here are in milliseconds.
    json = .object([
      "format": .string("transitionkit.web-animations"), "version": .integer(1),
      "name": .string(presentation.name),
      "duration": .number(milliseconds(presentation.timeline.duration)),
      "size": .object([
        "width": .string(decimal(size.width) + "px"),
        "height": .string(decimal(size.height) + "px"),
      ]),
      "properties": registrations.isEmpty ? nil : .array(registrations.map { $0.json }),
      "views": .array(styled.map { $0.json(in: presentation) }),
    ])
    var accuracy = AccuracyReport(styled)
    accuracy.omissions += presentation.omittedPieces
    self.accuracy = accuracy
  }
}

extension StyledView {
  fileprivate func json(in presentation: Presentation) -> JSONValue {
    let isElement = presentation.nesting.frame(of: style.view) != nil
    var frame = members(
      (region == nil ? presentation.frame(of: style.view).declarations : regionDeclarations)
        + .frameElement)
    frame["zIndex"] = .string("\(style.zIndex)")
    frame["perspective"] = style.perspective.map { .string(decimal($0) + "px") }
    let overflow: [CSSDeclaration] =
      isElement ? [("overflow", cutsOff ? "hidden" : "visible")] : []
    return .object([
      "view": .string("\(style.view)"), "frame": .object(frame),
      "style": .object(
        members(.viewElement + edgeDeclarations + overflow + style.constants(.element))),
      "overlay": style.has(.overlay)
        ? .object(members(overlayOrder + style.constants(.overlay))) : nil,
      "border": style.has(.border)
        ? .object(members(borderOrder + style.constants(.border))) : nil,
      "animations": style.json(of: [.element, .overlay, .border]),
      // The part of its parent that a piece shows, in fractions of the size of the parent.
      "region": region.map {
        .object([
          "x": .number($0.origin.x), "y": .number($0.origin.y), "width": .number($0.width),
          "height": .number($0.height),
        ])
      },
      // The position of the parent's content in the element of a piece.
      "whole": region.map { _ in .object(members(contentDeclarations)) },
      // The declarations and animations of the content of a view in pieces, wherever it is repeated.
      "content": style.content,
      "pieces": pieces.isEmpty ? nil : .array(pieces.map { $0.json(in: presentation) }),
      // The elements inside an element of a scene, from back to front.
      "children": isElement ? .array(children.map { $0.json(in: presentation) }) : nil,
      // Whether it is the old content of the element that it is in.
      "isOldContent": presentation.nesting.isOldContent(style.view) ? .boolean(true) : nil,
    ])
  }
}

extension ElementStyle {
  fileprivate var content: JSONValue? {
    guard hasContent else { return nil }
    return .object([
      "style": .object(members(constants(.content))),
      "overlay": has(.contentOverlay) ? .object(members(constants(.contentOverlay))) : nil,
      "animations": json(of: [.content, .contentOverlay]),
    ])
  }

  fileprivate func json(of parts: [StyledPart]) -> JSONValue {
    .array(parts.flatMap { animations($0) }.map { $0.json })
  }
}

extension CSSAnimation {
  fileprivate var json: JSONValue {
    .object([
      "keyframes": .array(
        zip(keyframes, offsets).map { keyframe, offset in
          let hasEasing = singleEasing == nil && keyframe.easing != .linear
          return .object([
            camelCased(property): .string(keyframe.value), "offset": .number(offset),
            "easing": hasEasing ? .string(keyframe.easing.css) : nil,
          ])
        }),
      "options": .object([
        "delay": .number(milliseconds(start)), "duration": .number(milliseconds(end - start)),
        "easing": .string((singleEasing ?? .linear).css), "fill": .string("both"),
        "pseudoElement": part.pseudoElement.map { .string($0) },
        "iterations": loop == nil ? nil : .string("Infinity"),
        "direction": loop?.autoreverses ?? false ? .string("alternate") : nil,
      ]),
      "reducedMotion": reduced.map { .object(members([$0])) },
    ])
  }
}

/// Milliseconds with six decimals; browsers are less precise.
private func milliseconds(_ seconds: Double) -> Double { (seconds * 1e9).rounded() / 1e6 }

/// The declarations as JavaScript writes them; the last one of a property counts.
private func members(_ declarations: [CSSDeclaration]) -> JSONObject {
  var object: JSONObject = [:]
  for (property, value) in declarations { object[camelCased(property)] = .string(value) }
  return object
}

/// The name of a property of CSS as JavaScript writes it.
private func camelCased(_ property: String) -> String {
  // JavaScript has the same names for custom properties.
  guard !property.utf8.starts(with: "--".utf8) else { return property }
  var name: [UInt8] = []
  var startsWord = false
  for byte in property.utf8 {
    if byte == UInt8(ascii: "-") {
      startsWord = !name.isEmpty
    } else {
      let isLowercase = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      name.append(startsWord && isLowercase ? byte - 32 : byte)
      startsWord = false
    }
  }
  return String(decoding: name, as: UTF8.self)
}
