import ExampleOutput
import Foundation

// Puts the live page into one file: usage: live-page PAGE-FOLDER MODULES > live.html
//
// `Examples/LivePage/build` makes the modules and calls this.

let program = "live-page"

do {
  guard CommandLine.arguments.count == 3 else {
    StandardOutput.complain("usage: live-page PAGE-FOLDER MODULES", as: program)
    exit(64)
  }
  let page = try LivePage(
    folder: URL(fileURLWithPath: CommandLine.arguments[1]),
    modules: URL(fileURLWithPath: CommandLine.arguments[2]))
  print(page.document)
} catch {
  StandardOutput.complain(error.localizedDescription, as: program)
  exit(66)
}
StandardOutput.check(of: program)
