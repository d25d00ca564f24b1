import TransitionKit

/// A layer of shapes, or one that only moves others. What it says beyond the specification are defaults that
/// some players insist on.
struct LottieLayer: Encodable {
  let view: ViewID
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

  /// - Parameter shapes: nil for a layer that shows nothing itself.
  init(
    of view: ViewID, transform: LottieTransform, masks: [LottieMask], shapes: [LottieShape]?,
    outPoint: Double
  ) {
    self.view = view
    self.name = "\(view)"
    self.transform = transform
    self.hasMask = masks.isEmpty ? nil : true
    self.masks = masks.isEmpty ? nil : masks
    self.shapes = shapes
    self.outPoint = outPoint
    type = shapes == nil ? 3 : 4
  }

  /// The layers with their numbers in a composition, each moved by that of the view that it is a piece of.
  static func numbered(_ layers: [LottieLayer]) -> [LottieLayer] {
    var numbers: [ViewID: Int] = [:]
    for (index, layer) in layers.enumerated() { numbers[layer.view] = index + 1 }
    return layers.enumerated().map { index, layer in
      var layer = layer
      layer.index = index + 1
      if case .piece(let parent, _) = layer.view { layer.parent = numbers[parent] }
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

/// Where a layer or a group is, and how opaque.
struct LottieTransform: Encodable {
  var anchor = LottieProperty.still([0, 0])
  var position = LottieProperty.still([0, 0])
  var scale = LottieProperty.still([100, 100])
  var rotation = LottieProperty.still(0)
  var opacity = LottieProperty.still(100)

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

  /// "a" for the first mask, and "i" for one that leaves of the masks before what is inside it, too.
  private let mode: String
  private let isInverted = false
  private let opacity = LottieProperty.still(100)
  private let expansion = LottieProperty.still(0)

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
