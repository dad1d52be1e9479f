/** A few words for SVG path data, so that round and many-pointed shapes need no long numbers. All return a closed subpath. */

const n = (x: number): string => String(Math.round(x * 100) / 100);

export function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
  const [a, b] = [n(w - 2 * r), n(h - 2 * r)];
  const q = (dx: number, dy: number): string => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return `M${n(x + r)} ${n(y)}h${a}${q(r, r)}v${b}${q(-r, r)}h-${a}${q(-r, -r)}v-${b}${q(r, -r)}z`;
}

/** A star with `points` tips on radius `outer` and valleys on radius `inner`, first tip upwards. */
export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  let path = "";
  for (let i = 0; i < 2 * points; i++) {
    const angle = (Math.PI * i) / points - Math.PI / 2 + (turn * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    path += `${i ? "L" : "M"}${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  }
  return path + "z";
}

/** Straight lines from radius `from` to radius `to`, evenly round a centre: spokes, rays. For strokes. */
export function rays(x: number, y: number, count: number, from: number, to: number, turn = 0): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2 + (turn * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    path += `M${n(x + from * c)} ${n(y + from * s)}L${n(x + to * c)} ${n(y + to * s)}`;
  }
  return path;
}
