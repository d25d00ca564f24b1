import CardToDetailScreens
import Foundation
import TransitionKit
import TransitionScenes

/// A change as a table: where the card and the tab bar are, twenty times a second.
struct FrameTable {
  private let animator: SceneAnimator<String>

  init(_ scene: Scene<String>) { animator = SceneAnimator(scene) }

  /// Changes the screen. Running motions continue from what is shown.
  mutating func go(to scene: Scene<String>, _ transaction: Transaction) {
    animator.update(to: scene, transaction, using: Screens.definition)
  }

  /// Prints the frames of a number of seconds, or until nothing moves, and stops there.
  mutating func printFrames(for seconds: Double = .infinity) {
    print(" time  card         x       y   width  height  radius  old photo  tab bar")
    let start = animator.clockTime
    var count = 0
    repeat {
      printFrame(at: animator.clockTime - start)
      count += 1
      animator.advance(to: start + min(Double(count) / 20, seconds))
    } while !animator.isIdle && animator.clockTime - start < seconds
    if animator.isIdle { printFrame(at: animator.clockTime - start) }
  }

  private func printFrame(at time: Double) {
    let frame = animator.frame
    // The card of the list is another element than that of the detail, and one of them is on screen.
    guard let card = frame["card"] ?? frame["forest"] else { return }
    let oldPhoto = card.snapshot.map { String(format: "%9.3f", $0.opacity) }
    let tabBar = frame["tab bar"].map {
      String(format: "%7.2f", $0.transform.apply(to: .zero).y)
    }
    let rect = String(
      format: "%7.2f %7.2f %7.2f %7.2f %7.2f", card.frame.origin.x, card.frame.origin.y,
      card.frame.width, card.frame.height, card.state.cornerRadius)
    print(
      String(format: "%5.2f  ", time) + card.id.padding(toLength: 7, withPad: " ", startingAt: 0),
      rect, oldPhoto ?? "        –", tabBar ?? "      –", separator: "  ")
  }
}
