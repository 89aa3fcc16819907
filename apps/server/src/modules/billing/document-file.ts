import { createHash } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Executor, Tx } from "../../db/client.ts";
import type { DocumentFacts } from "../../db/schema/document-files.ts";
import { documentFiles, documents } from "../../db/schema/index.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { runInWorker } from "../../system/worker-thread.ts";
import { documentFactsOf } from "./document-facts.ts";
import { fileName } from "./document-presenter.ts";
import { type DocumentRow, documentsOf, findDocument } from "./document-repository.ts";
import { findOrder, type OrderRow } from "./repository.ts";

export interface DocumentFile {
  /** The name of the file. */
  name: string;
  pdf: Buffer;
}

type Deps = Pick<Context, "db" | "settings">;

/**
 * Stores what is on a document, in the transaction that issues it: so there is neither a number without a file nor a file
 * without a number. The job draws it after the commit, because others wait for the next number, and a name in many
 * scripts takes seconds.
 */
export async function storeFile(
  ctx: Pick<Context, "settings">,
  tx: Tx,
  document: DocumentRow,
  order: OrderRow,
): Promise<void> {
  const facts = await documentFactsOf(ctx, tx, document, order);
  if (!facts) return;
  await tx.insert(documentFiles).values({ documentId: document.id, facts });
  // In a queue, so that many documents at once occupy one of the workers.
  await enqueue(tx, "document.draw", { id: document.id }, { queue: sql`'document.draw'` });
}

/** The job `document.draw`. */
export async function drawFile(ctx: Deps, id: string): Promise<void> {
  const document = await findDocument(ctx.db, id);
  if (document) await bytesOf(ctx, document);
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

export async function readDocument(
  ctx: Deps,
  { companyId }: Pick<CompanyScope, "companyId">,
  id: string,
): Promise<DocumentFile> {
  const document = await findDocument(ctx.db, id);
  if (document?.companyId !== companyId) throw new AppError("CHECKOUT_002");
  return { name: fileName(document), pdf: await bytesOf(ctx, document) };
}

/** Those of these documents that are the company's. */
export async function readDocuments(ctx: Deps, companyId: string, ids: string[]): Promise<DocumentFile[]> {
  const own = await ctx.db
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, ids), eq(documents.companyId, companyId)))
    .orderBy(documents.id);
  return Promise.all(own.map(({ id }) => readDocument(ctx, { companyId }, id)));
}

/** The names of files, by the ids of their documents. */
export async function fileNamesOf(db: Executor, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.select().from(documents).where(inArray(documents.id, ids));
  return new Map(rows.map((document) => [document.id, fileName(document)]));
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
  const pdf = await draw(stored.facts);
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
async function draw(facts: DocumentFacts): Promise<Buffer> {
  const run = () =>
    runInWorker<Uint8Array>(program, facts, { ...limits, signal: new AbortController().signal });
  const turn = last.then(run, run);
  last = turn;
  const pdf = await turn;
  if (!pdf) throw new Error(`${facts.title} could not be drawn within its limits`);
  return Buffer.from(pdf);
}
