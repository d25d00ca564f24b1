import TransitionKit

/// What is shown of a run at one time, by pages.
///
/// A page is a view that keeps its number when it changes its role: the first pages are the views of the first
/// transition.
struct RunSample {
  /// A part of a page: the page itself, or a piece by its numbers.
  struct Part: Hashable {
    let page: Int
    var pieces: [Int] = []
  }

  let time: Double
  var states: [Part: PropertyState] = [:]
  var regions: [Part: Rect] = [:]
  /// The pages that are present, from back to front.
  var order: [Int] = []

  init(_ frame: Timeline.Frame, at time: Double, page: (ViewID) -> Int?) {
    self.time = time
    for view in frame.drawingOrder {
      guard let page = page(view) else { continue }
      let part = Part(page: page)
      order.append(part.page)
      add(view, as: part, in: frame)
    }
  }

  private mutating func add(_ view: ViewID, as part: Part, in frame: Timeline.Frame) {
    states[part] = frame[view]
    for piece in frame.pieces(of: view) {
      guard case .piece(_, let number) = piece else { continue }
      let part = Part(page: part.page, pieces: part.pieces + [number])
      regions[part] = frame.views[piece]?.region
      add(piece, as: part, in: frame)
    }
  }
}

/// Replays a log, and follows its pages.
struct RunSampler {
  /// A page that a call brings.
  struct NewPage {
    let role: ViewID
    let time: Double
  }

  /// The time of the first frame, on the clock of the animator.
  let start: Double

  /// The log with its end.
  let log: RunLog
  let transitions: [String: CompiledTransition]

  /// The transition that is started. Its views name the first pages.
  let first: CompiledTransition

  /// The numbers that the animator gives to pages, in the order in which they come.
  private let pages: [Int]

  /// The pages that the first transition does not have, in the same order.
  let newPages: [NewPage]

  /// The times at which something that is shown may jump or bend by itself.
  private let breakpoints: Set<Double>

  /// Whether the run ends.
  let isOver: Bool

  /// The longest part of a run after its last call that is recorded, in seconds.
  static let longestRest = 60.0

  init(
    _ log: RunLog, of transitions: [String: CompiledTransition]
  ) throws(RunLog.MissingTransition) {
    let replay = try RunReplay(log, of: transitions)
    self.transitions = transitions
    let animator = replay.animator
    var first: CompiledTransition?
    var start: Double?
    var ended = log
    var pages: [Int]?
    var newPages: [NewPage] = []
    var breakpoints: Set<Double> = []
    for index in log.entries.indices {
      let wasIdle = animator.state == .idle
      replay.makeNextCall()
      // The time at which the call was really made.
      ended.entries[index].time = animator.clockTime
      defer {
        let last = animator.clockTime + Self.longestRest
        replay.addBreakpoints(upTo: replay.rest.first?.time ?? last, to: &breakpoints)
      }
      if wasIdle, animator.state != .idle {
        (first, start) = (animator.compiled, animator.clockTime)
        pages = Self.pages(of: animator)
      }
      // What comes and goes at one time is never shown.
      guard let known = pages, !(replay.rest.first.map { $0.time <= animator.clockTime } ?? false)
      else { continue }
      for view in animator.frame.drawingOrder {
        guard let page = animator.page(of: view), !known.contains(page) else { continue }
        pages?.append(page)
        newPages.append(NewPage(role: view, time: animator.clockTime))
      }
    }
    self.first = first ?? animator.compiled
    self.pages = pages ?? Self.pages(of: animator)
    self.newPages = newPages
    self.start = start ?? animator.clockTime
    if animator.isRunning {
      // The end is between two steps.
      let last = animator.clockTime
      var steps = 0.0
      while steps < Self.longestRest * 60, animator.advance(to: last + steps / 60) { steps += 1 }
      if !animator.isRunning {
        var (low, high) = (last + max(steps - 1, 0) / 60, last + steps / 60)
        for _ in 0..<30 where low < high {
          let middle = (low + high) / 2
          if try log.replay(of: transitions).isOver(at: middle) {
            high = middle
          } else {
            low = middle
          }
        }
        ended.entries.append(RunLog.Entry(high, .advance))
      }
    }
    isOver = animator.isFinished
    self.breakpoints = breakpoints
    self.log = ended
  }

  /// The pages of the views of an animator that has just been started.
  private static func pages(of animator: TransitionAnimator) -> [Int] {
    animator.compiled.timeline.targets.filter { $0.parent == nil }
      .compactMap { animator.page(of: $0.id) }
  }

  /// The time of the last frame, on the clock of the animator.
  var end: Double { max(log.entries.reduce(0) { max($0, $1.time) }, start) }

  /// The times of the calls, and those at which what is shown may jump or bend, from the first frame on.
  var events: [Double] {
    breakpoints.union(log.entries.map { $0.time }).filter { $0 >= start && $0 <= end }
      .union([start, end]).sorted()
  }

  /// The samples before and after each of some rising times, at which calls are made or something jumps.
  ///
  /// At all other times both samples are equal.
  func samples(
    at times: [Double]
  ) throws(RunLog.MissingTransition) -> [(RunSample, RunSample)] {
    let replay = try RunReplay(log, of: transitions)
    var samples: [(RunSample, RunSample)] = []
    func sample(at time: Double) -> RunSample {
      RunSample(replay.animator.frame, at: time) { view in
        replay.animator.page(of: view).flatMap { pages.firstIndex(of: $0) }
      }
    }
    for time in times {
      let mayJump = breakpoints.contains(time)
      replay.advance(before: mayJump ? time.nextDown : time)
      let before = sample(at: time)
      let hasCalls = replay.rest.first.map { $0.time <= time } ?? false
      replay.advance(to: time)
      samples.append((before, hasCalls || mayJump ? sample(at: time) : before))
    }
    return samples
  }
}

extension RunReplay {
  /// Adds the times at which something may jump or bend before a time.
  fileprivate func addBreakpoints(upTo end: Double, to times: inout Set<Double>) {
    repeat {
      times.formUnion(animator.breakpoints(upTo: end))
      let start = animator.nextStart
      guard start < end, start > animator.clockTime else { return }
      advance(before: start.nextUp)
    } while true
  }
}

extension TransitionAnimator {
  fileprivate var isFinished: Bool {
    if case .finished = state { return true }
    return false
  }

  /// Whether the run advances with the clock.
  fileprivate var isRunning: Bool {
    if case .running = state { return true }
    return false
  }

  fileprivate func isOver(at time: Double) -> Bool {
    advance(to: time)
    return isFinished
  }
}
