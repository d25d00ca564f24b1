import TransitionExport

/// The options of the command line.
struct Options {
  /// The document to write; nil for tables.
  var format: ExportFormat?
  var output: String?
  var isBack = false

  static let usage =
    "usage: card-to-detail [--format svg|animated-svg [--output FILE] [--back]]"

  static let formats: KeyValuePairs<String, ExportFormat> = [
    "svg": .svg, "animated-svg": .animatedSVG,
  ]

  /// Reads the arguments after the name of the command.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--format":
        let name = rest.popFirst() ?? ""
        guard let known = Options.formats.first(where: { $0.key == name }) else {
          throw UsageError("unknown format \"\(name)\"")
        }
        format = known.value
      case "--output":
        guard let file = rest.popFirst() else { throw UsageError("--output needs a file") }
        output = file
      case "--back": isBack = true
      default: throw UsageError("unknown option \(argument)")
      }
    }
    if format == nil, output != nil || isBack {
      throw UsageError("--output and --back need a format")
    }
  }
}

/// An error in the command line, in one line.
struct UsageError: Error {
  let message: String

  init(_ complaint: String) { message = "\(complaint); \(Options.usage)" }
}
