import Foundation
import LiveEngine
import TransitionTestSupport

// Writes random scripts for the engine of the live page, and what this machine's engine gives for them:
// usage: live-cases SEED COUNT [scenes|shapes] > cases.bin
//
// Scripts with clips to shapes need the library.
//
// Numbers of 64 bits, least significant byte first: the number of cases, and the words of each case.

let arguments = CommandLine.arguments
let (isOfScenes, isOfShapes) = (arguments.last == "scenes", arguments.last == "shapes")
guard arguments.count == (isOfScenes || isOfShapes ? 4 : 3), let seed = UInt64(arguments[1]),
  let count = Int(arguments[2])
else {
  let usage = "usage: live-cases SEED COUNT [scenes|shapes] > cases.bin\n"
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}
var file: [Double] = [Double(count)]
for number in 0..<count {
  let seed = seed &+ UInt64(number)
  let shapes = Part.engineCount..<Part.catalogue.count
  let shape = isOfShapes ? shapes[shapes.startIndex + number % shapes.count] : nil
  let words =
    isOfScenes
    ? RandomSceneScript(seed: seed).words : RandomScript(seed: seed, shape: shape).words
  let sum = isOfScenes ? SceneRun(words).sum : ScriptRun(words).sum
  file += [Double(words.count)] + words + sum.words
}
let data = file.withUnsafeBytes { Data($0) }
try FileHandle.standardOutput.write(contentsOf: data)
