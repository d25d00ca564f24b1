import TransitionKit

/// The time of a document that plays a timeline, shows its end for a while, and starts again.
struct PlaybackLoop {
  let duration: Double

  /// The time from one start to the next.
  var length: Double { duration + 1 }

  /// By how many seconds what jumps comes earlier, so that it has jumped when it should; at the start, and
  /// after the end, later.
  var jumpDistance: Double { max(duration, 1e-3) * 1e-6 }

  /// Elements that animate attributes of the element that they are put into.
  ///
  /// - Parameters:
  ///   - completed: the state after the end; nil if the last one stays.
  ///   - transform: the kind of transform that the attributes are, if they are one.
  ///   - attributes: the same names for every state.
  func animations(
    _ keys: [StateKeys.Key], completed: PropertyState?, transform: String? = nil,
    _ attributes: (PropertyState) -> [(name: String, value: String)]
  ) -> [SVGElement] {
    let keys = complete(keys, completed)
    let values = keys.map { attributes($0.state) }
    guard let first = values.first else { return [] }
    return first.indices.compactMap { index in
      let texts = values.map { $0[index].value }
      guard texts.contains(where: { $0 != texts[0] }) else { return nil }
      // A key between two of the same value as its own says nothing.
      let kept = keys.indices.filter { place in
        place == 0 || place == keys.count - 1 || texts[place] != texts[place - 1]
          || texts[place] != texts[place + 1]
      }
      return element(
        first[index].name, transform: transform, kept.map { keys[$0] }, kept.map { texts[$0] })
    }
  }

  /// Makes an element visible until the end.
  var disappearance: SVGElement { visibility("visible;hidden") }

  /// Makes an element visible after the end.
  var appearance: SVGElement { visibility("hidden;visible") }

  /// Makes an element be there between two times of the timeline; without an end until the next start.
  func turn(from start: Double, to end: Double?) -> SVGElement {
    var (times, values) = (["0"], [start > 0 ? "none" : "inline"])
    if start > 0 {
      times.append(place(start))
      values.append("inline")
    }
    if let end {
      times.append(place(end))
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
        "calcMode": "discrete", "keyTimes": "0;\(place(duration + jumpDistance))",
        "values": values,
      ])
  }

  private var seconds: String { decimal(length, 9) + "s" }

  private func place(_ time: Double) -> String { decimal(time / length, 12) }

  /// The keys from the start of the loop to its end.
  private func complete(_ keys: [StateKeys.Key], _ completed: PropertyState?) -> [StateKeys.Key] {
    guard let first = keys.first, let last = keys.last else { return [] }
    var result: [StateKeys.Key] = []
    for (index, key) in keys.enumerated() {
      var key = key
      let lands = index > 0 && keys[index - 1].time >= key.time
      let leaves = index + 1 < keys.count && keys[index + 1].time <= key.time
      if lands || leaves {
        if key.time > 0 {
          key.time -= jumpDistance
        } else {
          if leaves, !lands { result.append(key) }
          key.time = jumpDistance
        }
      }
      result.append(key)
    }
    if first.time > 0 { result.insert(StateKeys.Key(time: 0, state: first.state), at: 0) }
    let end = duration + jumpDistance
    if let completed {
      result.append(StateKeys.Key(time: end, state: last.state))
      result.append(StateKeys.Key(time: end, state: completed))
      result.append(StateKeys.Key(time: length, state: completed))
    } else {
      result.append(StateKeys.Key(time: length, state: last.state))
    }
    return result
  }

  private func element(
    _ attribute: String, transform: String?, _ keys: [StateKeys.Key], _ values: [String]
  ) -> SVGElement {
    var element = SVGElement(
      transform == nil ? "animate" : "animateTransform",
      ["attributeName": attribute, "dur": seconds, "repeatCount": "indefinite"])
    if let transform { element.set("type", transform) }
    let ways = keys.dropLast()
    if ways.contains(where: { $0.curve != nil }) {
      element.set("calcMode", "spline")
      let splines = ways.map { key in
        guard let (start, end) = key.curve else { return "0 0 1 1" }
        return [start.x, start.y, end.x, end.y].map { decimal($0, 9) }.joined(separator: " ")
      }
      element.set("keySplines", splines.joined(separator: ";"))
    }
    let times = keys.enumerated().map { index, key in
      index == 0 ? "0" : index == keys.count - 1 ? "1" : place(key.time)
    }
    element.set("keyTimes", times.joined(separator: ";"))
    element.set("values", values.joined(separator: ";"))
    return element
  }
}
