import CGTK
import CSceneView
import Foundation
import GTKHost
import TransitionKit
import TransitionScenes

// Checks the host in a window: what it places and draws, what fingers do, how many frames it shows, and what it lets go.

nonisolated(unsafe) var failures: [String] = []
func fail(_ message: String) {
  failures.append(message)
  if failures.count <= 20 { print("failed: \(message)") }
}

guard let application = Application("Check", width: 300, height: 400) else {
  print("there is no display")
  exit(2)
}

var frames = FrameCheck()
frames.run(
  scenes: CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200, in: application)
if let nothing = Widget(gtk_label_new("")) { application.show(nothing) }
for _ in 0..<200 { application.step(waits: false) }
let released = scene_released_count()
EffectCheck().run(in: application)
AllocationCheck().run()
SpeedCheck().run(in: application)
PointerCheck().run(in: application)
print(
  """
  \(frames.frames) frames: \(frames.places) corners within \(frames.greatestDistance) px of the draw list, \
  \(frames.pixels) pixels of \(frames.pictures) of them within \(frames.greatestDifference) of 255
  \(frames.made) widgets made, \(released) let go
  """)
if frames.made != Int(released) { fail("widgets were not let go") }
print(failures.isEmpty ? "all checks passed" : "\(failures.count) checks failed")
exit(failures.isEmpty ? 0 : 1)
