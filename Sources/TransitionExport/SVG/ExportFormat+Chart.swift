extension ExportFormat {
  /// A chart of every property that moves, over time, 640 points wide.
  public static let chart = chart()

  /// A chart of every property that moves, over time.
  ///
  /// Properties with one timing share a plot of their progress, from 0 to 100 percent; a legend has the start and
  /// the end of each number. Any other property has a separate plot, in its unit, with a line for each component.
  /// Lines are within 0.2 % of the range of a plot. A dashed line is the end of the motion, or the identity of the
  /// property. Animations that take only a part of the time are shaded and named. Below the plots are the
  /// constants and the conflicts. Of the pieces of a view the first, the middle and the last one are shown.
  ///
  /// A page can restyle the chart by the variables `--chart-text`, `--chart-soft`, `--chart-grid`,
  /// `--chart-layer`, `--chart-warning`, `--chart-cursor` and `--chart-line-1` to `--chart-line-4`. It can show
  /// the time by the hidden line of class `cursor`: the attributes `data-plot-left` and `data-plot-width`
  /// say where the plots are in user space, and `data-duration` how many seconds they show.
  ///
  /// - Parameter width: the width of the picture, from 320 to 4000 points.
  public static func chart(width: Double = 640) -> ExportFormat {
    let width = width.isNaN ? 640 : min(max(width, 320), 4000)
    return ExportFormat(fileExtension: "chart.svg", hasCustomProperties: true) { presentation in
      let chart = Chart(presentation, width: width)
      return Export(document: chart.picture.document, accuracy: chart.accuracy)
    }
  }
}
