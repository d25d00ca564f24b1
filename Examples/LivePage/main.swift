import ExampleOutput
import Foundation

// Puts the live page into one file: usage: live-page PAGE-FOLDER MODULES > live.html
//
// `live-page --script PAGE-FOLDER` prints the script of the page, which has to lie packed beside the modules.
// `Examples/LivePage/build` makes them all and calls this.

let program = "live-page"

do {
  let arguments = CommandLine.arguments.dropFirst()
  guard arguments.count == 2, let first = arguments.first, let last = arguments.last else {
    StandardOutput.complain("usage: live-page PAGE-FOLDER MODULES", as: program)
    exit(64)
  }
  let folder = URL(fileURLWithPath: last)
  print(
    first == "--script"
      ? try LivePage.script(in: folder)
      : try LivePage(folder: URL(fileURLWithPath: first), modules: folder).document)
} catch {
  StandardOutput.complain(error.localizedDescription, as: program)
  exit(66)
}
StandardOutput.check(of: program)
