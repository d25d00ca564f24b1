import TransitionKit

extension Timeline {
  /// The view that a track is of.
  func view(of track: Track) -> ViewID { track.view }
}
