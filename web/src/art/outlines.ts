// Outlines that are easier reckoned than drawn: bones, rings of petals, cut paper. All return path data.

export const n = (v: number): string => String(Math.round(v * 10) / 10);

/** A disc, wound like the shaft of a bone, so that both fill as one shape. */
export function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;
}

/** A bone from one point to the other: its thickness, and how large its knobs are. */
export function bone(x1: number, y1: number, x2: number, y2: number, thick = 6, knob = thick * 0.72): string {
  const a = Math.atan2(y2 - y1, x2 - x1);
  const nx = -Math.sin(a);
  const ny = Math.cos(a);
  const h = thick / 2;
  const q = knob * 0.82;
  const shaft = [
    [x1 + nx * h, y1 + ny * h],
    [x1 - nx * h, y1 - ny * h],
    [x2 - nx * h, y2 - ny * h],
    [x2 + nx * h, y2 + ny * h],
  ].map(([x, y]) => `${n(x ?? 0)} ${n(y ?? 0)}`);
  const knobs = [
    [x1, y1],
    [x2, y2],
  ].flatMap(([x, y]) => [1, -1].map((e) => disc((x ?? 0) + nx * q * e, (y ?? 0) + ny * q * e, knob)));
  return `M${shaft.join("L")}z${knobs.join("")}`;
}

export function diamond(x: number, y: number, r: number): string {
  return `M${n(x)} ${n(y - r)}L${n(x + r * 0.8)} ${n(y)}L${n(x)} ${n(y + r)}L${n(x - r * 0.8)} ${n(y)}z`;
}

export function petal(cx: number, cy: number, from: number, to: number, angle: number, wide: number): string {
  const ux = Math.cos(angle);
  const uy = Math.sin(angle);
  const m = (from + to) / 2;
  const [px, py] = [-uy * wide, ux * wide];
  return (
    `M${n(cx + ux * from)} ${n(cy + uy * from)}Q${n(cx + ux * m + px)} ${n(cy + uy * m + py)} ${n(cx + ux * to)} ${n(cy + uy * to)}` +
    `Q${n(cx + ux * m - px)} ${n(cy + uy * m - py)} ${n(cx + ux * from)} ${n(cy + uy * from)}z`
  );
}

/** The dashes that make a circle of radius `r`, stroked with round caps, a ring of petals. */
export const petals = (r: number, count: number): string =>
  `.1 ${Math.round(((2 * Math.PI * r) / count - 0.1) * 1000) / 1000}`;

/** One sheet of cut paper, its top edge at `y`: a flower, a skull or diamonds cut out of it, by `cut`. Fill evenodd. */
export function paper(x: number, y: number, w: number, h: number, cut: number): string {
  const cx = x + w / 2;
  const cy = y + h * 0.42;
  let holes = "";
  if (cut % 3 === 0) {
    for (let j = 0; j < 8; j++) holes += petal(cx, cy, h * 0.09, h * 0.27, (j * Math.PI) / 4, h * 0.075);
    holes += disc(cx, cy, h * 0.055);
  } else if (cut % 3 === 1) {
    const s = h * 0.013;
    const d = (...v: number[]): string => v.map((k) => n(k * s)).join(" ");
    holes +=
      `M${n(cx)} ${n(cy - 20 * s)}c${d(13, 0, 19, 9, 19, 18)}c${d(0, 8, -5, 10, -8, 11)}l${d(0, 9)}h${d(-22)}l${d(0, -9)}` +
      `c${d(-3, -1, -8, -3, -8, -11)}c${d(0, -9, 6, -18, 19, -18)}z${disc(cx - 8 * s, cy - s, 5 * s)}${disc(cx + 8 * s, cy - s, 5 * s)}`;
  } else {
    for (let row = -1; row < 2; row++)
      for (let j = -1; j < 2; j++) holes += diamond(cx + j * h * 0.2, cy + row * h * 0.17, h * 0.075);
  }
  for (let j = 1; j < 8; j++) holes += diamond(x + (w * j) / 8, y + h - 4, h * 0.04);
  for (const side of [0.14, 0.86]) {
    holes +=
      diamond(x + w * side, cy, h * 0.05) +
      diamond(x + w * side, cy - h * 0.22, h * 0.04) +
      diamond(x + w * side, cy + h * 0.22, h * 0.04);
  }
  const scallop = `a${n(w / 12)} ${n(w / 12)} 0 0 1${n(-w / 6)} 0`;
  return `M${n(x)} ${n(y + 2)}H${n(x + w)}V${n(y + h)}${scallop.repeat(6)}z${holes}`;
}
