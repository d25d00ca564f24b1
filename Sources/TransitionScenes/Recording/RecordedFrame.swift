import TransitionKit

/// What is shown at one time of a recording.
struct RecordedFrame {
  /// One view.
  struct View {
    var state: PropertyState
    /// The view that it is a piece of, and what it shows of that.
    var piece: (parent: ViewID, region: Rect)?
    /// Where an element of a scene is, and where it heads for.
    var element: (frame: Rect, finalFrame: Rect, parent: ViewID?, clips: Bool)?
    /// Whether it is an element that neither comes nor leaves.
    var stays = false
  }

  let time: Double
  /// Whether something may jump or bend then.
  var isBreak = false
  var views: [ViewID: View] = [:]
  /// All views in the order in which they are met: parents before their children.
  var names: [ViewID] = []
  /// The views that are no pieces, from back to front.
  var order: [ViewID] = []

  init(time: Double) { self.time = time }

  mutating func add(_ name: ViewID, _ view: View) {
    guard views[name] == nil else { return }
    views[name] = view
    names.append(name)
    if view.piece == nil { order.append(name) }
  }
}

extension RecordedFrame {
  /// Makes the frame of a timeline or an animator.
  ///
  /// - Parameter name: what a view is called in the recording; nil if it is left out.
  init(_ frame: Timeline.Frame, at time: Double, name: (ViewID) -> ViewID?) {
    self.init(time: time)
    func addPieces(of view: ViewID, named parent: ViewID) {
      for piece in frame.pieces(of: view) {
        guard case .piece(_, let number) = piece, let known = frame.views[piece] else { continue }
        let name = ViewID.piece(of: parent, number)
        add(name, View(state: known.state, piece: (parent, known.region)))
        addPieces(of: piece, named: name)
      }
    }
    for view in frame.drawingOrder {
      guard let name = name(view) else { continue }
      add(name, View(state: frame[view]))
      addPieces(of: view, named: name)
    }
  }

  /// Makes the frame of a scene.
  ///
  /// - Parameter names: the names of elements and of old contents; new ones are added.
  init<ID>(_ frame: SceneFrame<ID>, at time: Double, names: inout ElementNames<ID>) {
    self.init(time: time)
    for element in frame.elements {
      let parent = element.parent.map { names.name(of: $0) }
      let name = names.name(of: element.id)
      add(
        name,
        View(
          state: element.carriedState,
          element: (element.frame, element.finalFrame, parent, element.clips),
          stays: element.presence == .present))
      addPieces(frame.pieces(of: element.id), of: name)
      guard let snapshot = element.snapshot else { continue }
      var state = PropertyState()
      state.opacity = snapshot.opacity
      add(
        names.name(of: snapshot.key),
        View(state: state, element: (snapshot.frame, snapshot.frame, parent, false)))
    }
  }

  private mutating func addPieces(_ pieces: [Timeline.Frame.View], of name: ViewID) {
    for piece in pieces {
      guard let parent = piece.parent else { continue }
      add(
        piece.id.renamed(name),
        View(state: piece.state, piece: (parent.renamed(name), piece.region)))
    }
  }
}

extension ViewID {
  /// The same piece of another view.
  fileprivate func renamed(_ whole: ViewID) -> ViewID {
    guard case .piece(let parent, let number) = self else { return whole }
    return .piece(of: parent.renamed(whole), number)
  }
}

/// The names of elements and of old contents as views. Ids with the same text are numbered.
struct ElementNames<ID: Hashable & Sendable> {
  private var elements: [ID: ViewID] = [:]
  private var snapshots: [SceneSnapshot<ID>.Key: ViewID] = [:]
  private var counts: [String: Int] = [:]

  mutating func name(of id: ID) -> ViewID {
    if let known = elements[id] { return known }
    let name = newName(elementName(of: id))
    elements[id] = name
    return name
  }

  mutating func name(of key: SceneSnapshot<ID>.Key) -> ViewID {
    if let known = snapshots[key] { return known }
    // Its element has its plain name, wherever it comes later.
    _ = name(of: key.id)
    let name = newName(elementName(of: key.id))
    snapshots[key] = name
    return name
  }

  private mutating func newName(_ text: String) -> ViewID {
    counts[text, default: 0] += 1
    let count = counts[text, default: 1]
    return .element(count == 1 ? text : "\(text) (\(count))")
  }
}
