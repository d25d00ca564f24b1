import TransitionKit
import TransitionScenes

/// What a golden says of a motion, as data that can be written, read and compared.
struct GoldenModel: Sendable {
  /// The drawing order from a time on.
  struct Order: Sendable, Equatable {
    var time: Double
    var views: [ViewID]
  }

  var duration: Double
  var playsBackwards = false
  var container: Container
  var orders: [Order] = []
  /// The custom properties that the tracks refer to.
  var properties: [ViewProperty] = []
  var placements: [ElementPlacement] = []
  /// How often code was looked at, at least; nil if there is none.
  var lookCount: Int?
  var views: [GoldenView] = []
}

/// A view in a golden, with what moves it.
struct GoldenView: Sendable {
  /// What happens to a view; the raw value is what is written.
  enum Change: String, Sendable, CaseIterable {
    case insertion, removal
    /// It is there before and after the motion.
    case stays
  }

  var id: ViewID
  var change: Change
  /// The part of the content of its parent that a piece shows.
  var region: Rect?
  /// When the view is on screen; nil if it is all the time.
  var presence: [ClosedRange<Double>]?
  var tracks: [GoldenTrack] = []
}

/// One property of a view in a golden.
struct GoldenTrack: Sendable {
  var property: ViewProperty
  var operands: [GoldenOperand]
}

/// One contribution to a property, with values as the engine has them.
struct GoldenOperand: Sendable {
  var start: SIMD4<Double>
  var end: SIMD4<Double>
  var completion: SIMD4<Double>
  var path = GoldenPath.straight
  var timing: Timing
}

/// How a value gets from its start to its end.
enum GoldenPath: Sendable {
  /// A value at a progress.
  struct Sample: Sendable {
    var progress: Double
    var value: SIMD4<Double>
  }

  case straight
  /// Half-way it is this far from the straight line.
  case parabola(SIMD4<Double>)
  case keyframes(KeyframePath)
  /// What code or a motion path does, at some progresses.
  case samples([Sample])
}

extension ViewID {
  /// The view that this one is a piece of.
  var parent: ViewID? {
    if case .piece(let view, _) = self { return view }
    return nil
  }
}
