// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import SwiftUI
  import TransitionKit

  /// Draws a view with effects, in the order that TransitionKit fixes.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  struct EffectsModifier<Effects: DrawnEffects>: ViewModifier {
    let effects: Effects

    func body(content: Content) -> some View {
      EffectsLayout(effects: effects) {
        content
          .background { SwiftUI.Color(effects.background) }
          .overlay { SwiftUI.Color(effects.overlay).allowsHitTesting(false) }
          .overlay {
            RoundedRectangle(cornerRadius: effects.drawnCornerRadius, style: .circular)
              .strokeBorder(
                SwiftUI.Color(effects.borderColor), lineWidth: effects.drawnBorderWidth
              )
              .allowsHitTesting(false)
          }
      }
      .clipShape(LayoutFrameShape(effects: effects))
      .blur(radius: effects.drawnFilters.blur)
      .brightness(effects.drawnFilters.brightness)
      .contrast(effects.drawnFilters.contrast)
      .saturation(effects.drawnFilters.saturation)
      .hueRotation(SwiftUI.Angle(radians: effects.drawnFilters.hueRotation.radians))
      .grayscale(effects.drawnFilters.grayscale)
      .clipShape(ClipRectangle(effects: effects))
      .clipShape(ClipOutline(effects: effects))
      .shadow(
        color: SwiftUI.Color(effects.shadowColor.opacity(effects.shadow.opacity)),
        radius: effects.shadow.radius, x: effects.shadow.dx, y: effects.shadow.dy
      )
      .opacity(effects.drawnOpacity)
      .modifier(EffectsTransform(effects: effects))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension View {
    /// Applies the state of one view of a frame, such as `frame.destination`.
    ///
    /// The view keeps its size in the layout around it. Pieces are not shown.
    public func transitionState(_ state: PropertyState) -> some View {
      modifier(EffectsModifier(effects: state)).zIndex(state.zPosition)
    }
  }

  /// Lays a view out at another frame than that at rest.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct EffectsLayout<Effects: DrawnEffects>: Layout {
    let effects: Effects

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      let frame = CGRect(effects.contentFrame(in: TransitionKit.Size(bounds.size)))
      let origin = CGPoint(
        x: bounds.origin.x + frame.origin.x, y: bounds.origin.y + frame.origin.y)
      for view in subviews {
        view.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
      }
    }
  }

  /// The matrix, about the top left corner of the view at rest.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct EffectsTransform<Effects: DrawnEffects>: SwiftUI.GeometryEffect {
    let effects: Effects

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(effects.matrix(in: TransitionKit.Size(size)))
    }
  }

  /// The layout frame with its corner radius, if it cuts anything off.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct LayoutFrameShape<Effects: DrawnEffects>: Shape {
    let effects: Effects

    nonisolated func path(in rect: CGRect) -> Path {
      guard effects.clipsToLayoutFrame else { return .everything(around: rect) }
      return Path(
        roundedRect: CGRect(effects.visibleFrame(in: TransitionKit.Size(rect.size))),
        cornerRadius: effects.drawnCornerRadius, style: .circular)
    }
  }

  /// The clip; nothing, if the back of a view is not drawn.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct ClipRectangle<Effects: DrawnEffects>: Shape {
    let effects: Effects

    nonisolated func path(in rect: CGRect) -> Path {
      let size = TransitionKit.Size(rect.size)
      if effects.isHidden(in: size) { return Path() }
      guard let clip = effects.clip(in: size) else { return .everything(around: rect) }
      return Path(
        roundedRect: CGRect(clip), cornerRadius: effects.drawnClipRadius, style: .circular)
    }
  }

  /// The shape to which a view is clipped. A view that is clipped to several shows the first of them.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct ClipOutline<Effects: DrawnEffects>: Shape {
    let effects: Effects

    nonisolated func path(in rect: CGRect) -> Path {
      guard let clip = effects.shapeClips.first else { return .everything(around: rect) }
      let corners = clip.outline(in: effects.visibleFrame(in: TransitionKit.Size(rect.size)))
      return Path { path in
        path.addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })
        path.closeSubpath()
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension Path {
    /// A rectangle that cuts nothing off, such as the content of a view beyond its bounds.
    fileprivate static func everything(around rect: CGRect) -> Path {
      Path(rect.insetBy(dx: -10_000, dy: -10_000))
    }
  }
#endif
