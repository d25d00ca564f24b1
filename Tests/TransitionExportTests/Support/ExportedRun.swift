import TransitionExport
import TransitionKit
import TransitionScenes

/// The recording of a log, as exports have it.
struct ExportedRun {
  let presentation: Presentation
  var timeline: Timeline { presentation.timeline }
  var accuracy: AccuracyReport { presentation.accuracy }

  init(
    _ log: RunLog, of transitions: [String: CompiledTransition], tolerance: Double = 0.001
  ) throws {
    presentation = Presentation(
      try Motion(recording: log, of: transitions, samplesPerSecond: 960, tolerance: tolerance),
      named: "interrupted")
  }
}
