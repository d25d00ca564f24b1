// Not run on Apple's systems: CI compiles this file against declarations of the interface of Core Animation that it uses.

#if canImport(QuartzCore) && !os(watchOS)
  import QuartzCore
  import TransitionKit

  /// The layers that show one item of a draw list. y grows downwards in their superlayer.
  ///
  /// Filters and clips to shapes are not shown.
  struct ItemLayers {
    /// What has the matrix, the opacity, the clip and the shadow.
    let whole: CALayer
    /// What cuts the content to the layout frame, with the corner radius, the background and the border.
    let frame: CALayer
    /// The page, or a picture of it.
    let content: CALayer
    /// The color over the content.
    let overlay: CALayer
    /// The mask of ``whole``.
    let clip: CALayer

    /// Sets what no item changes. The content and the overlay have to be in the frame, and the frame in the whole.
    func prepare() {
      // The matrix of an item is about its top left corner, in the space of the container.
      (whole.anchorPoint, whole.position) = (.zero, .zero)
      clip.backgroundColor = .opaque
    }

    func show(_ item: DrawList.Item) {
      whole.isHidden = item.isHidden
      whole.bounds = CGRect(x: 0, y: 0, width: item.size.width, height: item.size.height)
      whole.transform = CATransform3D(item.matrix)
      whole.opacity = Float(item.opacity)

      let visible = CGRect(item.layoutFrame)
      frame.frame = visible
      frame.cornerRadius = CGFloat(item.cornerRadius)
      frame.masksToBounds = item.cornerRadius > 0 || item.group != nil
      content.frame = CGRect(item.contentFrame)
        .offsetBy(dx: -visible.origin.x, dy: -visible.origin.y)
      frame.backgroundColor = .make(item.background)
      // A border is drawn over the layers inside.
      frame.borderWidth = CGFloat(item.border.width)
      frame.borderColor = .make(item.border.color)
      overlay.frame = frame.bounds
      overlay.backgroundColor = .make(item.overlay)

      if let rect = item.clip {
        clip.frame = CGRect(rect)
        clip.cornerRadius = CGFloat(item.clipRadius)
      }
      whole.mask = item.clip == nil ? nil : clip
      // A mask cuts off the shadow, too.
      whole.shadowOpacity = Float(item.shadow.opacity)
      whole.shadowColor = .make(item.shadowColor)
      whole.shadowRadius = CGFloat(item.shadow.radius)
      whole.shadowOffset = CGSize(width: item.shadow.dx, height: item.shadow.dy)
    }
  }
#endif
