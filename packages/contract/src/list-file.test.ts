import { expect, test } from "vitest";
import { encode, encodeWide } from "../test/legacy-encoder.ts";
import { type EncodingChoice, readListFile } from "./list-file.ts";

const text = "First name;Email\r\nZoë;zoe@x.example\r\n李娜;li@x.example\r\n";
const utf8 = new TextEncoder().encode(text);

const wide = ([16, 32] as const).flatMap((bits) =>
  [true, false].flatMap((littleEndian) => [true, false].map((mark) => ({ bits, littleEndian, mark }))),
);

test.each(wide)("reads UTF-$bits, little endian $littleEndian, with its mark $mark", (kind) => {
  expect(readListFile(encodeWide(text, kind))).toEqual({ kind: "text", encoding: `utf-${kind.bits}`, text });
});

test.each([
  ["without", utf8],
  ["with", Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8])],
])("reads UTF-8 %s its mark", (_, bytes) => {
  expect(readListFile(bytes)).toEqual({ kind: "text", encoding: "utf-8", text });
});

test("reads the escape sequences of ISO-2022-JP, whose bytes are all ASCII", () => {
  const bytes = Uint8Array.from([
    ...Buffer.from("姓,", "utf8").subarray(3),
    0x1b,
    0x24,
    0x42,
    0x3b,
    0x33,
    0x45,
    0x44,
    0x1b,
    0x28,
    0x42,
  ]);
  expect(readListFile(bytes)).toEqual({ kind: "text", encoding: "iso-2022-jp", text: ",山田" });
});

test("one wrong byte spoils its own letter and no other line", () => {
  const bytes = Buffer.from(
    "First name;Last name;Email\nJörg;Müßig;jorg@x.example\nAna;L?pez;ana@x.example\n",
  );
  bytes[bytes.indexOf("?")] = 0xf3;
  expect(readListFile(bytes)).toEqual({
    kind: "text",
    encoding: "utf-8",
    text: "First name;Last name;Email\nJörg;Müßig;jorg@x.example\nAna;L\uFFFDpez;ana@x.example\n",
  });
});

const names: Record<string, [encodings: string, lines: string]> = {
  Polish: ["windows-1250 iso-8859-2 cp852", "Łukasz;Wójcik Zofia;Dąbrowska Grzegorz;Brzęczyszczykiewicz"],
  Czech: ["windows-1250 iso-8859-2 cp852", "Žofie;Dvořáková Jiří;Novák Štěpán;Čech"],
  Hungarian: ["windows-1250 iso-8859-2 cp852", "Győző;Szűcs Ágnes;Tóth Örs;Kővári"],
  German: ["windows-1252 cp850 macintosh", "Jörg;Müller Änne;Groß Käthe;Weiß"],
  French: ["windows-1252 cp850 macintosh", "Zoé;Lefèvre François;Dupont Hélène;Gagné"],
  Russian: [
    "windows-1251 koi8-u ibm866 iso-8859-5 x-mac-cyrillic",
    "Иван;Петров Анна;Смирнова Юлия;Щербакова",
  ],
  Ukrainian: ["windows-1251 koi8-u", "Олена;Ковальчук Ігор;Їжак"],
  Greek: ["windows-1253 iso-8859-7", "Γιώργος;Παπαδόπουλος Ελένη;Νικολάου"],
  Turkish: ["windows-1254", "Gülşen;Yıldız İbrahim;Çağlar Şule;Öztürk"],
  Hebrew: ["windows-1255 iso-8859-8", "דוד;כהן שרה;לוי"],
  Arabic: ["windows-1256 iso-8859-6", "محمد;الأحمد فاطمة;الزهراء"],
  Latvian: ["windows-1257 iso-8859-13", "Jānis;Bērziņš Anžela;Kļaviņa Ģirts;Ūdris"],
  Thai: ["windows-874", "สมชาย;ใจดี สมหญิง;รักไทย"],
  Japanese: ["shift_jis euc-jp", "花子;山田 太郎;佐藤 メアリー;スミス"],
  "Chinese, simplified": ["gb18030", "王;小明 李;娜 张;伟"],
  "Chinese, traditional": ["big5", "王;小明 陳;美玲 張;偉"],
  Korean: ["euc-kr", "김;민수 이;영희 박;지훈"],
};

const cases = Object.entries(names).flatMap(([language, [encodings, lines]]) =>
  encodings.split(" ").map((encoding) => ({ language, encoding, lines: lines.split(" ") })),
);

/** Choices that a page shows without another click. */
const visible = 6;

test.each(cases)(
  "$language names in $encoding are never guessed, and the right choice is near the top",
  ({ encoding, lines }) => {
    const list = ["First name;Last name;Email", ...lines.map((line, n) => `${line};p${n}@x.example`)].join(
      "\r\n",
    );
    const { choices } = readListFile(encode(list, encoding)) as { choices: EncodingChoice[] };
    const right = choices.findIndex((choice) => choice.text === list);
    expect(right).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThan(visible);
    expect(choices[right]?.sample).toEqual(list.split("\r\n").slice(1));
    // Each choice reads the file in another way.
    expect(new Set(choices.map((choice) => choice.text)).size).toBe(choices.length);
  },
);

test("the samples are lines in which the choices differ, however many others stand above them", () => {
  const list = [
    ...Array.from({ length: 50 }, (_, n) => `José;jose${n}@x.example`),
    "Łukasz;lukasz@x.example",
  ];
  const { choices } = readListFile(encode(list.join("\n"), "windows-1250")) as { choices: EncodingChoice[] };
  const samples = choices.map(({ sample }) => sample.at(-1));
  expect(samples).toContain("Łukasz;lukasz@x.example");
  expect(samples).toContain("£ukasz;lukasz@x.example");
});

test.each([
  ["a picture", [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 0, 0, 1, 2, 3], "not_text"],
  ["an older workbook", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], "other_table"],
  [
    "a zip without a workbook",
    [0x50, 0x4b, 3, 4, ...Buffer.from("mimetypeapplication/vnd.oasis")],
    "other_table",
  ],
  ["a workbook", [0x50, 0x4b, 3, 4, ...Buffer.from("xl/workbook.xml")], "workbook"],
])("%s is told apart by its content", (_, bytes, kind) => {
  expect(readListFile(Uint8Array.from(bytes))).toEqual({ kind });
});

test("two megabytes in an unknown encoding are compared in reasonable time", () => {
  const line = "Łukasz;Wójcik;lukasz@x.example\r\n";
  const bytes = encode(line.repeat(60_000), "windows-1250");
  const before = process.cpuUsage();
  expect(readListFile(bytes).kind).toBe("choose");
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(4000);
});
