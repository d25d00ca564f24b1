import Foundation
import LiveEngine

/// The live page: its parts, which lie in a folder, and the engine.
struct LivePage {
  /// The page in one file, which needs nothing else.
  let document: String

  /// Puts the page together.
  ///
  /// - Parameters:
  ///   - folder: the folder with `page.html` and what is in it; its file `order` lists style sheets and scripts,
  ///     some of which are those of the gallery's page.
  ///   - modules: a folder with `engine.wasm`, which plays transitions, the whole library as `library.wasm`, and ``script(in:)``
  ///     as `script.js`, all of them packed with the ending `.lzma`, and `unpack.wasm`.
  init(folder: URL, modules: URL) throws {
    func data(_ name: String) throws -> Data {
      try Data(contentsOf: modules.appendingPathComponent(name))
    }
    func packed(_ name: String) throws -> String {
      PackedText.of(try lzma(data("\(name).lzma"), size: data(name).count))
    }
    func text(_ name: String) throws -> String { try Self.text(name, in: folder) }
    let styles = try Self.names(in: folder).filter { $0.hasSuffix(".css") }
    let parts = try [
      "NONCE": String(UInt64.random(in: .min ... .max), radix: 36),
      "STYLE": styles.map(text).map(withoutSpaces).joined(),
      "START": withoutComments(text("unpack.js")), "SCRIPT": packed("script.js"),
      "ENGINE": packed("engine.wasm"), "LIBRARY": packed("library.wasm"),
      "UNPACKER": PackedText.of(data("unpack.wasm")),
      "FILMSTRIPS": Filmstrips.markup,
    ]
    // Split at the marks, so that none is looked for in what was put in.
    let pieces = try text("page.html").split(separator: "%", omittingEmptySubsequences: false)
    document = pieces.map { parts[String($0)] ?? String($0) }.joined()
  }

  /// The script of the page with the catalogue of parts, which it unpacks first.
  static func script(in folder: URL) throws -> String {
    let script = try names(in: folder).filter { $0.hasSuffix(".js") }
      .map { withoutComments(try text($0, in: folder)) }.joined()
    let catalogue = "const catalogue = \(withoutDefaults(Part.catalogueJSON));"
    return "(async () => {\n\"use strict\";\n\(catalogue)\n\(script)\n})();"
  }

  private static func names(in folder: URL) throws -> [String] {
    try text("order", in: folder).split(separator: "\n").map(String.init)
  }

  private static func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }
}

/// The catalogue without what the page takes as empty or false anyway.
private func withoutDefaults(_ catalogue: String) -> String {
  ["\"children\":[],", "\"isVariadic\":false,", "\"parameters\":[],"].reduce(catalogue) {
    $0.replacingOccurrences(of: $1, with: "")
  }
}

/// A style sheet without comments, and without the spaces around braces and after semicolons. No string in it has any.
private func withoutSpaces(_ style: String) -> String {
  let lines = style.split(separator: "\n").lazy.map { $0.drop { $0 == " " } }
    .filter { !($0.hasPrefix("/*") && $0.hasSuffix("*/")) }
  let spaces = [("; ", ";"), (" {", "{"), ("{ ", "{"), (" }", "}"), (";}", "}")]
  return spaces.reduce(lines.joined(separator: "\n") + "\n") {
    $0.replacingOccurrences(of: $1.0, with: $1.1)
  }
}

/// A script without lines that are comments, and without indentation, which make up a fifth of it.
private func withoutComments(_ script: String) -> String {
  script.split(separator: "\n").lazy.map { $0.drop { $0 == " " } }
    .filter { line in !["//", "/**", "*"].contains { line.hasPrefix($0) } }
    .map { $0 + "\n" }.joined()
}

/// A file of the format .lzma with the size of what is packed in its header, where `xz` says that it is not known.
private func lzma(_ file: Data, size: Int) -> Data {
  var size = UInt64(size).littleEndian
  return file.prefix(5) + Data(bytes: &size, count: 8) + file.dropFirst(13)
}
