import TransitionKit

/// A JavaScript module that plays transitions of pages, each of which can be interrupted at any time.
///
/// The module has no dependency. Its runtime has 2 KB. It keeps a stack of transitions, as a window of controllers
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
/// Pages are children of one container, fill it, and have no `display` that overrides `hidden`. The container
/// clips them: `position: relative; overflow: hidden; isolation: isolate; container-type: size`. Visitors who prefer
/// reduced motion get `NavigationTransition.reducingMotion()`.
public struct WebModule: Sendable {
  /// The transitions by their names.
  public var transitions: [String: NavigationTransition]

  /// The container that lengths are compared with. Lengths that CSS cannot make relative are those of this container.
  public var container: Container

  /// What happens where contributions meet in one property.
  public var merging: MergePolicy

  /// Makes the module of some transitions.
  ///
  /// - Parameters:
  ///   - transitions: the transitions by their names. The name of an operation follows after a full stop, as in `slide.push`.
  ///   - container: the container that lengths are compared with. Pages fill it, whatever its `viewFrame`.
  ///   - merging: what happens where contributions meet in one property.
  public init(
    _ transitions: [String: NavigationTransition],
    in container: Container = Container(size: Size(width: 390, height: 844)),
    merging: MergePolicy = .compose
  ) {
    self.transitions = transitions
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
        var data = whole.members
        if reduced.members != whole.members {
          data.append("r: { \(reduced.members.joined(separator: ", ")) }")
          accuracy.formUnion(reduced.accuracy)
        }
        accuracy.formUnion(whole.accuracy)
        let key = JSONValue.string("\(name).\(operation)").text(isPretty: false)
        members.append("  \(key): { \(data.joined(separator: ", ")) },")
      }
    }
    let document = """
      // Transitions of pages that can be interrupted: import { play } from this module.
      const motions = {
      \(members.joined(separator: "\n"))
      };

      \(runtime)
      """
    return Export(document: document, accuracy: accuracy)
  }

  /// The container with a page that fills it.
  private func page(reducesMotion: Bool) -> Container {
    var page = container
    page.viewFrame = Rect(size: container.frame.size)
    page.prefersReducedMotion = reducesMotion
    return page
  }

  private var runtime: String {
    String(decoding: PackageResources.pages_min_js, as: UTF8.self)
  }
}

extension WebModule: CustomStringConvertible {
  /// The names of the transitions, and the container.
  public var description: String {
    "\(transitions.keys.sorted().joined(separator: ", ")) in \(container)"
  }
}
