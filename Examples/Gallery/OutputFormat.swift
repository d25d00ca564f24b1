import TransitionExport
import TransitionLottie
import TransitionWeb

/// The formats of the gallery.
enum OutputFormat: String, CaseIterable {
  case table
  case csv
  case json
  case svg
  case chart
  case animatedSVG = "animated-svg"
  case html
  case css
  case responsiveCSS = "responsive-css"
  case viewTransitions = "view-transitions"
  case waapi
  case lottie

  /// The format of the library; nil for a format of several timelines.
  func exportFormat(_ options: Options) -> ExportFormat? {
    switch self {
    case .responsiveCSS: nil
    case .table: .table(framesPerSecond: options.framesPerSecond)
    case .html: .page(tolerance: options.tolerance)
    case .csv: .csv(framesPerSecond: options.framesPerSecond)
    case .json: .json
    case .css: .css(tolerance: options.tolerance)
    case .viewTransitions: .viewTransitions(tolerance: options.tolerance)
    case .waapi: .webAnimations(tolerance: options.tolerance)
    case .lottie:
      .lottie(tolerance: options.tolerance, framesPerSecond: options.framesPerSecond)
    case .svg: .filmstrip(frames: options.frames, spacing: options.spacing)
    case .chart: .chart
    case .animatedSVG: .animatedSVG(tolerance: options.tolerance)
    }
  }
}
