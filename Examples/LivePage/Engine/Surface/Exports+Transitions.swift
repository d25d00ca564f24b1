import TransitionKit

// What a page calls to compile recipes, and to look at what was compiled.

/// Compiles the environment and the recipe in the input.
///
/// - Returns: a handle, or 0 with a message if the words are no recipe.
@_expose(wasm, "compile")
@_cdecl("live_compile")
public func liveCompile() -> Int32 {
  readInput { reader throws(WordFault) in
    let environment = try Environment(&reader)
    guard let transition = try reader.recipe(.navigation).navigation else {
      throw WordFault(message: "The recipe is no transition.")
    }
    return engine.keep(LiveTransition(transition, environment))
  }
}

/// The duration in seconds: when everything has settled.
@_expose(wasm, "duration")
@_cdecl("live_duration")
public func liveDuration(_ transition: Int32) -> Double {
  withTransition(transition, else: 0) { $0.compiled.timeline.duration }
}

/// When the motion appears to end, in seconds.
@_expose(wasm, "logicalDuration")
@_cdecl("live_logical_duration")
public func liveLogicalDuration(_ transition: Int32) -> Double {
  withTransition(transition, else: 0) { $0.compiled.timeline.logicalDuration }
}

/// Writes the views, timings and tracks as JSON.
@_expose(wasm, "structure")
@_cdecl("live_structure")
public func liveStructure(_ transition: Int32) -> Int32 {
  withTransition(transition, else: 0) { engine.text.set($0.compiled.structure.text) }
}

/// Writes the value of each track at a time: four words each.
@_expose(wasm, "sample")
@_cdecl("live_sample")
public func liveSample(_ transition: Int32, _ time: Double) -> Int32 {
  withTransition(transition, else: 0) { transition in
    writeWords { transition.sample(at: time, into: $0) }
  }
}

/// Writes the value of each track at many times, one after the other: four words each. Measurements use it.
@_expose(wasm, "samples")
@_cdecl("live_samples")
public func liveSamples(
  _ transition: Int32, _ start: Double, _ step: Double, _ count: Int32
) -> Int32 {
  writeTimes(transition, start, step, count) { transition, time, output in
    transition.sample(at: time, into: output)
  }
}

/// Writes the value and the velocity of each track at a time: eight words each.
@_expose(wasm, "measure")
@_cdecl("live_measure")
public func liveMeasure(_ transition: Int32, _ time: Double) -> Int32 {
  withTransition(transition, else: 0) { transition in
    writeWords { transition.measure(at: time, into: $0) }
  }
}

/// Writes the value and the velocity of one track at a number of times from 0 to the end: eight words each.
@_expose(wasm, "curve")
@_cdecl("live_curve")
public func liveCurve(_ transition: Int32, _ track: Int32, _ count: Int32) -> Int32 {
  withTransition(transition, else: 0) { transition in
    writeWords {
      transition.curve(ofTrack: Int(track), count: min(Int(count), 100_000), into: $0)
    }
  }
}

/// Writes what is drawn at a time.
@_expose(wasm, "draw")
@_cdecl("live_draw")
public func liveDraw(_ transition: Int32, _ time: Double) -> Int32 {
  withTransition(transition, else: 0) { transition in
    writeWords { transition.draw(at: time, into: $0) }
  }
}

/// Writes what is drawn at many times, each after the number of its words.
@_expose(wasm, "strip")
@_cdecl("live_strip")
public func liveStrip(
  _ transition: Int32, _ start: Double, _ step: Double, _ count: Int32
) -> Int32 {
  writeTimes(transition, start, step, count) { transition, time, output in
    let first = output.count
    output.append(0)
    transition.draw(at: time, into: output)
    output.set(Double(output.count - first - 1), at: first)
  }
}

/// Writes something for each of at most 1,048,576 times, until there are 16,777,216 words.
private func writeTimes(
  _ transition: Int32, _ start: Double, _ step: Double, _ count: Int32,
  _ write: (LiveTransition, Double, WordBuffer) -> Void
) -> Int32 {
  withTransition(transition, else: 0) { transition in
    writeWords { output in
      for index in 0..<min(max(Int(count), 0), 1 << 20) {
        if output.count >= 1 << 24 { break }
        write(transition, start + Double(index) * step, output)
      }
    }
  }
}
