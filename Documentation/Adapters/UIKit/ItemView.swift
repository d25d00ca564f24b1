// Not run on Apple's systems: CI compiles this file against declarations of the interface of UIKit that it uses.

import TransitionKit
import UIKit

/// Shows one item of a draw list: a page, or a snapshot of one of which a piece is seen.
///
/// Layers have no filters on iOS, so that blur, brightness, contrast and saturation are not shown.
final class ItemView: UIView {
  private let content: UIView
  private let frameView = UIView()
  private let overlayView = UIView()
  private let clipView = UIView()

  init(showing content: UIView) {
    self.content = content
    super.init(frame: .zero)
    // The matrix of an item is about its top left corner, in the space of the container.
    layer.anchorPoint = .zero
    layer.position = .zero
    clipView.backgroundColor = .black
    overlayView.isUserInteractionEnabled = false
    addSubview(frameView)
    frameView.addSubview(content)
    frameView.addSubview(overlayView)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: DrawList.Item) {
    isHidden = item.isHidden
    isUserInteractionEnabled = item.isInteractive
    bounds = CGRect(x: 0, y: 0, width: item.size.width, height: item.size.height)
    layer.transform = CATransform3D(item.matrix)
    alpha = CGFloat(item.opacity)

    let visible = CGRect(item.layoutFrame)
    frameView.frame = visible
    frameView.layer.cornerRadius = CGFloat(item.cornerRadius)
    frameView.clipsToBounds = item.cornerRadius > 0 || item.group != nil
    content.frame = CGRect(item.contentFrame)
      .offsetBy(dx: -visible.origin.x, dy: -visible.origin.y)
    overlayView.frame = frameView.bounds
    overlayView.backgroundColor = UIColor(item.overlay)

    if let clip = item.clip {
      clipView.frame = CGRect(clip)
      clipView.layer.cornerRadius = CGFloat(item.clipRadius)
    }
    mask = item.clip == nil ? nil : clipView
    // A mask cuts off the shadow, too.
    layer.shadowOpacity = Float(item.shadow.opacity)
    layer.shadowRadius = CGFloat(item.shadow.radius)
    layer.shadowOffset = CGSize(width: item.shadow.dx, height: item.shadow.dy)
  }
}
