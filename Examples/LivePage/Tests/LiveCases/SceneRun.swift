import LiveEngine

/// The calls of a script for a scene, by number. `Tests/Browser/live_cases.js` has the same.
enum SceneCall {
  static let advance = 0.0
  static let update = 1.0
  static let begin = 2.0
  static let scrub = 3.0
  static let finish = 4.0
  static let cancel = 5.0
}

/// Carries out a script for a scene as a page does, and sums up all numbers that come back.
struct SceneRun {
  private(set) var sum = NumberSum()

  init(_ words: [Double]) {
    var position = 0
    func next() -> ArraySlice<Double> {
      let count = Int(words[position])
      defer { position += 1 + count }
      return words[(position + 1)..<(position + 1 + count)]
    }
    give(next())
    let scene = liveScene()
    while position < words.count {
      let call = words[position]
      position += 1
      let arguments = next()
      give(arguments)
      sum.add(Double(run(call, arguments.first ?? 0, scene)))
      sum.addOutput(liveSceneDraw(scene))
      sum.add(Double(liveSceneIsIdle(scene)))
    }
    liveRelease(scene)
  }

  private func give(_ words: ArraySlice<Double>) {
    guard let input = liveInput(Int32(words.count)) else { return }
    for (index, word) in words.enumerated() { input[index] = word }
  }

  private func run(_ call: Double, _ argument: Double, _ scene: Int32) -> Int32 {
    switch call {
    case SceneCall.advance: liveSceneAdvance(scene, argument)
    case SceneCall.update: liveSceneUpdate(scene)
    case SceneCall.begin: liveSceneBegin(scene)
    case SceneCall.scrub: liveSceneScrub(scene, argument)
    case SceneCall.finish: liveSceneFinish(scene, argument)
    case SceneCall.cancel: liveSceneCancel(scene, argument)
    default: 0
    }
  }
}
