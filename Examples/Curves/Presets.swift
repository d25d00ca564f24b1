import TransitionKit

let curves: [(String, UnitCurve)] = [
  ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut),
  ("easeInOut", .easeInOut), ("circularEaseIn", .circularEaseIn),
  ("circularEaseOut", .circularEaseOut), ("circularEaseInOut", .circularEaseInOut),
  ("materialStandard", .materialStandard), ("materialDeceleration", .materialDeceleration),
  ("materialAcceleration", .materialAcceleration), ("materialSharp", .materialSharp),
]

let springs: [(String, Spring)] = [
  ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
]

let animations: [(String, Animation)] = [
  ("default", .default), ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
  ("easeInOut", .easeInOut), ("spring", .spring), ("smooth", .smooth), ("snappy", .snappy),
  ("bouncy", .bouncy), ("interactiveSpring", .interactiveSpring),
]

/// The names of the files, without their extension, and what they show.
let pictures: [(String, CurvePicture)] =
  curves.map { name, curve in
    ("UnitCurve-\(name)", CurvePicture(end: 1, endLabel: "1") { curve.value(at: $0) })
  }
  // Springs share one axis of time, so that they can be compared.
  + springs.map { name, spring in
    ("Spring-\(name)", CurvePicture(end: 0.8) { spring.value(target: 1, at: $0) })
  }
  + animations.map { name, animation in
    ("Animation-\(name)", CurvePicture(end: 0.8) { animation.value(at: $0) })
  }
