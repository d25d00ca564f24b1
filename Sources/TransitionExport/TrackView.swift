import TransitionKit

extension Timeline {
  /// The view of a track.
  func view(of track: Track) -> ViewID { track.view }
}
