import { securityMeasures, servicePurposes, storageTerms } from "@lantern/contract/data-protection";
import type { ServicePurpose } from "@lantern/contract/services";
import { colors, PdfWriter } from "../../../core/documents/pdf-writer.ts";
import { addressLines, type Operator } from "../../../system/operator.ts";
import { texts } from "./texts.ts";

/** What the agreement says beside its fixed text. */
interface AgreementFacts {
  company: string;
  chatDays: number;
  operator: Operator;
  services: readonly { purpose: ServicePurpose; name: string }[];
  origin: string;
  created: Date;
}

const size = 10;
const blank = "";

/** The agreement on data processing, to sign. What nobody has entered is a rule to write on. */
export async function agreementPdf(facts: AgreementFacts): Promise<Buffer> {
  const { company, chatDays, operator, services, origin, created } = facts;
  const content = [facts, texts.sections(origin), securityMeasures];
  const pdf = await PdfWriter.open(texts.title, created, content, "en");
  pdf.line(texts.title, { x: pdf.left, y: pdf.y, size: 26, weight: "display", tag: "H1" });
  pdf.y += 36;
  pdf.paragraph(texts.intro, { size: 11, color: colors.soft });
  writeParty(pdf, texts.controller, [company]);
  const vat = operator.vat ? [texts.vat(operator.vat)] : [];
  writeParty(pdf, texts.processor, [operator.name ?? blank, ...addressLines(operator), ...vat]);
  for (const { title, text } of texts.sections(origin)) {
    pdf.heading(title);
    for (const paragraph of text) writeParagraph(pdf, paragraph);
  }
  pdf.y += 10;
  writeField(pdf, texts.country);
  pdf.heading(texts.signatures);
  for (const party of [texts.controller, texts.processor]) {
    pdf.reserve(40 + 34 * texts.signature.length);
    pdf.y += 8;
    pdf.line(party, { x: pdf.left, y: pdf.y, size: 11, weight: "bold", tag: "H3" });
    pdf.y += 16;
    for (const field of texts.signature) writeField(pdf, field);
  }
  pdf.heading(texts.annex1);
  if (services.length === 0) writeParagraph(pdf, texts.noServices);
  else
    pdf.table(
      texts.columns.map((title, index) => ({ title, share: [0.22, 0.28, 0.5][index] ?? 0 })),
      services.map(({ purpose, name }) => [
        name,
        servicePurposes[purpose].name,
        servicePurposes[purpose].gets,
      ]),
    );
  pdf.heading(texts.annex2);
  for (const { title, list } of securityMeasures) {
    pdf.reserve(50);
    pdf.y += 4;
    pdf.line(title, { x: pdf.left, y: pdf.y, size: 11, weight: "bold", tag: "H3" });
    pdf.y += 16;
    for (const { name, text } of list) writeParagraph(pdf, `${name}: ${text}`);
  }
  pdf.heading(texts.annex3);
  for (const term of [texts.companyDays(chatDays), ...storageTerms]) writeParagraph(pdf, term);
  return pdf.finish(texts.footer(origin, created.toISOString().slice(0, 10)));
}

function writeParagraph(pdf: PdfWriter, text: string): void {
  pdf.paragraph(text, { size });
  pdf.y += 5;
}

/** Who agrees. The address of the controller is entered by hand, because a company can have several. */
function writeParty(pdf: PdfWriter, role: string, [name = blank, ...more]: string[]): void {
  pdf.y += 14;
  pdf.line(role, { x: pdf.left, y: pdf.y, size: 9, color: colors.soft });
  pdf.y += 13;
  if (name) pdf.paragraph(name, { size: 12 });
  for (const line of more) pdf.paragraph(line, { size });
  if (!name || more.length === 0) writeField(pdf, texts.address);
  writeField(pdf, texts.represented);
}

/** A rule to write on, with what belongs there below it. */
function writeField(pdf: PdfWriter, label: string): void {
  pdf.reserve(36);
  pdf.y += 20;
  pdf.rule();
  pdf.y += 4;
  pdf.line(label, { x: pdf.left, y: pdf.y, size: 8, color: colors.soft });
  pdf.y += 12;
}
