/// Which screens a controller shows, and where.
struct ScreenLayout: Equatable {
  /// From back to front.
  var shown: [ShownScreen] = []
  /// The detents of sheets, by their entries, if they are not the initial ones.
  var detents: [Int: Int] = [:]
  /// How far a finger pulls the sheet on top above its greatest detent, in heights of the container.
  var excess = 0.0

  func shows(_ entry: Int) -> Bool { shown.contains { $0.entry == entry } }
}

/// A screen that is shown at rest.
struct ShownScreen: Equatable {
  let entry: Int
  let isPresented: Bool
}
