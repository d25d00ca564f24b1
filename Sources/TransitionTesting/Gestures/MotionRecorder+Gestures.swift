import TransitionControllers
import TransitionKit
import TransitionScenes

extension MotionRecorder {
  /// Replays a track on an interaction with the animator that is recorded.
  ///
  /// - Parameters:
  ///   - track: the track; its first event happens at the current time.
  ///   - interaction: the interaction that gets the events.
  /// - Returns: what the policy decides when the finger is lifted; nil if there is no decision.
  @discardableResult
  public func replay(
    _ track: GestureTrack, on interaction: Interaction
  ) -> InteractionPolicy.Decision? {
    track.replay(
      at: 1, from: time, advance: { self.advance(to: $0) }, frame: {},
      handle: { GestureTrack.Outcome(of: $0, at: $1, on: interaction) })
  }

  /// Replays a track on the screens of a controller of the window that is recorded.
  ///
  /// - Parameters:
  ///   - track: the track; its first event happens at the current time.
  ///   - controller: a controller of the window that is recorded.
  ///   - policy: what the gesture does.
  /// - Returns: what the policy decides when the finger is lifted; nil if there is no decision.
  @discardableResult
  public func replay<State>(
    _ track: GestureTrack, on controller: TransitionController<State>, _ policy: InteractionPolicy
  ) -> InteractionPolicy.Decision? {
    var interaction: ScreenInteraction?
    return track.replay(
      at: 1, from: time, advance: { self.advance(to: $0) }, frame: {},
      handle: { GestureTrack.Outcome(of: $0, at: $1, on: controller, policy, &interaction) })
  }
}
