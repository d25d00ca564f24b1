import TransitionKit

/// What lint looks for.
///
/// Most faults are found without any rule. What only the author of a transition can know is a promise:
///
/// ```swift
/// let rules = LintRules.standard
///   .promising(.covers(), .disjoint(.origin, .destination), .speed(atMost: 6000))
///   .ignoring(.writeWithoutEffect)
/// let findings = push.lint(rules)
/// ```
///
/// What depends on taste is a note, with a limit that can be set:
///
/// ```swift
/// var rules = LintRules.standard
/// rules.durations = 0.1...0.6
/// ```
public struct LintRules: Sendable, Equatable {
  /// What the motion promises. A promise that is broken is a finding.
  public var promises: [MotionContract]

  /// The kinds that are not reported.
  public var ignored: Set<LintFinding.Kind>

  /// Whether large motion and parallax are faults. They always are in a container that prefers reduced motion.
  public var limitsMotion: Bool

  // Numbers that cannot be used are replaced where the rules are read, and reported as unusable input: see `usable`.

  /// How long a transition may take, in seconds. What is longer or shorter is a note; what takes no time is none.
  ///
  /// The shortest one is below the 75 ms in which Material fades out.
  public var durations = 0.05...3

  /// How long nothing may move before it is a note, in seconds: 0 or more.
  public var longestIdleTime = 0.5

  /// The time from which on a view that only then starts to move is a note, in seconds: 0 or more.
  public var latestStart = 1.5

  /// The fraction of the duration from which on an inserted view, one of at most two, is a note if it is not seen before, from 0 to 1.
  public var latestAppearance = 0.7

  /// The opacity below which it is a note that no view is more opaque for three frames, from 0 to 1.
  public var faintestScreen = 0.1

  /// How far a view may rotate before it is a note: 0 or more.
  public var largestRotation = Angle.degrees(360)

  /// The radius of a blur from which on it is a note, in points: 0 or more.
  public var largestBlur = 100.0

  /// Creates rules from promises and kinds to ignore.
  ///
  /// - Parameters:
  ///   - promises: what the motion promises.
  ///   - ignored: the kinds that are not reported.
  ///   - limitsMotion: whether large motion and parallax are faults in any container.
  public init(
    promises: [MotionContract] = [], ignoring ignored: Set<LintFinding.Kind> = [],
    limitsMotion: Bool = false
  ) {
    self.promises = promises
    self.ignored = ignored
    self.limitsMotion = limitsMotion
  }

  /// The rules for every kind of finding, without promises.
  public static let standard = LintRules()

  /// Everything, and no large motion and no parallax: what a transition with reduced motion has to pass.
  public static let reducedMotion = LintRules(limitsMotion: true)

  /// Returns the rules with more promises.
  ///
  /// - Parameter contracts: what the motion promises in addition.
  public func promising(_ contracts: MotionContract...) -> LintRules {
    var rules = self
    rules.promises += contracts
    return rules
  }

  /// Returns the rules without some kinds.
  ///
  /// - Parameter kinds: the kinds of findings that are not reported, in addition to those that are ignored
  ///   already.
  public func ignoring(_ kinds: LintFinding.Kind...) -> LintRules {
    var rules = self
    rules.ignored.formUnion(kinds)
    return rules
  }
}

extension LintRules: CustomStringConvertible {
  /// The promises, what is ignored, whether motion is limited, and the limits that are not the standard ones.
  public var description: String {
    var parts = promises.map { "\($0)" }
    if !ignored.isEmpty {
      parts.append("without \(ignored.map { $0.rawValue }.sorted().joined(separator: ", "))")
    }
    if limitsMotion { parts.append("with limited motion") }
    let standard = LintRules()
    if durations != standard.durations {
      let (shortest, longest) = (durations.lowerBound, durations.upperBound)
      parts.append("durations \(readable(shortest)) to \(readable(longest)) s")
    }
    for (name, limit, usual, unit) in [
      ("idle time", longestIdleTime, standard.longestIdleTime, " s"),
      ("latest start", latestStart, standard.latestStart, " s"),
      ("latest appearance", latestAppearance, standard.latestAppearance, ""),
      ("faintest screen", faintestScreen, standard.faintestScreen, ""),
      ("largest rotation", largestRotation.degrees, standard.largestRotation.degrees, "°"),
      ("largest blur", largestBlur, standard.largestBlur, " pt"),
    ] where limit != usual {
      parts.append("\(name) \(readable(limit))\(unit)")
    }
    return parts.isEmpty ? "standard" : parts.joined(separator: "; ")
  }
}
