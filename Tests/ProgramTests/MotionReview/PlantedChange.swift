import Foundation

/// A golden in which one number becomes 1 % larger.
struct PlantedChange {
  /// What the differences have to be about, such as `view.opacity`.
  let subject: String
  let old: String
  let new: String

  /// - Parameter text: the golden, with the number in curly brackets.
  private init(_ subject: String, _ text: String) {
    self.subject = subject
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "{" || $0 == "}" }.map(
      String.init)
    let number = Double(parts[1]) ?? .nan
    old = parts.joined()
    new = parts[0] + String(format: "%.6g", number * 1.01) + parts[2]
  }

  /// Every kind of number that a golden has.
  static let all = values + timings + paths + wholes

  private static func view(_ subject: String, _ lines: String) -> PlantedChange {
    PlantedChange("view.\(subject)", GoldenSample.text("view, insertion\n  " + lines))
  }

  /// The value that a property starts with.
  private static let values = [
    ("opacity", "{0.4} -> 1"), ("translation.dx", "{300} -> 0"), ("translation.dy", "{-40} -> 0"),
    ("translation.dz", "{25} -> 0"), ("scale.x", "{0.5} -> 1"), ("scale.y", "{1.2} -> 1"),
    ("scale.z", "{0.9} -> 1"), ("rotation.x", "{80}° -> 0°"), ("rotation.y", "{-30}° -> 0°"),
    ("rotation.z", "{12}° -> 0°"), ("anchor.x", "{0.2}"), ("anchor.y", "{0.9}"),
    ("perspective", "{0.0013}"), ("zPosition", "{3}"), ("frame.x", "{20} -> 0"),
    ("frame.y", "{340} -> 0"), ("frame.width", "{-40} -> 0"), ("frame.height", "{-230} -> 0"),
    ("layoutScale.x", "{0.5} -> 1"), ("layoutScale.y", "{0.25} -> 1"),
    ("cornerRadius", "{12} -> 0"), ("blur", "{8} -> 0"), ("clip.top", "{0.1} -> 0"),
    ("clip.left", "{0.2} -> 0"), ("clip.bottom", "{0.3} -> 0"), ("clip.right", "{0.4} -> 0"),
    ("clipRadius", "{9} -> 0"), ("brightness", "{0.2} -> 0"), ("contrast", "{0.6} -> 1"),
    ("saturation", "{0.7} -> 1"), ("hueRotation", "{40}° -> 0°"), ("grayscale", "{0.7} -> 0"),
    ("shadow.opacity", "{0.5} -> 0"),
    ("shadow.radius", "{5} -> 0"),
    ("shadow.dx", "{2} -> 0"), ("shadow.dy", "{4} -> 0"), ("overlay.alpha", "{0.3} -> 0"),
    ("background.alpha", "{0.3} -> 0"), ("borderWidth", "{3} -> 0"),
    ("borderColor.alpha", "{0.5} -> 0"), ("shadowColor.red", "{0.5} -> 0"),
  ].map { name, ends in
    view(name, "\(name) \(ends)" + (ends.contains("->") ? "; linear from 0 s to 1 s" : ""))
  }

  private static let timings = [
    "linear from {0.1} s to 1 s", "easeIn from 0 s to {0.8} s", "at {0.5} s",
    "spring(duration {0.5} s, bounce 0.2) from 0 s to 1 s",
    "spring(duration 0.5 s, bounce {0.2}) from 0 s to 1 s",
    "spring(duration 0.5 s, bounce 0.2) with initial velocity {4}/s from 0 s to 1 s",
    "bezier({0.3}, 0.2, 0.6, 0.9) from 0 s to 1 s", "bezier(0.3, {0.2}, 0.6, 0.9) from 0 s to 1 s",
    "bezier(0.3, 0.2, {0.6}, 0.9) from 0 s to 1 s", "bezier(0.3, 0.2, 0.6, {0.9}) from 0 s to 1 s",
    "piecewiseLinear(0 0, {0.4} 0.7, 1 1) from 0 s to 1 s",
    "piecewiseLinear(0 0, 0.4 {0.7}, 1 1) from 0 s to 1 s",
    "spring(duration 0.5 s, bounce 0.2) delayed {0.1} s from 0 s to 1 s",
    "spring(duration 0.5 s, bounce 0.2) at speed {2} from 0 s to 1 s",
    "spring(duration 0.5 s, bounce 0.2), at rate {2} from 0 s to 1 s",
    "spring(duration 0.5 s, bounce 0.2) logically complete after {0.2} s from 0 s to 1 s",
    "easeOut({0.3} s) repeated 2 times from 0 s to 1 s",
    "easeOut(0.3 s), eased by bezier(0.3, {0.2}, 0.6, 0.9) from 0 s to 1 s",
  ].map { view("opacity", "opacity 0 -> 1; \($0)") }

  private static let paths = [
    "linear from 0 s to 1 s; parabola off by dy {30}",
    "linear from 0 s to 1 s; path\n    0: dx 90\n    0.5: dx {70}\n    1: rest",
    "linear from 0 s to 1 s; keyframes\n    from dx 90\n    linear to dx {20} in 0.5 s\n"
      + "    linear to rest in 0.5 s",
    "linear from 0 s to 1 s; keyframes\n    from dx 90\n    linear to dx 20 in {0.5} s\n"
      + "    linear to rest in 0.5 s",
    "linear from 0 s to 1 s; keyframes\n    from dx 90\n    cubic to dx 20 in 0.5 s; velocity rest -> "
      + "dx {40}\n    linear to rest in 0.5 s",
    "linear from 0 s to 1 s; keyframes\n    from dx 90\n    spring(duration 0.3 s, bounce {0.2}) to dx 20 "
      + "in 0.5 s; velocity rest\n    linear to rest in 0.5 s",
    "linear from 0 s to 1 s; afterwards dx {10}",
  ].map { view("translation", "translation.dx 90 -> 0; \($0)") }

  /// What is not about one property of a view.
  private static let wholes = [
    PlantedChange(
      "the motion lasts",
      GoldenSample.slide.replacingOccurrences(of: "duration 1 s", with: "duration {1.2} s")),
    PlantedChange(
      "the motion happens in a container",
      GoldenSample.slide.replacingOccurrences(of: "container 390", with: "container {390}")),
    PlantedChange(
      "view rests with the frame",
      GoldenSample.text(
        "view, insertion\n  opacity 0 -> 1; linear from 0 s to 1 s",
        header: GoldenSample.usualHeader + "\nframe of view: 200 x {100} at (20, 30)")),
    PlantedChange(
      "lake rests with the frame",
      GoldenSample.text(
        "element \"lake\", removal\n  opacity 1 -> 0; linear from 0 s to 1 s",
        header: GoldenSample.usualHeader.replacingOccurrences(of: "view", with: "element \"lake\"")
          + "\nrest of element \"lake\": 350 x 190 at ({20}, 130)")),
    PlantedChange(
      "lake is present until",
      GoldenSample.text(
        "element \"lake\", removal\n  present 0 s to {0.6} s\n  opacity 1 -> 0; linear from 0 s to 1 s",
        header: GoldenSample.usualHeader.replacingOccurrences(of: "view", with: "element \"lake\""))
    ),
    PlantedChange(
      "view piece 1 shows the part",
      GoldenSample.text(
        "view, removal\n\npiece 0 of view, removal, region 1 x 0.5 at (0, 0)\n  opacity 1 -> 0; linear "
          + "from 0 s to 1 s\npiece 1 of view, removal, region 1 x 0.5 at (0, {0.5})\n  opacity 1 -> 0; "
          + "linear from 0 s to 1 s")),
    PlantedChange(
      "view.progress",
      GoldenSample.text(
        "view, insertion\n  \"progress\" {20} -> 100; linear from 0 s to 1 s",
        header: GoldenSample.usualHeader + "\nproperty \"progress\", replace, at rest 100")),
    PlantedChange(
      "origin.opacity",
      GoldenSample.text(
        "origin, removal\n  opacity 1 -> {0.2}; linear from 0 s to 1 s\n\ndestination, insertion\n"
          + "  opacity 0 -> 1; linear from 0 s to 1 s",
        header: GoldenSample.usualHeader.replacingOccurrences(
          of: "view", with: "origin, destination"))),
    PlantedChange(
      "view.translation",
      GoldenSample.text(
        "view, insertion\n  translation.dx 100 -> 0; linear from 0 s to 1 s\n"
          + "  translation.dx {30} -> 0; easeIn from 0 s to 1 s")),
  ]
}
