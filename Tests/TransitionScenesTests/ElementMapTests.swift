// It looks into the engine, which only a debug build allows; `.ci/full laws` runs all of its cases.
#if DEBUG
  import TransitionKit
  import TransitionTestSupport
  import XCTest

  @testable import TransitionScenes

  final class ElementMapTests: XCTestCase {
    func testAMapHasTheValuesOfADictionaryAfterAnyCalls() {
      var calls = 0
      for seed in UInt64(1)...60 {
        var generator = SeededGenerator(seed: seed)
        var map: ElementMap<[Int]> = [:]
        var dictionary: [ElementIndex: [Int]] = [:]
        // Few elements cross the number up to which entries are searched one by one, many leave gaps.
        let elements = seed.isMultiple(of: 2) ? 12 : 300
        for number in 0..<400 {
          let element = ElementIndex(Int.random(in: 0..<elements, using: &generator))
          switch Int.random(in: 0..<20, using: &generator) {
          case 0..<7:
            map[element] = [number]
            dictionary[element] = [number]
          case 7..<12:
            map[element] = nil
            dictionary[element] = nil
          case 12..<15:
            map[element]?.append(number)
            dictionary[element]?.append(number)
          case 15..<17:
            map[element, default: []].append(number)
            dictionary[element, default: []].append(number)
          case 17..<19:
            XCTAssertEqual(
              map.removeValue(forKey: element), dictionary.removeValue(forKey: element),
              "seed \(seed)")
          default:
            guard Int.random(in: 0..<10, using: &generator) == 0 else { continue }
            map.removeAll()
            dictionary.removeAll()
          }
          calls += 1
          guard map[element] == dictionary[element], map.count == dictionary.count,
            !number.isMultiple(of: 8) || areEqual(map, dictionary, elements)
          else { return XCTFail("seed \(seed), call \(number)") }
        }
      }
      print("\(calls) calls of maps of elements")
    }

    func testAnEntryThatIsRemovedGivesItsPlaceToTheLastOne() {
      var map: ElementMap<Int> = [:]
      for number in 0..<4 { map[ElementIndex(number)] = number }
      map[ElementIndex(1)] = nil
      XCTAssertEqual(map.keys, [0, 3, 2].map { ElementIndex($0) })
      XCTAssertEqual(map.index(forKey: ElementIndex(3)), 1)
    }

    private func areEqual(
      _ map: ElementMap<[Int]>, _ dictionary: [ElementIndex: [Int]], _ elements: Int
    ) -> Bool {
      guard map.isEmpty == dictionary.isEmpty, Set(map.keys) == Set(dictionary.keys),
        map.allSatisfy({ dictionary[$0.key] == $0.value })
      else { return false }
      return (0..<elements).allSatisfy { map[ElementIndex($0)] == dictionary[ElementIndex($0)] }
    }
  }
#endif
