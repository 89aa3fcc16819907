/**
 * Checks texts: captions are whole sentences, fit two rows of 42 characters and are easy to read, and pictures have
 * alternative texts.
 */
import { cutLines } from "../pack/cut.ts";
import type { Line } from "../pack/lines.ts";
import type { Pack, SceneOf } from "../pack/schema.ts";
import { longestFilling } from "./cameos.ts";

const ROW = 42;
const ROWS = 2;
/** LIX: below 30 very easy, up to 40 easy, from 50 on hard. */
const HARD = 40;

/** The rows of a caption. Authors write their own break as " / ". */
export function rowsOf(text: string): string[] {
  return text.split(" / ").flatMap((part) => {
    const rows: string[] = [];
    for (const word of part.split(/\s+/)) {
      const row = rows.at(-1);
      if (row !== undefined && row.length + 1 + word.length <= ROW) rows[rows.length - 1] = `${row} ${word}`;
      else rows.push(word);
    }
    return rows;
  });
}

export function checkTexts(pack: Pack): string[] {
  const longestNickname = pack.traits.reduce(
    (longest, trait) => (trait.nickname.length > longest.length ? trait.nickname : longest),
    "",
  );
  const longestPhrase = (name: string) =>
    (pack.phrases?.[name] ?? []).reduce(
      (longest, { text }) => (text.length > longest.length ? text : longest),
      "",
    );
  const withValues = (text: string) =>
    text
      .replace("{crew}", longestNickname)
      .replace(/\{([a-z_]+)\}/g, (all, name: string) => {
        const cameo = pack.cameos?.[name];
        return cameo ? longestFilling(cameo.max) : all;
      })
      .replace(/\{([a-z_]+)\}/g, (_, name: string) => longestPhrase(name) || "10");
  const tooLong = captionsOf(pack).filter(
    ({ text }) => text !== "{lines}" && rowsOf(withValues(text)).length > ROWS,
  );
  // In a YAML list like [One, two.] a comma begins the next line.
  const halves = captionsOf(pack).filter(({ text }) => /^\p{Ll}/u.test(text) || !/[.!?:…”}A-Z]$/.test(text));
  const lix = readability(pack);
  return [
    ...halves.map(({ where, text }) => `${where}: not a whole sentence: ${text}`),
    ...tooLong.map(({ where, text }) => `${where}: more than ${ROWS} rows of ${ROW}: ${text}`),
    ...artOf(pack).flatMap(({ where, alt }) =>
      alt.length < 10 || alt.length > 160
        ? [`${where}: an alternative text has 10 to 160 characters: ${alt}`]
        : [],
    ),
    ...unspokenSigns(pack),
    ...talkInSilence(pack),
    ...(lix > HARD ? [`texts: too hard to read (LIX ${lix}, at most ${HARD})`] : []),
  ];
}

/** [V10] Words that ask for talk. */
const TALK = /\b(?:say|tell|read|aloud|agree|speak|reason|listen|hear)\b/i;

/** [V10] Questions, and lines that may be the last one before them, that ask people to talk although they vote in silence. */
function talkInSilence(pack: Pack): string[] {
  return Object.entries(pack.scenes).flatMap(([id, scene]) => {
    if (scene.kind !== "decision") return [];
    const always = scene.lines.findLastIndex(({ when }) => when === null);
    const last = scene.lines.slice(Math.max(0, always)).map(({ text }) => text);
    return [scene.question, ...last].flatMap((text) =>
      TALK.test(text) ? [`scenes.${id}: asks for talk in the silent vote: ${text}`] : [],
    );
  });
}

/** LIX over all captions: words in a sentence, plus the percentage of words longer than six letters. */
export function readability(pack: Pack): number {
  const text = captionsOf(pack)
    .map((caption) => caption.text.replaceAll(" / ", " "))
    .join("\n");
  const words = text.match(/\p{L}+/gu) ?? [];
  const sentences = text.split(/[.!?:\n]+/).filter((part) => /\p{L}/u.test(part)).length;
  const long = words.filter((word) => word.length > 6).length;
  return words.length === 0 ? 0 : Math.round(words.length / sentences + (100 * long) / words.length);
}

/** All captions. */
function captionsOf(pack: Pack): { where: string; text: string }[] {
  const shots = Object.entries(pack.shots ?? {}).flatMap(([id, { caption, caption_when = [] }]) =>
    [caption, ...caption_when.map(({ text }) => text)].map((text) => ({ where: `shots.${id}`, text })),
  );
  const inScenes = Object.entries(pack.scenes).flatMap(([id, scene]) => {
    const where = `scenes.${id}`;
    const frames =
      scene.kind === "film"
        ? [...scene.frames, ...cutLines(scene.cut ?? [])].flatMap(({ caption }) => caption ?? [])
        : [];
    return [...linesIn(scene).map(({ text }) => text), ...frames].map((text) => ({ where, text }));
  });
  const closing = (pack.rounds?.closing ?? []).map(({ text }) => ({ where: "rounds.closing", text }));
  return [...shots, ...inScenes, ...closing];
}

function linesIn(value: unknown): Line[] {
  if (Array.isArray(value)) return value.flatMap(linesIn);
  if (typeof value !== "object" || value === null) return [];
  if ("who" in value && "text" in value && "when" in value) return [value as Line];
  return Object.values(value).flatMap(linesIn);
}

function artOf(pack: Pack): { where: string; alt: string }[] {
  const result: { where: string; alt: string }[] = [];
  const visit = (where: string, value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("alt" in value && typeof value.alt === "string") result.push({ where, alt: value.alt });
    for (const [key, inner] of Object.entries(value)) visit(where === "" ? key : `${where}.${key}`, inner);
  };
  visit("", pack);
  return result;
}

/** Signs that pages can name aloud: calls of horns, and the eight symbols. */
const SPOKEN = /^(?:[▪▬]+|[●▲■★☾≈◆✚])$/u;

/** Labels and symbols of boards that are neither words nor figures, and that a page cannot say. */
function unspokenSigns(pack: Pack): string[] {
  return Object.entries(pack.scenes).flatMap(([id, scene]) => {
    if (scene.kind !== "puzzle") return [];
    return signsOf(scene.puzzle)
      .filter((sign) => !/[\p{L}\p{N}]/u.test(sign) && !SPOKEN.test(sign))
      .map((sign) => `scenes.${id}: nobody can say the sign ${sign}`);
  });
}

function signsOf(puzzle: SceneOf<"puzzle">["puzzle"]): string[] {
  switch (puzzle.kind) {
    case "match":
      return [...puzzle.left, ...puzzle.right].map(({ label }) => label);
    case "code":
      return puzzle.wheels.flatMap(({ label, symbols }) => [label, ...symbols]);
    case "order":
      return puzzle.items.map(({ label }) => label);
    case "route":
      return puzzle.nodes.map(({ label }) => label);
    case "switchboard":
    case "cipher":
      return [];
  }
}
