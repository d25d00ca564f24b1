import ExampleTerminal
import Foundation
import TransitionKit
import TransitionScenes

/// A run that is always the same, as a table of what moves, ten times a second.
struct FrameTable {
  private static let script: [(frame: Int, action: Action)] = [
    (8, .insert), (16, .shuffle), (19, .remove), (21, .insert), (30, .grid), (33, .shuffle),
  ]

  /// Prints the frames of a number of seconds.
  func printFrames(seconds: Double) {
    var player = ListPlayer(size: Size(width: 80, height: 48))
    print("Rows that move, as rectangles in columns and half lines.")
    print("\n time  row              x       y   width  height  opacity")
    for frame in 0...Int(min(seconds, 1e6) * 10) {
      for (_, action) in Self.script.filter({ $0.frame == frame }) {
        player.perform(action)
        print("       \(player.message)")
      }
      printFrame(player.animator)
      player.animator.advance(to: Double(frame + 1) / 10)
    }
  }

  private func printFrame(_ animator: SceneAnimator<ElementID>) {
    let frame = animator.frame
    var resting = 0
    for shown in frame.shownElements {
      let element = shown.element
      guard case .row(let row) = element.id else { continue }
      guard element.frame != element.finalFrame || element.presence != .present else {
        resting += 1
        continue
      }
      let (rect, name) = (
        shown.rect, Row.all[row].name.padding(toLength: 10, withPad: " ", startingAt: 0)
      )
      let numbers = String(
        format: " %7.2f %7.2f %7.2f %7.2f %8.3f", rect.origin.x, rect.origin.y, rect.width,
        rect.height, shown.opacity)
      let presence = element.presence == .present ? "" : "  \(element.presence)"
      print(String(format: "%5.1f  ", animator.clockTime) + name + numbers + presence)
    }
    print(String(format: "%5.1f  ", animator.clockTime) + "at rest: \(resting)")
  }
}
