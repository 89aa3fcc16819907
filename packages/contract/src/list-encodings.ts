/** Browsers and Node both have it; the contract's own library of types is the language's alone. */
declare class TextDecoder {
  constructor(encoding: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}

/** Encodings of lists in which a byte may be another character than in its neighbor, the most used first. */
const ofBrowsers = [
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1254",
  "windows-1253",
  "windows-1257",
  "shift_jis",
  "gb18030",
  "big5",
  "euc-kr",
  "euc-jp",
  "windows-1256",
  "windows-1255",
  "windows-874",
  "windows-1258",
  "macintosh",
  "koi8-u",
  "ibm866",
  "iso-8859-2",
  "iso-8859-5",
  "iso-8859-6",
  "iso-8859-7",
  "iso-8859-8",
  "iso-8859-4",
  "iso-8859-10",
  "iso-8859-13",
  "iso-8859-15",
  "x-mac-cyrillic",
] as const;

/** What Excel calls "CSV (MS-DOS)", which browsers do not decode: the characters from 128 to 255. */
const ofDos = {
  cp850:
    "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0",
  cp852:
    "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0",
} as const;

export const listEncodings = [...ofBrowsers, "cp852", "cp850"] as const;
export type ListEncoding = (typeof listEncodings)[number];

/** The text of bytes that are certainly in this encoding, but for some that are damaged. */
export const decode = (bytes: Uint8Array, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes);

/** The text, or null where the bytes mean nothing in the encoding. */
export function decodeExactly(bytes: Uint8Array, encoding: string): string | null {
  if (encoding === "cp850" || encoding === "cp852") return decodeDos(bytes, ofDos[encoding]);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decodeDos(bytes: Uint8Array, upper: string): string {
  let text = "";
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : upper[byte - 128];
  return text;
}

/** UTF-32, which browsers no longer decode. */
export function decodeUtf32(bytes: Uint8Array, littleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let text = "";
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, littleEndian);
    if (code !== 0xfeff)
      text += code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? "\uFFFD" : String.fromCodePoint(code);
  }
  return text;
}

const scripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Thai}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u,
  /\p{Script=Hangul}/u,
];
const ascii = /\p{ASCII}/u;
/** Letters that names nearly never have, but that wrong encodings make: signs, half-width forms, private characters. */
const unlikely = /[\p{S}\p{Co}\p{Cn}\p{Cc}\uff61-\uff9f\u00aa\u00ba\u0192ºª]|[^\p{L}\p{M}\p{N}\p{P}\p{Z}]/u;

/**
 * How far a text looks like a list of names, from 0 for the best: words of one script, in capitals or with one at most
 * at their start. It only puts choices in order; people decide.
 */
export function strangeness(text: string): number {
  let strange = 0;
  let named = 0;
  for (const [word] of text.matchAll(/[^\s,;|"@.-]+/g)) {
    const characters = [...word];
    const beyond = characters.filter((character) => !ascii.test(character));
    if (beyond.length === 0) continue;
    named += 1;
    const used = scripts.filter((script) => characters.some((character) => script.test(character)));
    const [first = "", ...rest] = characters;
    const isLatin = used[0] === scripts[0];
    if (beyond.some((character) => unlikely.test(character))) strange += 3;
    if (used.length !== 1) strange += 2;
    if (rest.some((character) => character !== character.toLowerCase()) && word !== word.toUpperCase())
      strange += 2;
    if (isLatin && beyond.length > characters.length / 2) strange += 1;
    if (!isLatin && first === first.toLowerCase() && first !== first.toUpperCase()) strange += 1;
  }
  return named === 0 ? 0 : strange / named;
}
