// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import SwiftUI
  import TransitionKit

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension View {
    /// Draws the view as an item of a draw list says; at rest without one.
    ///
    /// The animation of a change, such as one in `withAnimation`, moves what is inside the view, and not the item.
    func drawn(as item: DrawList.Item?, size: CGSize, isHidden: Bool = false) -> some View {
      transaction {
        $0.animation = nil
      } body: { view in
        view
          .frame(
            width: item.map { CGFloat($0.size.width) } ?? size.width,
            height: item.map { CGFloat($0.size.height) } ?? size.height
          )
          .modifier(EffectsModifier(effects: ItemEffects(item: item)))
          .opacity(isHidden ? 0 : 1)
      }
      .allowsHitTesting(item?.isInteractive ?? !isHidden)
      .transition(.identity)
    }
  }
#endif
