import Foundation
import TransitionTesting

/// What changed from one set of goldens to another.
package struct MotionReview {
  /// The folders or commits, as a reader knows them.
  package let names: (old: String, new: String)
  /// The number of goldens that have the same motion as before.
  package private(set) var unchangedCount = 0
  /// The changes, what a viewer feels most first.
  package private(set) var changes: [GoldenChange] = []

  package init(of new: GoldenSet, since old: GoldenSet) {
    names = (old.name, new.name)
    var (added, removed): ([GoldenChange], [GoldenChange]) = ([], [])
    for path in Set(old.files.keys).union(new.files.keys).sorted() {
      switch (old.files[path], new.files[path]) {
      case (nil, nil): continue
      case (nil, let content?): enter(path, content, in: &added, .added)
      case (let content?, nil):
        removed.append(GoldenChange(path: path, kind: .removed, old: try? content.golden()))
      case (let before?, let now?): compare(path, now, with: before)
      }
    }
    findMoves(&added, &removed)
    changes += added + removed
    changes.sort { $0.precedes($1) }
  }

  private mutating func enter(
    _ path: String, _ content: GoldenSet.Content, in list: inout [GoldenChange],
    _ kind: GoldenChange.Kind
  ) {
    do {
      list.append(GoldenChange(path: path, kind: kind, new: try content.golden()))
    } catch {
      let reason = "it is new, and cannot be read: \(error)"
      changes.append(GoldenChange(path: path, kind: .unreadable(reason: reason)))
    }
  }

  private mutating func compare(
    _ path: String, _ now: GoldenSet.Content, with before: GoldenSet.Content
  ) {
    let golden: MotionGolden
    do { golden = try now.golden() } catch {
      let reason = "it cannot be read" + (now == before ? ", as before" : "") + ": \(error)"
      changes.append(
        GoldenChange(path: path, kind: .unreadable(reason: reason), old: try? before.golden()))
      return
    }
    guard now != before else {
      unchangedCount += 1
      return
    }
    let expected: MotionGolden
    do { expected = try before.golden() } catch {
      let reason = "it can be read now, but the one before cannot: \(error)"
      changes.append(
        GoldenChange(path: path, kind: .unreadable(reason: reason), new: golden))
      return
    }
    let differences = golden == expected ? [] : golden.rankedDifferences(from: expected)
    guard !differences.isEmpty else {
      unchangedCount += 1
      return
    }
    changes.append(
      GoldenChange(path: path, kind: .differs(differences), old: expected, new: golden))
  }

  /// Finds goldens that are the same at another path.
  private mutating func findMoves(_ added: inout [GoldenChange], _ removed: inout [GoldenChange]) {
    var homes: [String: [String]] = [:]
    for change in removed {
      if let text = change.old?.text { homes[text, default: []].append(change.path) }
    }
    var gone: Set<String> = []
    added = added.map { change in
      guard let text = change.new?.text, let paths = homes[text], !paths.isEmpty else {
        return change
      }
      // Of several, the one of the same name is most likely what became of it.
      let index = paths.firstIndex { $0.fileName == change.path.fileName } ?? 0
      homes[text]?.remove(at: index)
      gone.insert(paths[index])
      return GoldenChange(
        path: change.path, kind: .moved(from: paths[index]), old: change.new, new: change.new)
    }
    removed.removeAll { gone.contains($0.path) }
  }
}

extension GoldenSet.Content {
  fileprivate func golden() throws(ReviewError) -> MotionGolden {
    switch self {
    case .unreadable(let reason): throw ReviewError(reason)
    case .text(let data):
      do {
        return try MotionGolden(parsing: String(decoding: data, as: UTF8.self))
      } catch {
        throw ReviewError("\(error)")
      }
    }
  }
}

extension String {
  /// The name behind the last slash of a path.
  var fileName: Substring { split(separator: "/").last ?? "" }
}

extension GoldenChange {
  /// Whether a reader sees this change before another one.
  fileprivate func precedes(_ other: GoldenChange) -> Bool {
    if order != other.order { return order < other.order }
    if let salience, let otherSalience = other.salience, salience != otherSalience {
      return salience > otherSalience
    }
    return path < other.path
  }

  /// How much a viewer feels the most of the change; nil if that cannot be told.
  var salience: Salience? {
    if case .differs(let differences) = kind { return differences.first?.salience }
    return nil
  }

  private var order: Int {
    switch kind {
    case .unreadable: 0
    case .differs: salience?.isNoticeable == true ? 1 : 5
    case .added: 2
    case .removed: 3
    case .moved: 4
    }
  }
}
