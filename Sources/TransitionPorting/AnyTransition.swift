import TransitionKit

/// The name that SwiftUI gives to a transition of any type. Beside `import SwiftUI` write `AtomicTransition`.
public typealias AnyTransition = AtomicTransition

/// The name that swiftui-navigation-transitions gives to the placeholder of the view that leaves.
public typealias FromView = TransientViewReference

/// The name that swiftui-navigation-transitions gives to the placeholder of the view that comes.
public typealias ToView = TransientViewReference
