import TransitionExport
import TransitionKit

/// The layers of a view and all its pieces, and the one that carries the elements inside it, with their accuracy.
struct LottieFamily {
  /// The layers, with the topmost first.
  private(set) var layers: [LottieLayer] = []

  private(set) var accuracy = AccuracyReport()

  private let first: Timeline.Frame
  private let outPoint: Double
  private let elements: LottieElements
  private let tracks: (ViewID) -> [LottieTrack]

  /// The views whose opacity is missing in some of their pieces.
  private var unfaded: Set<ViewID> = []

  /// - Parameter frame: the frame of the view in the container.
  init(
    of view: ViewID, in frame: Rect, of timeline: Timeline, _ elements: LottieElements,
    until outPoint: Double, _ tracks: @escaping (ViewID) -> [LottieTrack]
  ) {
    self.outPoint = outPoint
    self.elements = elements
    self.tracks = tracks
    first = timeline.frame(at: 0)
    add(view, in: frame, showing: nil)
    layers.reverse()
    accuracy.omissions += elements.omissions(of: view)
    for view in timeline.views where unfaded.contains(view) {
      omit(
        .opacity, of: view,
        "layers do not inherit it, so it is left out of pieces that fade themselves")
      accuracy.entries.removeAll { $0.view == view && $0.property == .opacity }
    }
  }

  private mutating func add(_ view: ViewID, in frame: Rect, showing content: LottieContent?) {
    let pieces = first.pieces(of: view)
    var content = content
    var card = LottieCard(of: view, in: frame, hasPieces: !pieces.isEmpty, tracks(view))
    let layer = card.layer(
      in: elements.parent(of: view), until: outPoint, showing: &content)
    accuracy.entries += card.entries
    for (property, sentence) in card.omissions { omit(property, of: view, sentence) }
    // Only pieces that are drawn can lack an opacity.
    if pieces.isEmpty { unfaded.formUnion(content?.unfaded ?? []) }
    layers.append(layer)
    if elements.hasMovingCorner(view) {
      layers.append(
        LottieLayer(childrenOf: view, transform: card.corner(), outPoint: outPoint))
    }
    for piece in pieces {
      guard let region = first.views[piece]?.region else { continue }
      add(piece, in: region.scaled(to: frame.size).finite, showing: content)
    }
  }

  /// Adds an omission, once for all pieces with the same one.
  private mutating func omit(_ property: ViewProperty, of view: ViewID, _ sentence: String) {
    let omission = "\(view.kind).\(property): \(sentence)"
    if !accuracy.omissions.contains(omission) { accuracy.omissions.append(omission) }
  }
}

extension ViewID {
  /// The view, or all pieces of its parent.
  fileprivate var kind: String {
    if case .piece(let view, _) = self { return "pieces of \(view.kind)" }
    return "\(self)"
  }
}
