import TransitionKit

/// Something that moves, and that tests can ask about its motion.
public protocol MotionConvertible {
  /// The motion that tests ask about.
  var motion: Motion { get }
}

extension Motion: MotionConvertible {
  /// The motion itself.
  public var motion: Motion { self }
}

extension CompiledTransition: MotionConvertible {
  /// What the views of the transition do, with the contributions that they come from.
  public var motion: Motion {
    var motion = Motion(timeline, in: container)
    if navigation != nil, !timeline.isReversed {
      motion.opposite = {
        let opposite = oppositeNavigation ?? self
        return Motion(opposite.timeline, in: opposite.container)
      }
    }
    motion.contributions = { view, property, time in
      explain(view, property, at: time).operands.filter { $0.counts }
        .map { $0.contribution?.path ?? "the merge policy" }
    }
    return motion
  }
}

extension SceneTransition: MotionConvertible {
  /// What the elements of the scene do.
  ///
  /// An element that a modifier moves, or an emphasis, is sampled: it is looked at 1024 times, and more often wherever it does
  /// not move straight.
  public var motion: Motion {
    let content = content
    var motion = Motion(content.timeline, in: container, placements: placements)
    motion.omissions = content.omissions
    for view in sampledViews {
      motion.samplings[view] = duration / Double(lookCountOfCode)
      motion.lookCount = lookCountOfCode
    }
    motion.presence = presence
    motion.resizings = resizings
    motion.flightClips = flightClips
    motion.oldContents = Set(oldContents)
    motion.staying = stayingViews
    return motion
  }
}
