extension TimelineBatch {
  /// The members that share everything but their numbers, and what moves of them.
  public struct Group: Sendable {
    /// The members, in the order of their rows; where one is taken out, the last one takes its place.
    public let members: [Member]

    /// The index among the groups.
    let position: Int
    let version: Int
    fileprivate let program: BatchProgram

    /// What moves, component by component: views in their order, and their properties in the order of
    /// ``Property/allCases``. Constant components are in ``TimelineBatch/state(of:_:in:)``.
    public var columns: Columns { Columns(group: self) }

    /// The column of a component of a property; nil if it does not move.
    ///
    /// - Parameter component: an index in ``Property/componentNames``.
    public func column(
      of property: Property, component: Int = 0, of view: ViewID = .view
    ) -> Column? {
      columns.first {
        $0.property == property && $0.component == component && $0.view == view
      }
    }
  }

  /// One component of a property of a view, of all members of a group.
  public struct Column: Sendable {
    /// The view of the timelines.
    public let view: ViewID

    /// The property of the view.
    public let property: Property

    /// The component, as an index in ``Property/componentNames``.
    public let component: Int

    /// The index of the group.
    let position: Int
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
        view: track.view, property: track.property,
        component: output.lane, position: group.position, index: position, version: group.version)
    }
  }

  /// The groups of a batch.
  public struct Groups: Sendable, RandomAccessCollection {
    fileprivate let batch: TimelineBatch

    public var startIndex: Int { 0 }

    public var endIndex: Int { batch.activeGroups.count }

    public subscript(position: Int) -> Group {
      let group = batch.rowGroups[batch.activeGroups[position]]
      return Group(
        members: group.members, position: position, version: batch.version, program: group.program)
    }
  }

  /// The members by what they share, of those groups that have any. Groups and columns are those of the batch as it
  /// is: when something is added, taken out or over read them anew.
  public var groups: Groups { Groups(batch: self) }

  /// The state of a view of a member, moving and constant components.
  ///
  /// It puts together what a host that goes by columns need not: a few hundred nanoseconds and an allocation.
  ///
  /// - Returns: nil if the member is not in the frame, or the batch has changed since.
  public func state(
    of member: Member, _ view: ViewID = .view, in frame: Frame
  ) -> PropertyState? {
    guard let row = row(of: member), let position = rowGroups[row.group].position,
      let part = frame.part(of: position, version), part.rows.contains(row.index)
    else { return nil }
    let program = rowGroups[row.group].program
    let layout = program.timeline.layout
    guard let target = layout.index(of: view) else { return .rest }
    var values = rowGroups[row.group].constants[row.index]
    for column in groups[position].columns {
      let numbers = frame[column]
      guard numbers.count == part.rows.count else { return nil }
      let output = program.outputs[column.index]
      values[output.track][output.lane] =
        numbers[numbers.startIndex + row.index - part.rows.lowerBound]
    }
    var state = layout.state(of: target, values)
    // The columns of colours are as they are written.
    for track in program.colors where program.timeline.tracks[track].target == target {
      state.set(values[track], of: program.timeline.tracks[track].property)
    }
    return state
  }
}
