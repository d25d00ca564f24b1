import TransitionExport
import TransitionKit

/// What the layers of a presentation need to know of the elements of a scene around them.
///
/// A layer follows the layer that is its parent, but is not faded, clipped or covered with it. So the opacities of all
/// elements around an element are multiplied into its layer; the rest is said in the accuracy report.
struct LottieElements {
  private let presentation: Presentation
  private let reader: KeyframedTrackReader
  private let tolerance: Tolerance
  private let tree: ElementTree
  private let indices: [ViewID: Int]

  init(_ presentation: Presentation, _ reader: KeyframedTrackReader, tolerance: Tolerance) {
    self.presentation = presentation
    self.reader = reader
    self.tolerance = tolerance
    tree = presentation.tree
    indices = Dictionary(
      firstOf: presentation.timeline.views.enumerated().map { ($1, $0) })
  }

  /// All views that are no pieces, the topmost first.
  var topmostFirst: [ViewID] { tree.preorder.reversed() }

  /// The tracks of a view, of which the opacity is that of all elements around it, too.
  func tracks(of view: ViewID) -> [KeyframedTrack] {
    guard let index = indices[view] else { return [] }
    let own = reader.tracks(ofViewAt: index)
    let around = lineage(of: view)
    guard around.count > 1,
      let opacity = reader.commonOpacity(ofViewsAt: around, as: view, tolerance: tolerance)
    else { return own }
    return own.filter { $0.property != .opacity } + [opacity]
  }

  /// The opacity of a view at a time, with that of all elements around it.
  func opacity(of view: ViewID, at time: Double) -> Double {
    reader.commonOpacity(ofViewsAt: lineage(of: view), at: time)
  }

  /// Whether the opacity of a view is not its own alone.
  func hasCommonOpacity(_ view: ViewID) -> Bool { presentation.nesting.parents[view] != nil }

  /// The layer that carries the layer of a view.
  func parent(of view: ViewID) -> LottieLayer.Key? {
    presentation.nesting.parents[view].map { parent in
      hasMovingCorner(parent) ? .children(of: parent) : .view(parent)
    }
  }

  /// Whether elements inside an element follow a corner that is not where it is at rest.
  func hasMovingCorner(_ view: ViewID) -> Bool {
    guard presentation.nesting.hasChildren(view), let index = indices[view] else { return false }
    return reader.tracks(ofViewAt: index).contains { track in
      (track.property == .frame || track.property == .layoutScale)
        && track.keyframes.contains { $0.value != track.property.identityVector }
    }
  }

  /// What an element with others inside does not do to them, a sentence each.
  func omissions(of view: ViewID) -> [String] {
    guard presentation.nesting.hasChildren(view), let index = indices[view] else { return [] }
    let written = Set(
      reader.tracks(ofViewAt: index).filter { track in
        track.keyframes.contains { $0.value != track.property.identityVector }
      }.map { $0.property })
    let name = view.label
    var omissions: [String] = []
    if written.contains(.opacity) {
      omissions.append(
        """
        \(name).opacity: it fades each layer in \(name) by itself, so that layers show through each \
        other where they overlap
        """)
    }
    if written.contains(.overlay) {
      omissions.append("\(name).overlay: it covers its own card, but not what is in it")
    }
    if written.contains(.clip) {
      omissions.append("\(name).clip: a mask cuts off its own layer only, but not what is in it")
    }
    if presentation.nesting.clips(view) {
      omissions.append("the clipping of what is in \(name): layers in it show beyond its edges")
    }
    return omissions
  }

  /// The indices of a view and of the elements that it is in.
  private func lineage(of view: ViewID) -> [Int] {
    var result = [indices[view]]
    var next = presentation.nesting.parents[view]
    while let parent = next {
      result.append(indices[parent])
      next = presentation.nesting.parents[parent]
    }
    return result.compactMap { $0 }
  }
}
