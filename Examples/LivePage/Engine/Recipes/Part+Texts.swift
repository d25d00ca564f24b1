extension Part {
  /// What a page writes about a part. The page has these texts, so its engine does without them.
  struct Texts: Sendable {
    #if !hasFeature(Embedded)
      let title: String
      let group: String
      let summary: String
    #endif

    @inline(__always)
    init(_ title: String, _ group: String, _ summary: String) {
      #if !hasFeature(Embedded)
        (self.title, self.group, self.summary) = (title, group, summary)
      #endif
    }
  }
}
