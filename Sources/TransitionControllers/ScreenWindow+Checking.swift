import TransitionKit
import TransitionScenes

// What is reported of operations.
extension ScreenWindow {
  /// Reports that a definition names only elements that no screen of an operation has.
  ///
  /// - Parameter names: those of elements without keys, in the screens from which and to which it leads.
  func checkNames(
    in definition: TransitionDefinition<String>, of node: ControllerNode, _ names: [String]
  ) {
    guard OptionalParts.hasDiagnostics, !definition.unmatched(names.contains, names: { [] }).isEmpty
    else { return }
    let entries = Set((node.instant.modelScreens + node.layout.shown).map { $0.entry }).sorted()
    var all: [String] = []
    whileCommitting {
      for entry in entries {
        all += node.elementNames(of: entry, withKeys: true).filter { !all.contains($0) }
      }
    }
    animator.findings.add(definition.unmatched(all.contains) { all })
  }

  /// Reports that the element does not exist that a controller fills, so that its screens are not seen.
  func checkPlace(of node: ControllerNode) {
    // A controller that was laid out has a size, unless its element has none.
    guard OptionalParts.hasDiagnostics, node.size == .zero, !node.isGone else { return }
    var names: [String] = []
    let name: String
    switch node.place {
    case .window(let element?):
      name = element
      for element in elements { element.addNames(to: &names) }
    case .screen(let holder, let entry, let element?):
      name = element
      names = whileCommitting { holder.elementNames(of: entry, withKeys: true) }
    default: return
    }
    guard !names.contains(name) else { return }
    report(
      Diagnostic(
        kind: .unknownElement, severity: .warning, view: .element(name),
        message: "a controller fills the element \(name), which does not exist\(existing(names))"))
  }
}

extension SceneElement<String> {
  /// Adds the ids of the element and of all inside it.
  fileprivate func addNames(to names: inout [String]) {
    names.append(id)
    for child in children { child.addNames(to: &names) }
  }
}

extension ControllerNode {
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
}
