import CGTK
import CSceneView
import Foundation
import GTKHost

// Photos that open to a page and are dragged away, tabs, and a sheet. Everything can be interrupted, by a pointer or with the keyboard.
//
//   swift run photos               opens a window
//   swift run photos FOLDER        writes pictures of a few moments into a folder, and ends

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

/// Shows what there is some seconds later, and writes a picture of it.
func picture(_ name: String, after seconds: Double) {
  let end = Date().addingTimeInterval(seconds)
  while Date() < end { application.step(waits: false) }
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
let click = Process()
click.executableURL = URL(fileURLWithPath: "/usr/bin/env")
click.arguments = ["xdotool", "mousemove", "200", "120", "click", "1"]
try click.run()
click.waitUntilExit()
picture("dismissing", after: 0.3)
if gallery.root.state.top?.screen == .compose {
  print("a click on the dimming does not close the sheet")
  exit(1)
}
gallery.change { _ = $0.tabs.select(.albums) }
picture("tabs", after: 0.2)
