// Draws every preset of curves, springs and animations into a folder, as SVG; without a folder, lists them.

import Foundation
import TransitionKit

let folder = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) }

for (name, picture) in pictures {
  print(name)
  guard let folder else { continue }
  let file = folder.appendingPathComponent("\(name).svg")
  try Data((picture.document(title: name) + "\n").utf8).write(to: file)
}
