/**
 * `npm run verify:einvoice -- [--rules <folder>]`: checks our e-invoices by the public rule sets, where the folder
 * (or `EINVOICE_RULES`) has them, and the PDF that they are in by poppler-utils, qpdf and veraPDF, where those are installed.
 * What is missing is said and skipped. Exits with 1 when anything is rejected, or a broken e-invoice is not.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { DocumentFacts } from "../../src/db/schema/document-files.ts";
import type { Drawing } from "../../src/modules/billing/document-pdf.ts";
import { ciiFile } from "../../src/modules/billing/e-invoice/cii-export.ts";
import { decimal, type EInvoice } from "../../src/modules/billing/e-invoice/e-invoice.ts";
import { ublFile } from "../../src/modules/billing/e-invoice/ubl-export.ts";
import { runInWorker } from "../../src/system/worker-thread.ts";
import { sampleEInvoices } from "./e-invoices.ts";

const { values } = parseArgs({ options: { rules: { type: "string" } } });
const rules = values.rules ?? process.env.EINVOICE_RULES;
const folder = mkdtempSync(join(tmpdir(), "lantern-einvoice-"));
const counts = { ok: 0, MISSED: 0, skipped: 0 };

function report(state: keyof typeof counts, what: string): void {
  counts[state]++;
  console.log(`${state.padEnd(8)}${what}`);
}

/** What a program prints, and whether it is content. Null: it is not installed. */
function run(program: string, args: string[]): { ok: boolean; output: string } | null {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 1e8 });
  if (error && "code" in error && error.code === "ENOENT") return null;
  return { ok: status === 0, output: stdout + stderr };
}

/** The path of the file with such a name, wherever it lies in the folder of rules; of several versions the newest. */
function findRules(name: string): string | undefined {
  const path = rules && globSync(`**/${name}`, { cwd: rules }).sort().at(-1);
  return path && join(rules!, path);
}

/** A folder with these files. */
function filesIn(name: string, texts: Record<string, string>): string {
  mkdirSync(join(folder, name), { recursive: true });
  for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, name, `${file}.xml`), text);
  return join(folder, name);
}

function checkSchema(what: string, name: string, files: string): void {
  const schema = findRules(name);
  if (!schema) {
    report("skipped", `${what}: no ${name} in the folder of rules`);
    return;
  }
  const all = globSync("*.xml", { cwd: files }).map((file) => join(files, file));
  const result = run("xmllint", ["--noout", "--nonet", "--schema", schema, ...all]);
  if (!result) report("skipped", `${what}: install libxml2-utils`);
  else if (result.ok) report("ok", `${what}: ${all.length} files`);
  else report("MISSED", `${what}:\n${result.output}`);
}

/** Where Debian's package has it. */
const saxon = "/usr/share/java/Saxon-HE.jar";

/**
 * The rules that each file breaks, by its name. Warnings do not count.
 *
 * @returns null: the rule set, Java or Saxon is missing, which is reported
 */
function brokenBy(what: string, name: string, files: string): Map<string, string[]> | null {
  const stylesheet = findRules(name);
  if (!stylesheet || !existsSync(saxon)) {
    const missing = stylesheet ? "install libsaxonhe-java" : `no ${name} in the folder of rules`;
    report("skipped", `${what}: ${missing}`);
    return null;
  }
  const out = `${files}-svrl`;
  mkdirSync(out, { recursive: true });
  const args = ["-cp", saxon, "net.sf.saxon.Transform", `-s:${files}`, `-xsl:${stylesheet}`, `-o:${out}`];
  const result = run("java", args);
  if (!result) report("skipped", `${what}: install default-jre-headless`);
  if (!result) return null;
  const names = globSync("*.xml", { cwd: files });
  const broken = names.map((file): [string, string[]] => {
    const svrlFile = join(out, file);
    const svrl = existsSync(svrlFile) ? readFileSync(svrlFile, "utf8") : "";
    if (!svrl.includes("fired-rule")) return [file, [`no rule was tried: ${result.output.slice(0, 500)}`]];
    const failed = [...svrl.matchAll(/<svrl:failed-assert\b([^>]*)>/g)].map(([, attributes]) => attributes!);
    const fatal = failed.filter((attributes) => !/\bflag="(?:warning|information)"/.test(attributes));
    return [file, [...new Set(fatal.map((attributes) => /\bid="([^"]*)"/.exec(attributes)?.[1] ?? "?"))]];
  });
  return new Map(broken.map(([file, ids]) => [basename(file, ".xml"), ids]));
}

function checkRules(what: string, name: string, files: string): void {
  const broken = brokenBy(what, name, files);
  if (!broken) return;
  const bad = [...broken].filter(([, ids]) => ids.length > 0);
  if (bad.length === 0) report("ok", `${what}: ${broken.size} files, no rule broken`);
  for (const [file, ids] of bad) report("MISSED", `${what}: ${file} breaks ${ids.join(", ")}`);
}

const samples = Object.entries(sampleEInvoices).map(([name, invoice]): [string, EInvoice] => [
  name.replaceAll(/\W+/g, "-"),
  invoice,
]);
const textsOf = (write: (invoice: EInvoice) => string, which: (invoice: EInvoice) => boolean = () => true) =>
  Object.fromEntries(samples.filter(([, one]) => which(one)).map(([name, one]) => [name, write(one)]));

const cii = filesIn("cii", textsOf(ciiFile));
checkSchema("CII, schema of Factur-X", "{FACTUR-X,Factur-X_*}_EN16931.xsd", cii);
checkSchema("CII, schema D16B", "CrossIndustryInvoice_100pD16B.xsd", cii);
checkRules("CII, rules of EN 16931", "EN16931-CII-validation.xsl*", cii);
checkRules("CII, rules of Factur-X", "{FACTUR-X,Factur-X_*}_EN16931.xsl*", cii);

const isCreditNote = ({ type }: EInvoice) => type === "381";
const invoices = filesIn(
  "ubl-invoices",
  textsOf(ublFile, (one) => !isCreditNote(one)),
);
const creditNotes = filesIn("ubl-credit-notes", textsOf(ublFile, isCreditNote));
const [europeanUbl, germanUbl] = ["EN16931-UBL-validation.xsl*", "XRechnung-UBL{,-validation}.xsl*"];
checkSchema("UBL, schema of invoices", "UBL-Invoice-2.1.xsd", invoices);
checkSchema("UBL, schema of credit notes", "UBL-CreditNote-2.1.xsd", creditNotes);
for (const files of [invoices, creditNotes]) {
  checkRules("UBL, rules of EN 16931", europeanUbl, files);
  checkRules("UBL, rules of XRechnung", germanUbl, files);
}

// What breaks a rule is noticed: otherwise the checks above would say nothing.
const home = ublFile(sampleEInvoices["an invoice at home"]!);
const changed = (name: string, change: (invoice: EInvoice) => void): string => {
  const invoice = structuredClone(sampleEInvoices[name]!);
  change(invoice);
  return ublFile(invoice);
};
const wrong: Record<string, string> = {
  "BR-DE-15": changed("an invoice at home", (e) => (e.buyerReference = null)),
  "BR-CO-15": home.replace(/[\d.]+<\/cbc:TaxInclusiveAmount>/, "913.93</cbc:TaxInclusiveAmount>"),
  "BR-S-02": changed("an invoice at home", ({ seller }) =>
    Object.assign(seller, { vat: null, taxNumber: null }),
  ),
  "BR-DE-7": changed("an invoice at home", (e) => (e.seller.email = null)),
  "BR-DE-8": changed("an invoice at home", (e) => (e.buyer.city = null)),
  "BR-AE-02": changed("reverse charge", (e) => (e.buyer.vat = null)),
  "BR-E-10": changed("a small business", (e) => (e.tax.reason = null)),
  "BR-O-02": changed("a buyer outside the Union", (e) => (e.seller.vat = "DE136695976")),
};
const brokenFiles = filesIn("broken", wrong);
for (const [what, name, isOwn] of [
  ["broken UBL, rules of EN 16931", europeanUbl, (rule: string) => !rule.startsWith("BR-DE")],
  ["broken UBL, rules of XRechnung", germanUbl, (rule: string) => rule.startsWith("BR-DE")],
] as const) {
  const noticed = brokenBy(what, name, brokenFiles);
  for (const rule of Object.keys(wrong).filter((one) => noticed && isOwn(one)))
    report(noticed!.get(rule)!.includes(rule) ? "ok" : "MISSED", `${what}: ${rule} is named`);
}

await checkPdfs();
console.log(`${counts.ok} ok, ${counts.MISSED} missed, ${counts.skipped} skipped`);
rmSync(folder, { recursive: true });
process.exit(counts.MISSED > 0 ? 1 : 0);

/** Every sample as PDF: the XML comes out as it went in, the fonts are in it, and the same is drawn twice. */
async function checkPdfs(): Promise<void> {
  const results = {
    attached: [] as string[],
    fonts: [] as string[],
    syntax: [] as string[],
    archive: [] as string[],
  };
  const skipped = new Map<keyof typeof results, string>();
  for (const [name, invoice] of samples) {
    const xml = ciiFile(invoice);
    const pdf = await draw(invoice, xml);
    if (!(await draw(invoice, xml)).equals(pdf))
      report("MISSED", `PDF: ${name} is not the same when drawn twice`);
    const file = join(folder, `${name}.pdf`);
    writeFileSync(file, pdf);
    const note = (check: keyof typeof results, tool: string, isGood: boolean | undefined) => {
      if (isGood === undefined) skipped.set(check, tool);
      else if (!isGood) results[check].push(name);
    };
    const detached = join(folder, `${name}.detached`);
    const saved = run("pdfdetach", ["-save", "1", "-o", detached, file]);
    note("attached", "poppler-utils", saved ? saved.ok && readFileSync(detached, "utf8") === xml : undefined);
    const fonts = run("pdffonts", [file])?.output.trim().split("\n").slice(2);
    note(
      "fonts",
      "poppler-utils",
      fonts && fonts.length > 0 && fonts.every((line) => /\b(?:yes|no)\b/.exec(line)?.[0] === "yes"),
    );
    note("syntax", "qpdf", run("qpdf", ["--check", file])?.ok);
    note("archive", "veraPDF", run("verapdf", ["--flavour", "3b", "--format", "text", file])?.ok);
  }
  const names = {
    attached: "PDF: pdfdetach gives the XML byte for byte",
    fonts: "PDF: every font is embedded",
    syntax: "PDF: qpdf finds no fault",
    archive: "PDF: veraPDF accepts it as PDF/A-3b",
  };
  for (const check of Object.keys(names) as (keyof typeof names)[]) {
    const tool = skipped.get(check);
    if (tool) report("skipped", `${names[check]}: install ${tool}`);
    else if (results[check].length > 0) report("MISSED", `${names[check]}: not ${results[check].join(", ")}`);
    else report("ok", `${names[check]}: ${samples.length} files`);
  }
}

async function draw(invoice: EInvoice, xml: string): Promise<Buffer> {
  const { number, issued, seller, buyer, line, tax, totals, note } = invoice;
  const facts: DocumentFacts = {
    language: "en",
    title: `Document ${number}`,
    issued: `${issued}T12:00:00.000Z`,
    sub: [`Issued on ${issued}`],
    seller: [seller.name, seller.street!, seller.city!],
    buyer: [buyer.name, buyer.street!, buyer.city!],
    row: { what: line.what, credits: String(line.quantity), each: "", amount: decimal(line.netCents) },
    tax: {
      net: decimal(tax.netCents),
      line: tax.reason ?? `VAT ${tax.percent}%`,
      amount: decimal(tax.cents),
    },
    total: { name: "Total", amount: decimal(totals.grossCents) },
    notes: [note!],
    remarks: [],
    next: null,
    footer: number,
  };
  const drawing: Drawing = { facts, cii: Buffer.from(xml) };
  const program = new URL("../../src/modules/billing/document-pdf.ts", import.meta.url);
  const limits = { deadlineMs: 60_000, heapMb: 256, signal: new AbortController().signal };
  return Buffer.from((await runInWorker<Uint8Array>(program, drawing, limits))!);
}
