import TransitionExport
import TransitionKit

/// A JavaScript module that plays transitions of pages, each of which can be interrupted at any time.
///
/// The module has no dependency. Its runtime has 2.2 KB, compressed. It keeps a stack of transitions, as a window of controllers
/// does: what undoes a transition is that transition, turned round, and a third page comes over everything that is there.
/// So pages that lie side by side stay together, and a page whose transitions cover the container always covers it.
///
/// ```swift
/// let module = WebModule(["slide": .slide, "cover": .cover])
/// print(module.exported().document)  // the text of transitions.js
/// ```
///
/// Both operations of a transition have a name in the module, such as `slide.push` and `slide.pop`:
///
/// ```js
/// import { play } from "./transitions.js";
/// const run = play("slide.push", list, detail);
/// await run.finished;  // "end", "start" or "current"
/// ```
///
/// A ``Change`` moves elements of a page to where they are after an update of the document, from where they are shown.
///
/// Pages are children of one container, fill it, and have no `display` that overrides `hidden`. The container
/// clips them: `position: relative; overflow: hidden; isolation: isolate; container-type: size`. It gets a shadow root, in
/// which pages that leave together are one element: they fade, scale and are clipped as one. Visitors who prefer reduced
/// motion get `NavigationTransition.reducingMotion()`.
public struct WebModule: Sendable {
  /// The transitions by their names.
  public var transitions: [String: NavigationTransition]

  /// The changes of elements by their names.
  public var changes: [String: Change]

  /// The container that lengths are compared with. Lengths that CSS cannot make relative are those of this container.
  public var container: Container

  /// What happens where contributions meet in one property.
  public var merging: MergePolicy

  /// Makes the module of some transitions and changes.
  ///
  /// - Parameters:
  ///   - transitions: the transitions by their names. The name of an operation follows after a full stop, as in `slide.push`.
  ///   - changes: the changes of elements by their names.
  ///   - container: the container that lengths are compared with. Pages fill it, whatever its `viewFrame`.
  ///   - merging: what happens where contributions meet in one property.
  public init(
    _ transitions: [String: NavigationTransition] = [:], changes: [String: Change] = [:],
    in container: Container = Container(size: Size(width: 390, height: 844)),
    merging: MergePolicy = .compose
  ) {
    self.transitions = transitions
    self.changes = changes
    self.container = container
    self.merging = merging
  }

  /// The text of the module, and its accuracy at the size of ``container``; errors of relative moves grow with the size.
  ///
  /// - Parameter tolerance: the largest error of motion without an exact form, as a fraction of the range of each
  ///   number; it is clamped to 1e-9...1.
  public func exported(tolerance: Double = 0.001) -> Export {
    let tolerance = Tolerance(tolerance)
    var members: [String] = []
    var curves = CurveList()
    var accuracy = AccuracyReport()
    for (name, transition) in transitions.sorted(by: { $0.key < $1.key }) {
      for operation in NavigationTransition.Operation.allCases {
        func motion(reducesMotion: Bool) -> WebMotion {
          WebMotion(
            of: operation, named: name, in: page(reducesMotion: reducesMotion),
            tolerance: tolerance
          ) {
            transition.compile(for: operation, in: $0, merging: merging).timeline
          }
        }
        let (whole, reduced) = (motion(reducesMotion: false), motion(reducesMotion: true))
        var data = curves.referring(whole.members)
        if reduced.members != whole.members {
          data.append("r: { \(curves.referring(reduced.members).joined(separator: ", ")) }")
          accuracy.formUnion(reduced.accuracy)
        }
        accuracy.formUnion(whole.accuracy)
        members.append(member("\(name).\(operation)", data))
      }
    }
    var parts: [String] = []
    if !members.isEmpty || changes.isEmpty {
      parts = [table("motions", members)]
      if members.contains(where: { $0.containsBytes(WebMotion.overlayPrefix) }) {
        parts.append(text(PackageResources.overlay_min_js))
      }
      parts.append(text(PackageResources.pages_min_js))
    }
    if !changes.isEmpty {
      var members: [String] = []
      for (name, change) in changes.sorted(by: { $0.key < $1.key }) {
        func part(reducesMotion: Bool) -> WebChange {
          WebChange(
            change, named: name, in: page(reducesMotion: reducesMotion), tolerance: tolerance)
        }
        let (whole, reduced) = (part(reducesMotion: false), part(reducesMotion: true))
        accuracy.formUnion(whole.accuracy)
        accuracy.formUnion(reduced.accuracy)
        members.append(
          member(
            name,
            curves.referring(whole.members) + [
              "r: { \(curves.referring(reduced.members).joined(separator: ", ")) }"
            ]))
      }
      parts += [table("changes", members), text(PackageResources.elements_min_js)]
    }
    if !curves.texts.isEmpty { parts.insert(curves.table, at: 0) }
    let document = "// \(summary)\n" + parts.joined(separator: "\n")
    return Export(document: document, accuracy: accuracy)
  }

  /// The container with a page that fills it.
  private func page(reducesMotion: Bool) -> Container {
    var page = container
    page.viewFrame = Rect(size: container.frame.size)
    page.prefersReducedMotion = reducesMotion
    return page
  }

  private func member(_ name: String, _ members: [String]) -> String {
    "  \(JSONValue.string(name).text(isPretty: false)): { \(members.joined(separator: ", ")) },"
  }

  private func table(_ name: String, _ members: [String]) -> String {
    "const \(name) = {\n\(members.joined(separator: "\n"))\n};\n"
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private var summary: String {
    let names =
      (changes.isEmpty || !transitions.isEmpty ? ["play"] : [])
      + (changes.isEmpty ? [] : ["change"])
    return
      "Motion that can be interrupted: import { \(names.joined(separator: ", ")) } from this module."
  }
}

/// The curves of a module, each of which stands in it once.
private struct CurveList {
  private(set) var texts: [String] = []

  /// The members of an object, in which a curve is its place in the table.
  mutating func referring(_ members: [String]) -> [String] {
    members.map { member in
      guard member.hasPrefix(WebProgress.curvePrefix) else { return member }
      let text = String(member.dropFirst(WebProgress.curvePrefix.count))
      let index = texts.firstIndex(of: text) ?? texts.count
      if index == texts.count { texts.append(text) }
      return "\(WebProgress.curvePrefix)curves[\(index)]"
    }
  }

  var table: String { "const curves = [\n\(texts.map { "  \($0),\n" }.joined())];\n" }
}

extension WebModule: CustomStringConvertible {
  /// The names of the transitions and of the changes, and the container.
  public var description: String {
    let names = transitions.keys.sorted() + changes.keys.sorted()
    return "\(names.joined(separator: ", ")) in \(container)"
  }
}
