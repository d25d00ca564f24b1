/// The placeholder for a view that a transition writes to, in three stages.
///
/// A handler writes only what it cares about; what it leaves unwritten is filled in:
///
/// | stage | insertion | removal |
/// |---|---|---|
/// | `initial` | at rest | at rest |
/// | `animation` | at rest | the `initial` value |
/// | `completion` | the `animation` value | at rest |
///
/// So an inserted view ends at rest and a removed view starts at rest, unless something else is
/// written on purpose. A property counts as written as a whole: after
/// `view.initial.translation.dy = 10`, `dx` is written too, with the value that it had.
#if !hasFeature(Embedded)
  @dynamicMemberLookup
#endif
public struct TransientView: Sendable, Equatable {
  /// What the view looks like at the start.
  public var initial = PropertyState()

  /// What the view looks like at the end of the animation.
  public var animation = PropertyState()

  /// What the view looks like once the transition is over.
  public var completion = PropertyState()

  /// Makes a view at rest in all three stages, with nothing written.
  public init() {}

  /// The properties that were written in any stage.
  public var written: PropertySet {
    var written = initial.written
    written.formUnion(animation.written)
    written.formUnion(completion.written)
    return written
  }
}

#if !hasFeature(Embedded)
  extension TransientView {
    @available(
      *, unavailable,
      message: "name a stage: view.initial is the start, and view.animation the end"
    )
    public subscript<Value>(dynamicMember path: WritableKeyPath<PropertyState, Value>) -> Value {
      get { initial[keyPath: path] }
      set {}
    }
  }
#endif

extension TransientView: CustomStringConvertible {
  /// The three stages.
  public var description: String {
    "initial: \(initial); animation: \(animation); completion: \(completion)"
  }
}
