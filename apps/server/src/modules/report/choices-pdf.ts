import type { Report } from "@lantern/contract/http";
import { colors, type PdfWriter } from "../../core/documents/pdf-writer.ts";
import type { FileTexts } from "../../core/documents/text/index.ts";

/** What each team chose at each decision. */
export function writeChoices(
  pdf: PdfWriter,
  { decisions, teams }: Report,
  texts: FileTexts["report"]["choices"],
): void {
  if (decisions.length === 0) return;
  pdf.heading(texts.title, texts.note);
  for (const { title, question, options, teams: choices } of decisions) {
    pdf.reserve(46 + choices.length * 17);
    pdf.line(title, { x: pdf.left, y: pdf.y, size: 11, weight: "bold", tag: "H3" });
    pdf.y += 17;
    pdf.paragraph(question, { color: colors.soft });
    for (const { team, option } of choices) {
      const name = teams.find(({ id }) => id === team)?.name ?? "";
      const chosen = options.find(({ id }) => id === option)?.road ?? "";
      pdf.reserve(18);
      const tag = pdf.tag("P");
      pdf.line(name, { x: pdf.left, y: pdf.y, size: 9, weight: "bold", tag });
      pdf.line(chosen, { x: pdf.left + pdf.width * 0.22, y: pdf.y, size: 9, tag });
      pdf.y += 17;
    }
    pdf.y += 10;
    pdf.rule();
    pdf.y += 10;
  }
}
