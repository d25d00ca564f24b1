import TransitionKit

extension Part {
  static let pieces: [Part] = [
    atomic(
      "slidingDoors", "Sliding doors", "Pieces", "Two halves slide together, and apart.",
      [.axis], code: "slidingDoors(axis: %0?)"
    ) { .slidingDoors(axis: $0.axis(0)) },
    atomic(
      "blinds", "Blinds", "Pieces", "Slats open and close.",
      [.pieces("count", 8), .axis], code: "blinds(count: %0?, axis: %1?)"
    ) { .blinds(count: $0.integer(0), axis: $0.axis(1)) },
    atomic(
      "checkerboard", "Checkerboard", "Pieces", "Every second cell first, then the others.",
      [.pieces("rows", 8), .pieces("columns", 6)], code: "checkerboard(rows: %0?, columns: %1?)"
    ) { .checkerboard(rows: $0.integer(0), columns: $0.integer(1)) },
    atomic(
      "mosaic", "Mosaic", "Pieces", "Cells fade at random times.",
      [.pieces("rows", 12), .pieces("columns", 8), .integer("seed", 1, 0, 999)],
      code: "mosaic(rows: %0?, columns: %1?, seed: %2?)"
    ) { .mosaic(rows: $0.integer(0), columns: $0.integer(1), seed: $0.seed(2)) },
    atomic(
      "explode", "Explode", "Pieces", "Pieces fly together from all around, and apart.",
      [
        .pieces("rows", 10), .pieces("columns", 8), .points("distance", 300, 0, 1000),
        .degrees("turn", 120), .fraction("spread", 0.4, 0, 0.9), .integer("seed", 1, 0, 999),
      ],
      code: "explode(rows: %0?, columns: %1?, distance: %2?, turn: %3?, spread: %4?, seed: %5?)"
    ) {
      .explode(
        rows: $0.integer(0), columns: $0.integer(1), distance: $0[2], turn: $0.angle(3),
        spread: $0[4], seed: $0.seed(5))
    },
    atomic(
      "rows", "Rows", "Pieces", "Gives each row of the view a transition, one after the other.",
      [.pieces("count", 6)] + StaggerOrder.parameters, [.atomic],
      code: "pieces(.rows(%0), staggered: %1s?0) { #0 }"
    ) { staggered(.rows($0.integer(0)), $0, 1) },
    atomic(
      "columns", "Columns", "Pieces",
      "Gives each column of the view a transition, one after the other.",
      [.pieces("count", 6)] + StaggerOrder.parameters, [.atomic],
      code: "pieces(.columns(%0), staggered: %1s?0) { #0 }"
    ) { staggered(.columns($0.integer(0)), $0, 1) },
    atomic(
      "grid", "Grid", "Pieces", "Gives each cell of the view a transition, one after the other.",
      [.pieces("rows", 6), .pieces("columns", 4)] + StaggerOrder.parameters, [.atomic],
      code: "pieces(.grid(rows: %0, columns: %1), staggered: %2s?0) { #0 }"
    ) { staggered(.grid(rows: $0.integer(0), columns: $0.integer(1)), $0, 2) },
    atomic(
      "halves", "Halves", "Pieces", "Gives both halves of the view a transition.",
      [.axis] + StaggerOrder.parameters, [.atomic],
      code: "pieces(.halves(axis: %0), staggered: %1s?0) { #0 }"
    ) { staggered(.halves(axis: $0.axis(0)), $0, 1) },
  ]

  private static func staggered(
    _ slicing: Slicing, _ values: PartValues, _ index: Int
  ) -> AtomicTransition {
    let transition = values.atomic(0)
    guard let stagger = StaggerOrder.stagger(values, index) else {
      return .pieces(slicing) { _ in transition }
    }
    return .pieces(slicing, staggered: stagger) { _ in transition }
  }
}

/// The seven values of a stagger.
enum StaggerOrder {
  static let parameters: [Parameter] = [
    .choice(
      "order", ["none", "index", "row", "column", "readingOrder", "distance", "direction"], 1),
    .choice("amount", ["total", "each"]),
    .seconds("seconds", 0.3, 0, 1),
    .toggle("reversed"),
    .fraction("fromX", 0.5), .fraction("fromY", 0.5),
    .degrees("direction", 0),
  ]

  static let distance = 5
  static let direction = 6

  static func stagger(_ values: PartValues, _ index: Int) -> Stagger? {
    let (seconds, isEach) = (values[index + 2], values.isOn(index + 1))
    let point = values.unitPoint(index + 4)
    let angle = values.angle(index + 6)
    let stagger: Stagger
    switch values.integer(index) {
    case 1: stagger = isEach ? .index(each: seconds) : .index(total: seconds)
    case 2: stagger = isEach ? .row(each: seconds) : .row(total: seconds)
    case 3: stagger = isEach ? .column(each: seconds) : .column(total: seconds)
    case 4: stagger = isEach ? .readingOrder(each: seconds) : .readingOrder(total: seconds)
    case distance:
      stagger =
        isEach ? .distance(from: point, each: seconds) : .distance(from: point, total: seconds)
    case direction:
      stagger = isEach ? .direction(angle, each: seconds) : .direction(angle, total: seconds)
    default: return nil
    }
    return values.isOn(index + 3) ? stagger.reversed() : stagger
  }
}
