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
public struct LintRules: Sendable, Equatable {
  /// What the motion promises. A promise that is broken is a finding.
  public var promises: [MotionContract]

  /// The kinds that are not reported.
  public var ignored: Set<LintFinding.Kind>

  /// Whether large motion and parallax are faults. They always are in a container that prefers reduced motion.
  public var limitsMotion: Bool

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
  /// The promises, what is ignored, and whether motion is limited.
  public var description: String {
    var parts = promises.map { "\($0)" }
    if !ignored.isEmpty {
      parts.append("without \(ignored.map { $0.rawValue }.sorted().joined(separator: ", "))")
    }
    if limitsMotion { parts.append("with limited motion") }
    return parts.isEmpty ? "standard" : parts.joined(separator: "; ")
  }
}
