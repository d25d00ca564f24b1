/// The root of a Lottie document.
struct LottieComposition: Encodable {
  let name: String
  let framesPerSecond: Double
  let outPoint: Double
  let width: Int
  let height: Int
  let layers: [LottieLayer]

  private let inPoint = 0
  /// The version of the specification, 1.0.0.
  private let specification = 10000
  /// Players from before the specification ask for the version of the exporter that it grew from.
  private let version = "5.8.1"
  private let isSpatial = 0
  private let assets: [String] = []

  init(
    name: String, framesPerSecond: Double, outPoint: Double, width: Int, height: Int,
    layers: [LottieLayer]
  ) {
    self.name = name
    self.framesPerSecond = framesPerSecond
    self.outPoint = outPoint
    self.width = width
    self.height = height
    self.layers = layers
  }

  private enum CodingKeys: String, CodingKey {
    case name = "nm"
    case framesPerSecond = "fr"
    case outPoint = "op"
    case width = "w"
    case height = "h"
    case layers
    case inPoint = "ip"
    case specification = "ver"
    case version = "v"
    case isSpatial = "ddd"
    case assets
  }
}
