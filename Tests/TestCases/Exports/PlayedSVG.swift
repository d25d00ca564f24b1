import Foundation
import TransitionKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A tree of elements of SVG, and what their animations make of them at a time, by the rules of SMIL.
package final class PlayedSVG: NSObject, XMLParserDelegate {
  package final class Node {
    package let name: String
    package let attributes: [String: String]
    package fileprivate(set) weak var parent: Node?
    package fileprivate(set) var children: [Node] = []
    package var text = ""

    package init(_ name: String, _ attributes: [String: String], in parent: Node?) {
      (self.name, self.attributes, self.parent) = (name, attributes, parent)
    }

    /// The element and all inside it.
    package var all: [Node] { [self] + children.flatMap { $0.all } }

    /// The elements around it, the outermost first.
    package var ancestors: [Node] { (parent?.ancestors ?? []) + (parent.map { [$0] } ?? []) }

    /// The numbers of an attribute at a time.
    package func numbers(_ attribute: String, at time: Double) -> [Double]? {
      let animation = children.first { $0.attributes["attributeName"] == attribute }
      return animation?.values(at: time) ?? attributes[attribute].map { allNumbers(in: $0) }
    }

    private func values(at time: Double) -> [Double] {
      let length = allNumbers(in: attributes["dur"] ?? "1")[0]
      let times = (attributes["keyTimes"] ?? "").split(separator: ";").compactMap { Double($0) }
      let values = (attributes["values"] ?? "").split(separator: ";").map { allNumbers(in: $0) }
      let fraction = time / length
      let index = min(max((times.lastIndex { $0 <= fraction } ?? 0), 0), times.count - 2)
      var progress = (fraction - times[index]) / (times[index + 1] - times[index])
      if let splines = attributes["keySplines"]?.split(separator: ";") {
        let c = allNumbers(in: splines[index])
        progress = UnitCurve.bezier(
          startControlPoint: Point(x: c[0], y: c[1]), endControlPoint: Point(x: c[2], y: c[3])
        ).value(at: progress)
      }
      return zip(values[index], values[index + 1]).map { $0 + ($1 - $0) * progress }
    }

    /// A point in the space of the element in that of the document at a time.
    package func inDocument(_ point: Point, at time: Double) -> Point {
      (ancestors + [self]).reversed().reduce(point) { $1.applyTransform(to: $0, at: time) }
    }

    private func applyTransform(to point: Point, at time: Double) -> Point {
      guard let text = attributes["transform"], let n = numbers("transform", at: time) else {
        return point
      }
      switch text.prefix(while: { $0 != "(" }) {
      case "translate": return Point(x: point.x + n[0], y: point.y + (n.count > 1 ? n[1] : 0))
      case "scale": return Point(x: point.x * n[0], y: point.y * (n.count > 1 ? n[1] : n[0]))
      case "rotate":
        let (c, s) = (cos(n[0] * .pi / 180), sin(n[0] * .pi / 180))
        return Point(x: c * point.x - s * point.y, y: s * point.x + c * point.y)
      case "matrix":
        return Point(
          x: n[0] * point.x + n[2] * point.y + n[4], y: n[1] * point.x + n[3] * point.y + n[5])
      default: return Point(x: .nan, y: .nan)
      }
    }
  }

  package private(set) var root: Node?
  private var open: [Node] = []

  package init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let node = Node(name, attributes, in: open.last)
    open.last?.children.append(node)
    if open.isEmpty { root = node }
    open.append(node)
  }

  package func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }

  package func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }
}
