import { randomNumbers } from "@lantern/engine/random";
import { fade, ink } from "../../../kit/palette.ts";
import { around, circle, disc, inside, type Pen } from "../../../kit/plate.ts";
import { between } from "../../../kit/random.ts";
import type { Layer, Scene } from "../../../kit/scene.ts";
import { behindWindows, passer } from "../../../painters/lit-windows.ts";
import { inStream } from "../../../painters/ring-ice.ts";
import { station } from "../../../painters/station.ts";
import { pour } from "../../../painters/watering.ts";
import { scene as o11, RING } from "../../../scenes/the-quiet-station/o1-1.ts";
import { LUMO, scene as o12 } from "../../../scenes/the-quiet-station/o1-2.ts";
import { scene as o13, ROSE, SOIL, SPOON, water } from "../../../scenes/the-quiet-station/o1-3.ts";
import { scene as o14 } from "../../../scenes/the-quiet-station/o1-4.ts";
import { dishes, scene as o16 } from "../../../scenes/the-quiet-station/o1-6.ts";
import { scene as o17 } from "../../../scenes/the-quiet-station/o1-7.ts";
import { scene as o18 } from "../../../scenes/the-quiet-station/o1-8.ts";
import { scene as o19 } from "../../../scenes/the-quiet-station/o1-9.ts";
import { scene as o110 } from "../../../scenes/the-quiet-station/o1-10.ts";
import { drift } from "../../drift.ts";
import { inMotion, swing } from "../../moving.ts";
import { ease, glide, type Shot, sway } from "../../shot.ts";
import { OUT, SHUT, TAPS } from "../../sound/the-quiet-station/times.ts";
import { glints } from "../the-light-at-saltmere/water-and-fog.ts";

/** Somebody walks along behind the windows: how often that is drawn, and from where to where. */
const STEPS = 46;

const WAY = [-214, 8] as const;

const PASSER = 2;

const walked = Array.from({ length: STEPS }, (_, step): Scene => {
  const x = WAY[0] + ((WAY[1] - WAY[0]) * step) / (STEPS - 1);
  return {
    ...o12,
    layers: o12.layers.map((layer, i) =>
      i === PASSER ? { ...layer, paint: (p) => behindWindows(p, ...LUMO, () => passer(p, x)) } : layer,
    ),
  };
});

const dry = { ...o13, layers: o13.layers.filter((layer) => layer !== water) };

const dimmed = {
  ...o14,
  lamps: o14.lamps.map((lamp, i) =>
    i === 1 ? lamp : { ...lamp, color: lamp.color.map((part) => part * 0.62) as [number, number, number] },
  ),
};

/** Lumo with this many dark windows; the seventh step takes the garden's light. */
function after(dark: number): Scene {
  const share = Math.max(0, 1 - dark / 6);
  const windows = [1, 0.9, 1, 1, 0.85, 1].map((light, i) => (i < dark ? 0 : light));
  const garden = dark > 6 ? 0 : 1.15 - 0.13 * dark;
  return {
    ...o12,
    lamps: o12.lamps.map((lamp, i) => {
      const left = i < 2 ? 1 : i === 2 ? share : garden / 1.15;
      return { ...lamp, color: lamp.color.map((part) => part * left) as [number, number, number] };
    }),
    layers: o12.layers.map((layer, i) =>
      i === 1 ? { ...layer, paint: (p) => station(p, 800, 400, 1.12, -0.04, { windows, garden }) } : layer,
    ),
  };
}

/** How often the turning dishes are drawn; they are the third and the fourth layer. */
const O1_6_STEPS = 30;

const turned = Array.from({ length: O1_6_STEPS }, (_, step): Scene => {
  const [far, near] = dishes(step / (O1_6_STEPS - 1));
  return { ...o16, layers: o16.layers.map((layer, i) => (i === 2 ? far : i === 3 ? near : layer)) };
});

/** A call that leaves a dish at (x, y) for the sky, this many seconds ago. */
function rings(pen: Pen, x: number, y: number, age: number, strength: number): void {
  for (let i = 0; i < 3; i++) {
    const r = 30 + 210 * age - i * 40;
    if (r < 30 || age > 2.4) continue;
    pen.strokeStyle = fade("#ffe6c4", strength * (1 - age / 2.4) ** 1.4 * (0.5 - 0.12 * i));
    pen.lineWidth = 2.4;
    pen.beginPath();
    pen.arc(x, y, r, -2.5, -1.75);
    pen.stroke();
  }
}

const PEAKS = [980, 1110, 1240];

function spot(pen: Pen, x: number, y: number, reach: number, strength: number): void {
  const light = around(pen, x, y, reach, [
    fade("#fff0c8", strength),
    [0.35, fade(ink.amber, strength * 0.35)],
    fade(ink.amber, 0),
  ]);
  disc(pen, x, y, reach, light);
}

const O1_8_STEPS = 8;

/** Index of the thread among the layers, its start, and its length. */
const THREAD = { layer: 2, x: 520, y: 500, length: 740 };

/** The thread as far as it has grown. */
function grown(layer: Layer, share: number): Layer {
  return {
    ...layer,
    paint: (p) => inside(p.e, circle(THREAD.x, THREAD.y, 4 + THREAD.length * share), () => layer.paint(p)),
  };
}

const versions: Scene[] = Array.from({ length: O1_8_STEPS + 1 }, (_, step) => ({
  ...o18,
  layers: o18.layers.map((layer, i) => (i === THREAD.layer ? grown(layer, step / O1_8_STEPS) : layer)),
}));

const O1_9_STEPS = 6;

/** The scene after the sun has sunk behind Serena by this share. */
function sunk(share: number): Scene {
  return {
    ...o19,
    sky: { ...o19.sky, sun: [-0.86 + 0.1 * share, 0.1, -0.05 - 0.42 * share] },
    lamps: o19.lamps.map((lamp, i) =>
      i === 0
        ? {
            ...lamp,
            color: lamp.color.map((part) => part * (1.25 - 0.75 * share)) as [number, number, number],
          }
        : lamp,
    ),
  };
}

const dimmedO110 = {
  ...o110,
  lamps: o110.lamps.map((lamp, i) =>
    i === 0 ? lamp : { ...lamp, color: lamp.color.map((part) => part * 0.5) as [number, number, number] },
  ),
};

export const shots: Record<string, Shot> = {
  /** Serena comes out of the dark; we drift past the ice, whose faces turn and catch the sun. */
  "o1-1": {
    states: [o11],
    view: glide({ x: -34, y: 8, zoom: 0 }, { x: 30, y: -6, zoom: 0.1 }),
    exposure: (t) => 0.12 + 0.88 * ease(t, 0, 2.6),
    air: (pen, t) => {
      drift(pen, t, {
        seed: 5,
        count: 70,
        color: "#dfeaff",
        x: 800,
        y: 640,
        reach: 900,
        speed: [-14, -3],
        strength: 0.5,
      });
      const next = randomNumbers(31);
      for (let i = 0; i < 110; i++) {
        const share = next() ** 1.2 * 0.8;
        const [x, y] = inStream(RING, share, between(next, -1.2, 1), between(next, -1, 1));
        const shine = Math.max(0, Math.sin(t * between(next, 0.7, 1.6) + next() * 6.3)) ** 6;
        if (shine > 0.02) disc(pen, x - t * 3 * share, y, 1 + 2.4 * share, fade("#f6faff", 0.9 * shine));
      }
    },
    airZ: 100,
  },
  /** Lumo while all is well: its light breathes, and somebody is up and about. */
  "o1-2": {
    states: walked,
    state: (t, length) => ((STEPS - 1) * t) / length,
    view: glide({ x: 22, y: -10, zoom: -0.015 }, { x: -16, y: 6, zoom: 0.1 }),
    exposure: (t) => 1 + 0.02 * sway(t, 3),
    air: (pen, t) =>
      drift(pen, t, {
        seed: 6,
        count: 80,
        color: "#dfeaff",
        x: 800,
        y: 700,
        reach: 900,
        speed: [9, -2],
        strength: 0.45,
      }),
    airZ: 120,
  },
  /** The garden: Sumi breathes and waters, dust hangs in the sun, Moss turns the spoon until it catches the light. */
  "o1-3": {
    ...inMotion(dry, 12, (t) => swing(t, 4.6), {
      3: (on) => ({ turn: 0.006 - 0.012 * on, around: [930, 862] }),
      4: (on) => ({ turn: -0.012 + 0.024 * on, around: [1220, 850] }),
    }),
    view: glide({ x: -20, y: 10, zoom: 0.09 }, { x: 18, y: -4, zoom: 0 }),
    exposure: (t) => 1 + 0.03 * sway(t, 4),
    air: (pen, t, length) => {
      drift(pen, t, {
        seed: 8,
        count: 120,
        color: "#ffeec0",
        x: 950,
        y: 340,
        reach: 640,
        speed: [7, 5],
        strength: 0.9,
      });
      const turned = 0.006 - 0.012 * swing(t, 4.6);
      const [dx, dy] = [ROSE[0] - 930, ROSE[1] - 862];
      pour(
        pen,
        t,
        ROSE[0] - dy * turned,
        ROSE[1] + dx * turned,
        SOIL,
        1 - ease(t, length - 1.6, length - 0.6),
      );
      const glint = Math.max(0, Math.sin(t * 1.15 - 1.2)) ** 12;
      const star = around(pen, ...SPOON, 46, [
        fade("#fff6dc", 0.75 * glint),
        [0.3, fade("#fff6dc", 0.2 * glint)],
        fade("#fff6dc", 0),
      ]);
      disc(pen, ...SPOON, 46, star);
    },
    airZ: 50,
  },
  /** Ona's lamp: it breathes as if it were about to speak. */
  "o1-4": {
    states: [o14, dimmed],
    state: (t) => 0.4 + 0.4 * sway(t, 4.5, 2),
    view: glide({ x: 16, y: 4, zoom: 0 }, { x: -26, y: -8, zoom: 0.13 }),
    air: (pen, t) =>
      drift(pen, t, {
        seed: 9,
        count: 110,
        color: "#ffcf8a",
        x: 690,
        y: 560,
        reach: 480,
        speed: [4, -5],
        strength: 0.85,
      }),
    airZ: 60,
  },
  /** The windows go out, one by one, while we draw away. */
  "o1-5": {
    states: Array.from({ length: OUT.length + 1 }, (_, dark) => after(dark)),
    state: (t) => OUT.reduce((sum, at) => sum + ease(t, at, at + 0.5), 0),
    view: glide({ x: -16, y: 6, zoom: 0.1 }, { x: 0, y: 0, zoom: -0.02 }),
    exposure: (t) => 1 - 0.25 * ease(t, 6, 9.5),
    air: (pen, t) =>
      drift(pen, t, {
        seed: 6,
        count: 80,
        color: "#dfeaff",
        x: 800,
        y: 700,
        reach: 900,
        speed: [9, -2],
        strength: 0.4,
      }),
    airZ: 120,
  },
  /** Dawn at home: dish after dish turns up and calls, the bay glitters, and the light grows. */
  "o1-6": {
    states: turned,
    state: (t) => (O1_6_STEPS - 1) * ease(t, 0.3, 4.6),
    view: (t, length) => {
      const up = ease(t, -1.5, length + 1);
      return { x: -18 + 30 * up, y: 20 - 36 * up, zoom: 0.03 + 0.04 * up };
    },
    exposure: (t, length) => 0.86 + 0.2 * ease(t, 0, length),
    air: (pen, t) => {
      glints(pen, t, {
        seed: 412,
        x: 1140,
        y: 646,
        until: 790,
        half: [70, 420],
        count: 150,
        color: "#ffdcae",
        strength: 0.5,
      });
      for (const [began, x, y, strength] of [
        [3.6, 740, 380, 0.7],
        [4.3, 1290, 270, 0.9],
        [5.6, 740, 380, 0.8],
        [6.3, 1290, 270, 1],
      ] as const)
        if (t > began) rings(pen, x, y, t - began, strength);
    },
    airZ: -100,
  },
  /** A point of light runs along the line; at each peak there is a tap. */
  "o1-7": {
    states: [o17],
    view: glide({ x: 40, y: 0, zoom: 0.02 }, { x: 52, y: 0, zoom: 0.13 }),
    exposure: (t) => 1 - 0.72 * ease(t, SHUT, SHUT + 0.35),
    air: (pen, t) => {
      drift(pen, t, {
        seed: 12,
        count: 70,
        color: "#fff4d6",
        x: 1110,
        y: 450,
        reach: 700,
        speed: [-6, 1],
        strength: 0.5,
      });
      const running = PEAKS[0] as number;
      const x = running + ((t - (TAPS[0] as number)) / 0.9) * 130;
      if (x < 1640) spot(pen, x, 450, 34, 0.8);
      TAPS.forEach((at, i) => {
        const since = t - at;
        if (since >= 0) spot(pen, PEAKS[i] as number, 400, 60 + since * 90, 0.7 * Math.exp(-since * 2.2));
      });
    },
  },
  /** The thread of light leaves the relay and finds Lumo. */
  "o1-8": {
    states: versions,
    state: (t) => O1_8_STEPS * ease(t, 1.6, 6.6),
    view: glide({ x: -18, y: 8, zoom: 0.02 }, { x: 16, y: -8, zoom: 0.08 }),
    air: (pen, t) =>
      drift(pen, t, {
        seed: 14,
        count: 80,
        color: "#dfeaff",
        x: 800,
        y: 650,
        reach: 900,
        speed: [-8, -2],
        strength: 0.45,
      }),
    airZ: 130,
  },
  /** The edge of the shadow moves toward Lumo. */
  "o1-9": {
    states: Array.from({ length: O1_9_STEPS + 1 }, (_, step) => sunk(step / O1_9_STEPS)),
    state: (t, length) => O1_9_STEPS * ease(t, 0, length + 0.5),
    view: glide({ x: -12, y: -4, zoom: 0 }, { x: 30, y: 10, zoom: 0.08 }),
    air: (pen, t) =>
      drift(pen, t, {
        seed: 15,
        count: 80,
        color: "#ffe6c8",
        x: 900,
        y: 700,
        reach: 900,
        speed: [-7, -2],
        strength: 0.4,
      }),
    airZ: 130,
  },
  /** Toward the one lamp that is still on; then the dark. */
  "o1-10": {
    states: [o110, dimmedO110],
    state: (t) => 0.4 + 0.4 * sway(t, 5, 1),
    view: (t, length) => {
      const near = ease(t, -3, length + 1);
      return { x: 20 + 120 * near, y: -4 - 6 * near, zoom: 0.02 + 0.36 * near };
    },
    exposure: (t, length) => 1 - ease(t, length - 1.5, length - 0.1),
    air: (pen, t) =>
      drift(pen, t, {
        seed: 18,
        count: 60,
        color: "#ffd9a0",
        x: 1170,
        y: 430,
        reach: 520,
        speed: [3, -3],
        strength: 0.6,
      }),
    airZ: 60,
  },
};
