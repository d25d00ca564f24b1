// What bounds of a motion along a path are made of.
extension MotionPathSampler {
  /// The parts of the path between two progresses of the path.
  package func parts(from start: Double, to end: Double) -> [MotionPathPart] {
    table.parts(from: start, to: end, parameterization)
  }

  /// The length of the path if its speed is constant; nil if each segment takes an equal part of the progress.
  package var uniformLength: Double? {
    parameterization == .constantSpeed && table.length > 0 ? table.length : nil
  }

  /// The number of segments of the path.
  package var segmentCount: Int { table.segmentCount }

  /// The position on the path and its heading in radians at a progress of the path, neither mirrored nor reversed.
  package func pathMotion(at progress: Double) -> (point: SIMD2<Double>, heading: Double) {
    let motion = table.motion(at: progress, parameterization)
    return (motion.point, motion.heading)
  }
}
