import TransitionExport
import TransitionKit

/// A style sheet for pages: every operation of a transition, at every size of the page.
///
/// Translations relative to the view or the container are percentages or container query units, so that one sheet
/// serves every screen. An operation plays while the container has its name as a class. Visitors who prefer
/// reduced motion get `NavigationTransition.reducingMotion()`.
///
/// ```swift
/// let sheet = ResponsiveStyleSheet(.slide, named: "slide")
/// print(sheet.exported().document)  // .slide.push .slide-destination { … }
/// ```
///
/// The sheet compiles the transition for several sizes to find the values that depend on a size. So custom handlers and
/// modifiers work like primitives.
public struct ResponsiveStyleSheet: Sendable {
  /// The name of the transition: the class of the container, and the prefix of all other names.
  public var name: String

  /// The container that lengths are compared with. Lengths that CSS cannot make relative are those of this container.
  public var container: Container

  /// The classes that play an operation, and their transitions.
  private let operations: [(name: String, compile: Compile)]

  private typealias Compile = @Sendable (Container, _ reducesMotion: Bool) -> CompiledTransition

  /// Makes the style sheet of a navigation, with the classes `push` and `pop`.
  ///
  /// - Parameters:
  ///   - transition: the navigation, with both of its operations.
  ///   - container: the container that lengths are compared with. If its view does not fill it, the frame of
  ///     the view is a rule of the sheet that a page may override.
  ///   - merging: what happens where contributions meet in one property.
  ///   - name: the class of the container, and the prefix of all other names; what CSS does not allow becomes
  ///     a hyphen.
  public init(
    _ transition: NavigationTransition,
    in container: Container = Container(size: Size(width: 390, height: 844)),
    merging: MergePolicy = .compose, named name: String = "transition"
  ) {
    self.init(name, container, NavigationTransition.Operation.allCases.map { ($0, "\($0)") }) {
      transition.compile(for: $0, in: $1, merging: merging)
    }
  }

  /// Makes the style sheet of a transition of one view, with the classes `insertion` and `removal`.
  ///
  /// - Parameters:
  ///   - transition: the transition, with both of its operations.
  ///   - container: the container that lengths are compared with. If its view does not fill it, the frame of
  ///     the view is a rule of the sheet that a page may override.
  ///   - merging: what happens where contributions meet in one property.
  ///   - name: the class of the container, and the prefix of all other names; what CSS does not allow becomes
  ///     a hyphen.
  // A name that both have, such as `.slide`, means the navigation.
  @_disfavoredOverload
  public init(
    _ transition: AtomicTransition,
    in container: Container = Container(size: Size(width: 390, height: 844)),
    merging: MergePolicy = .compose, named name: String = "transition"
  ) {
    self.init(name, container, AtomicTransition.Operation.allCases.map { ($0, "\($0)") }) {
      transition.compile(for: $0, in: $1, merging: merging)
    }
  }

  private init<Operation: Sendable>(
    _ name: String, _ container: Container, _ operations: [(operation: Operation, name: String)],
    _ compile: @escaping @Sendable (Operation, Container) -> CompiledTransition
  ) {
    self.name = name
    self.container = container
    self.operations = operations.map { operation, name in
      (
        name,
        { container, reducesMotion in
          var container = container
          container.prefersReducedMotion = reducesMotion
          return compile(operation, container)
        }
      )
    }
  }

  /// The style sheet, and its accuracy at the size of ``container``; errors of relative moves grow with the
  /// size.
  ///
  /// - Parameter tolerance: the largest error of motion without an exact form, as a fraction of the range of each
  ///   number; it is clamped to 1e-9...1.
  public func exported(tolerance: Double = 0.001) -> Export {
    let tolerance = Tolerance(tolerance)
    var variants: [ResponsiveVariant] = []
    for operation in operations {
      func variant(reducesMotion: Bool, _ media: String?, suffix: String = "") -> ResponsiveVariant
      {
        ResponsiveVariant(
          SizeProbe(operation.compile(container, reducesMotion).container) {
            operation.compile($0, reducesMotion).timeline
          },
          in: operation.compile(container, reducesMotion).container, sheet: root,
          operation: operation.name, suffix: suffix, media: media, tolerance: tolerance)
      }
      let (whole, reduced) = (
        operation.compile(container, false).timeline, operation.compile(container, true).timeline
      )
      if whole == reduced {
        variants.append(variant(reducesMotion: false, nil))
      } else {
        variants.append(
          variant(reducesMotion: false, ResponsiveVariant.fullMotion))
        variants.append(
          variant(reducesMotion: true, ResponsiveVariant.reducedMotion, suffix: "-reduced"))
      }
    }
    var accuracy = AccuracyReport()
    for variant in variants { accuracy.formUnion(variant.accuracy) }
    return Export(document: document(variants), accuracy: accuracy)
  }

  /// The class of the container, which differs from the classes that play.
  private var root: String {
    let name = cssName(name)
    return operations.contains { $0.name == name } ? "t-" + name : name
  }

  private func document(_ variants: [ResponsiveVariant]) -> String {
    let easings = EasingNames(variants.flatMap { $0.views }.flatMap { $0.family }.map { $0.style })
    var markups: [(operations: [String], text: String)] = []
    for variant in variants where variant.suffix.isEmpty {
      let text = variant.views.map { markup($0, ClassNames([], in: root), indentation: "    ") }
        .joined(separator: "\n")
      if let index = markups.firstIndex(where: { $0.text == text }) {
        markups[index].operations.append(variant.operation)
      } else {
        markups.append(([variant.operation], text))
      }
    }
    let names = operations.map { "\"\($0.name)\"" }.joined(separator: " or ")
    let comment = markups.map { markup in
      let classes =
        markups.count == 1 ? root : "\(root) \(markup.operations.joined(separator: " "))"
      return "  <div class=\"\(classes)\">\n\(markup.text)\n  </div>"
    }.joined(separator: "\n\n")
    var base: [CSSDeclaration] = [("position", "relative"), ("overflow", "hidden")]
    if variants.contains(where: { $0.needsContainer }) { base.append(("container-type", "size")) }
    var blocks = [
      """
      /*
        \(inComment(name)): give the container a size, and the class \(names) to play.

      \(comment)
      */
      """,
      cssRule(".\(root)", base + easings.declarations),
    ]
    func append(_ block: String) { if !blocks.contains(block) { blocks.append(block) } }
    for variant in variants { for block in variant.registrations { append(block) } }
    blocks += layout(variants) + rest(variants)
    for media in [nil, ResponsiveVariant.fullMotion, ResponsiveVariant.reducedMotion] {
      let rules = variants.filter { $0.media == media }.flatMap { $0.rules(easings) }
      guard let media, !rules.isEmpty else {
        blocks += rules
        continue
      }
      let lines = rules.joined(separator: "\n\n").split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { $0.isEmpty ? "" : "  " + $0 }
      append("@media \(media) {\n\(lines.joined(separator: "\n"))\n}")
    }
    for variant in variants { blocks += variant.keyframes(easings) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The rule for views that no operation begins with: while none plays, they are not there.
  private func rest(_ variants: [ResponsiveVariant]) -> [String] {
    let views = variants.flatMap { $0.views }.map { $0.style.view }
    let hidden = views.enumerated().filter { index, view in
      views.firstIndex(of: view) == index
        && variants.allSatisfy { variant in
          variant.insertedViews.contains(view)
            || !variant.views.contains { $0.style.view == view }
        }
    }
    guard !hidden.isEmpty else { return [] }
    let names = operations.map { ".\($0.name)" }.joined(separator: ", ")
    let selectors = hidden.map {
      ".\(root):not(\(names)) .\(className($0.element, in: root))-frame"
    }
    return [cssRule(selectors.joined(separator: ",\n"), [("visibility", "hidden")])]
  }

  /// The rules for every operation. Selectors with equal declarations share a rule.
  private func layout(_ variants: [ResponsiveVariant]) -> [String] {
    var rules: [(selectors: [String], declarations: [CSSDeclaration])] = []
    var indices: [String: Int] = [:]
    var known: Set<String> = []
    for (selector, declarations) in variants.flatMap({ $0.layout })
    where known.insert(selector).inserted {
      let text = cssRule("", declarations)
      if let index = indices[text] {
        rules[index].selectors.append(selector)
      } else {
        indices[text] = rules.count
        rules.append(([selector], declarations))
      }
    }
    return rules.map { cssRule($0.selectors.joined(separator: ",\n"), $0.declarations) }
  }
}

extension ResponsiveStyleSheet: CustomStringConvertible {
  /// The name and the container.
  public var description: String { "\(name) in \(container)" }
}
