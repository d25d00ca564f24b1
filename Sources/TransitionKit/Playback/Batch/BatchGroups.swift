extension TimelineBatch {
  /// The members that share everything but their numbers, and what moves of them. A member that was reversed or
  /// retargeted is a separate group.
  public struct Group: Sendable {
    /// The members, in the order of their rows; where one is taken out, the last one takes its place.
    public let members: [Member]

    /// The index among the groups.
    let position: Int
    let version: Int
    fileprivate let source: Source

    /// What the columns are of.
    fileprivate enum Source: Sendable {
      case program(BatchProgram)
      case components([InterruptedRow.Component])
    }

    /// What moves, component by component: views in their order, and their properties in the order of
    /// ``ViewProperty/allCases``. Constant components are in ``TimelineBatch/state(of:_:in:)``. A member that was
    /// reversed or retargeted has a column for each component that can move, also of views that are gone.
    public var columns: Columns { Columns(group: self) }

    /// The column of a component of a property; nil if it does not move.
    ///
    /// - Parameters:
    ///   - property: the property that the column has numbers of.
    ///   - component: an index in ``ViewProperty/componentNames``.
    ///   - view: the view; by default that of transitions of a single view.
    public func column(
      of property: ViewProperty, component: Int = 0, of view: ViewID = .view
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
    public let property: ViewProperty

    /// The component, as an index in ``ViewProperty/componentNames``.
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

    public var endIndex: Int {
      switch group.source {
      case .program(let program): program.outputs.count
      case .components(let components): components.count
      }
    }

    public subscript(position: Int) -> Column {
      switch group.source {
      case .program(let program):
        let output = program.outputs[position]
        let track = program.timeline.tracks[output.track]
        return Column(
          view: track.view, property: track.property, component: output.lane,
          position: group.position, index: position, version: group.version)
      case .components(let components):
        let component = components[position]
        return Column(
          view: component.view, property: component.property, component: component.lane,
          position: group.position, index: component.column, version: group.version)
      }
    }
  }

  /// The groups of a batch.
  public struct Groups: Sendable, RandomAccessCollection {
    fileprivate let batch: TimelineBatch

    public var startIndex: Int { 0 }

    public var endIndex: Int { batch.activeGroups.count + batch.interrupted.rows.count }

    public subscript(position: Int) -> Group {
      guard position < batch.activeGroups.count else {
        let row = batch.interrupted.rows[position - batch.activeGroups.count]
        return Group(
          members: [row.member], position: position, version: batch.version,
          source: .components(row.components))
      }
      let group = batch.rowGroups[batch.activeGroups[position]]
      return Group(
        members: group.members, position: position, version: batch.version,
        source: .program(group.program))
    }
  }

  /// The members by what they share, of those groups that have any. Groups and columns are those of the batch as it
  /// is: when something is added, taken out or over read them anew.
  public var groups: Groups { Groups(batch: self) }

  /// The state of a view of a member, moving and constant components.
  ///
  /// It puts together what a host that goes by columns need not: a few hundred nanoseconds and an allocation.
  ///
  /// - Parameters:
  ///   - member: the identity of the timeline in the batch.
  ///   - view: a view of the timeline of the member. After ``retarget(_:to:matching:)`` it is one of the new
  ///     transition, or ``ViewID/interrupted(_:)`` for one that has no match there.
  ///   - frame: a frame that was sampled from this batch.
  /// - Returns: nil if the member is not in the frame, if the view is gone, or if the batch has changed since.
  public func state(
    of member: Member, _ view: ViewID = .view, in frame: Frame
  ) -> PropertyState? {
    let row: (group: Int, index: Int)
    switch location(of: member) {
    case .plain(let group, let index): row = (group, index)
    case .interrupted(let index):
      guard let part = frame.part(of: activeGroups.count + index, version), !part.rows.isEmpty
      else { return nil }
      return interrupted.rows[index].state(
        of: view, in: frame.values, from: part.offset, at: frame.time)
    case nil: return nil
    }
    guard let position = rowGroups[row.group].position,
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
