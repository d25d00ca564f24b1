import ExampleTerminal
import Foundation
import TransitionControllers

/// Prints what a window shows as a table, with the events of its controllers between the frames.
final class ScreenTable {
  private let window: ScreenWindow
  private let elements: Set<String>
  private var printed: SceneFrame<ScreenElementID>?
  private var names: [(ScreenElementID) -> String?] = []

  /// Prints the head of a table.
  ///
  /// - Parameter elements: the local ids of elements that are printed, besides the screens.
  init(_ window: ScreenWindow, elements: Set<String> = []) {
    (self.window, self.elements) = (window, elements)
    print(" time  from back to front       x       y   width  height  opacity")
  }

  /// Prints the events of a controller from now on, and its screens. First come the events that led to what is on screen.
  func follow<State>(_ controller: TransitionController<State>, showsScreens: Bool = true) {
    if showsScreens {
      names.append { id in controller.screen(of: id).map { "\($0)" } }
    }
    controller.onEvent { print("       · \($0)") }
  }

  /// The seconds until nothing moves.
  var remainingTime: Double { window.settlingTime - window.clockTime }

  /// Prints frames until nothing moves, or for a number of seconds.
  ///
  /// - Parameter interval: the seconds from one frame to the next.
  func printFrames(for seconds: Double = .infinity, every interval: Double = 0.1) {
    let start = window.clockTime
    printFrame()
    var count = 0
    while !window.isIdle, window.clockTime - start < seconds {
      count += 1
      window.advance(to: start + min(Double(count) * interval, seconds))
      printFrame()
    }
  }

  /// Prints what the window shows now, after the events that lead to it. A frame like the last one is not repeated.
  func printFrame() {
    let frame = window.frame
    if let printed, printed == frame { return }
    printed = frame
    var time = String(format: "%5.2f  ", window.clockTime)
    for shown in frame.shownElements where !shown.element.isHidden {
      guard let name = name(of: shown.element.id) else { continue }
      let (origin, size) = (shown.rect.origin, shown.rect.size)
      // A sum with 0 is never -0.
      let numbers = [origin.x, origin.y, size.width, size.height]
        .map { String(format: " %7.1f", ($0 * 10).rounded() / 10 + 0) }
      print(
        time + name.padding(toLength: 18, withPad: " ", startingAt: 0) + numbers.joined()
          + String(format: " %8.2f", shown.opacity) + note(on: shown.element))
      time = "       "
    }
  }

  /// Drags evenly with a finger for 0.4 s, prints the frames meanwhile, and lets go.
  ///
  /// - Parameters:
  ///   - distance: how far the finger moves.
  ///   - velocity: that of the finger when it lets go, in points a second.
  func drag<State>(
    _ controller: TransitionController<State>, _ policy: InteractionPolicy, by distance: Point,
    velocity: Point = .zero
  ) {
    func sample(_ fraction: Double) -> GestureSample {
      GestureSample(
        time: fraction * 0.4,
        translation: Point(x: distance.x * fraction, y: distance.y * fraction),
        velocity: fraction < 1 ? Point(x: distance.x / 0.4, y: distance.y / 0.4) : velocity)
    }
    guard let drag = controller.beginInteraction(policy, at: sample(0)) else {
      return print("       no gesture begins")
    }
    for step in 1...4 {
      drag.change(sample(Double(step) / 4))
      printFrame()
    }
    print("       let go")
    let decision = drag.end(sample(1)).map { "\($0)" } ?? "it had ended"
    print("       the policy decides: \(decision)")
  }

  private func name(of id: ScreenElementID) -> String? {
    switch id.part {
    case .container: nil
    case .screen: names.lazy.compactMap { $0(id) }.first
    case .dimming: "dimming"
    case .temporary(let name): name
    case .element(let name): elements.contains(name) ? name : nil
    }
  }

  private func note(on element: SceneFrame<ScreenElementID>.Element) -> String {
    var notes: [String] = []
    if element.isFlying { notes.append("flies") }
    switch element.presence {
    case .inserting: notes.append("comes")
    case .present: break
    case .removing: notes.append("leaves")
    }
    let dimming = element.state.overlay.alpha
    if dimming > 0.005 { notes.append(String(format: "dimmed by %.2f", dimming)) }
    return notes.isEmpty ? "" : "  " + notes.joined(separator: ", ")
  }
}
