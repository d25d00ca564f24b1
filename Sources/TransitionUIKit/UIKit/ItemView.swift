// Not run on Apple's systems: CI compiles this file against declarations of the interface of UIKit that it uses.

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import TransitionKit
  import UIKit

  /// Shows one item of a draw list: a page, or a snapshot of one of which a piece is seen.
  final class ItemView: UIView {
    private let content: UIView
    private let frameView = UIView()
    private let overlayView = UIView()
    private lazy var layers = ItemLayers(
      whole: layer, frame: frameView.layer, content: content.layer, overlay: overlayView.layer,
      clip: CALayer())

    init(showing content: UIView) {
      self.content = content
      super.init(frame: .zero)
      overlayView.isUserInteractionEnabled = false
      addSubview(frameView)
      frameView.addSubview(content)
      frameView.addSubview(overlayView)
      layers.prepare()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: DrawList.Item) {
      isUserInteractionEnabled = item.isInteractive
      // The mask is no layer of a view, so that Core Animation would animate its changes.
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layers.show(item)
      CATransaction.commit()
    }
  }
#endif
