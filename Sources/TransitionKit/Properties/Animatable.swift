/// A value of which a part can be animated.
///
/// The shape is that of SwiftUI's protocol of the same name.
public protocol Animatable {
  /// What is animated; ``EmptyAnimatableData`` unless the type says otherwise.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part of the value that is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself, all of which is animated.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Empty data, as no part of the value is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension Angle: Animatable {}
extension Point: Animatable {}
extension Size: Animatable {}
extension Rect: Animatable {}
extension Color: Animatable {}
