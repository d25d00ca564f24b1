import Foundation
import TransitionTesting
import XCTest
import motion_review

/// Texts of goldens for tests.
enum GoldenSample {
  /// A golden of views.
  ///
  /// - Parameters:
  ///   - views: the lines below the header.
  ///   - header: the lines of the header below the first one.
  static func text(_ views: String, header: String = usualHeader) -> String {
    "motion golden 2\n\(header)\n\n\(views)\n"
  }

  static let usualHeader = """
    duration 1 s
    container 390 x 844 at (0, 0), left to right
    drawn from back to front: view
    """

  /// A view that moves from the right and fades in.
  static let slide = text(
    """
    view, insertion
      opacity 0.5 -> 1; easeInOut from 0 s to 1 s
      translation.dx 300 -> 0; easeInOut from 0 s to 1 s
    """)
}

extension GoldenSet {
  /// Goldens of texts by their paths.
  init(_ name: String, _ texts: [String: String]) {
    self.init(name: name, files: texts.mapValues { .text(Data($0.utf8)) })
  }
}

extension MotionReview {
  /// The review of texts by their paths.
  init(from old: [String: String], to new: [String: String]) {
    self.init(of: GoldenSet("new", new), since: GoldenSet("old", old))
  }

  /// What differs, in the order of the review, with the paths.
  var sentences: [(path: String, sentence: String)] {
    changes.flatMap { change -> [(path: String, sentence: String)] in
      guard case .differs(let differences) = change.kind else { return [] }
      return differences.map { (change.path, $0.difference.message) }
    }
  }
}
