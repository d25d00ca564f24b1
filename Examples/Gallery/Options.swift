import TransitionExport
import TransitionKit

/// The options of the command line.
package struct Options {
  var item: GalleryItem?
  var operation = NavigationTransition.Operation.push
  var size = Size(width: 390, height: 844)
  var framesPerSecond = 60.0
  /// The timing; nil for that of the item.
  var timing: Animation?
  var policy = MergePolicy.compose
  var layoutDirection = LayoutDirection.leftToRight
  var reducesMotion = false
  var format = OutputFormat.table
  var tolerance = 0.001
  var frames = 6
  var spacing = FrameSpacing.distance
  var output: String?
  var showsAll = false
  /// Whether the accuracy of each transition of a page is printed.
  var showsAccuracy = false
  /// Whether the findings of lint are shown, instead of the frames.
  var lints = false
  /// The time at which the opposite operation interrupts the run, in seconds.
  var interruption: Double?

  static let usage = """
    usage: gallery [NAME | --all] [--lint] [--accuracy] [--operation push|pop] [--size WxH] [--fps N]
                   [--animation NAME[:SECONDS]|spring:STIFFNESS/DAMPING] [--merge POLICY] [--rtl] [--reduce-motion]
                   [--format FORMAT] [--tolerance FRACTION] [--frames N] [--spacing distance|time] [--interrupt SECONDS] [--output FILE]
    formats: \(OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))
    --accuracy prints how exact a page is in every property of each transition; without it, --format html says so in one line.
    --lint prints what is wrong with a transition in its own timing or that of --animation; alone or with --all, of every
    transition, there and back, in both layout directions. The format is text, or --format json. The exit code is 1 if there
    is a warning, otherwise 0.
    """

  static let policies: [(name: String, policy: MergePolicy)] = [
    ("compose", .compose), ("lastWriterWins", .lastWriterWins),
    ("firstWriterWins", .firstWriterWins),
  ]

  static let animations: [(name: String, make: @Sendable (Double) -> Animation, seconds: Double)] =
    [
      ("linear", { .linear(duration: $0) }, Animation.defaultDuration),
      ("easeIn", { .easeIn(duration: $0) }, Animation.defaultDuration),
      ("easeOut", { .easeOut(duration: $0) }, Animation.defaultDuration),
      ("easeInOut", { .easeInOut(duration: $0) }, Animation.defaultDuration),
      ("spring", { .spring(duration: $0) }, 0.5),
      ("bouncy", { .spring(duration: $0, bounce: 0.3) }, 0.5),
    ]

  /// Reads the arguments after the name of the command.
  package init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value(_ possible: String) throws(UsageError) -> String {
        guard let value = rest.popFirst() else {
          throw UsageError("\(argument) needs a value: \(possible)")
        }
        return value
      }
      switch argument {
      case "--operation": operation = try Options.operation(value("push or pop"))
      case "--size": size = try Options.size(value("WxH, such as 390x844"))
      case "--fps": framesPerSecond = try Options.rate(value("a number above 0"))
      case "--animation": timing = try Options.animation(value("NAME or NAME:SECONDS"))
      case "--merge": policy = try Options.policy(value("the name of a policy"))
      case "--rtl": layoutDirection = .rightToLeft
      case "--reduce-motion": reducesMotion = true
      case "--all": showsAll = true
      case "--lint": lints = true
      case "--accuracy": showsAccuracy = true
      case "--format": format = try Options.format(value("the name of a format"))
      case "--tolerance": tolerance = try Options.tolerance(value("a fraction such as 0.001"))
      case "--frames": frames = try Options.frames(value("a number from 1 to 1000"))
      case "--spacing": spacing = try Options.spacing(value("distance or time"))
      case "--interrupt":
        interruption = try Options.interruption(value("seconds after the start, such as 0.15"))
      case "--output": output = try value("the name of a file")
      case _ where argument.hasPrefix("-"):
        throw UsageError(
          """
          unknown option \(shown(argument)); possible: --all, --lint, --accuracy, --operation, --size, --fps, --animation, --merge, \
          --rtl, --reduce-motion, --format, --tolerance, --frames, --spacing, --interrupt, --output
          """)
      case _ where item == nil: item = try Options.item(argument)
      default:
        throw UsageError("one transition at a time, please: \(shown(argument)) is a second one")
      }
    }
    if showsAll, let item {
      throw UsageError("either --all or one transition, please, not --all and \(item.name)")
    }
    if lints {
      try checkLint(arguments)
      return
    }
    if item == nil, !showsAll, !arguments.isEmpty {
      throw UsageError(
        "\(shown(arguments[0])) needs the name of a transition, or --all with --format html")
    }
    let fixed = ["--operation", "--rtl", "--reduce-motion"].first { arguments.contains($0) }
    if showsAccuracy, format != .html {
      throw UsageError("--accuracy is about a page; it needs --format html")
    }
    if showsAccuracy, interruption != nil {
      throw UsageError("--accuracy is about both ways; it does not go with --interrupt")
    }
    if showsAll, interruption != nil {
      throw UsageError("--interrupt needs the name of a transition; it does not go with --all")
    }
    if format == .responsiveCSS, interruption != nil {
      throw UsageError("--interrupt records one size; it does not go with --format responsive-css")
    }
    if format == .html, interruption == nil, let fixed {
      throw UsageError("\(fixed) is a switch on the page; leave it out with --format html")
    }
    if showsAll, format != .html {
      throw UsageError("--all makes one page of every transition; it needs --format html")
    }
  }

  private static func item(_ name: String) throws(UsageError) -> GalleryItem {
    guard let item = GalleryItem.all.first(where: { $0.name == name }) else {
      throw UsageError("unknown transition \(shown(name))", possible: GalleryItem.all.map(\.name))
    }
    return item
  }

  private static func operation(_ name: String) throws(UsageError) -> NavigationTransition.Operation
  {
    for operation in NavigationTransition.Operation.allCases where "\(operation)" == name {
      return operation
    }
    throw UsageError("unknown operation \(shown(name))", possible: ["push", "pop"])
  }

  private static func size(_ text: String) throws(UsageError) -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...1_000_000).contains(width), (1...1_000_000).contains(height)
    else {
      throw UsageError(
        "unknown size \(shown(text)); possible: WxH with numbers from 1 to 1000000, such as 390x844"
      )
    }
    return Size(width: width, height: height)
  }

  private static func rate(_ text: String) throws(UsageError) -> Double {
    guard let rate = Double(text), (1...1000).contains(rate) else {
      throw UsageError(
        "unknown rate \(shown(text)); possible: frames a second from 1 to 1000, such as 60")
    }
    return rate
  }

  private static func interruption(_ text: String) throws(UsageError) -> Double {
    guard let seconds = Double(text), (0...60).contains(seconds) else {
      throw UsageError("unknown time \(shown(text)); possible: seconds from 0 to 60, such as 0.15")
    }
    return seconds
  }

  private static func animation(_ text: String) throws(UsageError) -> Animation {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, let entry = animations.first(where: { $0.name == name }) else {
      throw UsageError("unknown animation \(shown(text))", possible: animations.map(\.name))
    }
    guard parts.count == 2 else { return entry.make(entry.seconds) }
    if name == "spring", parts[1].contains("/") { return try spring(parts[1]) }
    guard let seconds = Double(parts[1]), (0...60).contains(seconds) else {
      throw UsageError(
        "unknown duration \(shown(parts[1])); possible: seconds from 0 to 60, such as \(name):0.5")
    }
    return entry.make(seconds)
  }

  private static func format(_ name: String) throws(UsageError) -> OutputFormat {
    guard let format = OutputFormat(rawValue: name) else {
      throw UsageError(
        "unknown format \(shown(name))", possible: OutputFormat.allCases.map(\.rawValue))
    }
    return format
  }

  private static func tolerance(_ text: String) throws(UsageError) -> Double {
    guard let tolerance = Double(text), (1e-9...0.5).contains(tolerance) else {
      throw UsageError(
        "unknown tolerance \(shown(text)); possible: a fraction of each range from 1e-9 to 0.5, such as 0.001"
      )
    }
    return tolerance
  }

  private static func spring(_ text: Substring) throws(UsageError) -> Animation {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let stiffness = numbers[0], let damping = numbers[1],
      (1e-3...1e6).contains(stiffness), (1e-3...1e6).contains(damping)
    else {
      throw UsageError("unknown spring \(shown(text)); \(possibleSprings)")
    }
    let spring = Animation.interpolatingSpring(stiffness: stiffness, damping: damping)
    guard spring.duration <= 60 else {
      throw UsageError(
        "spring \(shown(text)) takes \(Int(spring.duration.rounded(.up))) s; \(possibleSprings)")
    }
    return spring
  }

  private static let possibleSprings = """
    possible: STIFFNESS/DAMPING, such as 180/12, each from 0.001 to 1000000, of a spring that takes at most 60 s; \
    or its seconds alone, such as 0.4
    """

  private static func frames(_ text: String) throws(UsageError) -> Int {
    guard let frames = Int(text), (1...1000).contains(frames) else {
      throw UsageError(
        "unknown number of frames \(shown(text)); possible: a number from 1 to 1000, such as 6")
    }
    return frames
  }

  private static func spacing(_ name: String) throws(UsageError) -> FrameSpacing {
    for spacing in FrameSpacing.allCases where "\(spacing)" == name { return spacing }
    throw UsageError(
      "unknown spacing \(shown(name))", possible: FrameSpacing.allCases.map { "\($0)" })
  }

  private static func policy(_ name: String) throws(UsageError) -> MergePolicy {
    guard let entry = policies.first(where: { $0.name == name }) else {
      throw UsageError("unknown merge policy \(shown(name))", possible: policies.map(\.name))
    }
    return entry.policy
  }
}

/// An error in the command line, in one line.
package struct UsageError: Error {
  package let message: String

  package init(_ message: String) { self.message = message }

  package init(_ message: String, possible: [String]) {
    self.message = "\(message); possible: \(possible.joined(separator: ", "))"
  }
}

/// A text of the command line for a message in one line: its beginning, if it is long.
private func shown(_ text: some StringProtocol) -> String {
  let start = text.unicodeScalars.prefix(60)
  let isPlain = start.allSatisfy { $0.value >= 0x20 && !(0x7f..<0xa0).contains($0.value) }
  let beginning = String(String.UnicodeScalarView(start))
  let rest = start.endIndex == text.unicodeScalars.endIndex ? "" : "…"
  return (isPlain ? beginning : beginning.debugDescription) + rest
}
