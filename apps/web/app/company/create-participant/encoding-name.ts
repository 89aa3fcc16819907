import type { ListEncoding } from "@lantern/contract/list-encodings";
import { texts } from "./texts.ts";

type Region = keyof typeof texts.encodings;

/** Where an encoding is used, and what other programs call it. */
const regions: Record<ListEncoding, [Region, string]> = {
  "windows-1252": ["western", "Windows-1252"],
  "windows-1250": ["central", "Windows-1250"],
  "windows-1251": ["cyrillic", "Windows-1251"],
  "windows-1254": ["turkish", "Windows-1254"],
  "windows-1253": ["greek", "Windows-1253"],
  "windows-1257": ["baltic", "Windows-1257"],
  shift_jis: ["japanese", "Shift_JIS"],
  gb18030: ["simplified", "GB 18030"],
  big5: ["traditional", "Big5"],
  "euc-kr": ["korean", "EUC-KR"],
  "euc-jp": ["japanese", "EUC-JP"],
  "windows-1256": ["arabic", "Windows-1256"],
  "windows-1255": ["hebrew", "Windows-1255"],
  "windows-874": ["thai", "Windows-874"],
  "windows-1258": ["vietnamese", "Windows-1258"],
  macintosh: ["western", "Macintosh"],
  "koi8-u": ["cyrillic", "KOI8-U"],
  ibm866: ["cyrillic", "DOS 866"],
  "iso-8859-2": ["central", "ISO 8859-2"],
  "iso-8859-5": ["cyrillic", "ISO 8859-5"],
  "iso-8859-6": ["arabic", "ISO 8859-6"],
  "iso-8859-7": ["greek", "ISO 8859-7"],
  "iso-8859-8": ["hebrew", "ISO 8859-8"],
  "iso-8859-4": ["nordic", "ISO 8859-4"],
  "iso-8859-10": ["nordic", "ISO 8859-10"],
  "iso-8859-13": ["baltic", "ISO 8859-13"],
  "iso-8859-15": ["western", "ISO 8859-15"],
  "x-mac-cyrillic": ["cyrillic", "Macintosh"],
  cp852: ["central", "DOS 852"],
  cp850: ["western", "DOS 850"],
};

export function encodingName(encoding: ListEncoding): string {
  const [region, name] = regions[encoding];
  return `${texts.encodings[region]} (${name})`;
}
