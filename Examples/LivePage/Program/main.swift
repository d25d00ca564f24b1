import Foundation

// Puts the live page into one file: usage: live-page PAGE-FOLDER MODULES > live.html
//
// `live-page --script PAGE-FOLDER` prints the script of the page, which has to lie packed beside the modules.
// `Examples/LivePage/build` makes them all and calls this.

do {
  let arguments = CommandLine.arguments.dropFirst()
  guard arguments.count == 2, let first = arguments.first, let last = arguments.last else {
    complain("usage: live-page PAGE-FOLDER MODULES")
    exit(64)
  }
  let folder = URL(fileURLWithPath: last)
  print(
    first == "--script"
      ? try LivePage.script(in: folder)
      : try LivePage(folder: URL(fileURLWithPath: first), modules: folder).document)
} catch {
  complain(error.localizedDescription)
  exit(66)
}

/// Writes a line to standard error.
func complain(_ message: String) {
  FileHandle.standardError.write(Data("live-page: \(message)\n".utf8))
}
