import { expect, test } from "vitest";
import { type Part, readPdf, textOf } from "../../../test/pdf.ts";
import { PdfDocument } from "./pdf-document.ts";
import { inVisualOrder, runsOf } from "./pdf-runs.ts";
import { linesOf, widthOf } from "./pdf-text.ts";
import { PdfWriter } from "./pdf-writer.ts";

const created = new Date("2026-11-21T10:00:00Z");
const open = (...content: string[]) => PdfDocument.open("A document", created, content);

/** The runs of a line from left to right, each as its text and its direction. */
async function drawn(line: string): Promise<string[]> {
  const { fonts } = await open(line);
  return inVisualOrder(runsOf(fonts, line, "regular")).map(
    ({ text, level }) => `${level % 2 === 1 ? "<" : ">"}${text.replace("\u200f", "")}`,
  );
}

test("a name that is read from right to left stays in its place between words from left to right", async () => {
  expect(await drawn("Host: שרה, Ana")).toEqual([">Host: ", "<שרה", ">, Ana"]);
  expect(await drawn("שרה (כהן)")).toEqual(["<)", "<כהן", "<(", "<שרה "]);
});

test("digits in a name from right to left are read from left to right", async () => {
  expect((await drawn("רחוב 12 א")).filter((run) => run.includes("12"))).toEqual([">12"]);
});

test("a letter and its marks are drawn by one font", async () => {
  const { fonts } = await open("प्रि न้ำ 👩‍💻 é");
  for (const cluster of ["प्रि", "👩‍💻", "é"]) expect(runsOf(fonts, cluster, "bold")).toHaveLength(1);
});

test("what no font has is drawn as a box, and the text still has it", async () => {
  const pdf = await open("Ana \u{1e900}");
  expect(runsOf(pdf.fonts, "Ana \u{1e900}", "regular").at(-1)?.text).toContain("\uffff");
  pdf.line("Ana \u{1e900}", { x: 50, y: 50, size: 10, color: "#000000" });
  expect((await readPdf(await pdf.end())).text).toBe("Ana \u{1e900}");
});

test("a text without spaces is wrapped between its words, and never inside of a letter", async () => {
  const text = "ขอให้ทุกคนมีความสุขและมีสุขภาพแข็งแรง".repeat(4);
  const { fonts } = await open(text);
  const lines = linesOf(fonts, text, 200, 12);
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join("")).toBe(text);
  for (const line of lines) {
    expect(widthOf(fonts, line, 12)).toBeLessThanOrEqual(200);
    expect(line).not.toMatch(/^\p{M}/u);
  }
});

test("a document that needs no other fonts starts no thread for them", async () => {
  const { fonts } = await open("José Ångström", "Ελένη", "Олександр", "Nguyễn");
  const names = ["José Ångström", "Ελένη", "Олександр", "Nguyễn"];
  for (const run of names.flatMap((name) => runsOf(fonts, name, "regular")))
    expect(fonts.isShaped(run.font)).toBe(false);
});

test("a screen reader finds headings, paragraphs, and tables; decoration is left out", async () => {
  const writer = await PdfWriter.open("A report", created, ["王小明"], "en");
  writer.heading("Attendance", "All who came");
  writer.paragraph("Two people came.");
  writer.figures([{ label: "Attended", value: "2", note: "of 3" }]);
  const rows = Array.from({ length: 80 }, (_, n) => [`王小明 ${n}`, "yes"]);
  writer.table(
    [
      { title: "Name", share: 0.5 },
      { title: "Attended", share: 0.5 },
    ],
    rows,
  );
  const { parts, text } = await readPdf(await writer.finish("The footer"));
  const roles = (part: Part | string, role: string): Part[] =>
    typeof part === "string"
      ? []
      : [...(part.role === role ? [part] : []), ...part.children.flatMap((child) => roles(child, role))];
  const all = (role: string) =>
    parts.flatMap((part) => roles(part, role)).flatMap((part) => textOf(part).trim() || []);
  expect(all("H2")).toEqual(["Attendance"]);
  expect(all("P").slice(0, 2)).toEqual(["All who came", "Two people came."]);
  expect(all("P").at(-1)).toMatch(/^Attended\s+2\s+of 3$/);
  // Tables go on on the next page; their header is there to be seen.
  expect(all("TH")).toEqual(["Name", "Attended"]);
  expect(all("TD")).toEqual(rows.flat());
  expect(text).not.toMatch(/footer|1 \/ /);
});

test("a note stands below its heading where both do not fit beside each other", async () => {
  const writer = await PdfWriter.open("A report", created, [], "de");
  const heightOf = (heading: string, note: string) => {
    const before = writer.y;
    writer.heading(heading, note);
    return writer.y - before;
  };
  const heading = "Wie die Teams zusammengearbeitet haben";
  const beside = heightOf("Personen", "Wie lange Einzelne da waren, zeigen wir nicht.");
  expect(
    heightOf(heading, "Zum Nachdenken, nicht als Rangliste. Nur für Teams, nie für Einzelne."),
  ).toBeGreaterThan(beside + 10);
});
