import TransitionKit

extension SceneState {
  /// Makes the first scene current, without animation.
  mutating func install(_ edit: SceneEdit) {
    structure.adoptEnvironment(of: edit)
    reserve(for: edit)
    for element in edit.changes { add(element) }
    modelOrder = edit.order
    structure.order = edit.order
    hideSources()
    refreshModifiers()
    arrangeDrawing()
    noteChange()
  }

  /// Makes a change, in the order of SCENES, section 11: match, release what is gone, place what comes, take over, order,
  /// complete.
  ///
  /// - Parameters:
  ///   - matching: the shared elements by their keys. Those that must not fly are separated.
  ///   - builders: the transactions.
  ///   - transaction: the index of the transaction that holds for an element.
  mutating func apply(
    _ edit: SceneEdit, _ matching: inout SceneMatching, _ builders: inout [SceneChangeBuilder],
    transaction: (ElementIndex) -> Int
  ) {
    // Match. What is seen is read before anything changes, as whatever starts, starts from there.
    if edit.prefersReducedMotion {
      motions.endLoops()
      endLoopingEmphases()
    }
    motions.collect(at: age)
    motions.measure(at: age)
    let flightStarts = flightStarts(of: edit, &matching, &builders, transaction: transaction)
    let seen = seenElements(of: edit, except: flightStarts)
    let carried = carriedElements(of: edit)
    let oldParents = edit.changesStructure ? structure.elements.map { $0.parent } : []
    let isResized =
      edit.size != structure.size || edit.layoutDirection != structure.layoutDirection

    // Release what is gone. What comes back is noted before, as it does not leave; and delays are known before anything
    // starts.
    structure.adoptEnvironment(of: edit)
    reserve(for: edit)
    reserveMotions(for: edit)
    refresh(edit)
    var insertions = insertions(of: edit)
    leave(edit, flightStarts)
    showPages(edit, &builders)
    insertions.orphans += leftInPages(builders, except: insertions.returning)
    insertions.flying = Set(flightStarts.lazy.filter { $0.isPair }.map { $0.element })
    stagger(edit, &builders, transaction: transaction)
    remove(edit, insertions, &builders, transaction: transaction)

    // Place what comes, and move what stays. In a sequence each of the three phases waits for the one before.
    for index in builders.indices { builders[index].beginPhase(.moved) }
    place(edit, insertions, &builders, transaction: transaction)
    assignPages(edit, insertions)
    for index in builders.indices { builders[index].beginPhase(.inserted) }
    insert(edit, insertions, &builders, transaction: transaction)

    // Order, which depends on the new parents, and on who leaves by its own transition.
    if edit.changesStructure { arrange(edit, insertions, oldParents, builders, transaction) }
    modelOrder = edit.order

    // Take over what is seen elsewhere. That depends on where everything is now, on the new sizes, and on the order, in which
    // parents come before what is in them.
    if isResized || !edit.changes.isEmpty {
      resizeEffects(keepsDurations: builders.contains { $0.transaction.keepsDurations })
      resizePages()
    }
    continueSeen(seen, flightStarts, carried, edit, &builders, transaction: transaction)
    aimFlights(except: flightStarts, &builders, transaction: transaction)

    // Complete. Sources are hidden last, as their partners may have just gone.
    hideSources()
    pictures.drop(allBut: structure.fades)
    finishUpdate()
  }

  /// Places what comes at its goals, and moves what stays.
  private mutating func place(
    _ edit: SceneEdit, _ insertions: SceneInsertions, _ builders: inout [SceneChangeBuilder],
    transaction: (ElementIndex) -> Int
  ) {
    // Parents come before their children, so that no one is ever inside itself.
    for element in edit.changes {
      // What leaves and comes back is one instance.
      if element.kind != .inserted || insertions.returning.contains(element.number) {
        keep(element, &builders[transaction(element.number)])
      } else {
        add(element)
      }
    }
  }

  /// Makes room for all numbers of a new scene.
  private mutating func reserve(for edit: SceneEdit) {
    let count = (edit.order.max()?.offset ?? -1) + 1
    if structure.elements.isEmpty {
      structure.elements.reserveCapacity(count)
      motions.reserveSlots(count)
    }
    while structure.elements.count < count {
      structure.elements.append(ElementRecord(frame: motions.append(.zero)))
    }
  }

  /// Makes room for the motions of a large change, because arrays that grow by themselves become twice as large.
  private mutating func reserveMotions(for edit: SceneEdit) {
    guard edit.changes.count > 64 else { return }
    motions.reserveCorrections(min(edit.changes.count, motions.rowCount))
    motions.reserveRows(edit.changes.count)
  }

  /// Adds an element at its model values.
  private mutating func add(_ element: SceneEdit.Element) {
    let number = element.number
    let frame = frame(of: number)
    structure.elements[number] = ElementRecord(
      frame: frame, parent: element.parent, attributes: element.attributes, exists: true)
    motions.put(frame, at: element.frame)
    findings.faults.forget(element.number)
    if element.attributes != nil {
      putState(of: number)
      noteKey(of: number)
    }
  }

  /// Changes an element that stays.
  private mutating func keep(_ element: SceneEdit.Element, _ builder: inout SceneChangeBuilder) {
    let number = element.number
    if builder.transaction.endsMotions { endMotions(of: number) }
    let old = structure.elements[number.offset].attributes
    structure.elements[number.offset].parent = element.parent
    if old !== element.attributes {
      structure.elements[number].attributes = element.attributes
      let values = (old ?? .plain).values
      noteKey(of: number)
      moveState(of: number, from: values, &builder)
      emphasize(number, from: values, &builder)
    } else if presence.keyed[element.number] != nil {
      // It may come back, and has not left then.
      presence.keyed[element.number] = .infinity
    }
    fadeContent(of: element, from: old?.values.contentVersion ?? 0, &builder)
    let flight = structure.elements[number.offset].flight.map { structure.flights[$0] }
    if let flight, flight.isHeld, !flight.isAbove {
      motions.aim(frame(of: number), at: element.frame)
    } else if flight?.isAbove == true {
      // It heads for its position in the scene.
      motions.put(frame(of: number), at: element.frame)
    } else if modelValue(of: number) != element.frame {
      moveFrame(of: number, to: element.frame, &builder)
    }
    if element.kind == .moved { builder.reserve(for: element.number, element.attributes) }
  }

  /// Lets the old content of an element fade out that shows something else, or that is at its new position at once.
  private mutating func fadeContent(
    of change: SceneEdit.Element, from oldVersion: Int, _ builder: inout SceneChangeBuilder
  ) {
    let element = change.number
    let jumps =
      (builder.transaction.reducesMotion || builder.crossfades(change.number))
      && change.kind == .kept && change.frame != modelValue(of: element)
      && flight(of: element)?.isAbove != true
    guard jumps || change.attributes?.values.contentVersion ?? 0 != oldVersion,
      let curve = builder.curve(of: change.number, change.attributes)
    else { return }
    guard !jumps else {
      return startFade(
        of: element, from: element, curve, frame: motions.value(of: frame(of: element), at: age),
        &builder)
    }
    let options = builder.choices[element]?.flight ?? FlightOptions()
    guard options.content != .new else { return }
    // What does not fly has landed.
    let flies = change.kind == .moved || change.frame != modelValue(of: element)
    startFade(
      of: element, from: element, curve, on: options.fading,
      isHeld: options.content == .old && flies, &builder)
  }

  /// Compiles effects anew whose container or view has another size.
  private mutating func resizeEffects(keepsDurations: Bool) {
    for index in effects.indices {
      let container = structure.container(
        of: effects.list[index].element, motions.goals)
      if SceneEffect.Sizes(container) != effects.list[index].sizes {
        effects.resize(index, to: container, at: age, keepsDuration: keepsDurations)
      }
    }
    for element in Array(effects.waiting.keys) {
      let container = structure.container(of: element, motions.goals)
      effects.waiting[element]?.compile(for: container)
    }
  }

  /// Notes what frames share.
  mutating func finishUpdate() {
    motions.forgetEndedLoops()
    updateEffectRecords()
    refreshModifiers()
    arrangeDrawing()
    nextEvent = -.infinity
    noteChange()
    assertInvariants()
  }

  /// Notes where the values of effects are.
  mutating func updateEffectRecords() {
    structure.effects.removeAll(keepingCapacity: true)
    var first = 0
    for index in effects.indices {
      let layout = effects.layout(of: index)
      let effect = effects.list[index]
      let merging = effects.merging(of: index)
      structure.effects.append(
        EffectRecord(
          element: effect.element, layout: layout, view: effect.view, firstSlot: first,
          isEmphasis: effect.kind == .emphasis,
          isInsertion: effect.kind == .insertion
            || effects.waiting[effect.element]?.kind == .insertion,
          viewCount: merging.viewCount, mergeEnd: merging.end))
      first += layout.constantValues.count
    }
    notePagePlaces(from: first)
  }
}

/// The elements that come with a change.
struct SceneInsertions {
  /// All of them by their numbers.
  var inserted: Set<ElementIndex> = []
  /// Those that were leaving.
  var returning: Set<ElementIndex> = []
  /// Those that were leaving with an element that comes back without them.
  var orphans: [ElementIndex] = []
  /// Those that fly out of another element.
  var flying: Set<ElementIndex> = []

  /// Whether an element comes that was not on screen.
  func isNew(_ element: ElementIndex) -> Bool {
    inserted.contains(element) && !returning.contains(element)
  }
}

extension SceneState {
  /// Notes which elements are no longer in the scene, and takes those off the screen that fly on as another one.
  private mutating func leave(_ edit: SceneEdit, _ flightStarts: [FlightStart]) {
    for number in edit.removed {
      structure.elements[number].leaves = true
      if presence.keyed[number] != nil { presence.keyed[number] = age }
      // What leaves is no longer held.
      release(number, velocity: .zero, nil)
    }
    takeOff(
      flightStarts.filter { $0.isPair && structure.elements[$0.old].leaves }.map { $0.old })
  }

  /// Finds the elements that come with a change. Those that were leaving no longer do.
  private mutating func insertions(of edit: SceneEdit) -> SceneInsertions {
    var insertions = SceneInsertions()
    guard edit.changesStructure else { return insertions }
    for element in edit.changes where element.kind == .inserted {
      insertions.inserted.insert(element.number)
      if structure.elements[element.number].exists {
        structure.elements[element.number].leaves = false
        insertions.returning.insert(element.number)
      }
    }
    guard !insertions.returning.isEmpty else { return insertions }
    insertions.orphans = structure.order.filter {
      let element = structure.elements[$0]
      return element.leaves && !element.hasExit
        && element.parent.map { insertions.returning.contains($0) } ?? false
    }
    return insertions
  }
}

// MARK: - Order

extension SceneState {
  /// Gives the elements that a change inserts, removes or moves their delays.
  private func stagger(
    _ edit: SceneEdit, _ builders: inout [SceneChangeBuilder], transaction: (ElementIndex) -> Int
  ) {
    cascade(edit, &builders, transaction: transaction)
    guard builders.contains(where: { $0.transaction.stagger != nil }) else { return }
    let (bounds, direction) = (Rect(size: edit.size), edit.layoutDirection)
    let layout = SceneLayout(self, edit)
    let removed = Set(edit.removed)
    let inserted = Set(edit.changes.lazy.filter { $0.kind == .inserted }.map { $0.number })
    for index in builders.indices {
      let leaving = edit.removed.filter {
        transaction($0) == index && !removed.contains(structure.elements[$0].parent)
      }
      builders[index].stagger(
        .removed, leaving, leaving.map { restingRect(of: $0) }, in: bounds, direction)
      let moving = edit.changes.filter {
        $0.kind != .inserted && transaction($0.number) == index
      }.map { $0.number }
      builders[index].stagger(
        .moved, moving, moving.map { layout.rect(of: $0) }, in: bounds, direction)
      let coming = edit.changes.filter {
        $0.kind == .inserted && transaction($0.number) == index && !inserted.contains($0.parent)
      }.map { $0.number }
      builders[index].stagger(
        .inserted, coming, coming.map { layout.rect(of: $0) }, in: bounds, direction)
    }
  }
}

extension SceneState {
  /// Gives the children of elements their delays whose definition says in which order they follow each other.
  private func cascade(
    _ edit: SceneEdit, _ builders: inout [SceneChangeBuilder], transaction: (ElementIndex) -> Int
  ) {
    guard builders.contains(where: { $0.hasCascades }) else { return }
    var children: [ElementIndex?: [(element: ElementIndex, frame: Rect)]] = [:]
    var sizes: ElementMap<Size> = [:]
    for number in edit.removed {
      let parent = structure.elements[number].parent
      children[parent, default: []].append((number, Rect(lanes: modelValue(of: number))))
    }
    for change in edit.changes {
      children[change.parent, default: []].append((change.number, Rect(lanes: change.frame)))
      sizes[change.number] = Rect(lanes: change.frame).size
    }
    for case (let parent?, let children) in children {
      let size = sizes[parent] ?? Rect(lanes: modelValue(of: parent)).size
      builders[transaction(parent)].cascade(
        parent, children.map { $0.element }, children.map { $0.frame }, in: size,
        edit.layoutDirection)
    }
  }

  /// Takes over the attributes of elements that do not change.
  mutating func refresh(_ edit: SceneEdit) {
    guard !edit.refreshed.isEmpty else { return }
    noteChange()
    for (number, attributes) in edit.refreshed {
      structure.elements[number].attributes = attributes
    }
  }
}
