#if !hasFeature(Embedded)

  /// Several values of one root that go from keyframe to keyframe side by side.
  ///
  /// ```swift
  /// struct Pose: Sendable {
  ///   var scale = 1.0
  ///   var angle = Angle.zero
  /// }
  ///
  /// let timeline = KeyframeTimeline(
  ///   initialValue: Pose(),
  ///   .track(\.scale, [.cubic(1.5, duration: 0.2), .spring(1)]),
  ///   .track(\.angle, [.linear(.degrees(20), duration: 0.1), .cubic(.zero, duration: 0.3)]))
  /// ```
  ///
  /// It stays out of Embedded Swift, which has no key paths.
  public struct KeyframeTimeline<Root: Sendable>: Sendable {
    /// One value of a root over time.
    public struct Track: Sendable {
      fileprivate let bind: @Sendable (Root) -> (duration: Double, apply: Apply)

      /// Moves the value at a key path through keyframes, from what it is in the initial value.
      ///
      /// - Parameters:
      ///   - keyPath: the key path from the root to the value that moves.
      ///   - keyframes: the keyframes, in order; the first starts at time 0, and without any the value stays.
      public static func track<Value: VectorArithmetic & Sendable>(
        _ keyPath: WritableKeyPath<Root, Value> & Sendable, _ keyframes: [Keyframe<Value>]
      ) -> Track {
        Track { root in
          let track = KeyframeTrack(from: root[keyPath: keyPath], keyframes)
          return (track.duration, { $0[keyPath: keyPath] = track.value(at: $1) })
        }
      }
    }

    fileprivate typealias Apply = @Sendable (inout Root, Double) -> Void

    private let initialValue: Root
    private let tracks: [Apply]

    /// The time of the last keyframe of any track, in seconds.
    public let duration: Double

    /// Makes a timeline of tracks, which start together.
    ///
    /// - Parameters:
    ///   - initialValue: the root at the start; what no track moves keeps its value.
    ///   - tracks: the tracks, all from time 0; of two for the same value the later one counts.
    public init(initialValue: Root, _ tracks: Track...) {
      let bound = tracks.map { $0.bind(initialValue) }
      self.initialValue = initialValue
      self.tracks = bound.map { $0.apply }
      duration = bound.reduce(0) { max($0, $1.duration) }
    }

    /// The root at a time in seconds.
    ///
    /// - Parameter time: the time since the start, in seconds; before 0 and after the end each track holds
    ///   its outer value.
    public func value(at time: Double) -> Root {
      var value = initialValue
      for apply in tracks { apply(&value, time) }
      return value
    }
  }

#endif
