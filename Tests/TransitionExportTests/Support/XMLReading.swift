import Foundation
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an XML document in their order, read by a parser that accepts well-formed XML only.
final class XMLReading: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The names and identifying attributes of the elements around it.
    let path: [String]
    /// The matrices of the groups of views around it, from the outermost one.
    var matrices: [String] = []
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// - Throws: what is wrong with the document.
  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    if !parser.parse() {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
  }

  func elements(_ name: String, class kind: String? = nil) -> [Element] {
    elements.filter { $0.name == name && (kind == nil || $0.attributes["class"] == kind) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let path = open.map { index in
      elements[index].name + "." + (elements[index].attributes["class"] ?? "")
    }
    let matrices = open.compactMap { index in
      elements[index].attributes["transform"].flatMap { $0.hasPrefix("matrix") ? $0 : nil }
    }
    open.append(elements.count)
    elements.append(
      Element(name: name, attributes: attributes, path: path, matrices: matrices))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let index = open.last { elements[index].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { open.removeLast() }
}

extension XMLReading {
  /// The elements of the panel of a filmstrip that shows a time, the panel first.
  func panel(at time: Double) throws -> ArraySlice<Element> {
    let start = try XCTUnwrap(
      elements.firstIndex {
        Double($0.attributes["data-time"] ?? "").map { abs($0 - time) < 1e-8 } ?? false
      })
    let end =
      elements[(start + 1)...].firstIndex { $0.attributes["data-time"] != nil } ?? elements.count
    return elements[start..<end]
  }
}
