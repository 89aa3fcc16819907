import { sizesOfTeams } from "./pack-plan.ts";

/** A building per team; lit windows are participants who came. */

const walls = ["#3c5a60", "#7a4440", "#7d5a34", "#4b4a6e", "#35576e", "#6b4b3c"];
const [width, gap, dark] = [60, 3, "#0b1020"];
/** Buildings with six windows are the highest. */
const tallest = 168;

/** The buildings for all seats as SVG markup, scaled to fit the given box in pixels. */
export function streetMarkup(seats: number, came: number, box: { width: number; height: number }): string {
  const sizes = sizesOfTeams(seats);
  const away = spread(seats - came, sizes);
  const scale = fitting(sizes.length, box);
  return sizes.map((size, index) => building(index, size, size - (away[index] ?? 0), scale)).join("");
}

/** Spreads the absent participants over the teams, at most as many as a team has. */
function spread(people: number, sizes: readonly number[]): number[] {
  const away = sizes.map(() => 0);
  let left = people;
  for (let step = 2; left > 0; step += 7) {
    let index = step % sizes.length;
    while ((away[index] ?? 0) >= (sizes[index] ?? 0)) index = (index + 1) % sizes.length;
    away[index] = (away[index] ?? 0) + 1;
    left -= 1;
  }
  return away;
}

function fitting(count: number, box: { width: number; height: number }): number {
  for (let scale = 1.7; scale > 0.2; scale -= 0.02) {
    const perRow = Math.floor(box.width / (width * scale + gap));
    if (perRow > 0 && Math.ceil(count / perRow) * (tallest * scale + 6) <= box.height) return scale;
  }
  return 0.2;
}

function building(index: number, seats: number, came: number, scale: number): string {
  const gable = 26 + ((index * 7) % 14);
  const height = Math.ceil(seats / 2) * 32 + 36 + gable;
  const windows = Array.from({ length: seats }, (_, seat) => {
    const x = 10 + (seat % 2) * 24;
    const y = gable + 14 + (seat >> 1) * 32;
    return `<rect class="${seat < came ? "on" : "off"}" x="${x}" y="${y}" width="16" height="21" rx="1"/><path d="M${x + 8} ${y}v21M${x} ${y + 9}h16" stroke="${dark}" stroke-width="1.6" opacity=".55"/>`;
  });
  const size = `width="${round(width * scale)}" height="${round(height * scale)}"`;
  return `<svg ${size} viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="M1 ${gable + 4}V${height}H59V${gable + 4}L30 4Z" fill="${walls[index % walls.length]}"/><path d="M30 4L59 ${gable + 4}V${height}H30Z" fill="${dark}" opacity=".22"/><path d="M-4 ${gable + 8}L30 2L64 ${gable + 8}" fill="none" stroke="${dark}" stroke-width="5"/>${windows.join("")}<path d="M23 ${height}v-20a7 7 0 0 1 14 0v20z" fill="${dark}"/></svg>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
