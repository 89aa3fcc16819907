import { decodeExactly } from "../src/list-encodings.ts";

const tables = new Map<string, Map<string, number[]>>();

/** The bytes of each character of an encoding of one or two bytes, found by decoding all of them. */
function tableOf(encoding: string): Map<string, number[]> {
  const made = tables.get(encoding);
  if (made) return made;
  const table = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    const text = decodeExactly(Uint8Array.from(bytes), encoding);
    if (text && [...text].length === 1 && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte++) add(byte);
  for (let lead = 129; lead < 255; lead++) for (let trail = 64; trail < 255; trail++) add(lead, trail);
  tables.set(encoding, table);
  return table;
}

/** A text as an older program saves it. Platforms only decode these encodings. */
export function encode(text: string, encoding: string): Uint8Array {
  const table = tableOf(encoding);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}

/** UTF-16 or UTF-32, with or without their mark. */
export function encodeWide(
  text: string,
  { bits, littleEndian, mark }: { bits: 16 | 32; littleEndian: boolean; mark: boolean },
): Uint8Array {
  const marked = mark ? `\uFEFF${text}` : text;
  const codes =
    bits === 32
      ? Array.from(marked, (character) => character.codePointAt(0) ?? 0)
      : Array.from({ length: marked.length }, (_, at) => marked.charCodeAt(at));
  const view = new DataView(new ArrayBuffer((codes.length * bits) / 8));
  for (const [at, code] of codes.entries()) {
    if (bits === 32) view.setUint32(at * 4, code, littleEndian);
    else view.setUint16(at * 2, code, littleEndian);
  }
  return new Uint8Array(view.buffer);
}
