import TransitionKit

/// An update of a scene while it is made: what changes, and by which transactions.
struct SceneUpdate {
  let edit: SceneEdit
  /// For each element that several transactions may change the index of the one that holds. For the others the first one does.
  let latest: ElementMap<Int>
  /// The transactions.
  var builders: [SceneChangeBuilder]
  /// The shared elements by their keys. Those that must not fly are separated.
  var matching = SceneMatching(removed: [], inserted: [], sources: [])
  var insertions = SceneInsertions()

  init(_ edit: SceneEdit, _ builders: [SceneChangeBuilder], latest: ElementMap<Int> = [:]) {
    self.edit = edit
    self.builders = builders
    self.latest = latest
  }

  /// The index of the transaction that holds for an element. It is inlined, as a call of it would copy the update.
  @inline(__always) func transaction(of element: ElementIndex) -> Int {
    latest.isEmpty ? 0 : latest[element] ?? 0
  }
}

extension SceneUpdate {
  /// Makes a change, in the order of SCENES, section 11: match, release what is gone, place what comes, take over, order,
  /// complete.
  mutating func apply(to state: inout SceneState) {
    // Match. What is seen is read before anything changes, as whatever starts, starts from there.
    if edit.prefersReducedMotion {
      state.scene.motions.endLoops()
      state.scene.effects.endLoopingEmphases(in: &state.scene.structure)
    }
    state.scene.motions.collect(at: state.scene.age)
    state.scene.motions.curves.measure(at: state.scene.age)
    let flightStarts = state.scene.flightStarts(of: edit, &matching, &builders, latest)
    let seen = state.scene.seenElements(of: edit, except: flightStarts)
    let carried = state.scene.carriedElements(of: edit)
    let oldParents = edit.changesStructure ? state.scene.structure.elements.map { $0.parent } : []
    let isResized =
      edit.size != state.scene.structure.size
      || edit.layoutDirection != state.scene.structure.layoutDirection

    // Release what is gone. What comes back is noted before, as it does not leave; and delays are known before anything
    // starts.
    state.scene.structure.adoptEnvironment(of: edit)
    state.scene.reserve(for: edit)
    state.scene.reserveMotions(for: edit)
    state.scene.structure.refresh(edit)
    insertions = state.scene.structure.insertions(of: edit)
    leave(flightStarts, in: &state)
    showPages(in: &state)
    insertions.leftBehind += leftInPages(of: state.scene)
    insertions.flying = Set(flightStarts.lazy.filter { $0.isPair }.map { $0.element })
    stagger(in: state.scene)
    remove(from: &state)

    // Place what comes, and move what stays. In a sequence each of the three phases waits for the one before.
    for index in builders.indices { builders[index].beginPhase(.moved) }
    place(in: &state)
    assignPages(in: &state.scene)
    for index in builders.indices { builders[index].beginPhase(.inserted) }
    insert(into: &state)

    // Order, which depends on the new parents, and on who leaves by its own transition.
    if edit.changesStructure { arrange(oldParents, in: &state) }
    state.scene.structure.modelOrder = edit.order

    // Take over what is seen elsewhere. That depends on where everything is now, on the new sizes, and on the order, in which
    // parents come before what is in them.
    if isResized || !edit.changes.isEmpty {
      state.scene.resize(builders.first { $0.transaction.isLayout }?.transaction)
    }
    // Pages move by other transitions from now on.
    if !state.scene.pages.isEmpty, !seen.isEmpty || !flightStarts.isEmpty {
      state.scene.updateEffectRecords()
    }
    continueSeen(seen, flightStarts, carried, in: &state)
    aimFlights(except: flightStarts, in: &state)

    // Complete. Sources are hidden last, as their partners may have just gone.
    state.hideSources()
    state.pictures.drop(allBut: state.scene.structure.fades)
    state.finishUpdate()
  }

  /// Notes which elements are no longer in the scene, and takes those off the screen that fly on as another one.
  private func leave(_ flightStarts: [FlightStart], in state: inout SceneState) {
    for number in edit.removed {
      state.scene.structure.elements[number].leaves = true
      if state.presence.keyed[number] != nil { state.presence.keyed[number] = state.scene.age }
      // What leaves is no longer held.
      state.release(number, velocity: .zero, nil)
    }
    state.takeOff(
      flightStarts.filter { $0.isPair && state.scene.structure.elements[$0.old].leaves }.map {
        $0.old
      })
  }

  /// Places what comes at its goals, and moves what stays.
  private mutating func place(in state: inout SceneState) {
    // Parents come before their children, so that no one is ever inside itself.
    for element in edit.changes {
      // What leaves and comes back is one instance.
      if element.kind != .inserted || insertions.returning.contains(element.number) {
        state.keep(element, &builders[transaction(of: element.number)])
      } else {
        state.add(element)
      }
    }
  }
}

/// The elements that come with a change.
struct SceneInsertions {
  /// All of them by their numbers.
  var inserted: Set<ElementIndex> = []
  /// Those that were leaving.
  var returning: Set<ElementIndex> = []
  /// Those that were leaving with an element that comes back without them.
  var leftBehind: [ElementIndex] = []
  /// Those that fly out of another element.
  var flying: Set<ElementIndex> = []

  /// Whether an element comes that was not on screen.
  func isNew(_ element: ElementIndex) -> Bool {
    inserted.contains(element) && !returning.contains(element)
  }

  /// Whether an element comes by itself, not as a part of its parent: what is new inside an element that was leaving does, too.
  func comesByItself(_ change: SceneEdit.Element) -> Bool {
    guard let parent = change.parent else { return true }
    return isNew(change.number) ? !isNew(parent) : !inserted.contains(parent)
  }
}

extension SceneStructure {
  /// Finds the elements that come with a change. Those that were leaving no longer do.
  mutating func insertions(of edit: SceneEdit) -> SceneInsertions {
    var insertions = SceneInsertions()
    guard edit.changesStructure else { return insertions }
    for element in edit.changes where element.kind == .inserted {
      insertions.inserted.insert(element.number)
      if elements[element.number].exists {
        elements[element.number].leaves = false
        insertions.returning.insert(element.number)
      }
    }
    guard !insertions.returning.isEmpty else { return insertions }
    insertions.leftBehind = order.filter {
      let element = elements[$0]
      return element.leaves && !element.hasExit
        && element.parent.map { insertions.returning.contains($0) } ?? false
    }
    return insertions
  }
}
