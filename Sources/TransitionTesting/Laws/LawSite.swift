import TransitionKit

/// A transition that was compiled for one operation in one container, and what is wrong with it by itself.
struct LawSite {
  let compiled: CompiledTransition
  let operation: String
  let container: Container

  init(_ compiled: CompiledTransition, _ operation: String, _ container: Container) {
    self.compiled = compiled
    self.operation = operation
    self.container = container
  }

  var timeline: Timeline { compiled.timeline }

  func violation(
    of law: TransitionLaw, _ message: String, _ view: ViewID? = nil,
    _ property: ViewProperty? = nil,
    at time: Double? = nil
  ) -> LawViolation {
    LawViolation(
      of: law, message, operation: operation, container: container, view: view,
      property: property, time: time)
  }

  /// The views that are not at rest where they have to be.
  var unrest: [LawViolation] {
    let (first, last) = (timeline.frame(at: 0), timeline.frame(at: timeline.duration))
    let after = timeline.frame(at: timeline.duration + 1)
    var violations: [LawViolation] = []
    func check(
      _ frame: Timeline.Frame, _ target: TransitionTarget, _ occasion: String,
      includesConstants: Bool
    ) {
      for property in frame[target.id].written where property.isAnimatable || includesConstants {
        let value = frame[target.id][property]
        guard !value.isClose(to: property.identity, 1e-9) else { continue }
        violations.append(
          violation(
            of: .endsAtRest,
            """
            \(target.id).\(property) is \(value) at \(seconds(frame.time)), \(occasion), where it has to \
            be \(property.identity)
            """, target.id, property, at: frame.time))
      }
    }
    for target in timeline.targets {
      if target.operation == .insertion {
        check(last, target, "the end of an insertion", includesConstants: false)
      } else if timeline.duration > 0 {
        check(first, target, "the start of a removal", includesConstants: false)
      }
      check(after, target, "after the end", includesConstants: true)
    }
    return violations
  }

  /// What the compiler found, as violations of the laws that it is about.
  var findings: [LawViolation] {
    compiled.diagnostics.flatMap { diagnostic in
      let source = diagnostic.path.map { ", in \($0)" } ?? ""
      let view = diagnostic.view.map { "\($0): " } ?? ""
      return laws(against: diagnostic).map { law in
        violation(
          of: law, "\(view)\(diagnostic.message)\(source)", diagnostic.view, diagnostic.property)
      }
    }
  }

  private func laws(against diagnostic: Diagnostic) -> [TransitionLaw] {
    var laws: [TransitionLaw] = []
    switch diagnostic.kind {
    case .nonFiniteValue, .wrongComponentCount: laws.append(.staysFinite)
    // In a container that is itself out of range, values may be too.
    case .valueOutOfRange where container.isValid: laws.append(.staysFinite)
    case .unanimatedPart: laws.append(.animatesCompletely)
    default: break
    }
    if diagnostic.severity == .warning, container.isUsual { laws.append(.hasNoWarnings) }
    return laws
  }

  /// Frames that depend on more than the time, and that are others when the timeline is reversed.
  var impurities: [LawViolation] {
    let times = timeline.lawTimes
    let frames = times.map { timeline.frame(at: $0) }
    var violations: [LawViolation] = []
    for (time, frame) in zip(times, frames).reversed() {
      let again = timeline.frame(at: time)
      for difference in FrameDifference.all(again, frame, of: timeline.views, tolerance: 0) {
        violations.append(
          violation(
            of: .reverses,
            """
            \(difference.text.found) at \(seconds(time)) when it is sampled the second time, and \
            \(difference.text.expected) the first time
            """, difference.view, difference.property, at: time))
      }
    }
    guard violations.isEmpty else { return violations }
    let reversed = timeline.reversed()
    for time in times where time <= timeline.duration {
      let (frame, expected) = (
        reversed.frame(at: time), timeline.frame(at: timeline.duration - time)
      )
      for view in timeline.views {
        for difference in FrameDifference.all(frame[view], expected[view], of: view, tolerance: 0) {
          violations.append(
            violation(
              of: .reverses,
              """
              reversed, \(difference.text.found) at \(seconds(time)), and forward at \
              \(seconds(timeline.duration - time)) it is \(difference.text.expected)
              """, view, difference.property, at: time))
        }
      }
    }
    return violations
  }
}

/// A time in the text of a violation, with at most six decimals.
func seconds(_ time: Double) -> String { "\(PropertyValue([time])) s" }
