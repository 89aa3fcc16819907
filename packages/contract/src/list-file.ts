import {
  decode,
  decodeExactly,
  decodeUtf32,
  type ListEncoding,
  listEncodings,
  strangeness,
} from "./list-encodings.ts";

/** A way to read a file whose encoding only a person can know. */
export interface EncodingChoice {
  encoding: ListEncoding;
  text: string;
  /** Real lines with letters beyond ASCII, the same for each choice. */
  sample: string[];
}

/** What a file is that somebody chose as a list. */
type ListFile =
  /** In text from a damaged file, U+FFFD stands for each byte that means nothing. */
  | { kind: "text"; encoding: "utf-8" | "utf-16" | "utf-32" | "iso-2022-jp"; text: string }
  | { kind: "choose"; choices: EncodingChoice[] }
  /** A workbook of Excel since 2007. */
  | { kind: "workbook" }
  /** A table of another program, or of an older Excel. */
  | { kind: "other_table" }
  | { kind: "not_text" };

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters reveal a binary file
const control = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

/** Finds out how to read a file. Where its bytes mean something in several encodings, it asks and guesses nothing. */
export function readListFile(bytes: Uint8Array): ListFile {
  const table = tableKind(bytes);
  if (table) return { kind: table };
  const read = unicode(bytes);
  if (read) return control.test(read.text) ? { kind: "not_text" } : read;
  const choices = choicesOf(bytes);
  return choices.length > 0 ? { kind: "choose", choices } : { kind: "not_text" };
}

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, at) => bytes[at] === byte);

/** Programs that save tables are known by how their files begin, whatever the files are called. */
function tableKind(bytes: Uint8Array): "workbook" | "other_table" | null {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return "other_table";
  if (!startsWith(bytes, 0x50, 0x4b, 3, 4)) return null;
  return decode(bytes, "windows-1252").includes("xl/workbook.xml") ? "workbook" : "other_table";
}

function unicode(bytes: Uint8Array): Extract<ListFile, { kind: "text" }> | null {
  const text = (encoding: "utf-8" | "utf-16" | "utf-32" | "iso-2022-jp", read: string) =>
    ({ kind: "text", encoding, text: read }) as const;
  if (startsWith(bytes, 0xff, 0xfe, 0, 0)) return text("utf-32", decodeUtf32(bytes, true));
  if (startsWith(bytes, 0, 0, 0xfe, 0xff)) return text("utf-32", decodeUtf32(bytes, false));
  if (startsWith(bytes, 0xff, 0xfe)) return text("utf-16", decode(bytes, "utf-16le"));
  if (startsWith(bytes, 0xfe, 0xff)) return text("utf-16", decode(bytes, "utf-16be"));
  const wide = wideWithoutBom(bytes);
  if (wide) return text(...wide);
  const exact = decodeExactly(bytes, "utf-8");
  // Escape sequences switch the letters of ISO-2022-JP, all of whose bytes are ASCII.
  if (exact?.includes("\u001b$")) return text("iso-2022-jp", decode(bytes, "iso-2022-jp"));
  if (exact !== null) return text("utf-8", exact);
  return startsWith(bytes, 0xef, 0xbb, 0xbf) || isDamagedUtf8(bytes)
    ? text("utf-8", decode(bytes, "utf-8"))
    : null;
}

/**
 * UTF-16 and UTF-32 without their mark: in each, separators and line ends have a zero in the same places, and every list
 * has some.
 */
function wideWithoutBom(bytes: Uint8Array): ["utf-16" | "utf-32", string] | null {
  const zeros = [0, 0, 0, 0];
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 4] = (zeros[at % 4] ?? 0) + 1;
  const [first = 0, second = 0, third = 0, fourth = 0] = zeros;
  const units = bytes.length / 4;
  if (bytes.length % 4 === 0 && third > units * 0.9 && fourth > units * 0.9)
    return ["utf-32", decodeUtf32(bytes, true)];
  if (bytes.length % 4 === 0 && first > units * 0.9 && second > units * 0.9)
    return ["utf-32", decodeUtf32(bytes, false)];
  const [even, odd] = [first + third, second + fourth];
  // A text in UTF-8 or an older encoding has none at all.
  if (even + odd < bytes.length / 20) return null;
  return ["utf-16", decode(bytes, odd > even ? "utf-16le" : "utf-16be")];
}

/**
 * Whether bytes are UTF-8 with few that are damaged: at least two characters of several bytes that are right for each
 * that is wrong. Other encodings make such characters only by chance.
 */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = decode(bytes, "utf-8");
  const wrong = text.match(/\uFFFD+/g)?.length ?? 0;
  const right = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return right >= wrong * 2;
}

/** Lines of which the most telling become the samples. */
const linesCompared = 2000;
const samples = 3;
const longestSample = 120;

function choicesOf(bytes: Uint8Array): EncodingChoice[] {
  const texts = new Map<string, ListEncoding>();
  for (const encoding of listEncodings) {
    const text = decodeExactly(bytes, encoding);
    if (text !== null && !control.test(text) && !texts.has(text)) texts.set(text, encoding);
  }
  const all = [...texts].map(([text, encoding]) => ({ encoding, text, lines: text.split(/\r\n?|\n/) }));
  const telling = tellingLines(all.map(({ lines }) => lines));
  return all
    .map(({ lines, ...choice }) => ({
      ...choice,
      sample: telling.map((at) => (lines[at] ?? "").slice(0, longestSample)),
      strange: strangeness(
        telling
          .concat(beyondAscii(lines))
          .map((at) => lines[at])
          .join("\n"),
      ),
    }))
    .sort((a, b) => a.strange - b.strange)
    .map(({ strange: _, ...choice }) => choice);
}

const beyondAscii = (lines: readonly string[]): number[] =>
  lines.flatMap((line, at) => (/\P{ASCII}/u.test(line) ? at : [])).slice(0, linesCompared);

/** The lines in which the choices differ most, in the order of the file. */
function tellingLines(choices: readonly (readonly string[])[]): number[] {
  return beyondAscii(choices[0] ?? [])
    .map((at) => ({ at, readings: new Set(choices.map((lines) => lines[at])).size }))
    .sort((a, b) => b.readings - a.readings)
    .slice(0, samples)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}
