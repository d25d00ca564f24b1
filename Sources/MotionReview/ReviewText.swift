import TransitionTesting

/// A review in Markdown, whole or as much of it as fits into a comment.
package struct ReviewText {
  /// The most bytes of a comment on GitHub, whose limit is 65,536 characters. The rest is for what a workflow adds.
  package static let limit = 64_000

  /// The file with the whole text, if only a part fits.
  static let fullName = "review-full.md"

  let review: MotionReview
  /// The film strips of each change.
  let strips: [FilmStrips]
  /// What links begin with.
  let linkPrefix: String
  let showsImages: Bool

  package init(_ review: MotionReview, linkPrefix: String? = nil, showsImages: Bool = true) {
    self.review = review
    self.linkPrefix = linkPrefix ?? ""
    self.showsImages = showsImages
    strips = review.changes.enumerated().map { FilmStrips(of: $0.element, number: $0.offset + 1) }
  }

  /// All changes.
  package var full: String { ReviewWriter(self, selection: nil).text }

  /// As many of the changes as fit, those that a viewer feels most; nil if all of them fit.
  ///
  /// - Parameter limit: the most bytes of the text.
  package func part(within limit: Int = Self.limit) -> String? {
    guard full.utf8.count > limit else { return nil }
    let items = ReviewItem.ranked(review)
    func text(_ count: Int) -> String {
      ReviewWriter(self, selection: ReviewSelection(items, count: count)).text
    }
    var (low, high) = (0, items.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if text(middle).utf8.count <= limit { low = middle } else { high = middle }
    }
    return text(low)
  }
}
