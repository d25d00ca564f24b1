"""Reads pictures, with nothing but Python's standard library."""

import struct
import zlib


def rows(png, count):
    """The first rows of a picture as bytes, and how many bytes a pixel has; only for 8 bits of red, green and blue."""
    width, _, depth, kind = struct.unpack(">IIBB", png[16:26])
    if depth != 8 or kind not in (2, 6) or png[28]:
        raise SystemExit(f"a picture of {depth} bits, of the kind {kind}")
    size = 3 if kind == 2 else 4
    at, packed = 8, b""
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at:at + 8])
        if name == b"IDAT":
            packed += png[at + 8:at + 8 + length]
        at += 12 + length
    data, stride, above = zlib.decompress(packed), width * size, bytearray(width * size)
    result = []
    for number in range(count):
        start = number * (stride + 1)
        row = _unfiltered(data[start], bytearray(data[start + 1:start + 1 + stride]), above, size)
        result.append(bytes(row))
        above = row
    return result, size


def _unfiltered(kind, row, above, size):
    if kind == 1:
        for i in range(size, len(row)):
            row[i] = row[i] + row[i - size] & 255
    elif kind == 2:
        return bytearray(a + b & 255 for a, b in zip(row, above))
    elif kind == 3:
        for i in range(len(row)):
            row[i] = row[i] + ((row[i - size] if i >= size else 0) + above[i] >> 1) & 255
    elif kind == 4:
        for i in range(len(row)):
            left, up, corner = (row[i - size], above[i], above[i - size]) if i >= size else (0, above[i], 0)
            line = left + up - corner
            near = sorted(((abs(line - left), 0, left), (abs(line - up), 1, up), (abs(line - corner), 2, corner)))[0][2]
            row[i] = row[i] + near & 255
    return row
