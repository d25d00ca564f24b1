extension Stagger {
  /// The delay of each of several rectangles, in seconds.
  ///
  /// - Parameter bounds: the rectangle whose width and height are the units of distances; by default the smallest one around
  ///   all.
  public func delays(of rects: [Rect], in bounds: Rect? = nil) -> [Double] {
    delays(of: Slicing.regions(rects).pieces)
  }
}
