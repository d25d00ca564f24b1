import CGTK
import CSceneView
import Foundation
import GTKHost

// Photos that open to a page and are dragged away, tabs, and a sheet. Everything can be interrupted, by a pointer or with the keyboard.
//
//   swift run --package-path Examples/GTK photos               opens a window
//   swift run --package-path Examples/GTK photos FOLDER        writes pictures of a few moments into a folder, and ends

guard let application = Application("Photos", width: 390, height: 700), let gallery = try Gallery(),
  let view = gallery.host?.view
else {
  print("there is no display")
  exit(2)
}
application.show(view.widget)
guard let folder = CommandLine.arguments.dropFirst().first else {
  application.run()
  exit(0)
}

/// Shows what happens in some seconds.
func wait(_ seconds: Double) {
  let end = Date().addingTimeInterval(seconds)
  while Date() < end { application.step(waits: false) }
}

/// Shows what there is some seconds later, and writes a picture of it.
func picture(_ name: String, after seconds: Double) {
  wait(seconds)
  scene_save_png(view.widget.pointer, 390, 700, "\(folder)/\(name).png")
}

picture("grid", after: 0.5)
gallery.change { $0.open(4) }
picture("opening", after: 0.15)
gallery.change { $0.close() }
picture("turned-round", after: 0.05)
gallery.change { $0.open(4) }
picture("photo", after: 1)
gallery.change { $0.close() }
gallery.change { _ = $0.root.present(.compose) }
picture("sheet", after: 1)
// A click on the dimming closes the sheet.
try point("mousemove", "200", "120", "click", "1")
picture("dismissing", after: 0.3)
if gallery.root.state.top?.screen == .compose {
  print("a click on the dimming does not close the sheet")
  exit(1)
}
gallery.change { _ = $0.tabs.select(.albums($0.albums)) }
picture("tabs", after: 0.2)
picture("albums", after: 1)
// The first album is dragged behind the third one.
try point("mousemove", "100", "46", "mousedown", "1")
for y in stride(from: 50, through: 170, by: 10) {
  try point("mousemove", "100", "\(y)")
  wait(0.02)
}
picture("moving", after: 0.1)
try point("mouseup", "1")
picture("moved", after: 1)
expect([1, 2, 0, 3, 4, 5], "a drag does not move an album")
// It has the focus, and goes up by one with the keyboard.
if let row = gallery.tabs.id(of: .albums(gallery.albums), "album 0") {
  gallery.host?.view.widget(of: row).map { _ = gtk_widget_grab_focus($0.pointer) }
}
try point("key", "alt+Up")
wait(0.5)
expect([1, 0, 2, 3, 4, 5], "a key does not move an album")

/// Lets xdotool move the pointer, or press keys.
func point(_ arguments: String...) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["xdotool"] + arguments
  try process.run()
  process.waitUntilExit()
  wait(0.05)
}

func expect(_ order: [Int], _ message: String) {
  guard gallery.albums.order != order else { return }
  print("\(message): \(gallery.albums.order)")
  exit(1)
}
