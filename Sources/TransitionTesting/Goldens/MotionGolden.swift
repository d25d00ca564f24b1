import TransitionLint

/// A motion as text: what each view does, when and how, for people and for version control.
///
/// ```
/// motion golden 2
/// duration 0.35 s
/// container 390 x 844 at (0, 0), left to right
/// drawn from back to front: origin, destination
///
/// origin, removal
///   translation.dx 0 -> -390; easeInOut from 0 s to 0.35 s
///
/// destination, insertion
///   translation.dx 390 -> 0; easeInOut from 0 s to 0.35 s
/// ```
///
/// A line is one contribution, so a sum of two is two lines, whose order does not matter. Springs and curves are
/// written by what they mean, angles in degrees, and numbers with six significant digits. What only code knows, such
/// as a modifier, is written as its values at 21 progresses; of a custom animation there are 41.
///
/// Two goldens are equal if their texts are. ``differences(from:tolerance:)`` says in words what differs.
public struct MotionGolden: Sendable {
  /// The text of the motion, which ends with a new line.
  public let text: String

  let model: GoldenModel

  /// Creates the golden of a motion.
  ///
  /// - Parameter motion: a compiled transition, a change of scenes, or a motion of any other kind.
  public init(_ motion: some MotionConvertible) {
    let exact = GoldenModel(motion.motion)
    // What is compared has the digits that the text has.
    let read = try? GoldenReader.model(from: GoldenWriter(exact).text)
    self.init(model: read ?? exact)
  }

  /// Reads the text of a motion.
  ///
  /// Space between words may vary, and empty lines do not matter. Lines may end as on any platform.
  ///
  /// - Parameter text: the text of a golden file.
  /// - Throws: an error that says which line cannot be read, and why.
  public init(parsing text: String) throws(MotionTextError) {
    self.init(model: try GoldenReader.model(from: text))
  }

  private init(model: GoldenModel) {
    self.model = model
    text = GoldenWriter(model).text
  }
}

extension MotionGolden: Equatable {
  /// Whether two goldens have the same text.
  public static func == (a: MotionGolden, b: MotionGolden) -> Bool { a.text == b.text }
}

extension MotionGolden: CustomStringConvertible {
  /// The text of the motion.
  public var description: String { text }
}
