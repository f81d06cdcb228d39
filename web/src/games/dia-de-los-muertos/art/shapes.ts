// Outlines of this game that are easier reckoned than drawn. All return path data, wound alike so that they fill as one.
import { disc, n } from "../../../art/outlines";

/** A bar with round ends, upright or lying. */
export function bar(x: number, y: number, w: number, h: number): string {
  const r = Math.min(w, h) / 2;
  const a = `a${n(r)} ${n(r)} 0 0 1 `;
  return (
    `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${a}${n(r)} ${n(r)}v${n(h - 2 * r)}${a}${n(-r)} ${n(r)}` +
    `h${n(2 * r - w)}${a}${n(-r)} ${n(-r)}v${n(2 * r - h)}${a}${n(r)} ${n(-r)}z`
  );
}

/** A finger: a bar from a point, so long, in a direction. */
export function finger(x: number, y: number, length: number, thick: number, deg: number): string {
  const a = (deg * Math.PI) / 180;
  const [c, s, h] = [Math.cos(a), Math.sin(a), thick / 2];
  const [x2, y2, px, py] = [x + length * c, y + length * s, -s * h, c * h];
  const arc = `A${n(h)} ${n(h)} 0 0 1 `;
  return `M${n(x + px)} ${n(y + py)}${arc}${n(x - px)} ${n(y - py)}L${n(x2 - px)} ${n(y2 - py)}${arc}${n(x2 + px)} ${n(y2 + py)}z`;
}

/** A star or a burst: `points` spikes, the hollows at `waist` of the radius. */
export function star(x: number, y: number, r: number, points: number, waist = 0.5, turn = -Math.PI / 2): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const [q, a] = [i % 2 === 0 ? r : r * waist, turn + (i * Math.PI) / points];
    return `${n(x + q * Math.cos(a))} ${n(y + q * Math.sin(a))}`;
  });
  return `M${corners.join("L")}z`;
}

/** An open hand, its fingers up; a fist, its knuckles to the left. */
export const HAND =
  disc(0, 0, 9) +
  [0, 1, 2, 3].map((i) => bar(-10.5 + i * 6.2, i === 0 || i === 3 ? -18 : -20, 5.6, 16)).join("") +
  finger(8, -6, 14, 6, -35);
export const FIST =
  disc(0, 0, 10) + [0, 1, 2, 3].map((i) => bar(-11, -11 + i * 6.2, 17, 5.8)).join("") + finger(6, -12, 12, 6, 40);
/** A foot, its toes to the right. */
export const FOOT = bar(-7, -7, 28, 12) + disc(-3, -3, 7) + disc(20, 3, 3.4) + disc(22, -3, 3.6);

/** The lower edge of cut paper, scallop after scallop towards the left. */
export const scallops = (count: number, width: number): string =>
  `a${n(width / 2)} ${n(width / 2)} 0 0 1${n(-width)} 0`.repeat(count);
