import { disc, fill, line, type Plate, pairs, solid, triples } from "../kit/plate.ts";
import type { Gesture, Look } from "./actor.ts";

export type Head =
  | "none"
  | "cap"
  | "bun"
  | "brim"
  | "curls"
  | "scarf"
  | "chef"
  | "guard"
  | "bald"
  | "long"
  | "bob"
  | "felt";

/** Skin and its shadow. */
export const SKINS = [
  ["#d9a884", "#b07c5c"],
  ["#a8775c", "#7d5440"],
  ["#8a5a42", "#63402e"],
  ["#e8c0a0", "#c09274"],
  ["#6d4636", "#4c2f24"],
] as const;

export const HAIR = "#2b1c22";

/** Head, hair and hat around (0, -231). */
export function headOf(p: Plate, look: Look, back: boolean): void {
  const { c } = p;
  const [skin, low] = SKINS[look.skin ?? 0] ?? SKINS[0];
  const hair = look.hair ?? HAIR;
  if (look.head === "long" && !back)
    solid(
      p,
      "M-22 -232C-26 -270 26 -270 22 -232C26 -206 27 -190 22 -184Q0 -196 -22 -184C-27 -190 -26 -206 -22 -232Z",
      hair,
    );
  solid(p, "M-8 -214H8V-200Q0 -196 -8 -200Z", low);
  for (const s of [-1, 1]) disc(c, s * 18.5, -230, 4.6, low, 6);
  solid(p, "M-18.5 -232C-20 -262 20 -262 18.5 -232C18 -214 8 -207 0 -207C-8 -207 -18 -214 -18.5 -232Z", skin);
  if (back)
    fill(
      c,
      "M-19 -230C-22 -264 22 -264 19 -230C18 -214 10 -208 0 -208C-10 -208 -18 -214 -19 -230Z",
      look.head === "bald" ? skin : hair,
    );
  else if (look.head !== "bald")
    fill(c, "M-20 -230C-25 -266 25 -266 20 -230C18 -240 12 -248 2 -248C-10 -248 -17 -242 -20 -230Z", hair);
  hat(p, look, hair, back);
  line(c, "M-12 -252Q0 -260 12 -252", "rgba(255,240,210,.18)", 4);
}

export function hat(p: Plate, look: Look, hair: string, back: boolean): void {
  const { c } = p;
  const trim = look.trim ?? "#7d463c";
  switch (look.head) {
    case "none":
      return;
    case "bald":
      for (const s of [-1, 1])
        fill(
          c,
          `M${s * 19} -240C${s * 23} -228 ${s * 20} -218 ${s * 15} -216C${s * 17} -226 ${s * 15} -234 ${s * 19} -240Z`,
          hair,
        );
      if (back) fill(c, "M-19 -232Q0 -220 19 -232Q18 -212 0 -209Q-18 -212 -19 -232Z", hair);
      return;
    case "bob":
      for (const s of [-1, 1])
        fill(
          c,
          `M${s * 8} -252C${s * 26} -252 ${s * 27} -228 ${s * 24} -206Q${s * 17} -204 ${s * 16} -212C${s * 20} -230 ${s * 18} -240 ${s * 8} -252Z`,
          hair,
        );
      if (back) fill(c, "M-24 -206C-30 -266 30 -266 24 -206Q0 -200 -24 -206Z", hair);
      return;
    case "long":
      if (back)
        fill(
          c,
          "M-22 -232C-26 -266 26 -266 22 -232C25 -206 26 -190 20 -178Q0 -170 -20 -178C-26 -190 -25 -206 -22 -232Z",
          hair,
        );
      return;
    case "bun":
      disc(c, 0, -261, 11, hair);
      line(c, "M-5 -266Q0 -270 6 -264", "rgba(255,240,210,.3)", 2.4);
      return;
    case "curls":
      for (let i = 0; i < 9; i++) {
        const a = Math.PI * (1.02 - (i * 1.04) / 8);
        disc(c, Math.cos(a) * 20, -236 - Math.sin(a) * 19, 9.5, hair);
      }
      if (back) for (const [x, y] of pairs("-10,-222 10,-222 0,-234 0,-214")) disc(c, x, y, 11, hair);
      return;
    case "cap":
      solid(p, "M-21 -238C-23 -268 23 -268 21 -238Q0 -246 -21 -238Z", trim);
      if (!back) solid(p, "M-20 -240Q0 -252 20 -240Q14 -230 0 -232Q-14 -230 -20 -240Z", "#1f2a34");
      return;
    case "brim":
    case "felt":
      solid(p, "M-19 -242C-21 -276 -6 -272 0 -268C6 -272 21 -276 19 -242Z", trim);
      line(c, "M-19 -245Q0 -240 19 -245", "rgba(20,10,14,.55)", 6);
      solid(
        p,
        look.head === "brim"
          ? "M-40 -240Q0 -254 40 -240Q0 -228 -40 -240Z"
          : "M-30 -242Q0 -252 30 -242Q0 -233 -30 -242Z",
        trim,
      );
      line(c, "M-34 -241Q0 -250 34 -241", "rgba(255,226,190,.35)", 2.4);
      return;
    case "scarf":
      solid(p, "M-20 -212Q0 -200 20 -212L22 -198Q0 -186 -22 -198Z", trim);
      solid(p, "M10 -200L22 -160L8 -158L4 -198Z", trim);
      return;
    case "chef":
      for (const [x, y, r] of triples("-14,-274,13 14,-274,13 0,-280,15")) disc(c, x, y, r, "#fff6e6");
      solid(p, "M-19 -242L-21 -272H21L19 -242Q0 -248 -19 -242Z", "#f3e8d4");
      for (const x of [-10, 0, 10]) line(c, `M${x} -248V-270`, "rgba(110,90,70,.3)", 2);
      return;
    case "guard":
      solid(p, "M-20 -242L-26 -262Q0 -274 26 -262L20 -242Q0 -250 -20 -242Z", "#27374f");
      line(c, "M-20 -244Q0 -252 20 -244", "#f2c46a", 4);
      if (!back) {
        solid(p, "M-19 -242Q0 -250 19 -242Q10 -233 0 -234Q-10 -233 -19 -242Z", "#131a26");
        disc(c, 0, -256, 5, "#f6d88a");
      }
  }
}

/** Dots for eyes and a lot of eyebrow. */
export function face(p: Plate, look: Look, g: Gesture): void {
  const { c } = p;
  const low = (SKINS[look.skin ?? 0] ?? SKINS[0])[1];
  const hair = look.head === "bald" || look.head === "bob" ? "#8d8078" : (look.hair ?? HAIR);
  const shift = (g.gaze ?? 0) * 7;
  const down = g.eyes === "down" ? 3 : 0;
  for (const s of [-1, 1]) {
    const x = s * 7 + shift;
    disc(c, s * 11 + shift * 0.8, -222, 4.4, "rgba(226,104,88,.3)", 3.4);
    if (g.eyes === "shut" || g.eyes === "down")
      line(c, `M${x - 3.4} ${-232 + down * 0.5}q3.4 3 6.8 0`, "#1a1016", 2.2);
    else {
      if (g.eyes === "wide") disc(c, x, -232.5, 5, "#fffaf0");
      disc(c, x + (g.gaze ?? 0) * 1.2, -232, 2.7, "#1a1016");
      disc(c, x + (g.gaze ?? 0) * 1.2 + 0.8, -233, 0.8, "#fff");
    }
    const tilt = (g.brow ?? 0) * 3.4;
    const high = g.eyes === "wide" ? -4 : 0;
    line(
      c,
      `M${x - s * 4.6} ${-240 - tilt + high + down}L${x + s * 5.4} ${-240 + tilt * 0.5 + high + down}`,
      hair,
      3.2,
    );
  }
  line(c, `M${shift * 1.3} -230q${3 + shift * 0.5} 5 ${-0.5 + shift * 0.2} 6.4`, low, 2.6);
  const m = shift * 0.9;
  if (g.mouth === "open") disc(c, m, -214.6, 4, "#5a1a20", 4.6);
  else if (g.mouth === "flat") line(c, `M${m - 5} -215h10`, "#6a2a26", 2.2);
  else if (g.mouth === "small") line(c, `M${m - 3} -214.5q3 -2 6 0`, "#6a2a26", 2.2);
  else line(c, `M${m - 6} -217q6 6 12 0`, "#6a2a26", 2.4);
}
