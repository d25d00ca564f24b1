import TransitionKit
import TransitionScenes

extension SceneTransition {
  /// The faults of the change, in the order of their times, found before anyone sees it on screen.
  ///
  /// The views are elements, as in `timeline`. What modifiers do is sampled. See `CompiledTransition.lint(_:)`.
  ///
  /// - Parameter rules: what to look for. Views of promises are those of `view(of:)`.
  public func lint(_ rules: LintRules = .standard) -> [LintFinding] {
    var linter = Linter(motion, rules) { _, _, _ in [] }
    linter.findUnusableRules(rules)
    for (effect, name) in namedEffects {
      let compiled = effect.prepared.compiled
      let view = compiled.timeline.targets[effect.view].id
      linter.add(
        compiled.lintInside(rules, ends: effect.kind != .emphasis)
          .filter { $0.view?.whole == view && $0.kind != .unusableInput }
          .map { $0.moved(to: name, by: effect.start, in: isReversed ? duration : nil) })
    }
    linter.findPacing()
    // What effects write was looked at with them.
    let effects = Set(namedEffects.map { $0.1 })
    linter.findBacks(except: effects)
    linter.findLargeBlurs(except: effects)
    // Backwards, what leaves is what was inserted, which starts as it is written.
    if !isReversed {
      linter.findVisibleRemovals(isEmpty: duration == 0, isPart: false)
      linter.findVisibleInsertions(isPart: false)
    }
    let isEmpty = (origin.elements.isEmpty, destination.elements.isEmpty)
    linter.findInvisibleViews(
      startsEmpty: isReversed ? isEmpty.1 : isEmpty.0,
      endsEmpty: isReversed ? isEmpty.0 : isEmpty.1)
    linter.findBrokenPromises()
    let isReduced = destination.prefersReducedMotion || transaction.reducesMotion
    if let repeating = motion.repeating {
      // What repeats may flash more often than one cycle of it does.
      var others = Linter(repeating, rules) { _, _, _ in [] }
      others.findUnsafeMotion(isReduced: isReduced)
      linter.add(others.findings)
    } else {
      linter.findUnsafeMotion(isReduced: isReduced)
    }
    linter.addOthers(diagnostics)
    return linter.sorted
  }

  /// What plays on top of elements, with their names in ``timeline``.
  private var namedEffects: [(SceneEffect, ViewID)] {
    let names = viewNames
    return start.scene.effects.list.compactMap { effect in
      names[.element(effect.element)].map { (effect, $0) }
    }
  }
}

extension LintFinding {
  /// The finding about an element, some seconds later.
  ///
  /// - Parameter duration: how long the whole takes, if it is played backwards.
  fileprivate func moved(
    to name: ViewID, by delay: Double, in duration: Double?
  ) -> LintFinding {
    var kind = kind
    var interval = interval.lowerBound + delay...interval.upperBound + delay
    if let duration {
      interval =
        max(duration - interval.upperBound, 0)...max(duration - interval.lowerBound, 0)
      switch kind {
      case .jumpAtStart: kind = .jumpAtEnd
      case .jumpAtEnd: kind = .jumpAtStart
      default: break
      }
    }
    var finding = LintFinding(
      kind: kind, severity: severity, view: name, property: property, interval: interval,
      size: size, unit: unit, message: message, suggestion: suggestion)
    finding.contributions = contributions
    finding.sites = sites
    return finding
  }
}
