import { fade, ink } from "../kit/palette.ts";
import { at, disc, hoop, line, type Plate } from "../kit/plate.ts";

/** The ten rooms of Lumo on a field of 100 by 60, each with its picture, and the doors between them. */
const ROOMS: Record<string, readonly [number, number, string]> = {
  dock: [5, 30, "M.5 -.87H-.5L-1 0L-.5 .87H.5L1 0Z"],
  kitchen: [22, 12, "M0 -1C.45 -1 .45 -.2 0 -.1C-.45 -.2 -.45 -1 0 -1ZM0 -.1V1"],
  workshop: [
    22,
    48,
    "M.5 0A.5 .5 0 1 1 -.5 0A.5 .5 0 1 1 .5 0ZM0 -.5V-1M0 .5V1M-.5 0H-1M.5 0H1M.36 .36L.7 .7M-.36 -.36L-.7 -.7M.36 -.36L.7 -.7M-.36 .36L-.7 .7",
  ],
  hall: [38, 30, "M-.8 .9V0A.8 .8 0 0 1 .8 0V.9Z"],
  library: [50, 10, "M0 -.6Q-.5 -.9 -1 -.6V.7Q-.5 .4 0 .7Q.5 .4 1 .7V-.6Q.5 -.9 0 -.6V.7"],
  store: [50, 50, "M-.9 -.4L0 -.9L.9 -.4V.6L0 1L-.9 .6ZM-.9 -.4L0 0L.9 -.4M0 0V1"],
  bay: [64, 30, "M-1 -.7V.8M-1 .3H1V.8M-1 0H1V.3M-.7 -.25H-.2"],
  memory: [76, 12, "M-.7 .2C-.7 -.7 .7 -.7 .7 .2ZM0 -.5V-1M-.4 .6L-.5 .9M0 .6V1M.4 .6L.5 .9"],
  tank: [76, 48, "M0 -1C.2 -.4 .8 0 .8 .4A.8 .7 0 0 1 -.8 .4C-.8 0 -.2 -.4 0 -1Z"],
  garden: [94, 30, "M-.9 .7C-.9 -.5 0 -1 .9 -.9C.9 .2 .3 .9 -.5 .8M-1 1C-.6 .3 0 -.2 .5 -.5"],
};
const DOORS =
  "dock-kitchen dock-workshop dock-hall kitchen-hall kitchen-library workshop-hall workshop-store hall-library hall-store hall-bay library-bay library-memory store-bay store-tank bay-memory bay-tank memory-tank memory-garden tank-garden";

/** The station's map drawn in light on a dark pane, within a box. */
export function stationMap(p: Plate, x: number, y: number, w: number, h: number): void {
  const place = (name: string): readonly [number, number] => {
    const [u, v] = ROOMS[name] as readonly [number, number, string];
    return [x + (u / 100) * w, y + (v / 60) * h];
  };
  for (const door of DOORS.split(" ")) {
    const [a, b] = door.split("-").map((name) => place(name)) as [
      readonly [number, number],
      readonly [number, number],
    ];
    line(p.e, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, fade(ink.ice, 0.16), 9);
    line(p.e, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, fade(ink.ice, 0.38), 2);
  }
  for (const [name, [, , mark]] of Object.entries(ROOMS)) {
    const [cx, cy] = place(name);
    const warm = name === "garden" || name === "dock";
    p.e.save();
    p.e.globalCompositeOperation = "destination-out";
    disc(p.e, cx, cy, 44, "#000");
    p.e.restore();
    disc(p.c, cx, cy, 44, "#16203f");
    disc(p.e, cx, cy, 44, fade(warm ? ink.amber : ink.ice, 0.08));
    hoop(p.e, cx, cy, 44, fade(warm ? ink.amber : ink.ice, 0.6), 3);
    at(p, cx, cy, 20, 0, () => line(p.e, mark, fade(warm ? "#ffe2a8" : "#dff2fb", 0.75), 0.13));
  }
}
