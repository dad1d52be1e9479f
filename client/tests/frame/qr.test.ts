/** The QR codes against the figures of the standard, and read back by a decoder that shares no code with the encoder. */
import { describe, expect, it } from "vitest";
import { checksOf, formatBits, pathOf, penalty, qrCode, type Matrix } from "../../src/frame/qr";

const bit = (matrix: Matrix, row: number, column: number): number => (matrix[row]?.[column] ? 1 : 0);

/** The format bits beside the upper left finder, the highest first, as the standard numbers them. */
function formatBesideFinder(matrix: Matrix): string {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ];
  return places.map(([row, column]) => bit(matrix, row, column)).join("");
}

function formatAtEdges(matrix: Matrix): string {
  const size = matrix.length;
  const low = [0, 1, 2, 3, 4, 5, 6].map((n) => bit(matrix, size - 1 - n, 8));
  const high = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => bit(matrix, 8, size - 8 + n));
  return [...low, ...high].join("");
}

/** By the standard: level M with masks 0 to 7. */
const FORMATS = [
  "101010000010010",
  "101000100100101",
  "101111001111100",
  "101101101001011",
  "100010111111001",
  "100000011001110",
  "100111110010111",
  "100101010100000",
];

const BLOCKS: Record<number, { blocks: number; data: number }> = {
  21: { blocks: 1, data: 16 },
  25: { blocks: 1, data: 28 },
  29: { blocks: 1, data: 44 },
  33: { blocks: 2, data: 32 },
  37: { blocks: 2, data: 43 },
  41: { blocks: 4, data: 27 },
};

function isData(size: number, row: number, column: number): boolean {
  const inCorner = (row < 9 && column < 9) || (row < 9 && column >= size - 8) || (row >= size - 8 && column < 9);
  const aligned = size > 21 && Math.abs(row - (size - 7)) <= 2 && Math.abs(column - (size - 7)) <= 2;
  return !inCorner && !aligned && row !== 6 && column !== 6;
}

function turned(mask: number, i: number, j: number): boolean {
  switch (mask) {
    case 0:
      return !((i + j) & 1);
    case 1:
      return !(i & 1);
    case 2:
      return j % 3 === 0;
    case 3:
      return (i + j) % 3 === 0;
    case 4:
      return !(((i >> 1) + ((j / 3) | 0)) & 1);
    case 5:
      return (i * j) % 6 === 0;
    case 6:
      return !((((i * j) & 1) + ((i * j) % 3)) & 1);
    default:
      return !((((i + j) & 1) + ((i * j) % 3)) & 1);
  }
}

/** What a reader would see in an unspoilt code. */
function decode(matrix: Matrix): string {
  const size = matrix.length;
  const mask = FORMATS.indexOf(formatBesideFinder(matrix));
  expect(mask).toBeGreaterThanOrEqual(0);
  let bits = "";
  let upwards = true;
  for (const column of [...Array(size).keys()]
    .filter((n) => n !== 6)
    .reverse()
    .filter((_, n) => n % 2 === 0)) {
    const rows = [...Array(size).keys()];
    for (const row of upwards ? rows.reverse() : rows)
      for (const place of [column, column - 1])
        if (isData(size, row, place)) bits += bit(matrix, row, place) ^ (turned(mask, row, place) ? 1 : 0);
    upwards = !upwards;
  }
  const words = bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2));
  const { blocks, data } = BLOCKS[size]!;
  const plain: number[] = [];
  for (let block = 0; block < blocks; block++) for (let n = 0; n < data; n++) plain.push(words[n * blocks + block]!);
  const stream = plain.map((word) => word.toString(2).padStart(8, "0")).join("");
  expect(stream.slice(0, 4)).toBe("0100");
  const length = parseInt(stream.slice(4, 12), 2);
  const bytes = stream.slice(12).match(/.{8}/g)!.slice(0, length);
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => parseInt(byte, 2)));
}

describe("QR codes", () => {
  it("have the error correction of the standard's example (01234567 in version 1-M)", () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(checksOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it("tell level M and the mask as the standard does", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => formatBits(mask).toString(2).padStart(15, "0"))).toEqual(FORMATS);
  });

  const link = "https://boothill.example/t/x7k2m9qwp4ab";
  const texts = ["a", link, "http://127.0.0.1:8000/t/x7k2m9qwp4ab", "Üdvözöljük a vadnyugaton", "x".repeat(62), "y".repeat(84)];

  it.each([...texts, ...[14, 26, 42, 62, 84, 106].map((length) => "z".repeat(length))])("can be read back: %s", (text) => {
    const matrix = qrCode(text)!;
    expect(decode(matrix)).toBe(text);
    expect(formatAtEdges(matrix)).toBe(formatBesideFinder(matrix));
  });

  it("use the smallest version that has room", () => {
    expect([14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map((n) => qrCode("z".repeat(n))?.length)).toEqual([
      21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41,
    ]);
    expect(qrCode("z".repeat(107))).toBeNull();
  });

  it("have three finders with light around them, timing lines, an alignment square and the dark module", () => {
    const matrix = qrCode(link)!;
    const size = matrix.length;
    for (const [top, left] of [
      [0, 0],
      [0, size - 7],
      [size - 7, 0],
    ] as const)
      for (let r = -1; r <= 7; r++)
        for (let c = -1; c <= 7; c++) {
          if (matrix[top + r]?.[left + c] === undefined) continue;
          const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
          expect(bit(matrix, top + r, left + c)).toBe(ring === 2 || ring === 4 ? 0 : 1);
        }
    for (let n = 8; n < size - 8; n++) {
      expect(bit(matrix, 6, n)).toBe(n % 2 ? 0 : 1);
      expect(bit(matrix, n, 6)).toBe(n % 2 ? 0 : 1);
    }
    expect(bit(matrix, size - 7, size - 7)).toBe(1);
    expect(bit(matrix, size - 7, size - 6)).toBe(0);
    expect(bit(matrix, size - 8, 8)).toBe(1);
  });

  it("count what makes a code hard to read", () => {
    const plain = (rows: string[]): Matrix => rows.map((row) => [...row].map((module) => module === "#"));
    // Runs of five in every row and column (10 times 3), sixteen squares (3 each), all dark (100).
    expect(penalty(plain(Array<string>(5).fill("#####")))).toBe(30 + 48 + 100);
    expect(penalty(plain(["#.", ".#"]))).toBe(0);
  });

  it("are drawn as one square for each dark module", () => {
    expect(
      pathOf([
        [true, false],
        [false, true],
      ]),
    ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });
});
