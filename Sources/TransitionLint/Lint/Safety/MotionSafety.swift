/// How much a motion flashes and moves, in numbers that people with photosensitive epilepsy or vestibular disorders depend on.
///
/// ```swift
/// let safety = pulse.compile(for: .insertion, in: container).safety
/// print(safety.flashesPerSecond, safety.movingArea)
/// ```
///
/// The content of views is not known. So a view counts as white on black or as black on white, whichever flashes more, and
/// as every grey in between where its brightness or contrast changes. A place flashes, too, where a view comes and goes as
/// it moves, rotates or is clipped. What repeats for ever in a scene counts with all its cycles. The numbers are rather too
/// large than too small.
/// Source of the numbers for flashes: WCAG 2.2, success criterion 2.3.1, with its definitions of general flash and red
/// flash thresholds. A point counts as a CSS pixel.
public struct MotionSafety: Sendable, Hashable {
  /// The most flashes in any second: pairs of opposing changes of the relative luminance by 0.1 or more, of which the darker
  /// one is below 0.8.
  public internal(set) var flashesPerSecond = 0

  /// The most flashes in any second that involve a saturated red.
  public internal(set) var redFlashesPerSecond = 0

  /// The area of the views that flash, in points squared. Of a view that moves, it is that of the cells of about 8 points in
  /// which it comes and goes. Up to ``permittedFlashingArea`` it is safe.
  public internal(set) var flashingArea = 0.0

  /// The largest part of the container that moves at one time, from 0 to 1.
  ///
  /// A view counts if one of its corners moves by more than a twentieth of the longer side of the container.
  public internal(set) var movingArea = 0.0

  /// The largest distance that a corner of a view moves, in points. What is clipped counts.
  public internal(set) var travel = 0.0

  /// The largest distance, in points, by which one view moves ahead of another one in the same direction.
  public internal(set) var parallax = 0.0

  /// The number of flashes in a second that is safe.
  public static let permittedFlashesPerSecond = 3

  /// The area that may flash, in points squared: a quarter of 341 x 256 pixels.
  public static let permittedFlashingArea = 21_824.0

  /// Whether WCAG 2.3.1 is kept: there are no more than three flashes in any second, or what flashes is small.
  public var passesFlashThreshold: Bool {
    max(flashesPerSecond, redFlashesPerSecond) <= Self.permittedFlashesPerSecond
      || flashingArea <= Self.permittedFlashingArea
  }
}

extension MotionSafety: CustomStringConvertible {
  /// The numbers with their units.
  public var description: String {
    """
    \(flashesPerSecond) flashes a second (\(redFlashesPerSecond) red) on \(readable(flashingArea)) pt², \
    moving area \(readable(100 * movingArea)) %, travel \(readable(travel)) pt, parallax \
    \(readable(parallax)) pt
    """
  }
}

extension MotionConvertible {
  /// How much the motion flashes and moves.
  ///
  /// - Complexity: views are looked at 240 times for each second, at most 20,000 times; hundreds of views or
  ///   contributions are looked at less often.
  public var safety: MotionSafety {
    let motion = motion.repeating ?? motion
    let views = OutlinedViews(motion, TimelineBounds(motion.timeline))
    return SafetyCheck(motion, VisibleViews(motion, views)).safety
  }
}
