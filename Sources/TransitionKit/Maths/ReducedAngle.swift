/// An angle less the nearest multiple of π/2, as a sum of two numbers of which the first is at most π/4.
struct ReducedAngle {
  let high: Double
  let low: Double
  /// How many times π/2 was subtracted. Only the last two bits matter.
  let quadrant: UInt64
}

extension ReducedAngle {
  /// π/2 is subtracted in three parts, of which the first two have 43 bits, so that their products with up to 1024 are
  /// exact; the parts differ from π/2 by 2^-142.
  ///
  /// Source: W. J. Cody and W. Waite, "Software manual for the elementary functions", 1980.
  @inline(__always)
  init(_ angle: Double) {
    guard abs(angle) < 1608 else {
      self.init(large: angle)
      return
    }
    // A number this large has no places after the point, so the sum is rounded to a whole number.
    let shifted = angle * 0x1.45f306dc9c883p-1 + 0x1.8p52
    let count = shifted - 0x1.8p52
    let first = DoublePair(
      angle - count * 0x1.921fb54442c00p+0, plus: -(count * 0x1.18469898cc400p-44))
    let second = DoublePair(first.high, plus: first.low - count * 0x1.1701b839a2520p-88)
    self.init(high: second.high, low: second.low, quadrant: shifted.bitPattern)
  }

  /// The angle, as a whole number m times a power of two, times the bits of 2/π of which the product matters: those
  /// before them make multiples of 2π.
  ///
  /// Source: M. H. Payne and R. N. Hanek, "Radian reduction for trigonometric functions", 1983.
  @inline(never)
  private init(large angle: Double) {
    guard angle.isFinite else {
      self.init(high: .nan, low: 0, quadrant: 0)
      return
    }
    let m = angle.significandBitPattern | 1 << 52
    let (upper, lower) = (m >> 32, m & 0xFFFF_FFFF)
    // The bits from that of 4 times 2^-52 on, in words of 32 bits.
    let start = Int(angle.exponent) - 52 - 2 + 64
    let (word, shift) = (start >> 5, UInt64(start & 31))
    func bits(_ index: Int) -> UInt64 {
      let two = Self.twoOverPi[word + index] << 32 | Self.twoOverPi[word + index + 1]
      return two >> (32 - shift) & 0xFFFF_FFFF
    }
    // The product, which counts multiples of π/2, modulo 4.
    var product: [UInt64] = [0, 0, 0, 0, 0, 0]
    var carry: UInt64 = 0
    for index in product.indices.reversed() {
      let (a, b) = (lower * bits(index), upper * bits(index + 1))
      let sum = carry + (a & 0xFFFF_FFFF) + (b & 0xFFFF_FFFF)
      product[index] = sum & 0xFFFF_FFFF
      carry = sum >> 32 + a >> 32 + b >> 32
    }
    let count = (product[0] + 1 << 29) >> 30
    // The digits after the point, of which the first one is negative from a half on.
    var fraction = DoublePair(0)
    var unit = 0x1p-32
    for index in 0..<5 {
      let digit = (product[index] << 2 | product[index + 1] >> 30) & 0xFFFF_FFFF
      let signed = index == 0 ? Double(Int32(truncatingIfNeeded: digit)) : Double(digit)
      fraction = (fraction + DoublePair(signed * unit)).normalized
      unit *= 0x1p-32
    }
    let rest = (fraction * .halfPi).normalized
    let isNegative = angle < 0
    self.init(
      high: isNegative ? -rest.high : rest.high, low: isNegative ? -rest.low : rest.low,
      quadrant: isNegative ? 0 &- count : count)
  }

  /// 2/π in words of 32 bits, after two words of zeros. They were computed with mpmath.
  private static let twoOverPi: [UInt64] = [
    0, 0, 0xA2F9_836E, 0x4E44_1529, 0xFC27_57D1, 0xF534_DDC0,
    0xDB62_9599, 0x3C43_9041, 0xFE51_63AB, 0xDEBB_C561, 0xB724_6E3A, 0x424D_D2E0,
    0x0649_2EEA, 0x09D1_921C, 0xFE1D_EB1C, 0xB129_A73E, 0xE882_35F5, 0x2EBB_4484,
    0xE99C_7026, 0xB45F_7E41, 0x3991_D639, 0x8353_39F4, 0x9C84_5F8B, 0xBDF9_283B,
    0x1FF8_97FF, 0xDE05_980F, 0xEF2F_118B, 0x5A0A_6D1F, 0x6D36_7ECF, 0x27CB_09B7,
    0x4F46_3F66, 0x9E5F_EA2D, 0x7527_BAC7, 0xEBE5_F17B, 0x3D07_39F7, 0x8A52_92EA,
    0x6BFB_5FB1, 0x1F8D_5D08, 0x5603_3046, 0xFC7B_6BAB, 0xF0CF_BC20,
  ]
}
