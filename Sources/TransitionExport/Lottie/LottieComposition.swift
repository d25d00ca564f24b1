import Foundation

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
  /// The version of the original exporter, which players older than the specification require.
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

extension LottieComposition {
  /// The composition as JSON, the same at every run.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // All numbers are finite, so that the encoder does not use this.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "", negativeInfinity: "", nan: "")
    guard let data = try? encoder.encode(self) else { return "{}" }
    let text = String(decoding: data, as: UTF8.self)
    // In a string the quotation marks would be escaped, so only keys are replaced.
    return text.replacing("\"\(lottieTypeKey)\":", with: "\"ty\":") + "\n"
  }
}

/// The placeholder for the key `ty` while keys are sorted: players that read a stream need the type of an object
/// first.
let lottieTypeKey = "!ty"
