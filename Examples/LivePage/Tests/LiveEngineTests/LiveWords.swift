import TransitionKit
import TransitionScenes

@testable import LiveEngine

/// The words of recipes, elements and scenes, as a page writes them.
enum LiveWords {
  /// A recipe of one part without children, with the flag in front of it.
  static func recipe(_ name: String, _ values: [Double] = []) -> [Double] {
    guard let index = Part.index(of: name) else { return [0] }
    return [1, Double(index), 0] + values
  }

  static func element(
    _ id: Int, in parent: Int = -1, _ frame: Rect, cornerRadius: Double = 0, opacity: Double = 1,
    key: Int = 0, clips: Bool = false, version: Int = 0, transition: [Double] = [0]
  ) -> [Double] {
    [
      Double(id), Double(parent), frame.origin.x, frame.origin.y, frame.width, frame.height,
      cornerRadius, opacity, Double(key), clips ? 1 : 0, Double(version),
    ] + transition
  }

  static func elements(_ elements: [[Double]]) -> [Double] {
    [Double(elements.count)] + elements.flatMap { $0 }
  }

  static func scene(
    _ elements: [[Double]], size: Size = Size(width: 400, height: 800),
    reducesMotion: Bool = false
  ) -> [Double] {
    [size.width, size.height, 0, reducesMotion ? 1 : 0] + self.elements(elements)
  }

  /// A change in front of a scene.
  static func change(
    _ animation: [Double], stagger: [Double] = [0, 0, 0, 0], flags: Int = 0, bulge: Double = 0,
    holding held: Int = -1, to scene: [Double]
  ) -> [Double] {
    animation + stagger + [Double(flags), bulge, Double(held)] + scene
  }

  static func style(
    _ style: Int, bulge: Double = 0, _ animation: [Double] = [0], detents: [Double] = [],
    dimming: Double = 0.2, recipe: [Double] = []
  ) -> [Double] {
    [Double(style), bulge] + animation + [Double(detents.count)] + detents
      + (style == 6 || style == 7 ? [dimming] : []) + recipe
  }
}

/// The numbers of a scene or a window as a page reads them.
struct LiveRecords: Equatable {
  static let wordCount = 83

  let records: [[Double]]

  init(_ words: [Double]) {
    let count = words.first.flatMap { Int(exactly: $0) } ?? 0
    records = (0..<count).map { index in
      let start = 2 + index * LiveRecords.wordCount
      return Array(words[start..<start + LiveRecords.wordCount])
    }
  }

  /// The numbers that those of the public interface are, to the bit.
  init<ID>(_ list: SceneDrawList<ID>, _ frame: SceneFrame<ID>, view: (ID) -> Double) {
    records = list.items.map { item in
      let drawing = item.drawing
      let element = frame[item.id]
      let matrix = drawing.matrix
      var words = [
        view(item.id), Double(item.parent ?? -1), drawing.isHidden ? 1 : 0, drawing.opacity,
        matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23,
        matrix.m24, matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42,
        matrix.m43, matrix.m44,
      ]
      for rect in [drawing.layoutFrame, drawing.contentFrame] { words += rect.words }
      let overlay = drawing.overlay
      words += [overlay.red, overlay.green, overlay.blue, overlay.alpha, drawing.cornerRadius]
      let filters = drawing.filters
      words += [filters.blur, filters.brightness, filters.contrast, filters.saturation]
      words += [drawing.clip == nil ? 0 : 1] + (drawing.clip ?? .zero).words
      words += [drawing.clipRadius]
      let shadow = drawing.shadow
      words += [shadow.opacity, shadow.radius, shadow.dx, shadow.dy]
      words += [
        (drawing.isTurnedAway ? 1 : 0) + (drawing.isInteractive ? 2 : 0)
          + (drawing.isDoubleSided ? 4 : 0)
      ]
      words += [filters.hueRotation.radians] + drawing.background.words
      words +=
        [drawing.border.width] + drawing.border.color.words + drawing.shadowColor.words + [
          filters.grayscale
        ]
      words += [item.layoutSize.width, item.layoutSize.height]
      var flags = element?.isFlying == true ? 1.0 : 0
      if item.clips { flags += 2 }
      if element?.presence == .inserting { flags += 16 }
      if element?.presence == .removing { flags += 32 }
      if element?.isHidden == true { flags += 64 }
      words += [flags, Double(element?.contentVersion ?? 0)]
      if let snapshot = item.snapshot {
        words += [Double(snapshot.key.serial), view(snapshot.key.id), snapshot.opacity]
      } else {
        words += [0, -1, 0]
      }
      return words
    }
  }

  /// The first number that differs to the bit, of those that the public interface has as they are; nil if none does.
  func difference(from expected: LiveRecords) -> String? {
    guard records.count == expected.records.count else {
      return "\(records.count) records instead of \(expected.records.count)"
    }
    for (record, other) in zip(records, expected.records) {
      for index in other.indices where record[index].bitPattern != other[index].bitPattern {
        return "word \(index) of view \(record[0]): \(record[index]) instead of \(other[index])"
      }
    }
    return nil
  }

  subscript(view: Double) -> [Double]? { records.first { $0[0] == view } }
}

extension Color {
  fileprivate var words: [Double] { [red, green, blue, alpha] }
}

extension Rect {
  fileprivate var words: [Double] { [origin.x, origin.y, width, height] }
}

/// Writes words where the engine reads those of a page.
func give(_ words: [Double]) {
  engine.input.removeAll()
  for word in words { engine.input.append(word) }
}

/// What the engine says of the last call.
var message: String {
  let bytes = UnsafeBufferPointer(start: engine.text.address, count: engine.text.count)
  return String(decoding: bytes, as: UTF8.self)
}
