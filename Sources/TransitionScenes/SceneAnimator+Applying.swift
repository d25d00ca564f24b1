import TransitionKit

// How updates become changes of what is shown.
extension SceneAnimator {
  /// Makes a change, together with the others at the same time of the clock.
  ///
  /// - Parameter inHand: elements of the scene that leave.
  func apply(
    _ edit: SceneEdit, _ request: Instant.Request, including inHand: [ElementIndex],
    replacesOthers: Bool
  ) {
    var edit = edit
    // The state before is large, so it stays where it is.
    let isFirst = instant == nil
    if isFirst { instant = Instant(before: state) }
    if replacesOthers {
      for request in instant?.transactions ?? [] { complete(request.change, .takenOver) }
      instant?.transactions = []
      instant?.latest = [:]
    }
    instant?.add(request, for: edit)
    if !isFirst, let before = instant?.before {
      // One change from what there was before.
      state.goBack(to: before)
      if !inHand.isEmpty { state.scene.structure.include(inHand) }
      edit = index.edit(to: scene, from: state.scene.model)
      for change in instant?.removeOthers(than: edit) ?? [] { complete(change, .takenOver) }
    }
    let transactions = instant?.transactions ?? []
    let latest = instant?.latest ?? [:]
    let builders = make(edit, transactions, latest, isOpen: false)
    noteUntouchable()
    for builder in builders {
      if builder.timing.movesAnything {
        state.changes.append(builder.record)
      } else {
        complete(builder.number, builder.number == lastChange ? .arrived : .takenOver)
      }
    }
  }
}

extension SceneAnimator {
  /// Makes a change, or begins one that is open, and notes what is found on the way.
  ///
  /// - Parameter latest: for each element that several requests may change the index of the latest one that does.
  func make(
    _ edit: SceneEdit, _ requests: [Instant.Request], _ latest: ElementMap<Int>, isOpen: Bool
  ) -> [SceneChangeBuilder] {
    let (builders, matching) = index.apply(
      edit, requests, latest, isOpen: isOpen, canLoop: !isOpen, to: &state)
    index.noteSnapshots(state.pictures.current)
    if OptionalParts.hasDiagnostics {
      findings.add(index.notes(of: state.scene.findings) + index.warnings(of: matching))
    }
    index.note(builders, in: &findings)
    if planned != nil { planned = ScenePlan(edit, matching, state.scene, index) }
    forgetTakenOver()
    return builders
  }

  /// Completes the changes that were taken over.
  func forgetTakenOver() {
    for change in state.changes.removeTakenOver(open: state.scene.motions.curves.clocks) {
      complete(change, .takenOver)
    }
  }
}

extension SceneIndex {
  /// Makes a change of a state, or begins one that is open.
  ///
  /// - Parameters:
  ///   - latest: for each element that several requests may change the index of the latest one that does.
  ///   - canLoop: whether what stays may repeat for ever.
  func apply(
    _ edit: SceneEdit, _ requests: [SceneAnimator<ID>.Instant.Request],
    _ latest: ElementMap<Int> = [:], isOpen: Bool = false, canLoop: Bool = false,
    to state: inout SceneState
  ) -> ([SceneChangeBuilder], SceneMatching) {
    let builders = requests.map {
      SceneChangeBuilder(
        $0.transaction, number: $0.change, at: state.scene.age, settling: state.scene.settling,
        prefersReducedMotion: edit.prefersReducedMotion, isOpen: isOpen, canLoop: canLoop)
    }
    var update = SceneUpdate(edit, builders, latest: latest)
    state.scene.structure.inheritAnimations(edit, &update.builders)
    update.matching = state.presence.matching(of: edit, in: state.scene)
    choose(
      by: requests.map { $0.definition }, &update.builders, for: edit, update.matching,
      from: state.scene
    ) { latest[$0] ?? 0 }
    if OptionalParts.hasDiagnostics { update.noteIdleRootTransitions(in: state.scene) }
    update.apply(to: &state)
    for (index, request) in requests.enumerated() where !request.velocities.isEmpty {
      for (element, velocity) in request.velocities {
        state.push(element, velocity, &update.builders[index])
      }
    }
    return (update.builders, update.matching)
  }
}
