// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import SwiftUI

  /// A view that tells the transitions in it how large it is.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  public struct TransitionContainer<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
      GeometryReader { proxy in
        content
          .frame(width: proxy.size.width, height: proxy.size.height)
          .environment(\.transitionContainer, proxy.size)
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension EnvironmentValues {
    /// The size of the container of transitions; zero outside of a ``TransitionContainer``.
    public internal(set) var transitionContainer: CGSize {
      get { self[ContainerKey.self] }
      set { self[ContainerKey.self] = newValue }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private struct ContainerKey: EnvironmentKey {
    static let defaultValue = CGSize.zero
  }
#endif
