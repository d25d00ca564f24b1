import TransitionKit

extension SceneIndex {
  /// What the definitions of a change say of the elements that it changes, and of those around them.
  ///
  /// - Parameters:
  ///   - definitions: the definition of each transaction; nil for none.
  ///   - scene: what there was before. It is large, and not asked for if no definition says anything of it.
  ///   - transaction: the index of the transaction that holds for an element.
  func choose(
    by definitions: [TransitionDefinition<ID>?], _ builders: inout [SceneChangeBuilder],
    for edit: SceneEdit, _ matching: SceneMatching, from scene: @autoclosure () -> MovingScene,
    transaction: (ElementIndex) -> Int
  ) {
    guard definitions.contains(where: { $0 != nil }) else { return }
    if definitions.count == 1, let definition = definitions[0], definition.hasOnlyScreens {
      return builders[0].choose(screenChoices(of: definition))
    }
    let layout = SceneLayout(scene(), edit)
    let matched = Set(matching.pairs.flatMap { [$0.old, $0.new] })
    var kinds: ElementMap<ElementContext<ID>.Kind> = [:]
    for change in edit.changes {
      kinds[change.number] =
        change.kind == .inserted ? .inserted : .kept
    }
    for number in edit.removed { kinds[number] = .removed }
    for pair in matching.pairs where kinds[pair.new] == nil { kinds[pair.new] = .kept }
    for number in Array(kinds.keys) {
      // What is around an element may say in which order its children follow each other.
      let parent = layout.parent(of: number)
      if let parent, kinds[parent] == nil { kinds[parent] = .kept }
    }
    var choices = builders.map { _ in ElementMap<ElementChoice>() }
    var clips: [(element: ElementIndex, diagnostic: Diagnostic)] = []
    for (number, kind) in kinds {
      let index = transaction(number)
      guard let definition = definitions[index], let id = id(of: number) else { continue }
      let context = ElementContext(
        id: id, kind: kind, isMatched: matched.contains(number),
        isPresenting: !builders[index].transaction.dismisses,
        frame: kind == .removed ? layout.oldRect(of: number) : layout.rect(of: number),
        sceneSize: edit.size, layoutDirection: edit.layoutDirection)
      guard let transition = definition.transition(for: context) else { continue }
      if OptionalParts.hasDiagnostics {
        builders[index].findings += transition.validationMessages.map {
          Diagnostic(
            kind: .unusableDuration, severity: .warning, view: .element(elementName(of: id)),
            message: $0)
        }
        if matched.contains(number) {
          clips += transition.sharedElements.compactMap { shared in
            unusableClip(of: shared, id).map { (number, $0) }
          }
        }
      }
      choices[index][number] = transition.choice(in: context) { self.number(of: $0) }
    }
    var chosen = builders.map { _ in ElementChoices() }
    for index in builders.indices {
      guard let definition = definitions[index], definition.screens != nil else { continue }
      chosen[index] = screenChoices(of: definition) { transaction($0) == index }
      for (number, choice) in chosen[index].elements { choices[index][number] = choice }
    }
    if OptionalParts.hasDiagnostics {
      for index in builders.indices where choices[index].isEmpty {
        guard let definition = definitions[index] else { continue }
        builders[index].findings += unmatched(definition) { number(of: $0) != nil }
      }
    }
    for pair in matching.pairs {
      // What the definition says of the one that goes holds for the flight if it says nothing of the one that comes.
      let index = transaction(pair.new)
      guard choices[index][pair.new] == nil else {
        if OptionalParts.hasDiagnostics { clips.removeAll { $0.element == pair.old } }
        continue
      }
      choices[index][pair.new] = choices[transaction(pair.old)][pair.old]?.ofPartner
    }
    if OptionalParts.hasDiagnostics {
      for clip in clips { builders[transaction(clip.element)].findings.append(clip.diagnostic) }
    }
    for index in builders.indices {
      chosen[index].elements = choices[index].timed(matching, layout, builders[index])
      builders[index].choose(chosen[index])
    }
  }
}

extension SceneIndex {
  /// A note if all that a definition names is on screen neither before nor after the change.
  private func unmatched(
    _ definition: TransitionDefinition<ID>, isKnown: (ID) -> Bool
  ) -> [Diagnostic] {
    definition.unmatched(isKnown) { names }
  }

  /// The diagnostic of a shared element that is clipped to nothing; nil if it is clipped, or is not to be.
  private func unusableClip(of shared: SharedElement<ID>, _ id: ID) -> Diagnostic? {
    guard let clip = shared.clippedBy else { return nil }
    let (name, clipName, isKnown) = (
      elementName(of: id), elementName(of: clip), number(of: clip) != nil
    )
    if isKnown, shared.layer == .above { return nil }
    return Diagnostic(
      kind: isKnown ? .ignoredWrite : .unknownElement, severity: .note, view: .element(name),
      message: isKnown
        ? "\(name) flies in place, so it is not clipped by \(clipName), but by its new parents"
        : "\(name) is to be clipped by \(clipName), which does not exist\(existing(names))")
  }

  /// What a definition says of screens.
  ///
  /// - Parameter isIncluded: returns whether an element is one of those that are asked for.
  private func screenChoices(
    of definition: TransitionDefinition<ID>,
    where isIncluded: (ElementIndex) -> Bool = { _ in true }
  ) -> ElementChoices {
    var result = ElementChoices()
    for screen in definition.screens ?? [] {
      switch screen {
      case .plays(let id, let choice):
        guard let number = number(of: id), isIncluded(number) else { continue }
        result.elements[number] = choice
        result.places[number] = nil
      case .pages(let id, let choice):
        guard let number = number(of: id), isIncluded(number) else { continue }
        result.elements[number] = ElementChoice(choice.request { self.number(of: $0) })
      case .atTheirPlaces(let ids, let animation):
        for id in ids {
          guard let number = number(of: id), isIncluded(number) else { continue }
          result.elements[number] = nil
          result.places[number] = result.animations.count
        }
        result.animations.append(animation)
      }
    }
    return result
  }
}

/// What a definition says of elements, by their numbers.
struct ElementChoices {
  var elements: ElementMap<ElementChoice> = [:]
  /// The screens that are at their places at once, each with the position of the animation of its state.
  var places: ElementMap<Int> = [:]
  var animations: [Animation?] = []
}

extension Transaction {
  /// Whether the change dismisses something.
  var dismisses: Bool { isDismissal || rootTransition?.operation == .pop }
}

extension ElementMap<ElementChoice> {
  /// The choices with animations of the durations that they ask for.
  fileprivate func timed(
    _ matching: SceneMatching, _ layout: SceneLayout, _ builder: SceneChangeBuilder
  ) -> ElementMap<ElementChoice> {
    guard contains(where: { $0.value.hasDuration }) else { return self }
    var origins: ElementMap<ElementIndex> = [:]
    for pair in matching.pairs { origins[pair.new] = pair.old }
    var result = self
    var longest = builder.transaction.animation?.ending.duration ?? 0
    for (_, choice) in self {
      longest = choice.animations.reduce(longest) { Swift.max($0, $1.ending.duration) }
    }
    func resolve(_ isLongest: Bool) {
      for (number, choice) in self {
        var choice = result[number] ?? choice
        let inherited =
          choice.animation
          ?? builder.animation(of: number, layout.attributes(of: number))
        func animation(_ own: Animation?, _ duration: ElementDuration?) -> Animation? {
          guard let duration, (duration == .longest) == isLongest,
            let animation = own ?? inherited
          else { return own }
          switch duration {
          case .seconds(let seconds): return animation.lasting(seconds)
          case .automatic:
            return .automatic(distance: layout.distance(of: number, from: origins[number]))
          case .longest: return animation.lasting(longest)
          }
        }
        choice.animation = animation(choice.animation, choice.duration)
        for index in choice.effects.indices {
          let effect = choice.effects[index]
          choice.effects[index].animation = animation(effect.animation, effect.duration)
        }
        if !isLongest {
          longest = choice.animations.reduce(longest) { Swift.max($0, $1.ending.duration) }
        }
        result[number] = choice
      }
    }
    resolve(false)
    resolve(true)
    return result
  }
}

extension ElementChoice {
  fileprivate var hasDuration: Bool {
    duration != nil || effects.contains { $0.duration != nil }
  }

  /// The animations that it names.
  fileprivate var animations: [Animation] {
    effects.reduce(into: [animation].compactMap { $0 }) { animations, effect in
      if let animation = effect.animation { animations.append(animation) }
    }
  }
}

extension SceneLayout {
  /// How far the middle of an element goes, and the length of the change of its width and height, in points.
  fileprivate func distance(of element: ElementIndex, from old: ElementIndex?) -> Double {
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    let (new, before) = (rect(of: element), oldRect(of: old ?? element))
    return length(new.center.x - before.center.x, new.center.y - before.center.y)
      + length(new.width - before.width, new.height - before.height)
  }
}
