import TransitionKit

/// A transition of two screens that is written as changes of views, in layers with a timing each.
///
/// ```swift
/// let lift = TransitionAnimation(
///   setup: { views in
///     views.destinationView.translation.dy = 400
///     let shade = HeadlessView(name: "shade", frame: views.containerView.frame)
///     shade.opacity = 0
///     views.containerView.insertSubview(shade, belowSubview: views.destinationView)
///   },
///   layers: [
///     AnimationLayer(.easeOut) { $0.destinationView.translation = .zero },
///     AnimationLayer(.linear, during: 0...0.5) { $0.containerView["shade"]?.opacity = 0.3 },
///   ])
/// ```
///
/// It is made of animator handlers: see `NavigationTransition.layers(_:)`. In a controller, views that the setup adds to the
/// container are elements of the window as long as the transition plays.
public struct TransitionAnimation: Sendable {
  /// Puts the views where they start, and adds temporary ones to the container.
  ///
  /// Whenever the transition is compiled it is called once, and once more for each layer.
  public let setup: @Sendable (TransitionContext) -> Void

  /// What moves, and when.
  ///
  /// Several layers may change one property of a view in turn. Of a property whose values replace each other, such as a color,
  /// the last layer wins.
  public let layers: [AnimationLayer]

  /// What is called once when the transition has ended, with where: at its end, at its start if it was turned round or
  /// cancelled, and where it was if another one has taken it off the screen.
  public let completion: (@Sendable (AnimatingPosition) -> Void)?

  /// Creates a transition from layers of changes.
  ///
  /// - Parameters:
  ///   - setup: puts the views where they start, and adds temporary ones to the container. Whenever the transition is compiled
  ///     it is called once, and once more for each layer.
  ///   - layers: what moves, and when.
  ///   - completion: it is called when the transition has ended, with where.
  public init(
    setup: @escaping @Sendable (TransitionContext) -> Void = { _ in }, layers: [AnimationLayer],
    completion: (@Sendable (AnimatingPosition) -> Void)? = nil
  ) {
    (self.setup, self.layers, self.completion) = (setup, layers, completion)
  }
}

/// Changes of views that share a range and a timing.
public struct AnimationLayer: Sendable {
  /// When they happen, in fractions of the transition.
  public let range: AnimationRange

  /// How they happen in that range.
  public let animation: Animation

  /// The closure that changes the views.
  public let changes: @Sendable (TransitionContext) -> Void

  /// Creates a layer of changes.
  ///
  /// - Parameters:
  ///   - animation: how the changes happen.
  ///   - range: when they happen, in fractions of the transition.
  ///   - changes: changes the views.
  public init(
    _ animation: Animation = .default, during range: ClosedRange<Double> = 0...1,
    changes: @escaping @Sendable (TransitionContext) -> Void
  ) {
    self.animation = animation
    self.range = AnimationRange(range)
    self.changes = changes
  }
}

extension NavigationTransition {
  /// A transition that is written as changes of views, in layers with a timing each.
  ///
  /// Temporary views of the setup are shown by controllers only.
  ///
  /// - Parameter animation: the setup, the layers, and what is called at the end.
  public static func layers(_ animation: TransitionAnimation) -> NavigationTransition {
    var transition = NavigationTransition.custom { origin, destination, operation, container in
      let recording = animation.recording(operation, container)
      recording.writeStart(to: &origin, of: 0)
      recording.writeStart(to: &destination, of: 1)
    }
    for (index, layer) in animation.layers.enumerated() {
      let part = NavigationTransition.custom { origin, destination, operation, container in
        let recording = animation.recording(operation, container)
        recording.write(layer: index, to: &origin, of: 0)
        recording.write(layer: index, to: &destination, of: 1)
      }
      transition = transition.combined(with: part.animation(layer.animation, during: layer.range))
    }
    guard let completion = animation.completion else { return transition }
    return transition.combined(
      with: .custom(withAnimator: { animator, _, _ in animator.addCompletion(completion) }))
  }
}

extension TransitionAnimation {
  /// What the setup and the layers do to the views.
  func recording(
    _ operation: NavigationTransition.Operation, _ container: Container
  ) -> LayerRecording {
    let origin = HeadlessView(name: "origin", frame: container.originFrame)
    let destination = HeadlessView(name: "destination", frame: container.destinationFrame)
    let containerView = HeadlessView(
      name: "container", frame: container.frame,
      subviews: operation == .pop ? [destination, origin] : [origin, destination])
    let context = TransitionContext(
      containerView: containerView, originView: origin, destinationView: destination,
      isAnimated: true)
    context.operation = operation
    setup(context)
    let added = containerView.subviews.filter { $0 !== origin && $0 !== destination }
    var recording = LayerRecording(
      views: [origin, destination] + added, isOriginInFront: operation == .pop)
    recording.takeStart(in: containerView)
    for layer in layers {
      layer.changes(context)
      recording.takeLayer()
    }
    return recording
  }
}

extension TransitionAnimation: CustomStringConvertible {
  /// The layers.
  public var description: String { layers.map { "\($0)" }.joined(separator: "; ") }
}

extension AnimationLayer: CustomStringConvertible {
  /// The animation and the range, such as `easeOut(0.35 s) during 0...0.5`.
  public var description: String { "\(animation) during \(range)" }
}
