import { createHash } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Executor, Tx } from "../../db/client.ts";
import type { DocumentFacts } from "../../db/schema/document-files.ts";
import { documentFiles, documents } from "../../db/schema/index.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { noteAbout } from "../../system/request-id.ts";
import { runInWorker } from "../../system/worker-thread.ts";
import { documentFactsOf } from "./document-facts.ts";
import type { Drawing } from "./document-pdf.ts";
import { fileName } from "./document-presenter.ts";
import {
  type DocumentRow,
  documentsOf,
  documentsOfCompany,
  emailedAsXRechnung,
  findDocument,
} from "./document-repository.ts";
import { eInvoiceOfDocument } from "./e-invoice/e-invoice-of-document.ts";
import { findEInvoice, storeEInvoice } from "./e-invoice/repository.ts";
import { findOrder, type OrderRow } from "./repository.ts";

export interface DocumentFile {
  /** The name of the file. */
  name: string;
  type: "application/pdf" | "application/xml";
  content: Buffer;
}

type Deps = Pick<Context, "db" | "settings">;

/**
 * Stores what is on a document, in the transaction that issues it: so there is neither a number without a file nor a file
 * without a number. The job draws it after the commit, because others wait for the next number, and a name in many
 * scripts takes seconds.
 */
export async function storeFile(
  ctx: Pick<Context, "settings" | "log">,
  tx: Tx,
  document: DocumentRow,
  order: OrderRow,
): Promise<void> {
  const facts = await documentFactsOf(ctx, tx, document, order);
  if (!facts) return;
  await tx.insert(documentFiles).values({ documentId: document.id, facts });
  const eInvoice = await eInvoiceOfDocument(tx, document, order, facts);
  const broken = eInvoice ? await storeEInvoice(tx, document.id, eInvoice) : [];
  if (broken.length > 0)
    ctx.log.error({ document: document.id, rules: broken }, "a document was issued without its e-invoice");
  // In a queue, so that many documents at once occupy one of the workers.
  await enqueue(tx, "document.draw", { id: document.id }, { queue: sql`'document.draw'` });
}

/** The job `document.draw`. */
export async function drawFile(ctx: Deps, id: string): Promise<void> {
  const document = await findDocument(ctx.db, id);
  if (!document) return;
  noteAbout({ company: document.companyId });
  await bytesOf(ctx, document);
}

/** The receipt of an order of this company, once it is paid: of an invoice the confirmation, otherwise the paid invoice. */
export async function readReceipt(ctx: Deps, scope: CompanyScope, orderId: string): Promise<DocumentFile> {
  const documents = await documentsOf(ctx.db, [orderId]);
  const receipt =
    documents.find(({ kind }) => kind === "receipt" || kind === "confirmation") ??
    ((await findOrder(ctx.db, orderId))?.paidAt && documents.find(({ kind }) => kind === "invoice"));
  if (!receipt) throw new AppError("CHECKOUT_002");
  return readDocument(ctx, scope, receipt.id);
}

type Owner = Pick<CompanyScope, "companyId">;

export async function readDocument(ctx: Deps, owner: Owner, id: string): Promise<DocumentFile> {
  const document = await documentOf(ctx, owner, id);
  return { name: fileName(document, "pdf"), type: "application/pdf", content: await bytesOf(ctx, document) };
}

export async function readXRechnung(
  ctx: Pick<Context, "db">,
  owner: Owner,
  id: string,
): Promise<DocumentFile> {
  const document = await documentOf(ctx, owner, id);
  const content = await findEInvoice(ctx.db, id, "ubl");
  if (!content) throw new AppError("XRECHNUNG_NONE");
  return { name: fileName(document, "xml"), type: "application/xml", content };
}

async function documentOf(
  { db }: Pick<Context, "db">,
  { companyId }: Owner,
  id: string,
): Promise<DocumentRow> {
  const document = await findDocument(db, id);
  if (document?.companyId !== companyId) throw new AppError("CHECKOUT_002");
  return document;
}

/** The files of every document of a company. One that cannot be drawn, because its seller or buyer is missing, has none. */
export async function* everyDocumentFile(ctx: Deps, owner: Owner): AsyncGenerator<DocumentFile> {
  const rows = await documentsOfCompany(ctx.db, owner.companyId);
  for (const { id, hasXRechnung } of rows) {
    const pdf = await readDocument(ctx, owner, id).catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
    if (pdf) yield pdf;
    if (hasXRechnung) yield await readXRechnung(ctx, owner, id);
  }
}

/** The files that an email has of those of these documents that are the company's, document by document. */
export async function readDocuments(ctx: Deps, companyId: string, ids: string[]): Promise<DocumentFile[][]> {
  const own = await ctx.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, ids), eq(documents.companyId, companyId)))
    .orderBy(documents.id);
  const withXRechnung = await emailedAsXRechnung(ctx.db, ids);
  return Promise.all(
    own.map(({ id }) =>
      Promise.all([
        readDocument(ctx, { companyId }, id),
        ...(withXRechnung.has(id) ? [readXRechnung(ctx, { companyId }, id)] : []),
      ]),
    ),
  );
}

/** The names of the files that emails have of documents, by the ids of these. */
export async function fileNamesOf(db: Executor, ids: string[]): Promise<Map<string, string[]>> {
  const rows = await db.select().from(documents).where(inArray(documents.id, ids));
  const withXRechnung = await emailedAsXRechnung(db, ids);
  return new Map(
    rows.map((document) => [
      document.id,
      [fileName(document, "pdf"), ...(withXRechnung.has(document.id) ? [fileName(document, "xml")] : [])],
    ]),
  );
}

/** What is being read or drawn on this node: however many ask at once, a document is drawn once. */
const reading = new Map<string, Promise<Buffer>>();

function bytesOf(ctx: Deps, document: DocumentRow): Promise<Buffer> {
  const { id } = document;
  const running = reading.get(id);
  if (running) return running;
  const bytes = readOrDraw(ctx, document).finally(() => reading.delete(id));
  reading.set(id, bytes);
  return bytes;
}

async function readOrDraw(ctx: Deps, document: DocumentRow): Promise<Buffer> {
  const { db } = ctx;
  const stored = await findFile(db, document.id);
  if (stored?.pdf) return stored.pdf;
  if (!stored?.facts) {
    // Issued before files were stored, or when its seller or buyer was missing.
    await db
      .insert(documentFiles)
      .values({ documentId: document.id, facts: await lateFactsOf(ctx, document) })
      .onConflictDoNothing();
    return readOrDraw(ctx, document);
  }
  const pdf = await draw({ facts: stored.facts, cii: await findEInvoice(db, document.id, "cii") });
  const sha256 = createHash("sha256").update(pdf).digest("hex");
  await db
    .update(documentFiles)
    .set({ facts: null, pdf, sha256 })
    .where(and(eq(documentFiles.documentId, document.id), isNull(documentFiles.pdf)));
  // Another node may have been faster.
  return (await findFile(db, document.id))!.pdf!;
}

async function findFile(db: Executor, documentId: string) {
  const [file] = await db.select().from(documentFiles).where(eq(documentFiles.documentId, documentId));
  return file;
}

async function lateFactsOf(ctx: Deps, document: DocumentRow): Promise<DocumentFacts> {
  const order = (await findOrder(ctx.db, document.orderId))!;
  const facts = await documentFactsOf(ctx, ctx.db, document, order);
  if (!facts) throw new AppError(document.billedTo ? "CHECKOUT_003" : "BILLING_MISSING");
  return facts;
}

const program = new URL("./document-pdf.ts", import.meta.url);
const limits = { deadlineMs: 60_000, heapMb: 256 };
let last: Promise<unknown> = Promise.resolve();

/** One document after the other: all of them together use one thread and its memory. */
async function draw(drawing: Drawing): Promise<Buffer> {
  const run = () =>
    runInWorker<Uint8Array>(program, drawing, { ...limits, signal: new AbortController().signal });
  const turn = last.then(run, run);
  last = turn;
  const pdf = await turn;
  if (!pdf) throw new Error(`${drawing.facts.title} could not be drawn within its limits`);
  return Buffer.from(pdf);
}
