#if !hasFeature(Embedded)

  extension ScreenWindow {
    /// Advances the clock by a duration, like ``advance(by:)-(Double)``.
    ///
    /// - Parameter duration: how far the clock advances; a negative duration counts as zero.
    /// - Returns: whether anything moves, or did until now.
    @discardableResult
    public func advance(by duration: Duration) -> Bool { advance(by: duration / .seconds(1)) }
  }

#endif
