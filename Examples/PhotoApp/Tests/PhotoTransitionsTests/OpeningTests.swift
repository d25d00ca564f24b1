import PhotoTransitions
import Testing
import TransitionKit
import TransitionScenes
import TransitionTesting

/// A change of scenes with a shared element: a photo of the library becomes the header of its own screen.
struct OpeningTests {
  private let size = Size(width: 390, height: 844)

  private var opening: SceneTransition<String> {
    SceneTransition(
      from: Screen.library.scene(in: size), to: Screen.photo("forest").scene(in: size),
      .animated(.spring(duration: 0.5)), using: Screen.opening)
  }

  @Test func thePhotoFliesToItsPlace() {
    let (photo, caption) = (ViewID.element("photo"), ViewID.element("caption"))
    let violations = opening.violations(
      of: .monotone(photo), .inside(Rect(size: size), photo), .speed(of: photo, atMost: 3000),
      .drawn(photo, above: caption), .endsAtRest(photo))
    #expect(violations.isEmpty, "\(violations.report)")
  }

  @Test func isTheRecordedOne() throws {
    #expect(try goldenDifferences(of: opening).isEmpty)
  }
}
