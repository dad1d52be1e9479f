/**
 * QR codes (ISO/IEC 18004) for links: bytes, error correction level M, versions 1 to 6. That is room for 106 bytes, several
 * times what a link to a table needs; anything longer gets no code.
 */

/** Rows of modules, true for dark. */
export type Matrix = boolean[][];

interface Version {
  /** Modules along one side. */
  size: number;
  /** Codewords of data in each block; all blocks of these versions are equally long. */
  data: number;
  /** Codewords of error correction in each block. */
  checks: number;
  blocks: number;
}

const VERSIONS: readonly Version[] = [
  { size: 21, data: 16, checks: 10, blocks: 1 },
  { size: 25, data: 28, checks: 16, blocks: 1 },
  { size: 29, data: 44, checks: 26, blocks: 1 },
  { size: 33, data: 32, checks: 18, blocks: 2 },
  { size: 37, data: 43, checks: 24, blocks: 2 },
  { size: 41, data: 27, checks: 16, blocks: 4 },
];

const BYTES = 0b0100;
const LEVEL_M = 0b00;
/** Mode and length, before the bytes themselves. */
const HEAD_BITS = 12;

const EXP = new Uint8Array(255);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

function times(a: number, b: number): number {
  return a && b ? (EXP[(LOG[a]! + LOG[b]!) % 255] as number) : 0;
}

/** The Reed-Solomon codewords that protect these. */
export function checksOf(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let power = 0; power < count; power++) {
    const next = [...generator, 0];
    generator.forEach((factor, at) => (next[at + 1]! ^= times(factor, EXP[power]!)));
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!;
    generator.forEach((factor, k) => (rest[at + k]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

/** All codewords in the order they are drawn, null if the text is too long for our versions. */
function codewords(text: string): { version: Version; words: number[] } | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.find(({ data, blocks }) => bytes.length * 8 + HEAD_BITS <= data * blocks * 8);
  if (!version) return null;
  const capacity = version.data * version.blocks;
  const bits = [BYTES.toString(2).padStart(4, "0"), ...[bytes.length, ...bytes].map((n) => n.toString(2).padStart(8, "0"))]
    .join("")
    .concat("0000")
    .slice(0, capacity * 8);
  const data = (bits.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, "0"), 2));
  for (let filler = 0xec; data.length < capacity; filler ^= 0xec ^ 0x11) data.push(filler);
  const blocks = Array.from({ length: version.blocks }, (_, n) => data.slice(n * version.data, (n + 1) * version.data));
  const woven = (parts: number[][]): number[] => parts[0]!.flatMap((_, at) => parts.map((part) => part[at]!));
  return { version, words: [...woven(blocks), ...woven(blocks.map((block) => checksOf(block, version.checks)))] };
}

/** The fifteen bits that tell level and mask, the highest first. */
export function formatBits(mask: number): number {
  const told = (LEVEL_M << 3) | mask;
  let rest = told << 10;
  for (let bit = 14; bit >= 10; bit--) if (rest & (1 << bit)) rest ^= 0x537 << (bit - 10);
  return ((told << 10) | rest) ^ 0x5412;
}

/** The eight masks: which modules are turned over. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

type Draft = (boolean | null)[][];

/** Finders, timing lines and alignment; null where data goes. The places of the format bits are kept free of data. */
function frame(size: number): Draft {
  const draft: Draft = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean): void => {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++)
        if (draft[row + r]?.[column + c] !== undefined) draft[row + r]![column + c] = dark(Math.max(Math.abs(r), Math.abs(c)));
  };
  const finder = (ring: number): boolean => ring !== 2 && ring !== 4;
  square(3, 3, 4, finder);
  square(3, size - 4, 4, finder);
  square(size - 4, 3, 4, finder);
  for (let at = 8; at < size - 8; at++) draft[6]![at] = draft[at]![6] = at % 2 === 0;
  if (size > 21) square(size - 7, size - 7, 2, (ring) => ring !== 1);
  writeFormat(draft, 0);
  return draft;
}

function writeFormat(draft: Draft, mask: number): void {
  const size = draft.length;
  const bits = formatBits(mask);
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    // Around the upper left finder, past the timing lines: down column 8, then along row 8 towards the left.
    if (bit < 8) draft[bit < 6 ? bit : bit + 1]![8] = dark;
    else draft[8]![bit === 8 ? 7 : 14 - bit] = dark;
    // Once more: along row 8 at the right, then down column 8 at the foot.
    if (bit < 8) draft[8]![size - 1 - bit] = dark;
    else draft[size - 15 + bit]![8] = dark;
  }
  draft[size - 8]![8] = true;
}

/** The places of data in the order it is written: two columns at a time from the right, up and down by turns. */
function* dataPlaces(draft: Draft): Generator<[number, number]> {
  const size = draft.length;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (draft[row]![column] === null) yield [row, column];
    }
  }
}

/** How hard a code is to read; of the eight the easiest is taken. */
export function penalty(matrix: Matrix): number {
  const size = matrix.length;
  const lines = [...matrix, ...matrix.map((_, column) => matrix.map((row) => row[column]!))].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  let points = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    for (const finder of ["10111010000", "00001011101"])
      for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) points += 40;
  }
  let dark = 0;
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const own = matrix[row]![column]!;
      if (own) dark += 1;
      const others = [matrix[row + 1]?.[column], matrix[row]![column + 1], matrix[row + 1]?.[column + 1]];
      if (others.every((other) => other === own)) points += 3;
    }
  return points + Math.floor(Math.abs((dark * 100) / size ** 2 - 50) / 5) * 10;
}

/** The code of a text, without the quiet border of four modules that belongs around it; null if the text is too long. */
export function qrCode(text: string): Matrix | null {
  const found = codewords(text);
  if (!found) return null;
  const bare = frame(found.version.size);
  const places = [...dataPlaces(bare)];
  const drawn = MASKS.map((turned, mask) => {
    const draft = bare.map((row) => [...row]);
    places.forEach(([row, column], at) => {
      const bit = ((found.words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
      draft[row]![column] = (bit === 1) !== turned(row, column);
    });
    writeFormat(draft, mask);
    return draft as Matrix;
  });
  const points = drawn.map(penalty);
  return drawn[points.indexOf(Math.min(...points))]!;
}

/** The dark modules as one SVG path, each module one unit wide. */
export function pathOf(matrix: Matrix): string {
  return matrix.flatMap((line, row) => line.map((dark, column) => (dark ? `M${column} ${row}h1v1h-1z` : ""))).join("");
}
