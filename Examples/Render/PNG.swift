import ExampleRenderer
import Foundation

extension Canvas {
  /// The picture as a PNG file of opaque pixels, without compression.
  ///
  /// Source: Portable Network Graphics Specification, second edition; RFC 1950 and RFC 1951 for stored blocks.
  var png: Data {
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (1 + 3 * width))
    for y in 0..<height {
      rows.append(0)  // No filter.
      for pixel in pixels[y * width..<(y + 1) * width] {
        for channel in [pixel.red, pixel.green, pixel.blue] {
          rows.append(UInt8(min(max(channel, 0), 1) * 255 + 0.5))
        }
      }
    }
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // 8 bits for each channel, red, green and blue.
    png.append(chunk("IHDR", bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 2, 0, 0, 0]))
    png.append(chunk("IDAT", zlibStream(of: rows)))
    png.append(chunk("IEND", []))
    return png
  }
}

private func bytes(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}

private func chunk(_ type: String, _ data: [UInt8]) -> Data {
  let body = Array(type.utf8) + data
  return Data(bytes(UInt32(data.count)) + body + bytes(crc(of: body)))
}

/// Blocks of at most 65535 bytes, as they are, and their checksum.
private func zlibStream(of data: [UInt8]) -> [UInt8] {
  var stream: [UInt8] = [0x78, 0x01]
  var start = 0
  repeat {
    let end = min(start + 65535, data.count)
    let length = UInt16(end - start)
    stream.append(end == data.count ? 1 : 0)
    for number in [length, ~length] {
      stream += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
    }
    stream += data[start..<end]
    start = end
  } while start < data.count
  return stream + bytes(adler(of: data))
}

/// The checksum of PNG. Source: its specification, annex D.
private func crc(of data: [UInt8]) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in data { crc = crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8) }
  return ~crc
}

private let crcTable = (0..<256 as Range<UInt32>).map { number in
  (0..<8).reduce(number) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
}

/// The checksum of zlib. Source: RFC 1950, section 9.
private func adler(of data: [UInt8]) -> UInt32 {
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in data {
    a = (a + UInt32(byte)) % 65521
    b = (b + a) % 65521
  }
  return b << 16 | a
}
