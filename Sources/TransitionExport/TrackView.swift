import TransitionKit

extension Timeline {
  /// The view of a track.
  package func view(of track: Timeline.Track) -> ViewID { track.view }
}
