import { ink, mix } from "../kit/palette.ts";
import { along, at, disc, fill, line, type Plate, poly, solid } from "../kit/plate.ts";
import { between } from "../kit/random.ts";

/** Small pictures of the five rooms, about 2 wide around the origin, drawn in ink. */
export const ROOMS = {
  garden: "M-.9 .5C-.8 -.6 0 -1 .9 -.8C.9 .2 .3 .8 -.5 .7M-.9 .9C-.6 .3 0 -.2 .5 -.4",
  bed: "M-1 -.6V.8M-1 .3H1V.8M-1 .1H1M-.7 -.15H-.2M1 .3V0Q.9 -.2 .6 -.2H-.1V.1",
  memory:
    "M-.7 .1C-.7 -.7 .7 -.7 .7 .1ZM0 -.55V-.95M-.25 .1A.25 .25 0 0 0 .25 .1M-.5 .6L-.65 .85M0 .65V.95M.5 .6L.65 .85",
  dish: "M-.9 -.5C-.8 .4 .2 .8 .8 .4ZM-.1 -.05L.5 -.8M0 .5L-.35 .95M0 .5L.35 .95",
  kitchen: "M0 -1C.4 -1 .45 -.3 0 -.2C-.45 -.3 -.4 -1 0 -1ZM0 -.2V1",
} as const;

export type Room = keyof typeof ROOMS;

/** A paper form with a room's picture, hand-written lines and a stamp; 150 by 200 at scale 1, held at the top. */
export function form(p: Plate, x: number, y: number, scale: number, angle: number, room: Room): void {
  const { c, next } = p;
  at(p, x, y, scale, angle, () => {
    fill(c, "M-70 6H82V206H-70Z", "rgba(5,6,16,.35)");
    const paper = mix(ink.paper, "#d9b98a", next() * 0.35);
    solid(
      p,
      "M-75 0H75C74 70 78 140 74 186L52 202C10 199 -40 203 -75 200C-77 140 -73 60 -75 0Z",
      along(c, -75, 0, 75, 200, [paper, [0.7, mix(paper, "#b08f6a", 0.22)], mix(paper, "#8a6a50", 0.35)]),
    );
    poly(c, "74,186 52,202 55,184", mix(paper, "#8a6a50", 0.45));
    at(p, 0, 50, 27, 0, () => line(c, ROOMS[room], "#3a3150", 0.13));
    for (let i = 0; i < 7; i++) {
      let path = `M-56 ${96 + i * 13}`;
      const end = between(next, -10, 56);
      for (let px = -56; px < end; px += 7) path += `q2 ${between(next, -5, 1)} 7 0`;
      line(c, path, "rgba(58,49,80,.55)", 1.7);
    }
    line(c, "M-60 84H60", "rgba(58,49,80,.35)", 1.2);
    disc(c, 42, 168, 16, "rgba(232,106,74,.34)");
  });
}

/** A clothes peg on the line. */
export function peg(p: Plate, x: number, y: number, angle: number): void {
  at(p, x, y, 1, angle, () => {
    solid(p, "M-7 -20H-1V14H-7ZM1 -20H7V14H1Z", "#b5875a");
    line(p.c, "M-8 -4H8", "#3c2b2a", 2.4);
  });
}
