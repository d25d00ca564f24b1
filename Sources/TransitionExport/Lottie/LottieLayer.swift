import TransitionKit

/// A layer of shapes, or one that only moves others. Keys beyond the specification are defaults that some players
/// require.
struct LottieLayer: Encodable {
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
  private let hasMask: Bool?
  private let masks: [LottieMask]?
  private let shapes: [LottieShape]?
  private let outPoint: Double

  private let type: Int
  private let inPoint = 0
  private let startTime = 0
  private let stretch = 1
  private let isSpatial = 0
  private let autoOrient = 0
  private let blendMode = 0

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
    self.hasMask = masks.isEmpty ? nil : true
    self.masks = masks.isEmpty ? nil : masks
    self.shapes = shapes
    self.outPoint = outPoint
    type = shapes == nil ? 3 : 4
  }

  /// Creates a null layer that carries the elements inside an element.
  init(childrenOf view: ViewID, transform: LottieTransform, outPoint: Double) {
    key = .children(of: view)
    carrier = .view(view)
    name = "in \(view)"
    self.transform = transform
    (hasMask, masks, shapes) = (nil, nil, nil)
    self.outPoint = outPoint
    type = 3
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

  private enum CodingKeys: String, CodingKey {
    case index = "ind"
    case parent
    case name = "nm"
    case transform = "ks"
    case hasMask
    case masks = "masksProperties"
    case shapes
    case outPoint = "op"
    case type = "!ty"
    case inPoint = "ip"
    case startTime = "st"
    case stretch = "sr"
    case isSpatial = "ddd"
    case autoOrient = "ao"
    case blendMode = "bm"
  }
}

/// The transform and the opacity of a layer or a group.
struct LottieTransform: Encodable {
  var anchor = LottieProperty.constant([0, 0])
  var position = LottieProperty.constant([0, 0])
  var scale = LottieProperty.constant([100, 100])
  var rotation = LottieProperty.constant(0)
  var opacity = LottieProperty.constant(100)

  private enum CodingKeys: String, CodingKey {
    case anchor = "a"
    case position = "p"
    case scale = "s"
    case rotation = "r"
    case opacity = "o"
  }
}

/// A mask that shows what is inside its path.
struct LottieMask: Encodable {
  let path: LottieProperty

  /// "a" (add) for the first mask, and "i" (intersect) for one that clips the masks before it.
  private let mode: String
  private let isInverted = false
  private let opacity = LottieProperty.constant(100)
  private let expansion = LottieProperty.constant(0)

  init(_ path: LottieProperty, intersects: Bool = false) {
    self.path = path
    mode = intersects ? "i" : "a"
  }

  private enum CodingKeys: String, CodingKey {
    case path = "pt"
    case mode
    case isInverted = "inv"
    case opacity = "o"
    case expansion = "x"
  }
}
