/**
 * Lists as offices around the world send them, read as the page and the API read them: with headings in the languages of
 * `headers`, in the encodings that their programs save.
 */
import type { Part } from "../../../../bench/abroad/part.ts";
import { decodeExactly } from "../../../../packages/contract/src/list-encodings.ts";
import { readListFile } from "../../../../packages/contract/src/list-file.ts";
import { encode, encodeWide } from "../../../../packages/contract/test/legacy-encoder.ts";
import { readPeople } from "../../src/modules/people/people-parser.ts";
import { headers, variants } from "./list-headers.ts";

const unicode: Record<string, (text: string) => Uint8Array> = {
  "utf-8": (text) => new TextEncoder().encode(text),
  "utf-8 with its mark": (text) => new TextEncoder().encode(`\uFEFF${text}`),
  "utf-16le": (text) => encodeWide(text, { bits: 16, littleEndian: true, mark: true }),
  "utf-16be without its mark": (text) => encodeWide(text, { bits: 16, littleEndian: false, mark: false }),
  "utf-32le": (text) => encodeWide(text, { bits: 32, littleEndian: true, mark: true }),
};

const western = "windows-1252 macintosh cp850";
const central = "windows-1250 cp852 iso-8859-2";
const cyrillic = "windows-1251 koi8-u ibm866";

/** Encodings of a language's programs, beside Unicode. */
const older: Record<string, string> = {
  English: western,
  German: western,
  Spanish: western,
  French: western,
  Italian: western,
  Portuguese: western,
  Dutch: western,
  Danish: western,
  Swedish: western,
  Finnish: western,
  Polish: central,
  Czech: central,
  Slovak: central,
  Hungarian: central,
  Slovenian: central,
  Croatian: central,
  Lithuanian: "windows-1257",
  Latvian: "windows-1257",
  Russian: cyrillic,
  Bulgarian: "windows-1251",
  Ukrainian: "windows-1251 koi8-u",
  Greek: "windows-1253",
  Turkish: "windows-1254",
  Hebrew: "windows-1255",
  Arabic: "windows-1256",
  Thai: "windows-874",
  Japanese: "shift_jis euc-jp",
  "Chinese, simplified": "gb18030",
  "Chinese, traditional": "big5",
  Korean: "euc-kr",
};

/** First and last names, with the letters that encodings disagree about. */
const names: Record<string, string> = {
  [western]: "Jörg Müller, François Lefèvre, Íñigo Núñez, Zoë Groß, Søren Åkesson, João Conceição",
  [central]: "Łukasz Wójcik, Žofie Dvořáková, Győző Szűcs, Štěpán Čech, Đorđe Šimić",
  [cyrillic]: "Иван Петров, Анна Смирнова, Юлия Щербакова",
  "windows-1251 koi8-u": "Олена Ковальчук, Ігор Їжак, Наталія Шевченко",
  "windows-1251": "Иван Петров, Георги Димитров, Юлия Щерева",
  "windows-1257": "Jānis Bērziņš, Anželika Kļaviņa, Ģirts Ūdris, Žygimantas Šarūnas",
  "windows-1253": "Γιώργος Παπαδόπουλος, Ελένη Νικολάου",
  "windows-1254": "Gülşen Yıldız, İbrahim Çağlar, Şule Öztürk",
  "windows-1255": "דוד כהן, שרה לוי",
  "windows-1256": "محمد الأحمد, فاطمة الزهراء",
  "windows-874": "สมชาย ใจดี, สมหญิง รักไทย",
  "shift_jis euc-jp": "花子 山田, 太郎 佐藤, メアリー スミス",
  gb18030: "小明 王, 娜 李, 伟 张",
  big5: "小明 王, 美玲 陳, 偉 張",
  "euc-kr": "민수 김, 영희 이, 지훈 박",
};

interface Person {
  first: string;
  last: string;
  email: string;
}

interface Case {
  language: string;
  encoding: string;
  /** How the headings are varied. */
  form: string;
  bytes: Uint8Array;
  text: string;
  people: Person[];
}

const separators = [";", ",", "\t"];
const lists = 100;

/** Lists in turn: of each language, in each of its encodings, with headings in each form. */
function* cases(): Generator<Case> {
  const forms = Object.entries(variants);
  for (let number = 0; number < lists; number++) {
    const languages = Object.entries(older);
    const [language, encodings] = languages[number % languages.length] ?? ["English", western];
    const round = Math.floor(number / languages.length);
    const possible = [...encodings.split(" "), ...Object.keys(unicode)];
    const encoding =
      possible[(round + (number % 2) * encodings.split(" ").length) % possible.length] ?? "utf-8";
    const [form, vary] = forms[number % forms.length] ?? ["as it is", (heading: string) => heading];
    const separator = separators[number % separators.length] ?? ";";
    const write = unicode[encoding] ?? ((text: string) => encode(text, encoding));
    const people = (names[encodings] ?? "").split(", ").map((name, at): Person => {
      const [first = "", last = ""] = name.split(" ");
      return { first, last, email: `p${at}.${number}@firm.example` };
    });
    const table = (headings: string) =>
      [
        headings,
        ...people.map(({ first, last, email }) => [last, first, email, "Sales"].join(separator)),
      ].join("\r\n");
    const headings = (headers[language] ?? "").split(";");
    const varied = tryWrite(write, table(headings.map(vary).join(separator)));
    // Some forms have letters that an old encoding lacks, such as wide brackets.
    const text = varied ? table(headings.map(vary).join(separator)) : table(headings.join(separator));
    yield { language, encoding, form, people, text, bytes: varied ?? write(text) };
  }
}

function tryWrite(write: (text: string) => Uint8Array, text: string): Uint8Array | null {
  try {
    return write(text);
  } catch {
    return null;
  }
}

/** The text that a person gets who chooses the encoding by its samples. */
function textOf({ bytes, text }: Case): string | null {
  const file = readListFile(bytes);
  if (file.kind === "text") return file.text;
  if (file.kind !== "choose") return null;
  const lines = text.split("\r\n");
  const chosen = file.choices.find(({ sample }) => sample.every((line) => lines.includes(line)));
  return chosen ? decodeExactly(bytes, chosen.encoding) : null;
}

/** The part of `npm run verify:abroad`; its notes also have lists that asked a question. */
interface ListsResult extends Part {
  encodings: number;
  languages: number;
}

/** Reads all lists and compares each person. */
export async function verifyLists(): Promise<ListsResult> {
  const notes: string[] = [];
  const [encodings, languages] = [new Set<string>(), new Set<string>()];
  const result = { cases: 0, silentLosses: 0, wrongPeople: 0 };
  for (const list of cases()) {
    result.cases += 1;
    encodings.add(list.encoding);
    languages.add(list.language);
    const name = `${list.language}, ${list.encoding}, ${list.form}`;
    const text = textOf(list);
    const read = text === null ? null : await readPeople(text);
    // A question loses nobody: it is asked before anything is stored.
    if (!read || read.columnsUnknown) {
      notes.push(`${name}: ${read ? "asked for its columns" : "its encoding cannot be chosen"}`);
      continue;
    }
    const results = new Map(
      read.people?.flatMap((line) => ("person" in line ? [[line.person.email, line]] : [])),
    );
    const explained = (read.people ?? []).filter((line) => "problem" in line).length;
    const missing = list.people.filter(({ email }) => !results.has(email));
    result.silentLosses += Math.max(0, missing.length - explained);
    const wrong = list.people.filter(({ email, first, last }) => {
      const line = results.get(email);
      if (!line) return false;
      const { person, leftOut } = line;
      return leftOut.length === 0 && (person.first_name !== first || person.last_name !== last);
    });
    result.wrongPeople +=
      wrong.length +
      [...results.keys()].filter((email) => !list.people.some((one) => one.email === email)).length;
    if (missing.length + wrong.length > 0)
      notes.push(`${name}: ${missing.length} missing, ${wrong.length} wrong`);
  }
  return { ...result, notes, encodings: encodings.size, languages: languages.size };
}
