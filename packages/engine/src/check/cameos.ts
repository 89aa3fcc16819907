/** [U2] [U3] Checks where a pack uses its cameos. */
import type { Pack } from "../pack/schema.ts";
import { sceneOfCameo } from "../session/still.ts";

/** Where a cameo may be: in the lines of a scene as it opens, and on the cards of a set. */
const ALLOWED = /^(scenes\.[^.]+\.lines\.\d+\.text|cards\.[^.]+\.\d+\.text)$/;

/** [U2] One text for each use of a cameo outside of lines and cards, such as in a puzzle. */
export function misplacedCameos(pack: Pack): string[] {
  const names = Object.keys(pack.cameos ?? {});
  if (names.length === 0) return [];
  const problems: string[] = [];
  const visit = (path: string, value: unknown): void => {
    if (typeof value === "string") {
      if (ALLOWED.test(path) && pack.scenes[path.split(".")[1] ?? ""]?.kind !== "film") return;
      for (const name of names)
        if (value.includes(`{${name}}`)) problems.push(`${path}: {${name}} may only be in a line or a card`);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) visit(path === "" ? key : `${path}.${key}`, inner);
    }
  };
  visit("", pack);
  return problems;
}

/** [U3] One text for each cameo that some team may never read. */
export function unusedCameos(pack: Pack): string[] {
  return Object.keys(pack.cameos ?? {}).flatMap((name) => {
    const used = sceneOfCameo(pack, name);
    if (!used) return [`cameos.${name}: no line without a condition and no card has it`];
    return pack.scenes[used.scene]?.optional ? [`cameos.${name}: scene ${used.scene} is optional`] : [];
  });
}

/** A filling of this many characters that needs the most rows. */
export function longestFilling(max: number): string {
  const words = Array.from({ length: Math.ceil(max / 14) }, () => "mmmmmmmmmmmmm").join(" ");
  return words.padEnd(max, "m").slice(0, max).trim();
}
