import { randomNumbers } from "@lantern/engine/random";

/** The geometry of the street drawing. The same input always gives the same street. */
interface StreetPlan {
  horizon: number;
  stars: { x: number; y: number; r: number; opacity: number }[];
  hills: string;
  skyline: string;
  buildings: string;
  windows: { x: number; y: number; w: number; h: number }[];
  ripples: string;
  tower: { x: number; top: number; scale: number };
}

interface StreetSize {
  width: number;
  height: number;
  count: number;
  seed?: number;
}

const margin = 11;
const gap = 3;

export function planStreet({ width, height, count, seed = 7 }: StreetSize): StreetPlan {
  const random = randomNumbers(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const horizon = Math.round(height * (height > width ? 0.78 : 0.82));
  const tall = height > width;
  // A tall picture is narrower, so its buildings are drawn larger.
  const near = tall ? 1.5 : 1;
  const rows = Math.max(tall ? 2 : 1, Math.ceil(count / Math.floor((width - 2 * margin) / 26)));
  const columns = Math.max(6, Math.ceil(count / rows));
  const unit = (width - 2 * margin) / columns;
  const w = Math.min(15 * near, unit * 0.5);
  const h = w * 1.32;
  const floorHeight = h * 1.75;

  const buildings: string[] = [];
  const windows: StreetPlan["windows"] = [];
  for (let column = 0; column < columns; ) {
    const wide = Math.min(columns - column, 1 + Math.floor(random() * 3));
    const left = margin + column * unit + gap / 2;
    const right = margin + (column + wide) * unit - gap / 2;
    const base = between(h * 1.4, h * 2.3);
    const eaves = horizon - base - floorHeight * rows - between(2, h * 0.7);
    buildings.push(
      random() < 0.5 ? gable(left, right, eaves, horizon, h) : flat(left, right, eaves, horizon, h),
    );
    for (let row = 0; row < rows; row += 1) {
      for (let step = 0; step < wide; step += 1) {
        const x = margin + (column + step + 0.5) * unit - w / 2;
        windows.push({ x, y: horizon - base - floorHeight * row - h, w, h });
      }
    }
    column += wide;
  }
  windows.sort((a, b) => a.x - b.x || b.y - a.y);

  return {
    horizon,
    stars: Array.from({ length: 34 }, () => ({
      x: between(0, width),
      y: between(0, horizon * 0.58),
      r: between(0.5, 1.2),
      opacity: between(0.3, 0.7),
    })),
    hills: `M0 ${horizon}V${horizon - 70 * near}q${width * 0.16} -38 ${width * 0.34} -14t${width * 0.36} -4t${width * 0.3} -22V${horizon}z`,
    skyline: skyline(width, horizon, 292 * near, between),
    buildings: buildings.join(""),
    windows: windows.slice(0, count),
    ripples: Array.from({ length: 15 }, () => {
      const x = between(0, width * 0.94);
      return `M${x.toFixed(1)} ${between(horizon + 6, height - 4).toFixed(1)}h${between(22, 58).toFixed(1)}`;
    }).join(""),
    tower: { x: width * 0.86, top: horizon - 128 * near * near, scale: tall ? 1.8 : 1 },
  };
}

function gable(left: number, right: number, eaves: number, bottom: number, h: number): string {
  const half = (right - left) / 2;
  const roof = Math.min(h * 1.5, Math.max(h * 0.9, half * 0.75));
  return `M${left.toFixed(1)} ${bottom}V${eaves.toFixed(1)}l${half.toFixed(1)} -${roof.toFixed(1)}l${half.toFixed(1)} ${roof.toFixed(1)}V${bottom}z`;
}

function flat(left: number, right: number, eaves: number, bottom: number, h: number): string {
  const stack = left + (right - left) * 0.16;
  return `M${left.toFixed(1)} ${bottom}V${eaves.toFixed(1)}H${stack.toFixed(1)}v-${(h * 0.45).toFixed(1)}h7v${(h * 0.45).toFixed(1)}H${right.toFixed(1)}V${bottom}z`;
}

function skyline(
  width: number,
  horizon: number,
  height: number,
  between: (low: number, high: number) => number,
): string {
  let path = "";
  for (let x = -20; x < width + 20; ) {
    const half = between(18, 35);
    const wall = between(0.19, 0.31) * height;
    path += `M${x.toFixed(1)} ${horizon}v-${wall.toFixed(1)}l${half.toFixed(1)} -${(half * 0.75).toFixed(1)}l${half.toFixed(1)} ${(half * 0.75).toFixed(1)}V${horizon}z`;
    x += half * between(1.5, 2);
  }
  return path;
}
