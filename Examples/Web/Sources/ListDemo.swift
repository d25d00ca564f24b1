import TransitionControllers
import TransitionKit
import TransitionScenes

/// A list whose rows come, leave and change places. Each row has a field that keeps its focus meanwhile.
final class ListDemo {
  let stage: Stage

  private static let rowHeight = 60.0
  private static let limit = 12
  private static let highlight = Color(red: 0.14, green: 0.28, blue: 0.77, alpha: 0.5)

  private var rows: [Int] = []
  private var names: [Int: String] = [:]
  private var parts: [Int: [Node]] = [:]
  private var next = 0
  /// A number that looks random, but is the same each time.
  private var seed: UInt32 = 7
  private let (field, status) = (Node.find("new-name"), Node.find("list-status"))

  init() {
    let window = ScreenWindow(size: Stage.size(of: "list-stage"))
    stage = Stage("list-stage", window)
    stage.make = { id, parent in self.make(id, in: parent) }
    stage.willResize = { window.elements = self.elements(in: $0) }
    stage.willRemove = { id in self.forget(id) }
    for name in ["Bread", "Olive oil", "Tomatoes", "Basil", "Lemons"] { add(name, at: rows.count) }
    layOut(Transaction())
    host.listen(.find("new-row"), .submit) { _ in
      self.addFromField()
      return true
    }
    host.onClick(.find("shuffle")) { self.shuffle() }
  }

  // MARK: - Changes

  private func add(_ name: String, at place: Int) {
    next += 1
    names[next] = name
    rows.insert(next, at: place)
  }

  private func addFromField() {
    guard rows.count < Self.limit else { return status.setText("The list is full.") }
    let name = field.value
    add(name.utf8.isEmpty ? "Row \(next + 1)" : name, at: 0)
    field.setText("")
    update("Added \(names[next] ?? "").")
  }

  private func remove(_ row: Int) {
    guard let place = rows.firstIndex(of: row) else { return }
    rows.remove(at: place)
    update("Removed \(names[row] ?? "").")
    // The focus was in the row.
    let neighbour = rows.indices.contains(place) ? rows[place] : rows.last
    if let neighbour, let parts = parts[neighbour] { parts[2].focus() } else { field.focus() }
  }

  private func moveUp(_ row: Int) {
    guard let place = rows.firstIndex(of: row), place > 0 else { return }
    rows.swapAt(place, place - 1)
    update("\(names[row] ?? "") is now number \(place).")
  }

  private func shuffle() {
    for place in rows.indices.reversed() where place > 0 {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      rows.swapAt(place, Int(seed >> 16) % (place + 1))
    }
    update("Shuffled.")
  }

  private func update(_ message: String) {
    status.setText(message)
    var transaction = Transaction.animated(.snappy)
    transaction.stagger = .index(each: 0.02)
    layOut(transaction)
  }

  private func layOut(_ transaction: Transaction) {
    stage.node.set(.height, Double(max(rows.count, 6)) * Self.rowHeight)
    stage.change {
      stage.window.elements = elements(in: stage.window.size)
      stage.window.layOut(transaction)
    }
    // What is read and reached by key has the order of the list, too.
    stage.node.order(rows.map { stage.node(of: .window(Self.name(of: $0))) })
  }

  private func elements(in size: Size) -> [Element<String>] {
    rows.enumerated().map { place, row in
      let y = Double(place) * Self.rowHeight
      return Element(
        Self.name(of: row), frame: Rect(x: 0, y: y, width: size.width, height: Self.rowHeight - 8)
      ).transition([.scale(0.9), .opacity, .blur(radius: 4), .overlay(Self.highlight)])
    }
  }

  // MARK: - Elements

  private static func name(of row: Int) -> String { "row \(row)" }

  private func row(of id: ScreenElementID) -> Int? {
    guard case .element(let name) = id.part else { return nil }
    return names.keys.first { Self.name(of: $0) == name }
  }

  private func make(_ id: ScreenElementID, in parent: Node) -> Node {
    guard let row = row(of: id) else { return .none }
    let node = Node.make("row", in: parent)
    let (field, up, remove) = (node.part("field"), node.part("up"), node.part("remove"))
    let name = names[row] ?? ""
    field.setText(name)
    field.setAttribute("aria-label", "Name of row \(row)")
    up.setAttribute("aria-label", "Move \(name) up")
    remove.setAttribute("aria-label", "Remove \(name)")
    host.onClick(up) { self.moveUp(row) }
    host.onClick(remove) { self.remove(row) }
    parts[row] = [field, up, remove]
    return node
  }

  private func forget(_ id: ScreenElementID) {
    guard let row = row(of: id) else { return }
    for part in parts[row] ?? [] { host.remove(part) }
    (parts[row], names[row]) = (nil, nil)
  }
}
