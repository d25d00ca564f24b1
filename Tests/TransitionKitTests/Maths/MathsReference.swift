/// Values of the elementary functions, computed with mpmath 1.3 and at least 60 digits.
///
/// Among the angles are those doubles that are nearest to multiples of π/2, as continued fractions find them; the
/// nearest of all is 5.319372648326541e255 (J.-M. Muller, "Elementary functions", 2006). Numbers with many digits are
/// hexadecimal, because compilers round the others twice on some processors.
enum MathsReference {
  /// The value of a function as the sum of the nearest number and what is missing.
  struct Case: Sendable {
    let x: Double
    var y = 0.0
    let value: Double
    let rest: Double

    init(_ x: Double, is value: Double, _ rest: Double) {
      (self.x, self.value, self.rest) = (x, value, rest)
    }

    init(_ x: Double, _ y: Double, is value: Double, _ rest: Double) {
      (self.x, self.y, self.value, self.rest) = (x, y, value, rest)
    }
  }

  static let exp: [Case] = [
    Case(0x1.56e1fc2f8f359p-997, is: 1.0, 0.0),
    Case(-0x1.70ef54646d497p-57, is: 1.0, -0x1.70ef54646d497p-57),
    Case(0x1.12e0be826d695p-30, is: 0x1.000000044b830p0, -0x1.7b444af5c26a7p-54),
    Case(0.1, is: 0x1.1aec7b35a00d4p0, -0x1.77d498b0e382ap-54),
    Case(-0x1.62e42fefa39eep-2, is: 0x1.6a09e667f3bcdp-1, -0x1.053b3dfe1791bp-60),
    Case(0x1.62e42fefa39efp-2, is: 0x1.6a09e667f3bccp0, 0x1.f68d3de197eeap-54),
    Case(0x1.62e42fefa39f0p-2, is: 0x1.6a09e667f3bcdp0, -0x1.3ed1b76ce8a92p-55),
    Case(0.5, is: 0x1.a61298e1e069cp0, -0x1.b4690082a4906p-55),
    Case(1.0, is: 0x1.5bf0a8b145769p1, 0x1.4d57ee2b1013ap-53),
    Case(-1.0, is: 0x1.78b56362cef38p-2, -0x1.ca8a4270fadf5p-57),
    Case(2.0, is: 0x1.d8e64b8d4ddaep2, -0x1.9e62e22efca4cp-53),
    Case(10.0, is: 0x1.5829dcf950560p14, -0x1.83e055cfea4bbp-40),
    Case(-37.5, is: 0x1.dd5c566301ec8p-55, -0x1.884835ad01ca7p-109),
    Case(100.0, is: 0x1.3494a9b171bf5p144, -0x1.4cf76bdb3376fp90),
    Case(-700.25, is: 0x1.af5fe9a485c8ep-1011, 696 * .leastNonzeroMagnitude),
    Case(707.99, is: 0x1.55020fc28c629p1021, -0x1.b3d4e6b300253p965),
    Case(708.01, is: 0x1.5be599717789dp1021, -0x1.d450f0c16bf7ep967),
    Case(0x1.62e42fefa39efp9, is: 0x1.fffffffffff2ap1023, 0x1.b0e263400d160p967),
    Case(-708.0, is: 0x1.7c8ab2288c9abp-1022, 0.0),
    Case(-0x1.6232bdd7abcd2p9, is: 0x1.000000000007cp-1022, -0.0),
    Case(-740.3, is: 63 * .leastNonzeroMagnitude, -0.0),
    Case(-745.1, is: 1 * .leastNonzeroMagnitude, -0.0),
  ]
  static let expMinusOne: [Case] = [
    Case(0x1.56e1fc2f8f359p-997, is: 0x1.56e1fc2f8f359p-997, 0.0),
    Case(-0x1.70ef54646d497p-57, is: -0x1.70ef54646d497p-57, 0x1.09d8792fb4c4ap-114),
    Case(0x1.12e0be826d695p-30, is: 0x1.12e0be84bbb51p-30, -0x1.709a9c30d68a7p-84),
    Case(-0x1.4f8b588e368f1p-17, is: -0x1.4f8aea9acf2c9p-17, -0x1.d0b5369fadd35p-71),
    Case(0.1, is: 0x1.aec7b35a00d3ap-4, 0x1.056ce9e38fac8p-59),
    Case(-0x1.62e42fefa39eep-2, is: -0x1.2bec333018866p-2, -0x1.053b3dfe1791bp-60),
    Case(0x1.62e42fefa39efp-2, is: 0x1.a827999fcef32p-2, -0x1.2e5843cd022b5p-59),
    Case(0.3584, is: 0x1.b962013b39db3p-2, -0x1.ff72a8de603b7p-57),
    Case(0x1.62e42fefa39f0p-2, is: 0x1.a827999fcef33p-2, 0x1.825c91262eadcp-56),
    Case(-0.4, is: -0x1.51979f31b1e25p-2, 0x1.fe394e18ab29cp-57),
    Case(0.5, is: 0x1.4c2531c3c0d38p-1, -0x1.b4690082a4906p-55),
    Case(1.0, is: 0x1.b7e151628aed3p0, -0x1.655023a9dfd8cp-54),
    Case(-1.0, is: -0x1.43a54e4e98864p-1, -0x1.ca8a4270fadf5p-57),
    Case(2.0, is: 0x1.98e64b8d4ddaep2, -0x1.9e62e22efca4cp-53),
    Case(10.0, is: 0x1.5825dcf950560p14, -0x1.83e055cfea4bbp-40),
    Case(-37.5, is: -1.0, 0x1.dd5c566301ec8p-55),
    Case(40.0, is: 0x1.a220d397972ebp57, -0x1.f2f27be2e954ap3),
    Case(-39.9, is: -1.0, 0x1.5a7104ddea036p-58),
    Case(100.0, is: 0x1.3494a9b171bf5p144, -0x1.4cf76bdb3376fp90),
    Case(709.78, is: 0x1.fe9ce5c4c52b4p1023, 0x1.a8a120488d827p969),
  ]
  static let log: [Case] = [
    Case(1 * .leastNonzeroMagnitude, is: -0x1.74385446d71c3p9, -0x1.8e569fa8ee781p-45),
    Case(
      20_240_225_330_731 * .leastNonzeroMagnitude, is: -0x1.64e69394d9508p9, -0x1.35918fe61c196p-47),
    Case(0x1.56e1fc2f8f359p-997, is: -0x1.5963447f87fb5p9, -0x1.aa670d35324e6p-46),
    Case(0.1, is: -0x1.26bb1bbb55515p1, -0x1.8b752b6b15c17p-53),
    Case(0.5, is: -0x1.62e42fefa39efp-1, -0x1.abc9e3b39803fp-56),
    Case(0x1.6a09e667f3bccp-1, is: -0x1.62e42fefa39f1p-2, 0x1.8d8f957c3d43cp-57),
    Case(0x1.6a09e667f3bcdp-1, is: -0x1.62e42fefa39eep-2, 0x1.716fdfdbc882ep-60),
    Case(0x1.fffffffffffffp-1, is: -0x1.0000000000000p-53, -0x1.0000000000000p-107),
    Case(0x1.0000000000001p0, is: 0x1.fffffffffffffp-53, 0x1.5555555555554p-158),
    Case(0.9999, is: -0x1.a3738d2cf1cc2p-14, 0x1.3694792ff3a76p-68),
    Case(1.0001, is: 0x1.a368d0657fcd4p-14, 0x1.06cf0548782dfp-69),
    Case(0x1.6a09e667f3bccp0, is: 0x1.62e42fefa39eep-2, -0x1.8d6e518e495a3p-56),
    Case(0x1.6a09e667f3bcdp0, is: 0x1.62e42fefa39f0p-2, 0x1.c2e0e1b1548c2p-56),
    Case(1.5, is: 0x1.9f323ecbf984cp-2, -0x1.a92e513217f5cp-59),
    Case(2.0, is: 0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56),
    Case(0x1.5bf0a8b145769p1, is: 1.0, -0x1.ea8556644e4cdp-55),
    Case(10.0, is: 0x1.26bb1bbb55516p1, -0x1.f48ad494ea3e9p-53),
    Case(0x1.0f0cf064dd592p73, is: 0x1.95414621954fep5, -0x1.b03ee44cc2161p-49),
    Case(0x1.fffffffffffffp1023, is: 0x1.62e42fefa39efp9, 0x1.a9c9e3b39803fp-46),
  ]
  static let log10: [Case] = [
    Case(1 * .leastNonzeroMagnitude, is: -0x1.434e6420f4374p8, 0x1.a0fae8e2e61bep-48),
    Case(0x1.56e1fc2f8f359p-997, is: -300.0, 0x1.9183449324080p-57),
    Case(0x1.0624dd2f1a9fcp-10, is: -3.0, 0x1.4d89c4fdd2bcbp-57),
    Case(0.1, is: -1.0, 0x1.bcb7b1526e50ep-56),
    Case(0.5, is: -0x1.34413509f79ffp-2, 0x1.9dc1da994fd21p-59),
    Case(0x1.fffffffffffffp-1, is: -0x1.bcb7b1526e50fp-55, 0x1.78ada0d839d88p-109),
    Case(0x1.0000000000001p0, is: 0x1.bcb7b1526e50dp-54, 0x1.512b4b307b350p-108),
    Case(1.5, is: 0x1.68a288b60b7fcp-3, 0x1.5b1121872a033p-58),
    Case(2.0, is: 0x1.34413509f79ffp-2, -0x1.9dc1da994fd21p-59),
    Case(0x1.3ffffffffffffp3, is: 0x1.fffffffffffffp-1, 0x1.3873b115b5e4fp-55),
    Case(10.0, is: 1.0, 0.0),
    Case(0x1.f3fffffffffffp9, is: 3.0, -0x1.c764098bb48c3p-55),
    Case(1000.0, is: 3.0, 0.0),
    Case(0x1.0f0cf064dd592p73, is: 22.0, 0.0),
    Case(0x1.fffffffffffffp1023, is: 0x1.34413509f79ffp8, -0x1.a4b4b95e998b5p-49),
  ]
  static let sin: [Case] = [
    Case(0x1.56e1fc2f8f359p-997, is: 0x1.56e1fc2f8f359p-997, 0.0),
    Case(0x1.12e0be826d695p-30, is: 0x1.12e0be826d695p-30, -0x1.a68cd9e985016p-93),
    Case(0.1, is: 0x1.98eaecb8bcb2cp-4, 0x1.c687ae84515ddp-59),
    Case(0.5, is: 0x1.eaee8744b05f0p-2, -0x1.789b43c9b027dp-58),
    Case(0x1.921fb54442d18p-1, is: 0x1.6a09e667f3bccp-1, 0x1.7a7fb8d4bd43fp-55),
    Case(0x1.921fb54442d19p-1, is: 0x1.6a09e667f3bcdp-1, 0x1.3a4e169292f60p-57),
    Case(1.0, is: 0x1.aed548f090ceep-1, 0x1.06374f484e288p-59),
    Case(0x1.921fb54442d18p0, is: 1.0, -0x1.377ce858a5d48p-109),
    Case(0x1.921fb54442d19p0, is: 1.0, -0x1.0c8d39d9cefa2p-106),
    Case(-2.0, is: -0x1.d18f6ead1b446p-1, 0x1.02a3dbf3bffb2p-56),
    Case(0x1.921fb54442d18p1, is: 0x1.1a62633145c07p-53, -0x1.f1976b7ed8fbdp-109),
    Case(-0x1.2d97c7f3321d2p2, is: 1.0, -0x1.5e6c8563ba8f1p-106),
    Case(0x1.921fb54442d18p2, is: -0x1.1a62633145c07p-52, 0x1.f1976b7ed8fbfp-108),
    Case(100.0, is: -0x1.03425b78c4db8p-1, -0x1.c23d8557420fbp-59),
    Case(-1000.5, is: -0x1.fd948c50a7a0dp-1, -0x1.d918b81a3f1d8p-55),
    Case(1607.9, is: -0x1.1f2a9bf93bfdap-1, -0x1.9f2fbc0908f11p-56),
    Case(1608.1, is: -0x1.8a7547b55d303p-2, 0x1.7b252e2e10625p-57),
    Case(100000.0, is: 0x1.24daa9c527e96p-5, 0x1.c767d8e3e1ca8p-60),
    Case(0x1.0f0cf064dd592p73, is: -0x1.b453ab76bf397p-1, -0x1.f453790772648p-58),
    Case(-0x1.7e43c8800759cp996, is: 0x1.a2c16b010e385p-1, 0x1.b900a1f54ecd2p-55),
    Case(0x1.fffffffffffffp1023, is: 0x1.452fc98b34e97p-8, -0x1.27bb193d960dfp-62),
    Case(0x1.6c6cbc45dc8dep5, is: 1.0, -0x1.04bfe27f01e31p-122),
    Case(0x1.6c6cbc45dc8dep6, is: -0x1.6d61b58c99c43p-60, 0x1.d8d2a16b7bd6ep-117),
    Case(0x1.6c6cbc45dc8dep7, is: 0x1.6d61b58c99c43p-59, -0x1.d8d2a16b7bd6ep-116),
    Case(0x1.6ac5b262ca1ffp849, is: 1.0, -0x1.2b089ea1e692bp-123),
    Case(0x1.6ac5b262ca1ffp850, is: -0x1.14ae72e6ba22fp-60, 0x1.73eef1477d90ep-117),
    Case(0x1.b951f1572eba5p23, is: -1.0, 0x1.ead7c8117d252p-120),
    Case(0x1.504cac51f1eafp131, is: -1.0, 0x1.1a0d9b854a60fp-119),
  ]
  static let cos: [Case] = [
    Case(0x1.56e1fc2f8f359p-997, is: 1.0, 0.0),
    Case(0x1.12e0be826d695p-30, is: 1.0, -0x1.2725dd1d243acp-61),
    Case(0.1, is: 0x1.fd712f9a817c1p-1, -0x1.fb7ab33ee2672p-55),
    Case(0.5, is: 0x1.c1528065b7d50p-1, -0x1.892111312e828p-55),
    Case(0x1.921fb54442d18p-1, is: 0x1.6a09e667f3bcdp-1, -0x1.ec4c7696139d5p-56),
    Case(0x1.921fb54442d19p-1, is: 0x1.6a09e667f3bccp-1, 0x1.ae2fbf2875bdep-58),
    Case(1.0, is: 0x1.14a280fb5068cp-1, -0x1.b71edcc9344bcp-55),
    Case(0x1.921fb54442d18p0, is: 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110),
    Case(0x1.921fb54442d19p0, is: -0x1.72cece675d1fdp-53, 0x1.c1cd129024e09p-107),
    Case(-2.0, is: -0x1.aa22657537205p-2, 0x1.6f3341d4d1235p-56),
    Case(0x1.921fb54442d18p1, is: -1.0, 0x1.377ce858a5d48p-107),
    Case(-0x1.2d97c7f3321d2p2, is: -0x1.a79394c9e8a0ap-53, -0x1.456737b06ea19p-107),
    Case(0x1.921fb54442d18p2, is: 1.0, -0x1.377ce858a5d48p-105),
    Case(100.0, is: 0x1.b981dbf665fdfp-1, 0x1.8fd0cdcd985e8p-55),
    Case(-1000.5, is: 0x1.8dbff75eb664fp-4, 0x1.23b5b3fe5fcbep-58),
    Case(1607.9, is: 0x1.a7e2d81c3e72fp-1, 0x1.ba8dbfca5992bp-55),
    Case(1608.1, is: 0x1.d87cdec605dd8p-1, 0x1.b7b8a6a7d2a51p-55),
    Case(100000.0, is: -0x1.ffac3841b3da7p-1, -0x1.b085bf2c1a978p-56),
    Case(0x1.0f0cf064dd592p73, is: 0x1.0be2cef01c8f4p-1, -0x1.b2d1bc8018c4fp-55),
    Case(-0x1.7e43c8800759cp996, is: -0x1.2699022adc4c1p-1, 0x1.edd5594b5c574p-56),
    Case(0x1.fffffffffffffp1023, is: -0x1.fffe62ecfab75p-1, -0x1.e038d934070f1p-56),
    Case(0x1.6c6cbc45dc8dep5, is: -0x1.6d61b58c99c43p-61, 0x1.d8d2a16b7bd6ep-118),
    Case(0x1.6c6cbc45dc8dep6, is: -1.0, 0x1.04bfe27f01e31p-120),
    Case(0x1.6c6cbc45dc8dep7, is: 1.0, -0x1.04bfe27f01e31p-118),
    Case(0x1.6ac5b262ca1ffp849, is: -0x1.14ae72e6ba22fp-61, 0x1.73eef1477d90ep-118),
    Case(0x1.6ac5b262ca1ffp850, is: -1.0, 0x1.2b089ea1e692bp-121),
    Case(0x1.b951f1572eba5p23, is: -0x1.f54f5227a4e84p-60, 0x1.01b19345a7a1cp-118),
    Case(0x1.504cac51f1eafp131, is: -0x1.0cb604d34f341p-59, -0x1.2e51c38885849p-114),
  ]
  static let atan: [Case] = [
    Case(0x1.56e1fc2f8f359p-997, is: 0x1.56e1fc2f8f359p-997, 0.0),
    Case(0x1.12e0be826d695p-30, is: 0x1.12e0be826d695p-30, -0x1.a68cd9e985016p-92),
    Case(0.1, is: 0x1.983e282e2cc4dp-4, -0x1.7efe2835189c4p-58),
    Case(0x1.fffffffffffffp-3, is: 0x1.f5b75f92c80dcp-3, 0x1.c6f3200bb7381p-57),
    Case(0.25, is: 0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    Case(0.5, is: 0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    Case(0x1.7ffffffffffffp-1, is: 0x1.4978fa3269ee1p-1, -0x1.fd4f54b62d6cap-55),
    Case(-0.75, is: -0x1.4978fa3269ee1p-1, -0x1.2419a87f2a458p-56),
    Case(1.0, is: 0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
    Case(-1.5, is: -0x1.f730bd281f69bp-1, -0x1.007887af0cbbdp-56),
    Case(2.0, is: 0x1.1b6e192ebbe44p0, 0x1.b1b466a88828ep-54),
    Case(4.0, is: 0x1.5368c951e9cfdp0, -0x1.96f47948a99f1p-54),
    Case(100000.0, is: 0x1.921f0d7e968a8p0, 0x1.26ef92e389b82p-56),
    Case(0x1.7e43c8800759cp996, is: 0x1.921fb54442d18p0, 0x1.1a62633145c07p-54),
  ]
  static let asin: [Case] = [
    Case(0x1.56e1fc2f8f359p-997, is: 0x1.56e1fc2f8f359p-997, 0.0),
    Case(0x1.12e0be826d695p-30, is: 0x1.12e0be826d695p-30, 0x1.a68cd9e985016p-93),
    Case(0.1, is: 0x1.9a49276037884p-4, 0x1.3925d6f4efa80p-59),
    Case(-0.25, is: -0x1.02be9ce0b87cdp-2, -0x1.e5d09da2e0f04p-58),
    Case(0.5, is: 0x1.0c152382d7366p-1, -0x1.ee6913347c2a6p-55),
    Case(0.7, is: 0x1.8d00e692afd95p-1, 0x1.3922d1ae3b05ep-55),
    Case(0x1.fffffffffffffp-1, is: 0x1.921fb50442d18p0, 0x1.1a6263269b15cp-54),
    Case(-0x1.fffffffffffffp-1, is: -0x1.921fb50442d18p0, -0x1.1a6263269b15cp-54),
    Case(0.99999, is: 0x1.90fa9f3695aa5p0, 0x1.82fd59d73c204p-55),
    Case(-0.75, is: -0x1.b235315c680dcp-1, -0x1.02b07b66c1abcp-58),
  ]
  static let acos: [Case] = [
    Case(0x1.56e1fc2f8f359p-997, is: 0x1.921fb54442d18p0, 0x1.1a62633145c07p-54),
    Case(0x1.12e0be826d695p-30, is: 0x1.921fb53ff74e9p0, -0x1.680b061ebd8cbp-54),
    Case(0.1, is: 0x1.787b22ce3f590p0, 0x1.09934799e432ep-58),
    Case(-0.25, is: 0x1.d2cf5c7c70f0cp0, -0x1.c74092f48c309p-54),
    Case(0.5, is: 0x1.0c152382d7366p0, -0x1.ee6913347c2a6p-54),
    Case(0.7, is: 0x1.973e83f5d5c9bp-1, 0x1.f743e968a0f60p-56),
    Case(0x1.fffffffffffffp-1, is: 0x1.0000000000000p-26, 0x1.5555555555555p-83),
    Case(-0x1.fffffffffffffp-1, is: 0x1.921fb52442d18p1, 0x1.1a62632bf06b2p-53),
    Case(0.99999, is: 0x1.25160dad27316p-8, 0x1.c76c8b4f60a04p-63),
    Case(-0.75, is: 0x1.359d26f93b6c3p1, 0x1.2a8d6ae7b1db3p-54),
  ]
  static let atanh: [Case] = [
    Case(0x1.56e1fc2f8f359p-997, is: 0x1.56e1fc2f8f359p-997, 0.0),
    Case(0x1.12e0be826d695p-30, is: 0x1.12e0be826d695p-30, 0x1.a68cd9e985016p-92),
    Case(0.1, is: 0x1.9af93cd234412p-4, 0x1.b2438e444cd97p-58),
    Case(-0.25, is: -0x1.058aefa811452p-2, 0x1.636250f41f7efp-56),
    Case(0.5, is: 0x1.193ea7aad030bp-1, -0x1.a256f99caabebp-55),
    Case(0.7, is: 0x1.bc0ed0947fbe8p-1, 0x1.ee5aa6b69af9fp-56),
    Case(0x1.fffffffffffffp-1, is: 0x1.2b708872320e2p4, -0x1.670da7e077bcbp-51),
    Case(-0x1.fffffffffffffp-1, is: -0x1.2b708872320e2p4, 0x1.670da7e077bcbp-51),
    Case(0.99999, is: 0x1.86981b2cc9038p2, -0x1.377709e691c3ep-53),
    Case(-0.75, is: -0x1.f2272ae325a57p-1, -0x1.51bda525b3c98p-55),
    Case(0x1.5c28f5c28f5c2p-3, is: 0x1.5f92c58c632c2p-3, 0x1.d61690edac1c1p-58),
    Case(0.17, is: 0x1.5f92c58c632c3p-3, 0x1.0984b4adfc335p-57),
    Case(-0.1716, is: -0x1.62f2d6ff0aa3ap-3, 0x1.354d3b6d4c205p-58),
  ]
  static let cbrt: [Case] = [
    Case(1 * .leastNonzeroMagnitude, is: 0x1.0000000000000p-358, 0.0),
    Case(
      20_240_225_330_731 * .leastNonzeroMagnitude, is: 0x1.a9d1b0b5d7427p-344,
      -0x1.7220ca343c9c9p-401),
    Case(0x1.56e1fc2f8f359p-997, is: 0x1.bff2ee48e0530p-333, -0x1.77ae4ca2af9e3p-389),
    Case(0.1, is: 0x1.db4c7760bcff3p-2, -0x1.7ebc1ea92a47dp-56),
    Case(-0.125, is: -0.5, 0.0),
    Case(0.5, is: 0x1.965fea53d6e3dp-1, -0x1.f53e999952f09p-55),
    Case(2.0, is: 0x1.428a2f98d728bp0, -0x1.ddc22548ea41ep-56),
    Case(-3.0, is: -0x1.7137449123ef6p0, -0x1.73779fc5b15b9p-54),
    Case(27.0, is: 3.0, 0.0),
    Case(1000.0, is: 10.0, 0.0),
    Case(0x1.0f0cf064dd592p73, is: 0x1.48bd9ae67b4bap24, -0x1.8b5f48d635052p-30),
    Case(0x1.fffffffffffffp1023, is: 0x1.428a2f98d728bp341, -0x1.4e7753b81f564p287),
  ]
  static let atan2: [Case] = [
    Case(1.0, 2.0, is: 0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
    Case(-1.0, 2.0, is: -0x1.dac670561bb4fp-2, -0x1.a2b7f222f65e2p-56),
    Case(1.0, -2.0, is: 0x1.56c6e7397f5aep1, 0x1.660b64ece6f4bp-53),
    Case(-3.0, -0.1, is: -0x1.9aa76ecfd4070p0, -0x1.8defdcc6a8943p-55),
    Case(
      0x1.56e1fc2f8f359p-997, 20_240_225_330_731 * .leastNonzeroMagnitude, is: 0x1.921fb543d4de0p0,
      0x1.408aa58e62bd1p-54),
    Case(
      0x1.7e43c8800759cp996, -0x1.7e43c8800759cp996, is: 0x1.2d97c7f3321d2p1, 0x1.a79394c9e8a0ap-54),
    Case(1 * .leastNonzeroMagnitude, 1.0, is: 1 * .leastNonzeroMagnitude, 0.0),
    Case(1.0, 1 * .leastNonzeroMagnitude, is: 0x1.921fb54442d18p0, 0x1.1a62633145c07p-54),
    Case(0x1.79ca10c924223p-67, -1.0, is: 0x1.921fb54442d18p1, 0x1.1a5c7c09029bep-53),
    Case(0.25, 1.0, is: 0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
    Case(3.0, 4.0, is: 0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
    Case(
      0x1.1ccf385ebc8a0p1023, 0x1.e42d130773b76p1023, is: 0x1.103e230ebecf3p-1,
      0x1.ddc4201c86dbdp-60),
  ]
  static let pow: [Case] = [
    Case(2.0, 0.5, is: 0x1.6a09e667f3bcdp0, -0x1.bdd3413b26456p-54),
    Case(0.5, 2.4, is: 0x1.8406003b2ae5dp-3, -0x1.468c7f166932fp-58),
    Case(10.0, -3.0, is: 0x1.0624dd2f1a9fcp-10, -0x1.89374bc6a7efap-66),
    Case(10.0, 22.0, is: 0x1.0f0cf064dd592p73, 0.0),
    Case(10.0, -300.0, is: 0x1.56e1fc2f8f359p-997, -5_072_017 * .leastNonzeroMagnitude),
    Case(0x1.0000000000001p0, 1000000000000000.0, is: 0x1.3fa60615291eep0, 0x1.3232511e1e46fp-57),
    Case(
      0x1.fffffffffffffp-1, -0x1.6345785d8a000p56, is: 0x1.030ee7208b4f4p16, 0x1.e3f48adc39f38p-38),
    Case(0.9, 7000.0, is: 1009 * .leastNonzeroMagnitude, -0.0),
    Case(
      20_240_225_330_731 * .leastNonzeroMagnitude, 0.3, is: 0x1.0aff95cc5b0b3p-309,
      0x1.7f2ff08a8e698p-363),
    Case(2.0, 1023.5, is: 0x1.6a09e667f3bcdp1023, -0x1.bdd3413b26456p969),
    Case(0x1.7e43c8800759cp996, -1.05, is: 202_402_253 * .leastNonzeroMagnitude, 0.0),
    Case(-3.0, 5.0, is: -243.0, 0.0),
    Case(-0.7, -4.0, is: 0x1.0a8e3bebf47c3p2, -0x1.3d1067936d96dp-54),
    Case(3.0, -650.0, is: 15_045_262_704_534 * .leastNonzeroMagnitude, 0.0),
    Case(
      0x1.9a5c37387b719p-9, 0x1.aaaaaaaaaaaabp-2, is: 0x1.7294b41854f2ap-4, -0x1.3f24c5f3e04aep-59),
  ]
}
