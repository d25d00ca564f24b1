/// How a value moves from the start of a segment to its end.
///
/// The payloads are boxed, so that the many segments that move straight stay small.
package enum ValuePath: Sendable, Equatable {
  /// Along the straight line.
  case straight
  /// Along a parabola, which is farthest from the straight line half-way: there it is this far from it.
  indirect case quadratic(controlOffset: SIMD4<Double>)
  /// Of a color: along the straight line in OKLab.
  case oklab
  /// From keyframe to keyframe.
  indirect case keyframes(KeyframePath)
  /// Along a ``MotionPath``, or rotating with it.
  indirect case motionPath(MotionPathSampler)
  /// As a modifier has it at each progress.
  indirect case modifier(ModifierSampler)
}

extension ValuePath {
  /// The progresses between 0 and 1 at which the value may jump or change its direction abruptly.
  package var breakpoints: [Double] {
    switch self {
    case .straight, .quadratic, .oklab: []
    case .keyframes(let path): path.breakpoints
    case .motionPath(let path): path.breakpoints
    case .modifier(let path): path.breakpoints
    }
  }
}

extension ValuePath: CustomStringConvertible {
  /// The kind of the path, and what is known of it.
  package var description: String {
    switch self {
    case .straight: "straight"
    case .quadratic(let offset): "quadratic, control offset \(PropertyVector(lanes: offset))"
    case .oklab: "through OKLab"
    case .keyframes(let path): "keyframes \(path.track)\(path.isReversed ? ", reversed" : "")"
    case .motionPath(let path):
      "\(path.part) along a path of \(number: path.table.length) points\(path.isReversed ? ", reversed" : "")"
    case .modifier(let sampler): "\(sampler.property) of the modifier \(sampler.pair.typeName)"
    }
  }
}
