import TransitionKit
import TransitionScenes

// What is reported of operations.
extension ScreenWindow {
  /// Reports that the element does not exist that a controller fills, so that its screens are not seen.
  func checkPlace(of node: ControllerNode) {
    if let diagnostic = whileCommitting({ node.missingPlace(among: elements) }) {
      report(diagnostic)
    }
  }
}

extension ControllerNode {
  /// The diagnostics of a definition that names only elements that no screen of an operation has.
  ///
  /// - Parameter names: those of elements without keys, in the screens from which and to which it leads.
  func unmatched(
    in definition: TransitionDefinition<String>, _ names: [String]
  ) -> [Diagnostic] {
    guard OptionalParts.hasDiagnostics, !definition.unmatched(names.contains, names: { [] }).isEmpty
    else { return [] }
    let entries = Set((instant.modelScreens + layout.shown).map { $0.entry }).sorted()
    var all: [String] = []
    for entry in entries {
      all += elementNames(of: entry, withKeys: true).filter { !all.contains($0) }
    }
    return definition.unmatched(all.contains) { all }
  }

  /// The diagnostic of a controller that fills an element that does not exist; nil if it exists.
  fileprivate func missingPlace(among elements: [Element<String>]) -> Diagnostic? {
    // A controller that was laid out has a size, unless its element has none.
    guard OptionalParts.hasDiagnostics, size == .zero, !isGone else { return nil }
    var names: [String] = []
    let name: String
    switch place {
    case .window(let element?):
      name = element
      for element in elements { element.addNames(to: &names) }
    case .screen(let holder, let entry, let element?):
      name = element
      names = holder.elementNames(of: entry, withKeys: true)
    default: return nil
    }
    guard !names.contains(name) else { return nil }
    return Diagnostic(
      kind: .unknownElement, severity: .warning, view: .element(name),
      message: "a controller fills the element \(name), which does not exist\(existing(names))")
  }

  /// The local ids of the elements of a screen: by default of those without their own key.
  func elementNames(of entry: Int, withKeys: Bool = false) -> [String] {
    var names: [String] = []
    func add(_ elements: [Element<String>]) {
      for element in elements {
        if withKeys || element.match == nil { names.append(element.id) }
        add(element.children)
      }
    }
    add(screens.elements(of: entry, in: frame(of: entry, in: layout).size))
    return names
  }

  /// The diagnostics of what a transition has that its operation cannot use: the presentation of a screen that is not presented, and
  /// the track of a pager without tabs.
  func idleParts(of transition: ScreenTransition, _ operation: ScreenOperation) -> [Diagnostic] {
    guard let top = layout.shown.last, !top.isPresented, operation.isForward else { return [] }
    var parts: [String] = []
    // A page covers everything below, too.
    if transition.presentation != .overlay, transition.presentation != .fullScreen {
      parts.append("the presentation (\(transition.presentation)), as it is not presented")
    }
    if transition.isPager, operation == .push || operation == .replace {
      parts.append(".pager, which lets tabs lie side by side, and slides")
    }
    return parts.map {
      let name = name(of: top.entry)
      return Diagnostic(
        kind: .ignoredWrite, severity: .warning, view: .element(name),
        message: "\(name) does not use \($0)")
    }
  }

  /// The diagnostics of what is unusable about how a screen is presented, and of what its transition says of the screen below,
  /// which stays.
  ///
  /// - Parameter container: where the screens are.
  func problems(
    of transition: ScreenTransition, presenting entry: Int, in container: Container
  ) -> [Diagnostic] {
    guard OptionalParts.hasDiagnostics else { return [] }
    let presentation = transition.presentation
    let (name, detents) = (name(of: entry), presentation.detents)
    var problems: [Diagnostic] = []
    if presentation.hasEmptyDetents {
      problems.append(
        Diagnostic(
          kind: .unusableValue, severity: .warning, view: .element(name),
          message: "\(name) is presented with an empty list of detents; the whole height is used"))
    }
    if !detents.isEmpty, !detents.indices.contains(presentation.initialDetent) {
      problems.append(
        missingDetent(
          presentation.initialDetent, as: "the initial detent", of: entry, presentation))
    }
    for detent in detents where detent.isUnusable {
      problems.append(
        Diagnostic(
          kind: .unusableValue, severity: .warning, view: .element(name),
          message:
            "the detent \(detent) of \(name) is used as \(number: detent.height(in: size)) pt"))
    }
    if let largest = presentation.largestUndimmedDetent,
      !detents.indices.contains(largest)
    {
      problems.append(
        missingDetent(
          largest, as: "the largest undimmed detent", of: entry, presentation, dims: true))
    }
    guard !presentation.coversScreens else { return problems }
    let compiled = transition.effectiveScreens.compile(for: .push, in: container)
    guard compiled.timeline.tracks.contains(where: { $0.view == .origin }) else { return problems }
    problems.append(
      Diagnostic(
        kind: .ignoredWrite, severity: .note, view: .element(name),
        message: """
          \(name) is presented with a transition that changes the screen below, which is ignored; \
          stateBelow of its presentation, or .fullScreen, changes that screen
          """))
    return problems
  }

  /// The diagnostic of an index that is none of the detents of a presented screen.
  ///
  /// - Parameter dims: whether the index only says up to which detent nothing dims.
  func missingDetent(
    _ index: Int, as label: String, of entry: Int, _ presentation: ScreenPresentation,
    dims: Bool = false
  ) -> Diagnostic {
    let (name, count) = (name(of: entry), presentation.detents.count)
    let used = dims ? "all of them dim" : "\(min(max(index, 0), count - 1)) is used"
    return Diagnostic(
      kind: .unusableValue, severity: .warning, view: .element(name),
      message: "\(label) \(index) of \(name) is none of its \(count) detents; \(used)")
  }

  /// What a screen is called in what is reported.
  private func name(of entry: Int) -> String {
    #if !hasFeature(Embedded)
      if let name = screens.screenNames(entry) { return name }
    #endif
    return "\(id(entry))"
  }
}

extension SceneElement<String> {
  /// Adds the ids of the element and of all inside it.
  fileprivate func addNames(to names: inout [String]) {
    names.append(id)
    for child in children { child.addNames(to: &names) }
  }
}
