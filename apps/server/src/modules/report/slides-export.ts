import type { Report } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { capitalized, cut } from "@lantern/engine/graphemes";
import type pptx from "pptxgenjs";
import { type FileTexts, fileTexts, productName } from "../../core/documents/text/index.ts";
import { formatNumber } from "../../core/format.ts";
import { timeOf } from "./cover-pdf.ts";
import { figuresOf, pathOf } from "./figures-presenter.ts";

/** The package describes itself as a CommonJS module. */
type Deck = pptx.default;
type Slide = pptx.default.Slide;

type Texts = FileTexts["report"];

/** In inches, like all lengths here: a wide slide is 13.33 by 7.5. */
const left = 0.8;
const width = 11.7;
const top = 1.75;

const colors = {
  text: "111827",
  soft: "4B5563",
  line: "E5E1D8",
  ember: "B45309",
  dusk: "0B1020",
  light: "FFD48A",
};
/** Fonts that every office has. */
const display = "Georgia";
const body = "Arial";

/** More rows than this do not fit. The report has all of them. */
const rowsMax = 8;
const quotesMax = 5;

/** The report as at most eight slides, from the same facts as the page and the PDF. */
export async function reportSlides(report: Report, language: Language): Promise<Buffer> {
  const { report: texts, tables } = fileTexts[language];
  const number = (value: number) => formatNumber(value, language);
  // Few people need it, and it takes a while to load.
  const { default: Pptx } = (await import("pptxgenjs")) as unknown as typeof pptx;
  const deck = new Pptx();
  deck.layout = "LAYOUT_WIDE";
  deck.title = texts.title(report.session.title);
  deck.company = productName;
  addCover(deck, report, language);
  addSentences(deck, texts.summary.title, Object.values(report.summary));
  addFigures(deck, report, texts, number);
  addPaths(deck, report, texts, number);
  addMeasures(deck, report, texts, tables.bands);
  addCommitments(deck, report, texts);
  addMoments(deck, report, texts.slides.moments);
  addSentences(deck, texts.slides.next, nextSteps(report, texts.slides));
  return (await deck.write({ outputType: "nodebuffer" })) as Buffer;
}

function addCover(deck: Deck, { session }: Report, language: Language): void {
  const slide = deck.addSlide();
  slide.background = { color: colors.dusk };
  slide.addText(productName, {
    margin: 0,
    x: left,
    y: 0.8,
    w: width,
    h: 0.5,
    fontFace: body,
    fontSize: 18,
    bold: true,
    color: colors.light,
  });
  slide.addText(session.title, {
    margin: 0,
    x: left,
    y: 2,
    w: width,
    h: 2.6,
    valign: "bottom",
    fontFace: display,
    fontSize: session.title.length > 60 ? 32 : 46,
    color: "F9FAFB",
  });
  slide.addText(`${session.experience.title}, ${timeOf(session, language)}`, {
    margin: 0,
    x: left,
    y: 4.8,
    w: width,
    h: 0.9,
    valign: "top",
    fontFace: body,
    fontSize: 18,
    color: "DBE4EE",
  });
}

/** A slide with its title, and a note below it. */
function addTitled(deck: Deck, title: string, note = ""): Slide {
  const slide = deck.addSlide();
  const line = { x: left, w: width, margin: 0 };
  slide.addShape("rect", { x: left, y: 0.42, w: 0.7, h: 0.06, fill: { color: colors.ember } });
  slide.addText(title, { ...line, y: 0.55, h: 0.7, fontFace: display, fontSize: 30, color: colors.text });
  if (note)
    slide.addText(note, { ...line, y: 1.2, h: 0.35, fontFace: body, fontSize: 14, color: colors.soft });
  return slide;
}

function addSentences(deck: Deck, title: string, sentences: string[]): void {
  const lines = sentences.map((text) => ({ text, options: { breakLine: true, paraSpaceAfter: 18 } }));
  addTitled(deck, title).addText(lines, {
    margin: 0,
    x: left,
    y: top,
    w: width,
    h: 4.6,
    valign: "top",
    fontFace: body,
    fontSize: 24,
    color: colors.text,
  });
}

function addFigures(deck: Deck, report: Report, texts: Texts, number: (value: number) => string): void {
  const slide = addTitled(deck, texts.attendance.title);
  for (const [index, { label, value, note }] of figuresOf(report, texts, number).entries()) {
    const x = left + (index % 2) * (width / 2);
    const y = top + Math.floor(index / 2) * 2.5;
    const box = { x, w: width / 2 - 0.3, fontFace: body, margin: 0, valign: "top" } as const;
    slide.addText(label, { ...box, y, h: 0.4, fontSize: 16, color: colors.soft });
    slide.addText(value, { ...box, y: y + 0.4, h: 0.8, fontFace: display, fontSize: 40, color: colors.text });
    slide.addText(shortened(note, 150), { ...box, y: y + 1.2, h: 0.9, fontSize: 14, color: colors.soft });
  }
}

function addPaths(deck: Deck, report: Report, texts: Texts, number: (value: number) => string): void {
  const { columns, title } = texts.paths;
  const { teams, hidden_teams } = report;
  const rows = teams
    .slice(0, rowsMax)
    .map(({ id, name, ending, award, points }) => [
      name,
      shortened(pathOf(report, id), 110),
      ending.title,
      award.title,
      number(points.total),
    ]);
  const notes = [
    ...(teams.length > rowsMax ? [`${texts.slides.more(teams.length - rowsMax)}.`] : []),
    ...(hidden_teams > 0 ? [texts.hiddenTeams(hidden_teams)] : []),
  ];
  const slide = addTitled(deck, title, notes.join(" "));
  if (teams.length === 0) return;
  addTable(
    slide,
    [columns.team, columns.path, columns.ending, columns.award, columns.points],
    rows,
    [2, 4.8, 2, 1.9, 1],
  );
}

/** The teams in each band of each measure: by name, or counted where there are many. */
function addMeasures(
  deck: Deck,
  { teams, smallest_group }: Report,
  texts: Texts,
  names: FileTexts["tables"]["bands"],
): void {
  const slide = addTitled(deck, texts.measures.title, texts.measures.note);
  if (teams.length === 0) {
    addText(slide, texts.measures.none(smallest_group));
    return;
  }
  const bands = ["low", "middle", "high"] as const;
  const rows = (teams[0]?.measures ?? []).map(({ id, title }) => [
    title,
    ...bands.map((band) => {
      const inBand = teams.flatMap(({ name, measures }) =>
        measures?.find((one) => one.id === id)?.band === band ? name : [],
      );
      return teams.length > 4 && inBand.length > 0
        ? texts.slides.teams(inBand.length)
        : shortened(inBand.join(", "), 60);
    }),
  ]);
  const headers = bands.map((band) => capitalized(names[band]));
  addTable(slide, [texts.slides.measure, ...headers], rows, [3.6, 2.7, 2.7, 2.7]);
}

function addCommitments(deck: Deck, { teams, summary }: Report, texts: Texts): void {
  const committed = teams.flatMap(({ name, commitment }) =>
    commitment ? [{ name, text: commitment.text }] : [],
  );
  const rest = committed.length - quotesMax;
  const slide = addTitled(deck, texts.commitments.title, rest > 0 ? texts.slides.more(rest) : "");
  if (committed.length === 0) {
    addText(slide, summary.committed);
    return;
  }
  const lines = committed.slice(0, quotesMax).flatMap(({ name, text }) => [
    {
      text: text ? texts.commitments.quote(shortened(text, 150)) : texts.commitments.removed,
      options: { breakLine: true, fontFace: display, fontSize: 20 },
    },
    { text: name, options: { breakLine: true, fontSize: 14, color: colors.soft, paraSpaceAfter: 12 } },
  ]);
  slide.addText(lines, {
    margin: 0,
    x: left,
    y: top,
    w: width,
    h: 5.2,
    valign: "top",
    fontFace: body,
    color: colors.text,
  });
}

/** Left out where the report has no moments. */
function addMoments(deck: Deck, { moments }: Report, t: Texts["slides"]["moments"]): void {
  if (!moments || moments.kinds.length === 0) return;
  const rows = moments.kinds.map(({ kind, teams }) => [t.kinds[kind], t.of(teams, moments.teams)]);
  addTable(addTitled(deck, t.title, t.note), [], rows, [8.7, 3]);
}

/** What follows from the report for whoever plans. */
function nextSteps({ attendance, teams }: Report, t: Texts["slides"]): string[] {
  const missed = attendance.listed - attendance.came;
  return [
    ...(missed > 0 ? [t.missed(missed)] : []),
    ...(teams.some(({ commitment }) => commitment) ? [t.followUp] : []),
    t.plan,
  ];
}

const addText = (slide: Slide, text: string) =>
  slide.addText(text, {
    margin: 0,
    x: left,
    y: top,
    w: width,
    h: 1.5,
    valign: "top",
    fontFace: body,
    fontSize: 24,
    color: colors.text,
  });

function addTable(slide: Slide, header: string[], rows: string[][], colW: number[]): void {
  const none = { type: "none" } as const;
  const border: [typeof none, typeof none, { pt: number; color: string }, typeof none] = [
    none,
    none,
    { pt: 1, color: colors.line },
    none,
  ];
  const cell = (text: string, bold: boolean, color: string) => ({
    text: text || "–",
    options: { bold, color, border },
  });
  const headers = header.length > 0 ? [header.map((text) => cell(text, true, colors.soft))] : [];
  const all = [
    ...headers,
    ...rows.map((row) => row.map((text, index) => cell(text, index === 0, colors.text))),
  ];
  slide.addTable(all, {
    x: left,
    y: top,
    w: width,
    colW,
    fontFace: body,
    fontSize: rows.length > 7 ? 13 : 16,
    margin: [0.07, 0.1, 0.07, 0],
    valign: "middle",
  });
}

const shortened = (text: string, most: number): string =>
  text.length > most ? `${cut(text, most - 1).trimEnd()}…` : text;
