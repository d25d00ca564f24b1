import TransitionKit

extension SceneState {
  /// Makes the first scene current, without animation.
  mutating func install(_ edit: SceneEdit) {
    scene.structure.adoptEnvironment(of: edit)
    scene.reserve(for: edit)
    for element in edit.changes { add(element) }
    scene.structure.modelOrder = edit.order
    scene.structure.order = edit.order
    hideSources()
    scene.refreshModifiers()
    scene.arrangeDrawing()
    scene.structure.noteChange()
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
      scene.motions.endLoops()
      scene.effects.endLoopingEmphases(in: &scene.structure)
    }
    scene.motions.collect(at: scene.age)
    scene.motions.measure(at: scene.age)
    let flightStarts = scene.flightStarts(of: edit, &matching, &builders, transaction: transaction)
    let seen = scene.seenElements(of: edit, except: flightStarts)
    let carried = scene.carriedElements(of: edit)
    let oldParents = edit.changesStructure ? scene.structure.elements.map { $0.parent } : []
    let isResized =
      edit.size != scene.structure.size || edit.layoutDirection != scene.structure.layoutDirection

    // Release what is gone. What comes back is noted before, as it does not leave; and delays are known before anything
    // starts.
    scene.structure.adoptEnvironment(of: edit)
    scene.reserve(for: edit)
    scene.reserveMotions(for: edit)
    scene.structure.refresh(edit)
    var insertions = scene.structure.insertions(of: edit)
    leave(edit, flightStarts)
    showPages(edit, &builders)
    insertions.orphans += scene.leftInPages(builders, except: insertions.returning)
    insertions.flying = Set(flightStarts.lazy.filter { $0.isPair }.map { $0.element })
    stagger(edit, &builders, transaction: transaction)
    remove(edit, insertions, &builders, transaction: transaction)

    // Place what comes, and move what stays. In a sequence each of the three phases waits for the one before.
    for index in builders.indices { builders[index].beginPhase(.moved) }
    place(edit, insertions, &builders, transaction: transaction)
    scene.assignPages(edit, insertions)
    for index in builders.indices { builders[index].beginPhase(.inserted) }
    insert(edit, insertions, &builders, transaction: transaction)

    // Order, which depends on the new parents, and on who leaves by its own transition.
    if edit.changesStructure { arrange(edit, insertions, oldParents, builders, transaction) }
    scene.structure.modelOrder = edit.order

    // Take over what is seen elsewhere. That depends on where everything is now, on the new sizes, and on the order, in which
    // parents come before what is in them.
    if isResized || !edit.changes.isEmpty {
      scene.effects.resize(in: scene.structure, scene.motions.goals, at: scene.age, keepsDurations: builders.contains { $0.transaction.keepsDurations })
      scene.pages.resize(in: scene.structure, scene.motions.goals, at: scene.age, scene.settling)
    }
    continueSeen(seen, flightStarts, carried, edit, &builders, transaction: transaction)
    aimFlights(except: flightStarts, &builders, transaction: transaction)

    // Complete. Sources are hidden last, as their partners may have just gone.
    hideSources()
    pictures.drop(allBut: scene.structure.fades)
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

  /// Adds an element at its model values.
  private mutating func add(_ element: SceneEdit.Element) {
    let number = element.number
    let frame = scene.structure.frame(of: number)
    scene.structure.elements[number] = ElementRecord(
      frame: frame, parent: element.parent, attributes: element.attributes, exists: true)
    scene.motions.put(frame, at: element.frame)
    scene.findings.faults.forget(element.number)
    if element.attributes != nil {
      scene.putState(of: number)
      presence.noteKey(of: number, in: scene.structure)
    }
  }

  /// Changes an element that stays.
  private mutating func keep(_ element: SceneEdit.Element, _ builder: inout SceneChangeBuilder) {
    let number = element.number
    if builder.transaction.endsMotions { endMotions(of: number) }
    let old = scene.structure.elements[number.offset].attributes
    scene.structure.elements[number.offset].parent = element.parent
    if old !== element.attributes {
      scene.structure.elements[number].attributes = element.attributes
      let values = (old ?? .plain).values
      presence.noteKey(of: number, in: scene.structure)
      moveState(of: number, from: values, &builder)
      emphasize(number, from: values, &builder)
    } else if presence.keyed[element.number] != nil {
      // It may come back, and has not left then.
      presence.keyed[element.number] = .infinity
    }
    fadeContent(of: element, from: old?.values.contentVersion ?? 0, &builder)
    let flight = scene.structure.elements[number.offset].flight.map { scene.structure.flights[$0] }
    if let flight, flight.isHeld, !flight.isAbove {
      scene.motions.aim(scene.structure.frame(of: number), at: element.frame)
    } else if flight?.isAbove == true {
      // It heads for its position in the scene.
      scene.motions.put(scene.structure.frame(of: number), at: element.frame)
    } else if scene.modelValue(of: number) != element.frame {
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
      && change.kind == .kept && change.frame != scene.modelValue(of: element)
      && scene.structure.flight(of: element)?.isAbove != true
    guard jumps || change.attributes?.values.contentVersion ?? 0 != oldVersion,
      let curve = builder.curve(of: change.number, change.attributes)
    else { return }
    guard !jumps else {
      return startFade(
        of: element, from: element, curve,
        frame: scene.motions.value(of: scene.structure.frame(of: element), at: scene.age),
        &builder)
    }
    let options = builder.choices[element]?.flight ?? FlightOptions()
    guard options.content != .new else { return }
    // What does not fly has landed.
    let flies = change.kind == .moved || change.frame != scene.modelValue(of: element)
    startFade(
      of: element, from: element, curve, on: options.fading,
      isHeld: options.content == .old && flies, &builder)
  }

  /// Notes what frames share.
  mutating func finishUpdate() {
    scene.motions.forgetEndedLoops()
    scene.updateEffectRecords()
    scene.refreshModifiers()
    scene.arrangeDrawing()
    nextEvent = -.infinity
    scene.structure.noteChange()
    assertInvariants()
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
      scene.structure.elements[number].leaves = true
      if presence.keyed[number] != nil { presence.keyed[number] = scene.age }
      // What leaves is no longer held.
      release(number, velocity: .zero, nil)
    }
    takeOff(
      flightStarts.filter { $0.isPair && scene.structure.elements[$0.old].leaves }.map { $0.old })
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
    let layout = SceneLayout(scene, edit)
    let removed = Set(edit.removed)
    let inserted = Set(edit.changes.lazy.filter { $0.kind == .inserted }.map { $0.number })
    for index in builders.indices {
      let leaving = edit.removed.filter {
        transaction($0) == index && !removed.contains(scene.structure.elements[$0].parent)
      }
      builders[index].stagger(
        .removed, leaving, leaving.map { scene.restingRect(of: $0) }, in: bounds, direction)
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

  /// Gives the children of elements their delays whose definition says in which order they follow each other.
  private func cascade(
    _ edit: SceneEdit, _ builders: inout [SceneChangeBuilder], transaction: (ElementIndex) -> Int
  ) {
    guard builders.contains(where: { $0.hasCascades }) else { return }
    var children: [ElementIndex?: [(element: ElementIndex, frame: Rect)]] = [:]
    var sizes: ElementMap<Size> = [:]
    for number in edit.removed {
      let parent = scene.structure.elements[number].parent
      children[parent, default: []].append((number, Rect(lanes: scene.modelValue(of: number))))
    }
    for change in edit.changes {
      children[change.parent, default: []].append((change.number, Rect(lanes: change.frame)))
      sizes[change.number] = Rect(lanes: change.frame).size
    }
    for case (let parent?, let children) in children {
      let size = sizes[parent] ?? Rect(lanes: scene.modelValue(of: parent)).size
      builders[transaction(parent)].cascade(
        parent, children.map { $0.element }, children.map { $0.frame }, in: size,
        edit.layoutDirection)
    }
  }
}
