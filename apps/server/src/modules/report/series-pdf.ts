import type { SeriesReport } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { colors, PdfWriter } from "../../core/documents/pdf-writer.ts";
import { type FileTexts, fileTexts } from "../../core/documents/text/index.ts";
import { formatNumber } from "../../core/format.ts";
import { textsIn } from "../../core/i18n/index.ts";
import { drawCover } from "./cover-pdf.ts";
import { shareOf } from "./series-summary-presenter.ts";

type Texts = FileTexts["seriesReport"];
type DateOf = (session: SeriesReport["sessions"][number]) => string;

/** A reader takes this many pages along. What does not fit is in the reports of the sessions. */
const pagesMax = 4;
/** The line that says what was left out. */
const moreHeight = 16;
const quoteSize = 11;
const gap = 8;

/** The report of a series as a document to print and to share. */
export async function seriesPdf(report: SeriesReport, created: Date, language: Language): Promise<Buffer> {
  const { seriesReport: texts, report: ofSession } = fileTexts[language];
  const dateOf = dateIn(language);
  const pdf = await PdfWriter.open(texts.title(report.title), created, report, language);
  const dates = report.sessions.map(dateOf).filter((date) => date !== "");
  drawCover(pdf, report.title, texts.span(report.sessions.length, dates[0] ?? "", dates.at(-1) ?? ""));
  pdf.y += 22;
  for (const sentence of report.summary) {
    pdf.paragraph(sentence, { size: 12 });
    pdf.y += 4;
  }
  writeAttendance(pdf, report, texts.attendance, dateOf);
  writeMeasures(pdf, report, texts.measures, { dateOf, number: (value) => formatNumber(value, language) });
  writeCommitments(pdf, report, { ...ofSession.commitments, ...texts.commitments }, dateOf);
  return pdf.finish(texts.footer(report.title));
}

function writeAttendance(
  pdf: PdfWriter,
  { sessions }: SeriesReport,
  t: Texts["attendance"],
  dateOf: DateOf,
): void {
  pdf.heading(t.title, t.note);
  pdf.table(
    [
      { title: t.columns.session, share: 0.3 },
      { title: t.columns.date, share: 0.16 },
      { title: t.columns.adventure, share: 0.22 },
      { title: t.columns.came, share: 0.16, right: true },
      { title: t.columns.met, share: 0.16, right: true },
    ],
    sessions.map((session) => [
      session.title,
      dateOf(session),
      session.adventure ?? "",
      session.played ? t.of(session.played.came, session.played.listed) : t.ahead,
      session.played?.pairs ? t.share(shareOf(session.played.pairs.met, session.played.pairs.pairs)) : "",
    ]),
  );
}

function writeMeasures(
  pdf: PdfWriter,
  { sessions, measures, smallest_group }: SeriesReport,
  t: Texts["measures"],
  { dateOf, number }: { dateOf: DateOf; number: (value: number) => string },
): void {
  pdf.heading(t.title, t.note);
  const played = sessions.filter(({ played: one }) => one?.measures);
  if (played.length === 0) {
    pdf.paragraph(t.none(smallest_group));
    return;
  }
  const share = 0.6 / played.length;
  pdf.table(
    [
      { title: t.measure, share: 0.4 },
      ...played.map((session) => ({ title: dateOf(session), share, right: true })),
    ],
    measures.map(({ id, title }) => [
      title,
      ...played.map(({ played: one }) => {
        const value = one?.measures?.[id];
        return value === null || value === undefined ? t.missing : number(Math.round(value * 100));
      }),
    ]),
  );
  pdf.y += 6;
  pdf.paragraph(t.how(smallest_group), { size: 8.5, color: colors.soft });
}

function writeCommitments(
  pdf: PdfWriter,
  { sessions, smallest_group }: SeriesReport,
  t: Texts["commitments"] & Pick<FileTexts["report"]["commitments"], "quote" | "removed">,
  dateOf: DateOf,
): void {
  const all = sessions.flatMap((session) =>
    (session.played?.commitments ?? []).map((one) => ({ ...one, date: dateOf(session) })),
  );
  if (all.length === 0) return;
  pdf.heading(t.title);
  for (const [index, { team, text, outcomes, date }] of all.entries()) {
    const quote = text ? t.quote(text) : t.removed;
    const became = outcomes
      ? t.outcomes(outcomes.kept ?? 0, outcomes.partly ?? 0, outcomes.not_yet ?? 0)
      : t.few(smallest_group);
    const below = `${team}, ${date}. ${became}`;
    // The sentence and the line below it stay together.
    const height = pdf.heightOf(quote, quoteSize) + pdf.heightOf(below) + gap;
    const isLastPage = pdf.doc.bufferedPageRange().count >= pagesMax;
    if (isLastPage && !pdf.fits(height + moreHeight)) {
      pdf.paragraph(t.more(all.length - index), { color: colors.soft });
      return;
    }
    pdf.reserve(height);
    pdf.paragraph(quote, { size: quoteSize });
    pdf.paragraph(below, { color: colors.soft });
    pdf.y += gap;
  }
}

/** The day of a session where it is: "4 Dec 2026". */
const dateIn =
  (language: Language): DateOf =>
  ({ starts_at, timezone }) => {
    if (!starts_at || !timezone) return "";
    return new Intl.DateTimeFormat(textsIn(language).times.locale(timezone), {
      dateStyle: "medium",
      timeZone: timezone,
    }).format(new Date(starts_at));
  };
