extension TimelineBatch {
  /// The members that run one transition, and what moves in it.
  public struct Group: Sendable {
    /// The members, in the order of their rows.
    public let members: [Member]

    let index: Int
    let version: Int
    fileprivate let program: BatchProgram

    /// What moves, component by component: views in their order, and their properties in the order of
    /// ``Property/allCases``. What stands still is not among it, but in ``TimelineBatch/state(of:_:in:)``.
    public var columns: Columns { Columns(group: self) }
  }

  /// One component of a property of a view, of all members of a group.
  public struct Column: Sendable {
    /// The view of the timelines.
    public let view: ViewID

    /// The property of the view.
    public let property: Property

    /// The component, as a place in ``Property/componentNames``.
    public let component: Int

    let group: Int
    let index: Int
    let version: Int
  }

  /// The columns of a group.
  public struct Columns: Sendable, RandomAccessCollection {
    fileprivate let group: Group

    public var startIndex: Int { 0 }

    public var endIndex: Int { group.program.outputs.count }

    public subscript(position: Int) -> Column {
      let output = group.program.outputs[position]
      let track = group.program.timeline.tracks[output.track]
      return Column(
        view: group.program.timeline.layout.targets[track.view].id, property: track.property,
        component: output.lane, group: group.index, index: position, version: group.version)
    }
  }

  /// The groups of a batch.
  public struct Groups: Sendable, RandomAccessCollection {
    fileprivate let batch: TimelineBatch

    public var startIndex: Int { 0 }

    public var endIndex: Int { batch.rowGroups.count }

    public subscript(position: Int) -> Group {
      let group = batch.rowGroups[position]
      return Group(
        members: group.members, index: position, version: batch.version, program: group.program)
    }
  }

  /// The members by the transition that they run: those in one group differ in numbers only.
  public var groups: Groups { Groups(batch: self) }

  /// The state of a view of a member, of what moves and of what stands still; nil if the member is not in the
  /// frame, or the frame not of this batch as it is.
  public func state(
    of member: Member, _ view: ViewID = .view, in frame: Frame
  ) -> PropertyState? {
    guard let row = row(of: member) else { return nil }
    let group = rowGroups[row.group]
    let layout = group.program.timeline.layout
    guard let target = layout.index(of: view) else { return .rest }
    var values = group.stills[row.index]
    for column in groups[row.group].columns {
      let numbers = frame[column]
      let offset = row.index - (frame.rows(of: column)?.lowerBound ?? 0)
      guard numbers.indices.contains(numbers.startIndex + offset) else { return nil }
      let output = group.program.outputs[column.index]
      values[output.track][output.lane] = numbers[numbers.startIndex + offset]
    }
    return layout.state(of: target, values)
  }
}
