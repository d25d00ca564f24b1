import TransitionKit

/// A plot of a chart, for all numbers with one timing, or for the components of one property that share a unit.
///
/// Numbers that move along straight lines with one timing share a curve, which shows their progress in percent; the
/// legend has the start and the end of each number. Each view has its color, in all panels, and views that share a curve have dashes of it in turn;
/// in a plot of several numbers of one view each number has a color. The pieces of a view, which may have different delays, share a
/// plot.
struct ChartPanel {
  /// A line of the legend, for one number of a view or of several pieces.
  struct LegendEntry {
    /// The view, or the one that is in pieces.
    let root: ViewID
    let view: String
    let name: String
    let values: String
  }

  /// The lines, each with the view that it is about and the index of its entry in the legend.
  let lines: [(line: ChartLine, view: ViewID, entry: Int)]

  let legend: [LegendEntry]

  /// The unit of the plot.
  let unit: ComponentUnit

  /// The least and the greatest value that is drawn.
  let range: (low: Double, high: Double)

  /// The components that the lines show, each with the factor from its value to what is drawn.
  let components: [(view: ViewID, property: ViewProperty, lanes: [Int], factor: Double)]

  /// The identity value of the property, in the unit of the plot; nil for several properties.
  let identity: Double?

  /// The panels of some tracks.
  static func panels(of tracks: [KeyframedTrack]) -> [ChartPanel] {
    var groups: [[KeyframedTrack]] = []
    for track in tracks where track.moves {
      let index = groups.firstIndex { $0.contains { $0.isDrawn(with: track) } }
      if let index { groups[index].append(track) } else { groups.append([track]) }
    }
    return groups.flatMap { group -> [ChartPanel] in
      let numbers = group.flatMap { track in
        track.movingLanes.map { ComponentGroup(track: track, lanes: $0) }
      }
      guard group[0].hasOneTiming, numbers.count > 1 else {
        return panels(of: numbers)
      }
      return [ChartPanel(sharing: numbers)]
    }
  }

  /// A panel for each unit of one property.
  private static func panels(of numbers: [ComponentGroup]) -> [ChartPanel] {
    var units: [ComponentUnit] = []
    for number in numbers where !units.contains(number.unit) { units.append(number.unit) }
    return units.map { unit in
      let groups = legendGroups(of: numbers.filter { $0.unit == unit })
      let lines = groups.enumerated().flatMap { index, numbers in
        numbers.map {
          (
            line: ChartLine(
              track: $0.track, lane: $0.lanes[0], offset: 0, factor: unit.factor),
            view: $0.track.view.root, entry: index
          )
        }
      }
      let first = groups[0][0]
      let identity = first.track.property.identity.components[first.lanes[0]]
      return ChartPanel(
        lines, groups.map { legendEntry(of: $0) }, in: unit, identity: identity * unit.factor,
        groups.flatMap { $0 }.map { $0.component(by: unit.factor) })
    }
  }

  /// The numbers by their entry in the legend.
  private static func legendGroups(of numbers: [ComponentGroup]) -> [[ComponentGroup]] {
    var groups: [[ComponentGroup]] = []
    for number in numbers {
      let index = groups.firstIndex { $0[0].sharesEntry(with: number) }
      if let index { groups[index].append(number) } else { groups.append([number]) }
    }
    return groups
  }

  private init(sharing numbers: [ComponentGroup]) {
    var lines: [(line: ChartLine, view: ViewID, entry: Int)] = []
    for number in numbers
    where !lines.contains(where: {
      $0.view == number.track.view.root && $0.line.track.isTimed(as: number.track)
    }) {
      lines.append(
        (
          ChartLine(
            track: number.track, lane: number.lanes[0], offset: number.start,
            factor: 100 / (number.end - number.start)), number.track.view.root, 0
        ))
    }
    let legend = ChartPanel.legendGroups(of: numbers).map { ChartPanel.legendEntry(of: $0) }
    self.init(
      lines, legend, in: .progress, identity: nil,
      numbers.map { $0.component(by: 100 / ($0.end - $0.start)) })
  }

  private init(
    _ lines: [(line: ChartLine, view: ViewID, entry: Int)], _ legend: [LegendEntry],
    in unit: ComponentUnit,
    identity: Double?,
    _ components: [(view: ViewID, property: ViewProperty, lanes: [Int], factor: Double)]
  ) {
    (self.lines, self.legend, self.unit, self.identity) = (lines, legend, unit, identity)
    self.components = components
    let values = lines.flatMap { $0.line.points }
    range = (values.min() ?? 0, values.max() ?? 0)
  }

  /// The values with a label, the most important ones first.
  var marks: [Double] { lines.map { $0.line.end } + lines.map { $0.line.start } }

  private static func legendEntry(of numbers: [ComponentGroup]) -> LegendEntry {
    let first = numbers[0]
    let isOne = numbers.count == 1
    func text(_ values: [Double]) -> String {
      let (low, high) = (values.min() ?? 0, values.max() ?? 0)
      let texts = [low, high].map { first.unit.number($0 * first.unit.factor) }
      return texts[0] == texts[1] ? texts[0] : texts.joined(separator: "…")
    }
    return LegendEntry(
      root: first.track.view.root,
      view: isOne ? first.track.view.label : "\(first.track.view.root.label) pieces",
      name: first.name,
      values: text(numbers.map { $0.start }) + " → " + text(numbers.map { $0.end })
        + first.unit.suffix)
  }
}

/// Components of a track that always have the same value.
private struct ComponentGroup {
  let track: KeyframedTrack
  let lanes: [Int]

  var start: Double { track.keyframes.first?.value[lanes[0]] ?? 0 }
  var end: Double { track.keyframes.last?.value[lanes[0]] ?? 0 }
  var unit: ComponentUnit { ComponentUnit(of: track.property, lane: lanes[0]) }

  var name: String {
    let names = lanes.map { track.property.componentNames[$0] }.filter { !$0.isEmpty }
    return ([track.property.name] + (names.isEmpty ? [] : [names.joined(separator: " ")]))
      .joined(separator: ".")
  }

  func component(
    by factor: Double
  ) -> (view: ViewID, property: ViewProperty, lanes: [Int], factor: Double) {
    (track.view, track.property, lanes, factor)
  }

  /// Whether both are the same number of two pieces of a view.
  func sharesEntry(with other: ComponentGroup) -> Bool {
    track.isPiece(besides: other.track) && name == other.name && unit == other.unit
  }
}

extension KeyframedTrack {
  /// Whether one easing and a straight line are the whole track.
  fileprivate var hasOneTiming: Bool { keyframes.count == 2 }

  /// Whether both are pieces of one view.
  fileprivate func isPiece(besides other: KeyframedTrack) -> Bool {
    !view.isWhole && !other.view.isWhole && view.root == other.view.root
  }

  /// Whether one panel shows both: tracks with one timing, or one property of two pieces of a view.
  fileprivate func isDrawn(with other: KeyframedTrack) -> Bool {
    let arePieces = isPiece(besides: other)
    guard hasOneTiming, other.hasOneTiming else {
      return hasOneTiming == other.hasOneTiming && property == other.property && arePieces
    }
    return arePieces || isTimed(as: other)
  }

  fileprivate func isTimed(as other: KeyframedTrack) -> Bool {
    keyframes[0].time == other.keyframes[0].time && keyframes[1].time == other.keyframes[1].time
      && keyframes[0].easing == other.keyframes[0].easing
  }

  /// The components that move; components that always have the same value are in one group.
  fileprivate var movingLanes: [[Int]] {
    var groups: [[Int]] = []
    for lane in 0..<property.componentCount
    where moves(lane) {
      let match = groups.firstIndex { group in
        ComponentUnit(of: property, lane: lane) == ComponentUnit(of: property, lane: group[0])
          && keyframes.allSatisfy { $0.value[lane] == $0.value[group[0]] }
      }
      if let match { groups[match].append(lane) } else { groups.append([lane]) }
    }
    return groups
  }
}
