import { fade } from "../kit/palette.ts";
import { along, at, disc, hoop, inside, line, type Plate, poly, solid } from "../kit/plate.ts";
import { beam, casement, plaster, storey, tiles } from "./timber.ts";

/** The windows of the house: their middles and sizes, in units of the house. */
export const WINDOWS = {
  left: [-186, -134, 62, 86],
  middle: [-52, -134, 62, 86],
  upLeft: [-170, -300, 58, 78],
  upMiddle: [0, -300, 58, 78],
  upRight: [170, -300, 58, 78],
  attic: [0, -462, 52, 66],
  wing: [372, -134, 62, 80],
  farWing: [540, -134, 62, 80],
  dormer: [452, -310, 50, 56],
} as const satisfies Record<string, readonly [number, number, number, number]>;

type WindowName = keyof typeof WINDOWS;

interface TimberHouse {
  /** How brightly each window is lit; dark by default. */
  lit: Partial<Record<WindowName, number>>;
  /** Light behind the open door; shut by default. */
  door?: number;
  /** Something behind the glass of a window. */
  within?: Partial<Record<WindowName, (p: Plate) => void>>;
}

/** A half-timbered house: a gable of three storeys toward us and a low wing to the right; 700 high, its foot at (x, y). */
export function timberHouse(p: Plate, x: number, y: number, scale: number, o: TimberHouse): void {
  at(p, x, y, scale, 0, () => {
    const draw = (name: WindowName, shutters = false) => {
      const [wx, wy, w, h] = WINDOWS[name];
      casement(p, wx, wy, w, h, { lit: o.lit[name] ?? 0, within: o.within?.[name], shutters });
    };
    wing(p);
    for (const name of ["wing", "farWing"] as const) draw(name, true);
    dormer(p);
    draw("dormer");
    gable(p);
    for (const name of ["upLeft", "upMiddle", "upRight"] as const) draw(name);
    draw("attic");
    for (const name of ["left", "middle"] as const) draw(name);
    frontDoor(p, o.door ?? 0);
  });
}

function wing(p: Plate): void {
  const { c } = p;
  chimney(p, 560, -486, 64, 150);
  solid(p, "M250 -220H640V0H250Z", "#6a6058");
  plaster(p, "M250 -220H640V-44H250Z", -220, -44);
  storey(p, 262, 636, -214, -44, 4);
  stones(p, 250, 644, -46);
  solid(p, "M210 -204H676L634 -424H230Z", "#2a2433");
  tiles(p, [212, 674, -204], [232, 634, -420], 11);
  line(c, "M230 -424H636", "#6e5c5c", 9);
  c.fillStyle = along(c, 0, -204, 0, -176, ["rgba(4,6,16,.7)", "rgba(4,6,16,0)"]);
  c.fillRect(250, -204, 390, 30);
  // the gable stands before the wing and shades it
  c.fillStyle = along(c, 276, 0, 350, 0, ["rgba(4,6,16,.6)", "rgba(4,6,16,0)"]);
  c.fillRect(250, -420, 100, 420);
}

function dormer(p: Plate): void {
  solid(p, "M408 -264V-346H496V-264Z", "#7a7066");
  beam(p, 412, -262, 412, -346, 10);
  beam(p, 492, -262, 492, -346, 10);
  solid(p, "M392 -338L452 -396L512 -338L502 -332L452 -380L402 -332Z", "#3a2c30");
  solid(p, "M410 -344L452 -382L494 -344Z", "#6d6359");
}

function gable(p: Plate): void {
  const { c } = p;
  solid(p, "M-262 0V-216H-278V-380L0 -662L278 -380V-216H262V0Z", "#5c534d");
  plaster(p, "M-262 -44V-216H262V-44Z", -216, -44);
  plaster(p, "M-276 -222V-380L0 -656L276 -380V-222Z", -640, -222);
  storey(p, -256, 256, -208, -44, 5);
  storey(p, -270, 270, -376, -228, 6);
  beam(p, -150, -380, 0, -640, 10);
  beam(p, 150, -380, 0, -640, 10);
  beam(p, -172, -500, 172, -500, 11);
  for (const side of [-1, 1]) {
    beam(p, side * 44, -500, side * 44, -374, 11);
    beam(p, side * 118, -500, side * 212, -374, 11);
    beam(p, side * 118, -374, side * 118, -500, 9);
  }
  beam(p, -62, -560, 62, -560, 10);
  beam(p, 0, -560, 0, -648, 11);
  // the upper storey stands out over the lower one
  beam(p, -282, -219, 282, -219, 17);
  for (let i = -5; i <= 5; i++) solid(p, `M${i * 52 - 9} -212h18v14h-18Z`, "#3a2a28");
  c.fillStyle = along(c, 0, -212, 0, -170, ["rgba(4,6,16,.62)", "rgba(4,6,16,0)"]);
  c.fillRect(-262, -212, 524, 44);
  stones(p, -272, 272, -46);
  for (const side of [-1, 1]) {
    poly(c, `${side * 330},-344 0,-682 0,-640 ${side * 312},-324`, "#33272c");
    line(c, `M${side * 330} -345L0 -682`, "#6e5c5c", 7);
    line(c, `M${side * 312} -326L0 -642`, "rgba(4,6,16,.6)", 6);
  }
  disc(c, 0, -596, 13, "#15162a");
}

function chimney(p: Plate, x: number, y: number, w: number, h: number): void {
  const { c, next } = p;
  solid(p, `M${x - w / 2} ${y}h${w}v${h}h${-w}Z`, "#4c3c42");
  for (let j = 0; j < h / 13; j++)
    for (let i = 0; i < 3; i++) {
      c.fillStyle = `rgba(${next() < 0.5 ? "140,96,80" : "20,18,34"},${0.1 + next() * 0.25})`;
      c.fillRect(x - w / 2 + ((i + (j % 2) * 0.4) * w) / 3, y + j * 13, w / 3 - 3, 10);
    }
  solid(p, `M${x - w / 2 - 7} ${y - 9}h${w + 14}v14h${-w - 14}Z`, "#5d4d50");
}

function stones(p: Plate, x0: number, x1: number, top: number): void {
  const { c, next } = p;
  solid(p, `M${x0} ${top}H${x1}V6H${x0}Z`, "#3a3a46");
  inside(c, `M${x0} ${top}H${x1}V6H${x0}Z`, () => {
    for (let j = 0; j < 3; j++)
      for (let x = x0 - next() * 30; x < x1; ) {
        const w = 30 + next() * 36;
        c.fillStyle = `hsl(${225 + next() * 20},${6 + next() * 6}%,${27 + next() * 13}%)`;
        c.beginPath();
        c.roundRect(x, top + j * 17, w - 3, 15, 5);
        c.fill();
        x += w;
      }
  });
}

function frontDoor(p: Plate, open: number): void {
  const { c, e } = p;
  const frame = "M62 0V-150Q62 -186 122 -186Q182 -186 182 -150V0Z";
  const opening = "M76 0V-146Q76 -172 122 -172Q168 -172 168 -146V0Z";
  solid(p, frame, "#4a4650");
  solid(p, opening, open > 0 ? "#3a2412" : "#46342e");
  if (open > 0) {
    e.fillStyle = along(e, 0, -172, 0, 0, [
      fade("#ffc070", 0.5 * open),
      [0.5, fade("#ffe2a4", 0.68 * open)],
      fade("#ffcf80", 0.56 * open),
    ]);
    e.fill(new Path2D(opening));
    inside(e, opening, () => {
      e.globalCompositeOperation = "destination-out";
      for (let i = 0; i < 7; i++) {
        e.fillStyle = `rgba(0,0,0,${0.36 - i * 0.03})`;
        e.fillRect(104 + i * 11, -12 - i * 13, 80, 13);
      }
      line(e, "M100 -56L176 -146M100 -4V-60", "rgba(0,0,0,.4)", 4);
    });
    solid(p, "M168 0L214 14V-166L168 -160Z", "#5a4034");
  } else {
    inside(c, opening, () => {
      for (let i = 1; i < 5; i++) line(c, `M${76 + i * 18.4} -180V0`, "rgba(8,8,20,.5)", 2.4);
    });
    for (const y of [-136, -36]) line(c, `M80 ${y}H136`, "#241e2a", 6);
    disc(c, 156, -82, 5, "#b98a52");
    hoop(c, 122, -120, 9, "#7d6040", 3.4);
  }
  solid(p, "M48 0H196L206 14H38Z", "#5c5a64");
  solid(p, "M34 14H210L222 30H22Z", "#4c4a56");
}
