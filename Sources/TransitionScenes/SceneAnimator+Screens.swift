import TransitionKit

// What the controllers of screens need.
extension SceneAnimator {
  /// A number that changes when something comes, leaves, begins or ends.
  package var version: Int { state.scene.structure.version }

  /// A size for a scene, or the one that it has if that cannot be used, which is reported.
  package func usableSize(_ size: Size) -> Size {
    var edit = SceneEdit()
    let usable = index.validSize(of: Scene(size: size), after: state.scene.model, &edit)
    findings.add(edit.diagnostics)
    return usable
  }

  /// Gives elements that are on screen match keys, or takes them away, without a change.
  @_specialize(where ID == ScreenElementID)
  package func setKeys(_ keys: [(ID, MatchKey?)]) {
    forgetUnstarted()
    for (id, key) in keys {
      guard let number = index.number(of: id) else { continue }
      state.setKey(key, of: number)
      instant?.before.setKey(key, of: number)
    }
  }

  /// Lets updates from now on be another change than those before, also at the same time.
  package func endInstant() {
    instant = nil
    forgetUnstarted()
  }

  /// Whether an element is on screen.
  @_specialize(where ID == ScreenElementID)
  package func hasOnScreen(_ id: ID) -> Bool {
    index.number(of: id).map { state.scene.structure.contains($0) } ?? false
  }

  /// Whether another update at this time may show an element again that those at this time have removed.
  @_specialize(where ID == ScreenElementID)
  package func mayShowAgain(_ id: ID) -> Bool {
    guard let number = index.number(of: id) else { return false }
    // What there was before an open change comes back if that is cancelled at this time.
    let unstarted = openings.last?.unstarted
    let last = instant ?? unstarted?.instant
    return last?.before.scene.structure.contains(number) ?? unstarted?.state.scene.structure
      .contains(number) ?? false
  }

  /// The elements that fly, from back to front.
  @_specialize(where ID == ScreenElementID)
  package func flyingElements() -> [ID] {
    state.scene.structure.flights.compactMap { index.id(of: $0.element) }
  }

  /// Lets screens that come or leave do something else, from what is shown.
  ///
  /// - Parameters:
  ///   - parts: what they do from now on, by their ids.
  ///   - open: the open change that ends.
  ///   - completion: it is called once, when that is complete or taken over.
  @_specialize(where ID == ScreenElementID)
  package func replay(
    _ parts: [(ID, ScreenPart)], _ transaction: Transaction, after open: OpenChange<ID>,
    completion: @escaping Completion
  ) {
    endOpening(open.change, at: .current)
    instant = nil
    lastChange = lastChange.next
    completions[lastChange] = completion
    var builder = SceneChangeBuilder(
      transaction, number: lastChange, at: state.scene.age, settling: state.scene.settling,
      prefersReducedMotion: state.scene.structure.prefersReducedMotion)
    builder.returnsToRest = true
    var choices: ElementMap<ElementChoice> = [:]
    for (id, part) in parts {
      guard let number = index.number(of: id) else { continue }
      choices[number] = ElementChoice(part, animation: nil)
    }
    builder.choose(ElementChoices(elements: choices))
    state.replay(&builder)
    index.note([builder], in: &findings)
    forgetTakenOver()
    if builder.timing.movesAnything {
      state.changes.append(builder.record)
    } else {
      complete(lastChange, .arrived)
    }
    callCompletions()
  }
}

extension SceneState {
  /// Gives an element a match key, or takes it away.
  fileprivate mutating func setKey(_ key: MatchKey?, of number: ElementIndex) {
    guard scene.structure.contains(number) else { return }
    let leftAge = presence.keyed[number]
    var values = (scene.structure.elements[number].attributes ?? .plain).values
    guard values.match != key else { return }
    values.match = key
    scene.structure.elements[number].attributes = ElementAttributes(values)
    presence.noteKey(of: number, in: scene.structure)
    if key != nil, let leftAge { presence.keyed[number] = leftAge }
    scene.structure.noteChange()
  }
}
