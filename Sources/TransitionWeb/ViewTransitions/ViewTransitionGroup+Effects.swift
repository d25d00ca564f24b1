import TransitionExport
import TransitionKit

extension ViewTransitionGroup {
  /// What the group of a picture does by itself.
  private static let geometry: Set<ViewProperty> = [
    .opacity, .translation, .scale, .rotation, .anchor, .perspective, .zPosition, .doubleSided,
    .frame, .layoutScale,
  ]

  /// What a view does to itself only, and not to the pictures of what is in it.
  static let ownEffects = geometry.union([.cornerRadius, .borderColor, .shadow, .shadowColor])

  /// What applies to both pictures together.
  private static let effects = Set(ViewProperty.filters).union([
    .cornerRadius, .clip, .clipRadius, .shadow, .shadowColor,
  ])

  /// Adds corners, filters, clips and shadows of the element itself, which apply to both pictures together.
  mutating func addEffects(_ source: Source) {
    guard let index = source.indices[view] else { return }
    let timeline = presentation.timeline
    let style = ElementStyle(
      index: index, of: timeline, source.frames, size: presentation.frame(of: view).size, order: 0,
      hasPieces: false, translatesFrames: true, source.reader, names: source.names,
      tolerance: source.tolerance)
    let moving = (source.tracks[view] ?? []).filter { $0.moves }
    let names = ["border-radius", "clip-path", "filter", "box-shadow"]
    let isClipped = moving.contains { [.clip, .clipRadius].contains($0.property) }
    for animation in style.animations(.element)
    where names.contains(animation.property) && (animation.property != "clip-path" || isClipped) {
      imagePair.add(animation)
      if animation.property == "border-radius" {
        imagePair.declarations.override(with: [("overflow", "clip")])
      }
    }
    for entry in style.entries where Self.effects.contains(entry.property) {
      if moving.contains(where: { $0.property == entry.property }) { report(entry) }
    }
    let label = view.label
    for track in moving {
      let rest = track.keyframes[timeline.isReversed ? 0 : track.keyframes.count - 1].value
      switch track.property {
      case .cornerRadius:
        accuracy.omissions.append(
          "\(label).cornerRadius where it is smaller than in its page, of which the browser takes a picture"
        )
      case .overlay:
        accuracy.omissions.append("\(label).overlay: nothing is between two pictures")
      case _ where Self.effects.contains(track.property):
        if track.property.visible(rest) != track.property.identityVector {
          accuracy.omissions.append(
            "\(label).\(track.property) at rest, which its picture has, too")
        }
      case _ where track.property.isFilter:
        accuracy.omissions.append("\(label).\(track.property): \(ViewProperty.missingFilter)")
      case .borderColor: break
      case _ where Self.geometry.contains(track.property) || track.property.isCustom: break
      default:
        accuracy.omissions.append("\(label).\(track.property): a picture has none of its own")
      }
    }
    if !source.frames.first.pieces(of: view).isEmpty {
      accuracy.omissions.append("the pieces of \(label): it is one picture")
    }
  }
}
