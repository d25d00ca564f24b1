import TransitionKit

/// Reads the views of a document, and checks that pieces belong to views before them.
struct TargetReader {
  private(set) var targets: [TransitionTarget] = []

  /// The largest depth of nested pieces, deeper than that of any real transition.
  static let greatestDepth = 64

  private var indices: [String: Int] = [:]
  private var depths: [Int] = []
  /// The number of pieces of each view so far.
  private var counts: [Int] = []

  init(_ views: [TimelineDocument.ViewDocument]) throws(TimelineJSONError) {
    for (index, view) in views.enumerated() {
      try add(view, at: DocumentLocation.document["views"][index])
    }
  }

  private mutating func add(
    _ view: TimelineDocument.ViewDocument, at location: DocumentLocation
  ) throws(TimelineJSONError) {
    var target = TransitionTarget(
      id: .view,
      operation: try location["operation"].choice(
        view.operation, of: AtomicTransition.Operation.allCases
      ) { "\($0)" })
    if let parent = view.parent {
      target = try piece(view, of: parent, target.operation, at: location)
    } else {
      guard view.region == nil else {
        throw location["region"].error("a region", expected: "nothing, as there is no parent")
      }
      guard let id = ViewID(name: view.id), id.isWhole else {
        throw location["id"].error(
          "\"\(view.id)\"",
          expected: "one of \"view\", \"origin\", \"destination\"")
      }
      target = TransitionTarget(id: id, operation: target.operation)
    }
    guard indices[view.id] == nil else {
      throw location["id"].error(
        "\"\(view.id)\" once more", expected: "a view that is not yet there")
    }
    indices[view.id] = targets.count
    depths.append(target.parent.map { depths[$0] + 1 } ?? 0)
    counts.append(0)
    if let parent = target.parent { counts[parent] += 1 }
    targets.append(target)
  }

  private func piece(
    _ view: TimelineDocument.ViewDocument, of name: String, _ operation: AtomicTransition.Operation,
    at location: DocumentLocation
  ) throws(TimelineJSONError) -> TransitionTarget {
    guard let parent = indices[name] else {
      throw location["parent"].error("\"\(name)\"", expected: "the id of a view before it")
    }
    guard depths[parent] < Self.greatestDepth else {
      throw location["parent"].error(
        "a view that is \(depths[parent]) times a piece",
        expected: "pieces that are nested \(Self.greatestDepth) times at most")
    }
    guard counts[parent] == 0 || targets.last?.parent == parent else {
      throw location["parent"].error(
        "\"\(name)\", whose pieces have ended", expected: "all pieces of a view in a row")
    }
    let id = ViewID.piece(of: targets[parent].id, counts[parent])
    guard view.id == id.documentName else {
      throw location["id"].error("\"\(view.id)\"", expected: "\"\(id.documentName)\"")
    }
    guard operation == targets[parent].operation else {
      throw location["operation"].error(
        "\"\(operation)\"", expected: "\"\(targets[parent].operation)\", as of its parent")
    }
    guard let region = view.region else {
      throw location["region"].error("missing", expected: "a value")
    }
    return TransitionTarget(
      id: id, operation: operation, parent: parent,
      region: try region.rect(at: location["region"]))
  }
}
