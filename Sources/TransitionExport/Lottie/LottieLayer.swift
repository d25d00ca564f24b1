/// A layer of shapes. What it says beyond the specification are defaults that some players insist on.
struct LottieLayer: Encodable {
  private var index = 1
  private let name: String
  private let transform: LottieTransform
  private let hasMask: Bool?
  private let masks: [LottieMask]?
  private let shapes: [LottieShape]
  private let outPoint: Double

  private let type = 4
  private let inPoint = 0
  private let startTime = 0
  private let stretch = 1
  private let isSpatial = 0
  private let autoOrient = 0
  private let blendMode = 0

  init(
    name: String, transform: LottieTransform, mask: LottieMask?, shapes: [LottieShape],
    outPoint: Double
  ) {
    self.name = name
    self.transform = transform
    self.hasMask = mask.map { _ in true }
    self.masks = mask.map { [$0] }
    self.shapes = shapes
    self.outPoint = outPoint
  }

  /// The same layer with a number in its composition.
  func indexed(_ index: Int) -> LottieLayer {
    var layer = self
    layer.index = index
    return layer
  }

  private enum CodingKeys: String, CodingKey {
    case index = "ind"
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

  private let mode = "a"
  private let isInverted = false
  private let opacity = LottieProperty.still(100)
  private let expansion = LottieProperty.still(0)

  init(_ path: LottieProperty) { self.path = path }

  private enum CodingKeys: String, CodingKey {
    case path = "pt"
    case mode
    case isInverted = "inv"
    case opacity = "o"
    case expansion = "x"
  }
}
