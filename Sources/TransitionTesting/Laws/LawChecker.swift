import TransitionKit

/// Checks laws of one transition in some containers.
struct LawChecker<Subject: LawSubject> {
  private(set) var violations: [LawViolation] = []

  private let subject: Subject
  private let other: Subject?
  private let laws: Set<TransitionLaw>
  private var known: Set<Key> = []

  /// What is listed once.
  private struct Key: Hashable {
    let law: TransitionLaw
    let operation: String
    let view: ViewID?
    let property: ViewProperty?
    let text: String
  }

  /// - Parameter other: the transition that the subject commutes with.
  init(
    _ subject: Subject, _ laws: Set<TransitionLaw>, _ containers: [Container],
    commutingWith other: Subject? = nil
  ) {
    self.subject = subject
    self.laws = laws
    self.other = other
    for container in containers {
      for operation in Subject.Operation.allCases { check(operation, in: container) }
    }
  }

  private mutating func check(_ operation: Subject.Operation, in container: Container) {
    let site = LawSite(subject.compiled(for: operation, in: container), "\(operation)", container)
    let subject = subject
    func compiled(_ transition: Subject) -> Timeline {
      transition.compiled(for: operation, in: container).timeline
    }
    let isDeterministic = checkDeterminism(of: site) { compiled(subject) }
    if laws.contains(.endsAtRest) { for violation in site.unrest { add(violation) } }
    for violation in site.findings { add(violation) }
    if laws.contains(.reverses) { for violation in site.impurities { add(violation) } }
    if laws.contains(.animatesCompletely) { for violation in site.modifierJumps { add(violation) } }
    // Compared with itself, it would differ by chance.
    guard isDeterministic else { return }
    if laws.contains(.mirrors) {
      let mirrored = subject.mirrored()
      compare(
        .mirrors, compiled(mirrored.mirrored()), site.timeline, site, "mirrored twice", "as it is")
      compare(
        .mirrors, compiled(mirrored), site.timeline, site, "mirrored", "in the mirror image",
        image: { $0.mirrored() })
    }
    if laws.contains(.identityIsNeutral) {
      compare(
        .identityIsNeutral, compiled(subject.combined(with: .identity)), site.timeline, site,
        "combined with the identity", "as it is")
      compare(
        .identityIsNeutral, compiled(Subject.identity.combined(with: subject)), site.timeline, site,
        "combined after the identity", "as it is")
    }
    if laws.contains(.combinesAssociatively) {
      let (a, b) = Subject.samples
      for (x, y, z) in [(subject, a, b), (a, subject, b)] {
        compare(
          .combinesAssociatively, compiled(x.combined(with: y).combined(with: z)),
          compiled(x.combined(with: y.combined(with: z))), site, "combined from the left",
          "combined from the right")
      }
    }
    if laws.contains(.commutes), let other {
      compare(
        .commutes, compiled(subject.combined(with: other)),
        compiled(other.combined(with: subject)), site, "before the other transition", "after it")
    }
    if laws.contains(.followsLayoutDirection), container.isUsual,
      container.layoutDirection == .rightToLeft
    {
      compare(
        .followsLayoutDirection, site.timeline,
        subject.compiled(for: operation, in: container.mirrored).timeline, site,
        "from right to left", "in the mirror image from left to right",
        image: { $0.reflectedHorizontally() })
    }
  }

  /// Compiles some more times, and compares what comes out.
  private mutating func checkDeterminism(of site: LawSite, _ compile: () -> Timeline) -> Bool {
    let before = violations.count
    for _ in 0..<4 {
      compare(
        .isDeterministic, compile(), site.timeline, site, "compiled again",
        "compiled the first time")
      if violations.count > before { return false }
    }
    return !known.contains { $0.law == .isDeterministic && $0.operation == site.operation }
  }

  /// Adds the first difference of each property of each view.
  ///
  /// - Parameter image: what becomes of the states of the expected timeline; nil if they are expected as they are.
  private mutating func compare(
    _ law: TransitionLaw, _ timeline: Timeline, _ expected: Timeline, _ site: LawSite,
    _ name: String, _ expectedName: String, image: ((PropertyState) -> PropertyState)? = nil
  ) {
    guard laws.contains(law) || law == .isDeterministic else { return }
    if abs(timeline.duration - expected.duration) > 1e-9 * max(1, expected.duration) {
      add(
        site.violation(
          of: law,
          """
          \(name), the duration is \(timeline.duration) s, and \(expectedName) it is \
          \(expected.duration) s
          """))
    }
    let views = image == nil ? expected.views : expected.wholeViews
    for time in expected.lawTimes {
      let (frame, other) = (timeline.frame(at: time), expected.frame(at: time))
      let differences =
        if let image {
          views.flatMap {
            FrameDifference.all(frame[$0], image(other[$0]), of: $0, tolerance: 1e-9)
          }
        } else {
          FrameDifference.all(frame, other, of: views, tolerance: 1e-9)
        }
      for difference in differences {
        add(
          site.violation(
            of: law,
            """
            \(name), \(difference.text.found) at \(seconds(time)), and \(expectedName) it is \
            \(difference.text.expected)
            """, difference.view, difference.property, at: time))
      }
    }
  }

  private mutating func add(_ violation: LawViolation) {
    guard laws.contains(violation.law) else {
      // What is not deterministic is not compared any further, whether it is asked for or not.
      if violation.law == .isDeterministic { known.insert(key(of: violation)) }
      return
    }
    if known.insert(key(of: violation)).inserted { violations.append(violation) }
  }

  private func key(of violation: LawViolation) -> Key {
    Key(
      law: violation.law, operation: violation.operation ?? "", view: violation.view,
      property: violation.property, text: violation.view == nil ? violation.message : "")
  }
}

extension Timeline {
  /// The views that are not pieces.
  var wholeViews: [ViewID] { targets.filter { $0.parent == nil }.map { $0.id } }
}
