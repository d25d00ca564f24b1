import CGTK
import CSceneView
import Foundation
import GTKHost
import TransitionKit
import TransitionScenes

/// Counts the frames of a hundred buttons that all move, beside those of GTK alone, and those of a view that is idle.
struct SpeedCheck {
  static let seconds = 3.0

  func run(in application: Application) {
    let count = 100
    func scene(_ turn: Int) -> Scene<Int> {
      Scene(
        size: RandomScenes.size,
        elements: (0..<count).map { index in
          let phase = Double(index) + 2.4 * Double(turn)
          return Element(
            index,
            frame: Rect(x: 130 + 120 * cos(phase), y: 180 + 170 * sin(phase), width: 40, height: 40)
          )
        })
    }
    guard
      let host = SceneHost(
        SceneAnimator(scene(0)), widget: { _ in Widget(gtk_button_new_with_label("0")) })
    else { return fail("no widget was made") }
    application.show(host.view.widget)
    while gtk_widget_get_mapped(host.view.widget.pointer) == 0 { application.step() }
    let before = host.view.frameCount
    let start = Date()
    var turn = 0
    while Date().timeIntervalSince(start) < Self.seconds {
      if host.animator.isIdle || Date().timeIntervalSince(start) > 0.5 * Double(turn) {
        turn += 1
        host.change { $0.update(to: scene(turn), animation: .smooth(duration: 1)) }
      }
      application.step()
    }
    // An update shows a frame of its own.
    let frames = host.view.frameCount - before - turn
    let end = Date()
    while !host.animator.isIdle, Date().timeIntervalSince(end) < 20 { application.step() }
    let settled = host.view.frameCount
    let idle = Date()
    while Date().timeIntervalSince(idle) < 0.5 { application.step(waits: false) }
    let idleFrames = host.view.frameCount - settled
    let idleTime = processorTimeOfASecond(application)
    let alone = scene_count_frames(application.window.pointer, Int32(count), Self.seconds)
    print(
      """
      \(count) buttons: \(rate(frames)) frames a second, GTK alone \(rate(Int(alone))); \(idleFrames) frames \
      when idle, \(String(format: "%.1f", idleTime * 1000)) ms of processor time in a second
      """)
    if idleFrames > 1 { fail("an idle view shows frames") }
    if idleTime > 0.01 { fail("an idle view takes time") }
    // The two are measured one after the other, perhaps on a busy machine.
    if Double(frames) < 0.5 * Double(alone) { fail("it shows half as many frames as GTK alone") }
  }

  /// How long the processor works in a second in which nothing happens.
  private func processorTimeOfASecond(_ application: Application) -> Double {
    let before = clock()
    let end = Date().addingTimeInterval(1)
    // It wakes the loop, which sleeps until something happens.
    _ = g_timeout_add(1000, { _ in 0 }, nil)
    while Date() < end { application.step() }
    return Double(clock() - before) / Double(CLOCKS_PER_SEC)
  }

  private func rate(_ frames: Int) -> String {
    String(format: "%.0f", Double(frames) / Self.seconds)
  }
}
