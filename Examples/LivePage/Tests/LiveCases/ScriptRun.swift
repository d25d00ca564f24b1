import LiveEngine

/// The calls of a script, by number. `Tests/Browser/live_cases.js` has the same.
enum ScriptCall {
  static let advance = 0.0
  static let retarget = 1.0
  static let replace = 2.0
  static let reverse = 3.0
  static let pause = 4.0
  static let resume = 5.0
  static let scrub = 6.0
  static let drag = 7.0
  static let finish = 8.0
  static let cancel = 9.0
  static let draw = 10.0
  static let measure = 11.0
}

/// Carries out a script as a page does, and sums up all numbers that come back.
struct ScriptRun {
  private(set) var sum = NumberSum()

  init(_ words: [Double]) {
    var position = 0
    func transition() -> Int32 {
      let count = Int(words[position])
      let transition = ScriptRun.compile(words[(position + 1)...(position + count)])
      position += 1 + count
      return transition
    }
    let transitions = [transition(), transition()]
    sum.add(Double(transitions[0] == 0 ? 0 : 1))
    sum.add(Double(transitions[1] == 0 ? 0 : 1))
    let player = livePlayer(transitions[0])
    sum.add(Double(liveStart(player)))
    while position + 2 < words.count {
      run(words[position], words[position + 1], words[position + 2], player, transitions)
      position += 3
    }
    for handle in transitions + [player] { liveRelease(handle) }
  }

  private static func compile(_ words: ArraySlice<Double>) -> Int32 {
    guard let input = liveInput(Int32(words.count)) else { return 0 }
    for (index, word) in words.enumerated() { input[index] = word }
    return liveCompile()
  }

  private mutating func run(
    _ call: Double, _ a: Double, _ b: Double, _ player: Int32, _ transitions: [Int32]
  ) {
    let velocity = a.isFinite ? a : Double.nan
    switch call {
    case ScriptCall.advance: sum.add(Double(liveAdvance(player, a)))
    case ScriptCall.retarget: sum.add(Double(liveRetarget(player, transitions[Int(a)])))
    case ScriptCall.replace: sum.add(Double(liveReplace(player, transitions[Int(a)])))
    case ScriptCall.reverse: sum.add(Double(liveReverse(player)))
    case ScriptCall.pause: sum.add(Double(livePause(player)))
    case ScriptCall.resume: sum.add(Double(liveResume(player)))
    case ScriptCall.scrub: sum.add(Double(liveScrub(player, a)))
    case ScriptCall.drag: sum.add(Double(liveDrag(player, a)))
    case ScriptCall.finish: sum.add(Double(liveFinish(player, velocity)))
    case ScriptCall.cancel: sum.add(Double(liveCancel(player, velocity)))
    case ScriptCall.draw:
      let transition = transitions[Int(a)]
      sum.addOutput(liveDraw(transition, b * liveDuration(transition)))
    case ScriptCall.measure:
      let transition = transitions[Int(a)]
      sum.addOutput(liveMeasure(transition, b * liveDuration(transition)))
      sum.addOutput(liveSample(transition, b * liveDuration(transition)))
    default: break
    }
    sum.addOutput(livePlayerDraw(player))
    sum.addOutput(livePlayerMeasure(player))
    sum.add(livePlayerTime(player))
    sum.add(Double(livePlayerState(player)))
  }
}
