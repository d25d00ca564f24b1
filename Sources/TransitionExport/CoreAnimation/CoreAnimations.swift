import TransitionKit

/// The keyframe animations that play a timeline on layers of Core Animation, as plain values.
///
/// A value of this type needs no Apple framework. A host on Apple's systems makes a `CAKeyframeAnimation` of each
/// ``KeyframeAnimation``, and the render server plays them without any code of the app.
///
/// Each view is shown by a few layers, each the superlayer of the next one:
/// 1. a *frame layer* with the ``View/frame`` of the view. Its `sublayerTransform` has ``View/m34``;
/// 2. the layer of the view, ``Layer/view``, which fills the frame layer at rest and has ``View/anchorPoint``;
/// 3. the layer of its content, ``Layer/content``, which fills the layer of the view and masks to its bounds;
/// 4. a layer over the content, ``Layer/overlay``, if the view has one.
///
/// A view that is clipped has a mask, ``Layer/clip``: an opaque layer that fills the layer of the view at rest. A view
/// in pieces has no content, but the frame layers of its ``View/pieces`` in its layer.
///
/// An element of a scene has the frame layers of its ``View/children`` in its layer, between the content and the overlay.
/// If it ``View/clips``, the children are in a layer there that fills the layer of the view, masks to its bounds, and
/// has the same corners as the content.
public struct CoreAnimations: Sendable, Equatable {
  /// The duration of the timeline, in seconds.
  public let duration: Double

  /// The views from back to front.
  public let views: [View]

  /// The largest errors of the animations, and what they do not express.
  public internal(set) var accuracy: AccuracyReport

  /// A view or a piece of one, its layers, and what moves them.
  public struct View: Sendable, Equatable {
    /// The name of the view in the transition.
    public let id: ViewID

    /// The frame of the frame layer in points: in the container, or, for a piece, in the layer of its view.
    public let frame: Rect

    /// The part of the whole view that a piece shows, in fractions of it: the `contentsRect` of the content of a piece. The
    /// whole for a view that is no piece.
    public let contentsRect: Rect

    /// The `anchorPoint` of the layer of the view. Its `position` is the same point of the frame layer.
    public let anchorPoint: UnitPoint

    /// The element `m34` of the `sublayerTransform` of the frame layer; 0 without perspective.
    public let m34: Double

    /// Whether the back of the layer of the view is drawn: `isDoubleSided`.
    public let isDoubleSided: Bool

    /// What moves the layers of the view. Add them in this order.
    public let animations: [KeyframeAnimation]

    /// The pieces from back to front; empty for a view that is not in pieces.
    public let pieces: [View]

    /// The elements of a scene inside the view, from back to front. Their frames are in the layer of the view.
    public internal(set) var children: [View] = []

    /// Whether the children are clipped to the view.
    public internal(set) var clips = false

    /// The animations of one layer, in their order.
    ///
    /// - Parameter layer: the layer that the animations move.
    public func animations(of layer: Layer) -> [KeyframeAnimation] {
      animations.filter { $0.layer == layer }
    }
  }

  /// A layer of a view.
  public enum Layer: String, Sendable, Hashable, CaseIterable {
    /// The layer that moves and fades.
    case view
    /// The layer with the content, whose corners may be round.
    case content
    /// The layer with a colour over the content. At rest it is clear.
    case overlay
    /// The mask of the layer of the view. Its colour does not matter, but its alpha is 1.
    case clip
  }

  /// The function that makes a transform of the numbers of an animation, as `CAValueFunctionName` has it.
  public enum ValueFunction: String, Sendable, Hashable, CaseIterable {
    /// Rotates by an angle in radians about the x-axis.
    case rotateX
    /// Rotates by an angle in radians about the y-axis.
    case rotateY
    /// Rotates by an angle in radians about the z-axis.
    case rotateZ
    /// Scales by x, y and z.
    case scale
    /// Translates by x, y and z.
    case translate
  }
}
