import TransitionKit

extension Part {
  static let appearance: [Part] = [
    atomic(
      "opacity", "Opacity", "Appearance", "Fades the view in, and out.",
      [.fraction("opacity", 0)], code: "opacity(%0?)"
    ) { .opacity($0[0]) },
    atomic(
      "blur", "Blur", "Appearance", "Blurs the view while it is away.",
      [.points("radius", 10, 0, 60)], code: "blur(radius: %0?)"
    ) { .blur(radius: $0[0]) },
    atomic(
      "blurReplace", "Blur replace", "Appearance", "Blurs, fades and scales the view.",
      [.choice("configuration", ["downUp", "upUp"])], code: "blurReplace(%0?)"
    ) { .blurReplace($0.isOn(0) ? .upUp : .downUp) },
    atomic(
      "overlay", "Overlay", "Appearance", "Fades a colour over the view.",
      [.color("color", 0), .fraction("opacity", 0.4)], code: "overlay(%0c)"
    ) { .overlay($0.color(0)) },
    atomic(
      "brightness", "Brightness", "Appearance", "Makes the view brighter or darker.",
      [.number("amount", 0.5, -1, 1)], code: "brightness(%0)"
    ) { .brightness($0[0]) },
    atomic(
      "contrast", "Contrast", "Appearance", "Changes the contrast of the view.",
      [.number("amount", 0.5, 0, 3)], code: "contrast(%0)"
    ) { .contrast($0[0]) },
    atomic(
      "saturation", "Saturation", "Appearance", "Makes the view greyer, or more colourful.",
      [.number("amount", 0, 0, 3)], code: "saturation(%0)"
    ) { .saturation($0[0]) },
    atomic(
      "hueRotation", "Hue rotation", "Appearance", "Rotates the hues of the view.",
      [.degrees("angle", 120)], code: "hueRotation(%0)"
    ) { .hueRotation($0.angle(0)) },
    atomic(
      "grayscale", "Grayscale", "Appearance", "Takes the colors of the view towards grey.",
      [.fraction("amount", 1)], code: "grayscale(%0)"
    ) { .grayscale($0[0]) },
    atomic(
      "background", "Background", "Appearance",
      "Fades a colour behind the view, where that is not opaque.",
      [.color("color", 0xFFB0_20), .fraction("opacity", 1)], code: "background(%0c)"
    ) { .background($0.color(0)) },
    atomic(
      "border", "Border", "Appearance", "Fades a border inside the edges of the view.",
      [.color("color", 0x3F57_E0), .fraction("opacity", 1), .points("width", 8, 0, 60)],
      code: "border(%0c, width: %2?1)"
    ) { .border($0.color(0), width: $0[2]) },
    atomic(
      "shadow", "Shadow", "Appearance", "Fades a shadow under the view.",
      [
        .fraction("opacity", 0.3), .points("radius", 10, 0, 60), .points("x", 0, -60, 60),
        .points("y", 0, -60, 60),
      ], code: "shadow(opacity: %0?, radius: %1, x: %2?, y: %3?)"
    ) { .shadow(opacity: $0[0], radius: $0[1], x: $0[2], y: $0[3]) },
    atomic(
      "shadowColor", "Coloured shadow", "Appearance", "Fades a shadow of a colour under the view.",
      [
        .color("color", 0x7A48_EA), .fraction("opacity", 0.8), .points("radius", 20, 0, 60),
        .points("x", 0, -60, 60), .points("y", 0, -60, 60),
      ], code: "shadow(color: %0c, radius: %2, x: %3?, y: %4?)"
    ) { .shadow(color: $0.color(0), radius: $0[2], x: $0[3], y: $0[4]) },
  ]
}
