// The declarations of SwiftUI that the adapter uses, those that have a name of TransitionKit, and no more, so that the
// adapter can be compiled where there is no SwiftUI. Each has the title of its public documentation page. Nothing in here
// does anything.

@_exported import Foundation
@_exported import MacTypes

// MARK: - Views

// "View"
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { self }
}

// "ViewBuilder"
@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)>
  { TupleView((repeat each content)) }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent()
  }
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent()
  }
}

// "EmptyView", "TupleView" and what builders make
public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { stub() }
}
public struct TupleView<Content>: View {
  public nonisolated init(_ value: Content) {}
  public var body: Never { stub() }
}
public struct _ConditionalContent<A, B>: View {
  nonisolated init() {}
  public var body: Never { stub() }
}
extension Optional: View where Wrapped: View {
  public var body: Never { stub() }
}

// Nothing is run.
func stub() -> Never { preconditionFailure("a declaration without an implementation") }

// "ViewModifier"
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Self.Content) -> Self.Body
}
public struct _ViewModifier_Content<Modifier>: View {
  public var body: Never { stub() }
}
extension ViewModifier where Body == Never {
  public func body(content: Self.Content) -> Never { stub() }
}
public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { stub() }
}

// "ForEach", "ZStack", "GeometryReader" and "GeometryProxy"
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public var body: Never { stub() }
}
extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
public struct Alignment: Equatable, Sendable {
  public static let topLeading = Alignment()
}
public struct ZStack<Content: View>: View {
  public init(alignment: Alignment = .topLeading, @ViewBuilder content: () -> Content) {}
  public var body: Never { stub() }
}
public struct GeometryProxy {
  public var size: CGSize { .zero }
}
public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { stub() }
}

// MARK: - State

// "State"
@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { wrappedValue = value }
  public var wrappedValue: Value {
    get { stored }
    nonmutating set {}
  }
  private var stored: Value { stub() }
}

// "ObservedObject", and "ObservableObject" of Combine
public protocol ObservableObject: AnyObject {}
public final class ObservableObjectPublisher: Sendable {
  public func send() {}
}
extension ObservableObject {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
@propertyWrapper public struct ObservedObject<Value: ObservableObject> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value
}

// "Environment" and "EnvironmentValues"
public struct EnvironmentValues {
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
  public var accessibilityReduceMotion: Bool { false }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { stub() }
}

// MARK: - Time

// "TimelineSchedule", "AnimationTimelineSchedule" and "TimelineView"
public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { AnimationTimelineSchedule() }
}
public struct TimelineView<Schedule: TimelineSchedule, Content>: View {
  public struct Context {
    public let date: Date
  }
  public var body: Never { stub() }
}
public typealias TimelineViewDefaultContext = TimelineView<AnimationTimelineSchedule, Never>.Context
extension TimelineView where Content: View {
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
}

// MARK: - Shapes and layouts

// "Path"
public struct Path: Equatable, Sendable {
  public init() {}
  public init(_ rect: CGRect) {}
  public init(_ callback: (inout Path) -> Void) {}
  public mutating func addLines(_ lines: [CGPoint]) {}
  public mutating func closeSubpath() {}
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }

// "Shape"
public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
  public var body: Never { stub() }
}
public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { stub() }
  public nonisolated func strokeBorder(_ content: Color, lineWidth: CGFloat = 1) -> some View {
    EmptyView()
  }
}

// "Layout", "LayoutSubviews" and "ProposedViewSize"
public struct ProposedViewSize: Equatable, Sendable {
  public init(_ size: CGSize) {}
}
public struct LayoutSubview: Equatable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {}
}
public typealias LayoutSubviews = [LayoutSubview]
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
extension Layout where Cache == () {
  public func makeCache(subviews: Subviews) {}
}
extension Layout {
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    EmptyView()
  }
}

// MARK: - Effects

// "ProjectionTransform"
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  public init() {}
}

// "GeometryEffect"
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent()
  }
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .topLeading
  ) -> some View { EmptyView() }
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .topLeading, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  public nonisolated func background<V: View>(
    alignment: Alignment = .topLeading, @ViewBuilder content: () -> V
  ) -> some View { EmptyView() }
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { EmptyView() }
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { EmptyView() }
  public nonisolated func brightness(_ amount: Double) -> some View { EmptyView() }
  public nonisolated func contrast(_ amount: Double) -> some View { EmptyView() }
  public nonisolated func saturation(_ amount: Double) -> some View { EmptyView() }
  public nonisolated func hueRotation(_ angle: Angle) -> some View { EmptyView() }
  public nonisolated func grayscale(_ amount: Double) -> some View { EmptyView() }
  public nonisolated func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { EmptyView() }
  public nonisolated func opacity(_ opacity: Double) -> some View { EmptyView() }
  public nonisolated func zIndex(_ value: Double) -> some View { EmptyView() }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { EmptyView() }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { EmptyView() }
  public nonisolated func clipped(antialiased: Bool = false) -> some View { EmptyView() }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { EmptyView() }
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { EmptyView() }
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { EmptyView() }
  public nonisolated func transition(_ t: AnyTransition) -> some View { EmptyView() }
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View { EmptyView() }
}

// "Color"
public struct Color: Hashable, Sendable {
  // "Color.RGBColorSpace"
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public static let black = Color(white: 0)
  public func opacity(_ opacity: Double) -> Color { self }
}
extension Color: View {
  public var body: Never { stub() }
}

// MARK: - Animations and transitions

// "VectorArithmetic"
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}
extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self { self }
}
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

// "Animatable" and "EmptyAnimatableData"
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  public static func + (a: Self, b: Self) -> Self { a }
  public static func - (a: Self, b: Self) -> Self { a }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

// "Animation"
public struct Animation: Equatable, Sendable {
  public init<A: CustomAnimation>(_ base: A) {}
  init() {}
  public static func linear(duration: TimeInterval) -> Animation { Animation() }
}

// "CustomAnimation", "AnimationContext" and "AnimationState"
public struct AnimationContext<Value: VectorArithmetic> {}
public protocol CustomAnimation: Hashable, Sendable {
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
}

// "Transition", "TransitionPhase", "TransitionProperties" and "PlaceholderContentView"
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  static var properties: TransitionProperties { get }
}
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}
public struct PlaceholderContentView<Value>: View {
  public var body: Never { stub() }
}
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { 0 }
}
public struct TransitionProperties: Sendable {
  public init(hasMotion: Bool = true) {}
}

// "Transaction"
public struct Transaction {
  public var animation: Animation?
}

// "AnyTransition"
public struct AnyTransition {
  public static var identity: AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition()
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

// "Spring"
public struct Spring: Hashable, Sendable {
  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {}
  public var mass: Double { 1 }
  public var stiffness: Double { 1 }
  public var damping: Double { 1 }
}

// MARK: - Geometry

// "LayoutDirection"
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

// "Edge"
public enum Edge: Int8, CaseIterable, Sendable { case top, leading, bottom, trailing }

// "Axis"
public enum Axis: Int8, CaseIterable, Sendable { case horizontal, vertical }

// "Angle"
public struct Angle: Hashable, Sendable {
  public init(radians: Double) { self.radians = radians }
  public var radians: Double
}

// "UnitPoint"
public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public var x, y: CGFloat
  public static let topLeading = UnitPoint(x: 0, y: 0)
}

// MARK: - What only has a name of TransitionKit

// "AnimatablePair", "KeyframeTimeline", "KeyframeTrack", "NavigationTransition", "Scene", "SceneBuilder" and "UnitCurve"
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic> {}
public struct KeyframeTimeline<Value> {}
public struct KeyframeTrack<Root, Value, Content> {}
public protocol NavigationTransition {}
@MainActor @preconcurrency public protocol Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content { content }
}
public struct UnitCurve: Hashable, Sendable {}

// "Text", "Button" and "VStack", for the code of an app
public struct Text: View {
  public init(_ content: String) {}
  public var body: Never { stub() }
}
public struct Button<Label: View>: View {
  public var body: Never { stub() }
}
extension Button where Label == Text {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}
public struct VStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { stub() }
}

// "withAnimation(_:_:)"
public func withAnimation<Result>(
  _ animation: Animation? = nil, _ body: () throws -> Result
) rethrows -> Result { try body() }
