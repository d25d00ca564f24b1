import Foundation
import TransitionTestSupport

// Writes random scripts for the engine of the live page, and what this machine's engine gives for them:
// usage: live-cases SEED COUNT [scenes] > cases.bin
//
// Numbers of 64 bits, least significant byte first: the number of cases, and the words of each case.

let arguments = CommandLine.arguments
let isOfScenes = arguments.last == "scenes"
guard arguments.count == (isOfScenes ? 4 : 3), let seed = UInt64(arguments[1]),
  let count = Int(arguments[2])
else {
  FileHandle.standardError.write(Data("usage: live-cases SEED COUNT [scenes] > cases.bin\n".utf8))
  exit(64)
}
var file: [Double] = [Double(count)]
for number in 0..<count {
  let seed = seed &+ UInt64(number)
  let words = isOfScenes ? RandomSceneScript(seed: seed).words : RandomScript(seed: seed).words
  let sum = isOfScenes ? SceneRun(words).sum : ScriptRun(words).sum
  file += [Double(words.count)] + words + sum.words
}
let data = file.withUnsafeBytes { Data($0) }
try FileHandle.standardOutput.write(contentsOf: data)
