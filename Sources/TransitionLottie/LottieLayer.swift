import TransitionExport
import TransitionKit

/// A layer of shapes, or one that only moves others. Keys beyond the specification are defaults that some players
/// require.
struct LottieLayer {
  /// What a layer is for.
  enum Key: Hashable {
    case view(ViewID)
    /// A null layer at the corner of an element, which carries the elements inside.
    case children(of: ViewID)
  }

  let key: Key
  /// The layer that carries this one.
  private let carrier: Key?
  private var index = 1
  private var parent: Int?
  private let name: String
  private let transform: LottieTransform
  private let masks: [LottieMask]
  private let shapes: [LottieShape]?
  private let outPoint: Double

  /// - Parameters:
  ///   - parent: the layer that carries the layer of an element; that of a piece is carried by that of its view.
  ///   - shapes: the shapes; nil for a null layer.
  init(
    of view: ViewID, in parent: Key? = nil, transform: LottieTransform, masks: [LottieMask],
    shapes: [LottieShape]?, outPoint: Double
  ) {
    key = .view(view)
    if case .piece(let whole, _) = view { carrier = .view(whole) } else { carrier = parent }
    self.name = "\(view)"
    self.transform = transform
    self.masks = masks
    self.shapes = shapes
    self.outPoint = outPoint
  }

  /// Creates a null layer that carries the elements inside an element.
  init(childrenOf view: ViewID, transform: LottieTransform, outPoint: Double) {
    key = .children(of: view)
    carrier = .view(view)
    name = "in \(view)"
    self.transform = transform
    (masks, shapes) = ([], nil)
    self.outPoint = outPoint
  }

  /// The layers with their numbers in a composition. The layer of a piece has that of its view as the parent.
  static func numbered(_ layers: [LottieLayer]) -> [LottieLayer] {
    var numbers: [Key: Int] = [:]
    for (index, layer) in layers.enumerated() { numbers[layer.key] = index + 1 }
    return layers.enumerated().map { index, layer in
      var layer = layer
      layer.index = index + 1
      layer.parent = layer.carrier.flatMap { numbers[$0] }
      return layer
    }
  }

  var json: JSONValue {
    .object([
      "ty": .integer(shapes == nil ? 3 : 4), "ind": .integer(index),
      "parent": parent.map { .integer($0) }, "nm": .string(name), "ks": .object(transform.json),
      "hasMask": masks.isEmpty ? nil : .boolean(true),
      "masksProperties": masks.isEmpty ? nil : .array(masks.map { $0.json }),
      "shapes": shapes.map { .array($0.map { $0.json }) }, "ip": .integer(0),
      "op": .number(outPoint), "st": .integer(0), "sr": .integer(1), "ddd": .integer(0),
      "ao": .integer(0), "bm": .integer(0),
    ])
  }
}

/// The transform and the opacity of a layer or a group.
struct LottieTransform {
  var anchor = LottieProperty.constant([0, 0])
  var position = LottieProperty.constant([0, 0])
  var scale = LottieProperty.constant([100, 100])
  var rotation = LottieProperty.constant(0)
  var opacity = LottieProperty.constant(100)

  var json: JSONObject {
    [
      "a": anchor.json, "p": position.json, "s": scale.json, "r": rotation.json,
      "o": opacity.json,
    ]
  }
}

/// A mask that shows what is inside its path.
struct LottieMask {
  let path: LottieProperty

  /// "a" (add) for the first mask, and "i" (intersect) for one that clips the masks before it.
  private let mode: String

  init(_ path: LottieProperty, intersects: Bool = false) {
    self.path = path
    mode = intersects ? "i" : "a"
  }

  var json: JSONValue {
    .object([
      "pt": path.json, "mode": .string(mode), "inv": .boolean(false),
      "o": LottieProperty.constant(100).json, "x": LottieProperty.constant(0).json,
    ])
  }
}
