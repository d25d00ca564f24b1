import TransitionKit
import TransitionTestCases
import XCTest

final class PropertyTableTests: XCTestCase {
  /// The table of section 4 of the design, written down once more.
  private let rows: [(ViewProperty, String, [String], Composition, PropertyValue)] = [
    (.opacity, "opacity", [""], .multiply, 1),
    (.translation, "translation", ["dx", "dy", "dz"], .add, [0, 0, 0]),
    (.scale, "scale", ["x", "y", "z"], .multiply, [1, 1, 1]),
    (.rotation, "rotation", ["x", "y", "z"], .add, [0, 0, 0]),
    (.anchor, "anchor", ["x", "y"], .constant, [0.5, 0.5]),
    (.perspective, "perspective", [""], .constant, 0),
    (.zPosition, "zPosition", [""], .constant, 0),
    (.doubleSided, "doubleSided", [""], .constant, 1),
    (.frame, "frame", ["x", "y", "width", "height"], .add, [0, 0, 0, 0]),
    (.layoutScale, "layoutScale", ["x", "y"], .multiply, [1, 1]),
    (.cornerRadius, "cornerRadius", [""], .add, 0),
    (.blur, "blur", [""], .add, 0),
    (.clip, "clip", ["top", "left", "bottom", "right"], .add, [0, 0, 0, 0]),
    (.clipRadius, "clipRadius", [""], .add, 0),
    (.brightness, "brightness", [""], .add, 0),
    (.contrast, "contrast", [""], .multiply, 1),
    (.saturation, "saturation", [""], .multiply, 1),
    (.hueRotation, "hueRotation", [""], .add, 0), (.grayscale, "grayscale", [""], .add, 0),
    (.background, "background", ["red", "green", "blue", "alpha"], .replace, [0, 0, 0, 0]),
    (.overlay, "overlay", ["red", "green", "blue", "alpha"], .replace, [0, 0, 0, 0]),
    (.borderWidth, "borderWidth", [""], .add, 0),
    (.borderColor, "borderColor", ["red", "green", "blue", "alpha"], .replace, [0, 0, 0, 0]),
    (.shadow, "shadow", ["opacity", "radius", "dx", "dy"], .replace, [0, 0, 0, 0]),
    (.shadowColor, "shadowColor", ["red", "green", "blue", "alpha"], .replace, [0, 0, 0, 1]),
  ]

  func testEachPropertyHasTheRowOfTheDesign() {
    XCTAssertEqual(ViewProperty.allCases, rows.map { $0.0 })
    for (property, name, components, composition, identity) in rows {
      XCTAssertEqual(property.name, name)
      XCTAssertEqual(property.componentNames, components, name)
      XCTAssertEqual(property.componentCount, components.count, name)
      XCTAssertEqual(property.composition, composition, name)
      XCTAssertEqual(property.identity, identity, name)
      XCTAssertEqual(PropertyState.rest[property], identity, name)
    }
  }

  func testEachPropertyKeepsWhatIsWritten() {
    for (property, name, components, _, _) in rows where property != .doubleSided {
      var state = PropertyState()
      let value = PropertyValue(components.indices.map { Double($0) + 0.25 })
      state[property] = value
      XCTAssertEqual(state[property], value, name)
      XCTAssertEqual(Array(state.written), [property], name)
      XCTAssertFalse(state.isAtRest, name)
    }
  }
}
