import TransitionKit

/// What `Tests/Reference/interruption.py` prints: it writes down the rule for interruptions once more, for one component.
///
/// A view is inserted from 390 points away and removed again after some seconds with the same animation.
struct InterruptionReference {
  let animation: Animation
  /// The time of the removal, in seconds.
  let delay: Double
  /// The time between two values, in seconds.
  let step: Double
  /// How far away the view is, at the removal and after each step.
  let values: [Double]

  static let all: [InterruptionReference] = [
    InterruptionReference(
      animation: .timingCurve(0.42, 0, 0.58, 1), delay: 0, step: 0.04375,
      values: [
        390.000000, 390.000000, 390.000000, 390.000000, 390.000000,
        390.000000, 390.000000,
      ]),
    InterruptionReference(
      animation: .timingCurve(0.42, 0, 0.58, 1), delay: 0.02, step: 0.04375,
      values: [
        387.532261, 387.609031, 387.850999, 388.254743, 388.766131,
        389.277518, 389.681262,
      ]),
    InterruptionReference(
      animation: .timingCurve(0.42, 0, 0.58, 1), delay: 0.1, step: 0.04375,
      values: [
        323.816288, 322.101485, 331.881637, 343.146573, 356.904187,
        370.623025, 381.451560,
      ]),
    InterruptionReference(
      animation: .timingCurve(0.42, 0, 0.58, 1), delay: 0.2, step: 0.04375,
      values: [
        147.588185, 134.681203, 168.552007, 214.633087, 267.469762,
        318.610113, 358.562489,
      ]),
    InterruptionReference(
      animation: .linear, delay: 0, step: 0.04375,
      values: [
        390.000000, 390.000000, 390.000000, 390.000000, 390.000000,
        390.000000, 390.000000,
      ]),
    InterruptionReference(
      animation: .linear, delay: 0.02, step: 0.04375,
      values: [
        367.714286, 370.499945, 373.285714, 376.071429, 378.857143,
        381.642857, 384.428571,
      ]),
    InterruptionReference(
      animation: .linear, delay: 0.1, step: 0.04375,
      values: [
        278.571429, 288.488657, 305.915131, 320.307854, 334.281508,
        348.213949, 362.142831,
      ]),
    InterruptionReference(
      animation: .linear, delay: 0.2, step: 0.04375,
      values: [
        167.142857, 175.619963, 213.051638, 246.993398, 277.316351,
        306.031685, 334.165229,
      ]),
    InterruptionReference(
      animation: .timingCurve(0, 0, 0.58, 1), delay: 0, step: 0.04375,
      values: [
        390.000000, 390.000000, 390.000000, 390.000000, 390.000000,
        390.000000, 390.000000,
      ]),
    InterruptionReference(
      animation: .timingCurve(0, 0, 0.58, 1), delay: 0.02, step: 0.04375,
      values: [
        353.482182, 360.733799, 367.290962, 373.221330, 378.483857,
        382.987778, 386.586875,
      ]),
    InterruptionReference(
      animation: .timingCurve(0, 0, 0.58, 1), delay: 0.1, step: 0.04375,
      values: [
        223.739310, 250.315041, 285.784473, 313.529848, 337.561806,
        358.073758, 374.460461,
      ]),
    InterruptionReference(
      animation: .timingCurve(0, 0, 0.58, 1), delay: 0.2, step: 0.04375,
      values: [
        94.426778, 124.980953, 191.956214, 248.791453, 294.966537,
        332.667156, 362.199402,
      ]),
    InterruptionReference(
      animation: .timingCurve(0.05, 0.7, 0.1, 1), delay: 0, step: 0.04375,
      values: [
        390.000000, 390.000000, 390.000000, 390.000000, 390.000000,
        390.000000, 390.000000,
      ]),
    InterruptionReference(
      animation: .timingCurve(0.05, 0.7, 0.1, 1), delay: 0.02, step: 0.04375,
      values: [
        202.369740, 329.180917, 358.389883, 372.578008, 380.664921,
        385.462123, 388.219568,
      ]),
    InterruptionReference(
      animation: .timingCurve(0.05, 0.7, 0.1, 1), delay: 0.1, step: 0.04375,
      values: [
        55.361879, 281.519973, 333.623431, 358.927918, 373.350909,
        381.906707, 386.824604,
      ]),
    InterruptionReference(
      animation: .timingCurve(0.05, 0.7, 0.1, 1), delay: 0.2, step: 0.04375,
      values: [
        13.074698, 267.812152, 326.499299, 355.001436, 371.247015,
        380.883983, 386.423340,
      ]),
    InterruptionReference(
      animation: .spring(response: 0.35, dampingRatio: 1), delay: 0, step: 0.04375,
      values: [
        390.000000, 390.000000, 390.000000, 390.000000, 390.000000,
        390.000000, 390.000000,
      ]),
    InterruptionReference(
      animation: .spring(response: 0.35, dampingRatio: 1), delay: 0.02, step: 0.04375,
      values: [
        370.141561, 338.818052, 347.456561, 361.845330, 373.170337,
        380.506211, 384.841382,
      ]),
    InterruptionReference(
      animation: .spring(response: 0.35, dampingRatio: 1), delay: 0.1, step: 0.04375,
      values: [
        181.064459, 178.278259, 240.369403, 297.568038, 336.818633,
        360.719892, 374.355484,
      ]),
    InterruptionReference(
      animation: .spring(response: 0.35, dampingRatio: 1), delay: 0.2, step: 0.04375,
      values: [
        49.388642, 98.898808, 195.357880, 273.024465, 323.794908,
        353.945974, 370.885876,
      ]),
    InterruptionReference(
      animation: .spring(response: 0.5, dampingRatio: 0.7), delay: 0, step: 0.0625,
      values: [
        390.000000, 390.000000, 390.000000, 390.000000, 390.000000,
        390.000000, 390.000000,
      ]),
    InterruptionReference(
      animation: .spring(response: 0.5, dampingRatio: 0.7), delay: 0.02, step: 0.0625,
      values: [
        379.065089, 346.220464, 350.854917, 366.322126, 379.895178,
        388.009525, 391.419761,
      ]),
    InterruptionReference(
      animation: .spring(response: 0.5, dampingRatio: 0.7), delay: 0.1, step: 0.0625,
      values: [
        224.912172, 183.514696, 243.175103, 315.268525, 365.858843,
        391.293327, 399.303444,
      ]),
    InterruptionReference(
      animation: .spring(response: 0.5, dampingRatio: 0.7), delay: 0.2, step: 0.0625,
      values: [
        49.252751, 81.558604, 202.029215, 309.009090, 373.443712,
        400.790678, 406.059492,
      ]),
  ]
}
