import TransitionKit

extension UnitCurve {
  /// The name of the static member that is this curve; nil if there is none.
  var name: String? { Self.named.first { $0.curve == self }?.name }

  /// The curves that have a name, each before those whose names begin with it.
  static let named: [(name: String, curve: UnitCurve)] = [
    .linear, .easeInOut, .easeIn, .easeOut, .ease, .circularEaseInOut, .circularEaseIn,
    .circularEaseOut,
    .materialStandard, .materialDeceleration, .materialAcceleration, .materialSharp,
  ].map { (name: "\($0)", curve: $0) }
}
