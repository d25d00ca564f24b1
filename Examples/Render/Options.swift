import TransitionKit

/// The options of the command line.
struct Options {
  var transition: NavigationTransition?
  var scene: SceneExample?
  var operation = NavigationTransition.Operation.push
  var size = Size(width: 390, height: 844)
  var scale = 0.5
  var framesPerSecond = 20.0
  /// The only time to render, in seconds; nil for all of them.
  var time: Double?
  /// When the opposite operation interrupts the transition, in seconds.
  var interruption: Double?
  var animation: Animation?
  var layoutDirection = LayoutDirection.leftToRight
  var reducesMotion = false
  var output = "frames"

  static let usage = """
    usage: render NAME [--output FOLDER] [--operation push|pop] [--interrupt SECONDS] [--time SECONDS] [--fps N]
                  [--size WxH] [--scale PIXELS] [--animation NAME[:SECONDS]] [--rtl] [--reduce-motion]
           render --scene NAME [--output FOLDER] [--interrupt SECONDS] [--time SECONDS] [--fps N] [--scale PIXELS]
    """

  static let animations: KeyValuePairs<String, @Sendable (Double) -> Animation> = [
    "linear": { .linear(duration: $0) }, "easeIn": { .easeIn(duration: $0) },
    "easeOut": { .easeOut(duration: $0) }, "easeInOut": { .easeInOut(duration: $0) },
    "spring": { .spring(duration: $0) }, "bouncy": { .spring(duration: $0, bounce: 0.3) },
  ]

  /// Reads the arguments after the name of the command.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      func value() throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError("\(argument) needs a value") }
        return value
      }
      func number(_ range: ClosedRange<Double>) throws(UsageError) -> Double {
        let text = try value()
        guard let number = Double(text), range.contains(number) else {
          throw UsageError(
            "\(argument) \(text): possible are \(range.lowerBound) to \(range.upperBound)")
        }
        return number
      }
      switch argument {
      case "--output": output = try value()
      case "--operation":
        let name = try value()
        guard let known = NavigationTransition.Operation.allCases.first(where: { "\($0)" == name })
        else { throw UsageError("--operation \(name): possible are push and pop") }
        operation = known
      case "--scene": scene = try Options.scene(value())
      case "--interrupt": interruption = try number(0...60)
      case "--time": time = try number(0...60)
      case "--fps": framesPerSecond = try number(1...1000)
      case "--size": size = try Options.size(value())
      case "--scale": scale = try number(0.01...10)
      case "--animation": animation = try Options.animation(value())
      case "--rtl": layoutDirection = .rightToLeft
      case "--reduce-motion": reducesMotion = true
      case _ where argument.hasPrefix("-"): throw UsageError("unknown option \(argument)")
      case _ where transition == nil: transition = try Options.transition(argument)
      default: throw UsageError("one transition at a time: \(argument) is a second one")
      }
    }
    if scene != nil, transition != nil {
      throw UsageError("either a transition or --scene, not both")
    }
    if scene == nil, transition == nil, !arguments.isEmpty {
      throw UsageError("\(arguments[0]) needs the name of a transition")
    }
  }

  private static func transition(_ name: String) throws(UsageError) -> NavigationTransition {
    guard let entry = transitions.first(where: { $0.key == name }) else {
      throw UsageError(
        "unknown transition \(name): possible are "
          + transitions.map(\.key).joined(separator: ", "))
    }
    return entry.value
  }

  private static func scene(_ name: String) throws(UsageError) -> SceneExample {
    guard let entry = sceneExamples.first(where: { $0.key == name }) else {
      throw UsageError(
        "--scene \(name): possible are " + sceneExamples.map(\.key).joined(separator: ", "))
    }
    return entry.value
  }

  private static func size(_ text: String) throws(UsageError) -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...4000).contains(width), (1...4000).contains(height)
    else {
      throw UsageError("--size \(text): possible is WxH with numbers from 1 to 4000")
    }
    return Size(width: width, height: height)
  }

  private static func animation(_ text: String) throws(UsageError) -> Animation {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let entry = animations.first(where: { $0.key == parts[0] }) else {
      throw UsageError(
        "--animation \(text): possible are " + animations.map(\.key).joined(separator: ", "))
    }
    guard parts.count == 2 else { return entry.value(0.5) }
    guard let seconds = Double(parts[1]), (0...60).contains(seconds) else {
      throw UsageError("--animation \(text): possible are 0 to 60 seconds")
    }
    return entry.value(seconds)
  }
}

/// An error in the command line, in one line.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
