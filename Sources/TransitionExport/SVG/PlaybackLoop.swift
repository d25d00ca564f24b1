import TransitionKit

/// The timing of a document that plays a timeline, shows its end for a second, and repeats.
struct PlaybackLoop {
  let duration: Double

  /// The time from one start to the next.
  var length: Double { duration + 1 }

  /// By how many seconds a jump comes earlier, so that the frame at its time is the one after it; at the start and
  /// after the end it comes later.
  var jumpDistance: Double { max(duration, 1e-3) * 1e-6 }

  /// Elements that animate attributes of their parent.
  ///
  /// - Parameters:
  ///   - completed: the state after the end; nil if it is the last one.
  ///   - transform: the type of the transform, for attributes that are one.
  ///   - attributes: the attributes of a state, with the same names for every state.
  func animations(
    _ keyframes: [StateKeyframe], completed: PropertyState?, transform: String? = nil,
    _ attributes: (PropertyState) -> [(name: String, value: String)]
  ) -> [SVGElement] {
    let keyframes = complete(keyframes, completed)
    let values = keyframes.map { attributes($0.state) }
    guard let first = values.first else { return [] }
    return first.indices.compactMap { index in
      let texts = values.map { $0[index].value }
      guard texts.contains(where: { $0 != texts[0] }) else { return nil }
      // A keyframe between two with the same value is redundant.
      let kept = keyframes.indices.filter { index in
        index == 0 || index == keyframes.count - 1 || texts[index] != texts[index - 1]
          || texts[index] != texts[index + 1]
      }
      return element(
        first[index].name, transform: transform, kept.map { keyframes[$0] }, kept.map { texts[$0] })
    }
  }

  /// An animation that makes an element visible until the end.
  var disappearance: SVGElement { visibility("visible;hidden") }

  /// An animation that makes an element visible after the end.
  var appearance: SVGElement { visibility("hidden;visible") }

  /// An animation that displays an element between two times; without an end until the next start.
  func displayAnimation(from start: Double, to end: Double?) -> SVGElement {
    var (times, values) = (["0"], [start > 0 ? "none" : "inline"])
    if start > 0 {
      times.append(keyTime(start))
      values.append("inline")
    }
    if let end {
      times.append(keyTime(end))
      values.append("none")
    }
    return SVGElement(
      "animate",
      [
        "attributeName": "display", "dur": seconds, "repeatCount": "indefinite",
        "calcMode": "discrete", "keyTimes": times.joined(separator: ";"),
        "values": values.joined(separator: ";"),
      ])
  }

  private func visibility(_ values: String) -> SVGElement {
    SVGElement(
      "animate",
      [
        "attributeName": "visibility", "dur": seconds, "repeatCount": "indefinite",
        "calcMode": "discrete", "keyTimes": "0;\(keyTime(duration + jumpDistance))",
        "values": values,
      ])
  }

  private var seconds: String { decimal(length, 9) + "s" }

  private func keyTime(_ time: Double) -> String { decimal(time / length, 12) }

  /// The keyframes from the start of the loop to its end.
  private func complete(_ keyframes: [StateKeyframe], _ completed: PropertyState?)
    -> [StateKeyframe]
  {
    guard let first = keyframes.first, let last = keyframes.last else { return [] }
    var result: [StateKeyframe] = []
    for (index, keyframe) in keyframes.enumerated() {
      var keyframe = keyframe
      let isAfterJump = index > 0 && keyframes[index - 1].time >= keyframe.time
      let isBeforeJump =
        index + 1 < keyframes.count && keyframes[index + 1].time <= keyframe.time
      if isAfterJump || isBeforeJump {
        if keyframe.time > 0 {
          keyframe.time -= jumpDistance
        } else {
          if isBeforeJump, !isAfterJump { result.append(keyframe) }
          keyframe.time = jumpDistance
        }
      }
      result.append(keyframe)
    }
    if first.time > 0 { result.insert(StateKeyframe(time: 0, state: first.state), at: 0) }
    let end = duration + jumpDistance
    if let completed {
      result.append(StateKeyframe(time: end, state: last.state))
      result.append(StateKeyframe(time: end, state: completed))
      result.append(StateKeyframe(time: length, state: completed))
    } else {
      result.append(StateKeyframe(time: length, state: last.state))
    }
    return result
  }

  private func element(
    _ attribute: String, transform: String?, _ keyframes: [StateKeyframe], _ values: [String]
  ) -> SVGElement {
    var element = SVGElement(
      transform == nil ? "animate" : "animateTransform",
      ["attributeName": attribute, "dur": seconds, "repeatCount": "indefinite"])
    if let transform { element.set("type", transform) }
    let starts = keyframes.dropLast()
    if starts.contains(where: { $0.curve != nil }) {
      element.set("calcMode", "spline")
      let splines = starts.map { keyframe in
        guard let (start, end) = keyframe.curve else { return "0 0 1 1" }
        return [start.x, start.y, end.x, end.y].map { decimal($0, 9) }.joined(separator: " ")
      }
      element.set("keySplines", splines.joined(separator: ";"))
    }
    let times = keyframes.enumerated().map { index, keyframe in
      index == 0 ? "0" : index == keyframes.count - 1 ? "1" : keyTime(keyframe.time)
    }
    element.set("keyTimes", times.joined(separator: ";"))
    element.set("values", values.joined(separator: ";"))
    return element
  }
}
