import Foundation
import TransitionKit

/// Something that plays in a terminal and takes keys.
public protocol LivePlayer {
  /// Continues by an interval in seconds, in a canvas of a size in pixels.
  mutating func advance(by interval: Double, in size: Size)

  /// Draws the present moment.
  mutating func draw(on canvas: inout Canvas)

  /// Takes a key.
  mutating func press(_ key: Key)
}

extension Terminal {
  /// Plays 30 frames a second until q is pressed, or for a time.
  func play(_ makePlayer: (Size) -> some LivePlayer, seconds: Double) throws {
    let colors = ProcessInfo.processInfo.environment["COLORTERM"] ?? ""
    var screen = Screen(hasTrueColor: colors == "truecolor" || colors == "24bit")
    func canvas() -> Canvas {
      let size = size
      return Canvas(columns: size.columns, lines: size.lines)
    }
    var player = makePlayer(canvas().size)
    let start = ContinuousClock.now
    var last = start
    while true {
      if try handleSignals() { screen.invalidate() }
      let now = ContinuousClock.now
      guard (now - start) / .seconds(1) < seconds else { return }
      var canvas = canvas()
      // After a long stop the player continues where it was.
      player.advance(by: min((now - last) / .seconds(1), 0.1), in: canvas.size)
      last = now
      player.draw(on: &canvas)
      try write(screen.update(to: canvas))
      let next = now + .seconds(1.0 / 30)
      while let key = try key(timeout: (next - ContinuousClock.now) / .seconds(1)) {
        if key == .character("q") { return }
        player.press(key)
      }
    }
  }
}
