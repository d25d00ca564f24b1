import Foundation
import TransitionKit

/// A program that plays in a terminal, or prints a run that is always the same.
public struct LiveProgram {
  private let name: String

  /// Creates a program with the name of its command.
  public init(_ name: String) { self.name = name }

  /// Does what the command line says.
  ///
  /// - Parameters:
  ///   - makePlayer: creates what plays, for a canvas of a size in pixels.
  ///   - printFrames: prints a run, of a number of seconds if there is one.
  public func run(_ makePlayer: (Size) -> some LivePlayer, printFrames: (Double?) -> Void) {
    var seconds: Double?
    var printsFrames = false
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--frames": printsFrames = true
      case "--seconds":
        guard let value = arguments.popFirst().flatMap(Double.init), value > 0 else {
          refuse("--seconds needs a number above 0")
        }
        seconds = value
      default: refuse("unknown option \(argument); there are --frames and --seconds N")
      }
    }
    if printsFrames {
      printFrames(seconds)
    } else {
      play(makePlayer, seconds: seconds ?? .infinity)
    }
  }

  /// Plays in the terminal until q is pressed, or for a time.
  public func play(_ makePlayer: (Size) -> some LivePlayer, seconds: Double = .infinity) {
    guard let terminal = Terminal() else {
      refuse("standard input and output must be a terminal")
    }
    do {
      try terminal.enter()
      defer { terminal.leave() }
      try terminal.play(makePlayer, seconds: seconds)
    } catch {
      refuse("the terminal is gone")
    }
  }

  /// Exits with a message about an invalid command.
  public func refuse(_ complaint: String) -> Never {
    FileHandle.standardError.write(Data("\(name): \(complaint)\n".utf8))
    exit(64)
  }
}
