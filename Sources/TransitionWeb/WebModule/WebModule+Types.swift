import TransitionExport

extension WebModule {
  /// The types of the module for TypeScript: the text of a file beside it, such as `transitions.d.ts`.
  ///
  /// Names of transitions and changes that the module does not have are errors of the compiler.
  public var types: String {
    var parts: [String] = []
    if !transitions.isEmpty || changes.isEmpty {
      let names = transitions.keys.sorted().flatMap { [$0 + ".push", $0 + ".pop"] }
      parts.append(
        """
        /** A run of an operation. */
        export interface Run {
          /** How it ended: "current" if another operation took over, "removed" if its new page was. */
          readonly finished: Promise<"end" | "start" | "current" | "removed">;
          /** From 0, the old page, to 1, the new one. */
          readonly progress: number;
          reverse(): void;
          /** Holds it at a progress, as a finger does. */
          scrub(progress: number): void;
          /** Lets go towards the new page, with a velocity in progress a second. */
          finish(velocity?: number): void;
          /** Lets go towards the old page. */
          cancel(velocity?: number): void;
        }
        export function play(name: \(union(names)), from: HTMLElement, to: HTMLElement): Run;

        """)
    }
    if !changes.isEmpty {
      parts.append(
        """
        /** Updates a container: its elements with a `data-id` move from where they were, come and leave. */
        export function change(
          name: \(union(changes.keys.sorted())), container: HTMLElement, update: () => void,
        ): { readonly finished: Promise<"end" | "current"> };

        """)
    }
    return parts.joined(separator: "\n")
  }

  private func union(_ names: [String]) -> String {
    names.isEmpty
      ? "never"
      : names.map { JSONValue.string($0).text(isPretty: false) }.joined(separator: " | ")
  }
}
