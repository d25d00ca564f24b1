import TransitionExport
import TransitionKit

/// The root of a Lottie document.
struct LottieComposition {
  let name: String
  let framesPerSecond: Double
  let outPoint: Double
  let width: Int
  let height: Int
  let layers: [LottieLayer]

  /// The composition as JSON, the same at every run.
  var text: String {
    // Players that read a stream need the type of an object first.
    json.text(firstKey: "ty") + "\n"
  }

  private var json: JSONValue {
    .object([
      "nm": .string(name), "fr": .number(framesPerSecond), "ip": .integer(0),
      "op": .number(outPoint), "w": .integer(width), "h": .integer(height), "ddd": .integer(0),
      "assets": .array([]), "layers": .array(layers.map { $0.json }),
      // The version of the specification, 1.0.0.
      "ver": .integer(10000),
      // The version of the original exporter, which players older than the specification require.
      "v": .string("5.8.1"),
    ])
  }
}
