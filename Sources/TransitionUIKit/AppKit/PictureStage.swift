// Not run on Apple's systems: CI compiles this file against declarations of the interface of AppKit that it uses.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import TransitionKit

  /// Shows the frames of a transition with pictures of its pages, in layers of its own.
  ///
  /// AppKit sets the matrices of the layers of views itself, so that a page cannot move with its own layer. Put the stage in
  /// front of the pages for the time of a transition.
  final class PictureStage: NSView {
    /// The picture of the page that each view of the transition is.
    var pictures: [ViewID: CGImage]

    private var list = DrawList()
    private let root = CALayer()
    private var layers: [ItemLayers] = []
    private var shown: [ViewID] = []

    init(frame: CGRect, pictures: [ViewID: CGImage]) {
      self.pictures = pictures
      super.init(frame: frame)
      autoresizingMask = [.width, .height]
      // The view hosts the layer: AppKit changes nothing in it.
      layer = CALayer()
      wantsLayer = true
      // y grows upwards on macOS, and downwards in a frame.
      root.isGeometryFlipped = true
      layer?.addSublayer(root)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ frame: Timeline.Frame, in container: Container) {
      list.update(from: frame, in: container)
      let items = list.items.filter { pictures[$0.content] != nil }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      root.frame = bounds
      if items.map(\.view) != shown { arrange(items) }
      for (layers, item) in zip(layers, items) {
        layers.content.contents = pictures[item.content]
        layers.show(item)
      }
      CATransaction.commit()
    }

    private func arrange(_ items: [DrawList.Item]) {
      layers = items.map { _ in
        let layers = ItemLayers(
          whole: CALayer(), frame: CALayer(), content: CALayer(), overlay: CALayer(),
          clip: CALayer())
        layers.prepare()
        layers.whole.addSublayer(layers.frame)
        layers.frame.addSublayer(layers.content)
        layers.frame.addSublayer(layers.overlay)
        return layers
      }
      root.sublayers = layers.map(\.whole)
      shown = items.map(\.view)
    }
  }

  extension NSView {
    /// A picture of the view and its subviews; nil if it is empty.
    func picture() -> CGImage? {
      layoutSubtreeIfNeeded()
      guard let bitmap = bitmapImageRepForCachingDisplay(in: bounds) else { return nil }
      cacheDisplay(in: bounds, to: bitmap)
      return bitmap.cgImage
    }
  }
#endif
