/// The arguments of the command.
struct ReviewOptions: Equatable {
  /// A folder or a commit.
  var old = ""
  /// A folder or a commit.
  var new = ""
  /// The folder with the goldens that are compared, in both; nil for all goldens.
  var goldens: String?
  /// The folder for the review.
  var output = "motion-review"
  /// Where the folder of the review can be seen; nil if links are relative to the review.
  var linkPrefix: String?
  /// Whether the review shows the film strips, instead of naming their files.
  var showsImages = true

  static let usage = """
    usage: motion-review OLD NEW [--goldens FOLDER] [--output FOLDER] [--link-prefix URL | --no-images]
    OLD and NEW are folders of goldens, or commits of the repository in this folder. The review and its film strips are
    written into FOLDER, which is motion-review by default. The exit code is 0 if nothing has changed, 1 if something has,
    and 2 if there is no review.
    """

  /// Reads the arguments after the name of the command.
  init(_ arguments: [String]) throws(ReviewError) {
    var names: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--goldens": goldens = try Self.folder(Self.value(of: argument, in: &rest))
      case "--output": output = try Self.value(of: argument, in: &rest)
      case "--link-prefix": linkPrefix = try Self.prefix(Self.value(of: argument, in: &rest))
      case "--no-images": showsImages = false
      case let option where option.hasPrefix("-"):
        throw ReviewError("\"\(option)\" is not an option; --help lists them")
      default: names.append(argument)
      }
    }
    guard names.count == 2 else {
      let found = names.isEmpty ? "none" : names.map { "\"\($0)\"" }.joined(separator: ", ")
      throw ReviewError("expected OLD and NEW, two folders or commits, but found \(found)")
    }
    (old, new) = (names[0], names[1])
    for (name, value) in [("OLD", old), ("NEW", new), ("--output", output)] where value.isEmpty {
      throw ReviewError("\(name) is empty")
    }
    guard linkPrefix == nil || showsImages else {
      throw ReviewError("--link-prefix is for images, which --no-images leaves out")
    }
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(ReviewError) -> String {
    guard let value = rest.popFirst() else { throw ReviewError("\(option) needs a value") }
    return value
  }

  /// A folder of the goldens, such as `Tests/AppTests`, without a slash at its end.
  private static func folder(_ text: String) throws(ReviewError) -> String {
    let parts = text.split(separator: "/").filter { $0 != "." }
    guard !text.hasPrefix("/"), !parts.contains("..") else {
      throw ReviewError("--goldens: \"\(text)\" is not a folder inside OLD and NEW")
    }
    return parts.joined(separator: "/")
  }

  /// The beginning of an address, with a slash at its end.
  private static func prefix(_ text: String) throws(ReviewError) -> String {
    // None of these can be in an address, and each of them would end the link early.
    let forbidden = text.unicodeScalars.contains {
      $0.value <= 0x20 || $0.value == 0x7f || "<>()\"\\`|".unicodeScalars.contains($0)
    }
    guard !text.isEmpty, !forbidden else {
      throw ReviewError("--link-prefix: \"\(text)\" is not the beginning of an address")
    }
    return text.hasSuffix("/") ? text : text + "/"
  }
}
