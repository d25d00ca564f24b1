import CGTK
import CSceneView
import Foundation
import GTKHost
import TransitionControllers
import TransitionKit
import TransitionScenes

/// Lets a pointer catch a push twice, and looks whether the page jumps.
struct PointerCheck {
  func run(in application: Application) {
    let window = ScreenWindow(size: RandomScenes.size)
    let navigation = TransitionController(ScreenStack(["list"]), in: window) { _ in
      .push().animation(.smooth(duration: 0.8))
    }
    guard let host = ScreenHost(window, widget: { _ in .label("", on: "#2457a6") }) else {
      return fail("no widget was made")
    }
    // The page is on screen for longer than in the state.
    var page: ScreenElementID?
    func x() -> Double? {
      page = navigation.id(of: "detail") ?? page
      return page.flatMap { window.frame[$0] }.map { $0.frame.origin.x + $0.state.translation.dx }
    }
    var catches = 0
    var greatestJump = 0.0
    host.goBack = { navigation.pop() == nil }
    host.beginInteraction = { sample in
      let before = x()
      let interaction = navigation.beginInteraction(.contentPan(), at: sample)
      guard interaction != nil else { return nil }
      catches += 1
      if let before, let after = x() { greatestJump = max(greatestJump, abs(after - before)) }
      return interaction
    }
    var greatestDeviation = 0.0
    var throwCount = 0
    let take = host.view.onDrag
    host.view.onDrag = { drag in
      let before = x()
      let isTaken = take(drag)
      guard drag.phase == .end, let before, let after = x() else { return isTaken }
      greatestJump = max(greatestJump, abs(after - before))
      // The velocity of the page right after the finger has let go.
      window.advance(by: 1e-4)
      let finger = host.lastSample.velocity?.x ?? 0
      if let next = x(), finger != 0 {
        throwCount += 1
        greatestDeviation = max(greatestDeviation, abs((next - after) / 1e-4 / finger - 1))
      }
      return isTaken
    }
    application.show(host.view.widget)
    while gtk_widget_get_mapped(host.view.widget.pointer) == 0 { application.step() }
    wait(0.3, application)

    host.change { navigation.push("detail") }
    // Near its end, so that a drag that is short does not go back.
    wait(0.5, application)
    pointer("mousemove", "60", "200", "mousedown", "1")
    for distance in stride(from: 3, through: 30, by: 3) {
      pointer("mousemove", "\(60 + distance)", "200")
      wait(0.016, application)
    }
    let held = x()
    wait(0.2, application)
    if x() != held { fail("a page moves under a finger that rests") }
    pointer("mouseup", "1")
    wait(0.1, application)
    // A pointer that rests for a moment on a busy machine throws nothing. The page is thrown again then.
    var throwing = 0
    while throwCount == 0, throwing < 5 {
      throwing += 1
      if navigation.state.screens == ["list"] {
        host.change { navigation.push("detail") }
        wait(1.5, application)
      }
      pointer("mousemove", "60", "220", "mousedown", "1")
      // In one call that lasts for many frames. Each of them is a sample of the finger.
      let moves = stride(from: 65, through: 260, by: 5).flatMap {
        ["mousemove", "\($0)", "220", "sleep", "0.01"]
      }
      pointer(moves.dropLast(2) + ["mouseup", "1"], during: application)
      wait(2, application)
    }
    if catches != 1 + throwing {
      fail("a pointer caught the page \(catches) times, not \(1 + throwing) times")
    }
    if greatestJump > 1 { fail("the page jumps by \(greatestJump) px when it is caught") }
    if throwCount == 0 { fail("no page was thrown in \(throwing) drags") }
    if greatestDeviation > 0.05 {
      fail("a page that is let go has not the velocity of the pointer: \(greatestDeviation)")
    }
    if navigation.state.screens != ["list"] { fail("the second drag does not go back") }
    if !window.isIdle { fail("the window does not come to rest") }

    host.change { navigation.push("detail") }
    wait(1.5, application)
    gtk_widget_grab_focus(host.view.widget.pointer)
    pointer("key", "Escape")
    wait(1.5, application)
    if navigation.state.screens != ["list"] { fail("the Escape key does not go back") }
    print(
      """
      a pointer caught a page \(catches) times; it jumped by \(greatestJump) px at most, and its velocity by \
      \(100 * greatestDeviation) %; the Escape key goes back
      """)
  }

  private func wait(_ seconds: Double, _ application: Application) {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end { application.step(waits: false) }
  }

  private func pointer(_ arguments: String...) { pointer(arguments, during: nil) }

  /// - Parameter application: what shows frames meanwhile; nil if nothing has to.
  private func pointer(_ arguments: [String], during application: Application?) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool"] + arguments
    do {
      try process.run()
      while let application, process.isRunning { application.step(waits: false) }
      process.waitUntilExit()
    } catch { fail("xdotool does not run: \(error)") }
  }
}
