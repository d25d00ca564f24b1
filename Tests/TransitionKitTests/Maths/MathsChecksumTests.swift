import TransitionKit
import TransitionTestSupport
import XCTest

final class MathsChecksumTests: XCTestCase {
  /// The claim is that the results are the same on every host, and in every build. So our own numbers are right
  /// here, where no independent source can have them: if they change, the frames of every host change with them.
  func testResultsAreTheSameToTheBitOnEveryHost() {
    let checksums: [String: UInt64] = [
      "exp": 0x54B1_24B5_EBC5_C77B,
      "expMinusOne": 0x69E1_4DA0_C0A0_EFA6,
      "log": 0xE13B_B4D0_3597_F5BA,
      "log10": 0x67A4_9961_40E4_CAF0,
      "sin": 0x2936_46DC_F025_616E,
      "cos": 0xE56D_38DE_7DD3_01EA,
      "the sine of sinAndCos": 0x7EC1_D901_CA8D_9C1B,
      "the cosine of sinAndCos": 0xB1C1_669D_DE9F_88C0,
      "atan": 0x89D4_13AD_7586_F6F0,
      "atan2": 0x4BEC_82B4_BD40_DAEE,
      "asin": 0x94E0_7E9C_A2DF_CEEE,
      "acos": 0x2B7E_431F_A0BE_8FAF,
      "atanh": 0x0F87_CBAE_D78F_FF30,
      "cbrt": 0x9616_2D66_5A6A_0DD0,
      "pow": 0x230C_46F3_706F_247D,
    ]
    for function in MathsFunction.all {
      var generator = SeededGenerator(seed: 1)
      var checksum: UInt64 = 0
      for _ in 0..<20_000 {
        let (x, y) = function.arguments(using: &generator)
        checksum = (checksum << 5 | checksum >> 59) ^ function.function(x, y).bitPattern
        checksum = checksum &* 0x9E37_79B9_7F4A_7C15
      }
      XCTAssertEqual(
        checksum, checksums[function.name], "\(function.name): 0x\(String(checksum, radix: 16))")
    }
  }
}
