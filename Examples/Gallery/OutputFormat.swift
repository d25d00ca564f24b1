import TransitionExport

/// What the gallery can print.
enum OutputFormat: String, CaseIterable {
  case table
  case svg
  case chart
  case animatedSVG = "animated-svg"

  /// The format of the library; nil for the table.
  func exportFormat(_ options: Options) -> ExportFormat? {
    switch self {
    case .table: nil
    case .svg: .filmstrip(frames: options.frames)
    case .chart: .chart
    case .animatedSVG: .animatedSVG(tolerance: options.tolerance)
    }
  }
}
