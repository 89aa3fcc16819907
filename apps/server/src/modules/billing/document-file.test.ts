import * as operations from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../../../test/application.ts";
import { type TestCompany, testBuyer } from "../../../test/company.ts";
import { faultsOf } from "../../../test/money/books.ts";
import { readPdf } from "../../../test/pdf.ts";
import { documentFiles } from "../../db/schema/index.ts";
import { requestContext, withRequest } from "../../system/request-id.ts";
import { type DocumentFile, drawFile, readDocuments } from "./document-file.ts";

/** What is stored of a document's file, and when it is drawn. */

let t: TestApplication;
let company: TestCompany;

beforeAll(async () => {
  t = await testApplication();
});
beforeEach(async () => {
  company = await testBuyer(t);
});
afterAll(async () => {
  expect(await faultsOf(t.database.pool)).toEqual({});
  await t.close();
});

/** The id of an invoice that was just issued. */
const issued = async (): Promise<string> =>
  (await company.owner(operations.createInvoice, { body: { credits: 20, again: true } })).body.documents[0]!
    .id;
async function fileOf(id: string) {
  const [file] = await t.database.db.select().from(documentFiles).where(eq(documentFiles.documentId, id));
  return file!;
}
const download = (id: string, by = company) =>
  t.app.inject({
    url: `/api/checkout/documents/${id}/document.pdf`,
    headers: { authorization: `Bearer ${by.token}` },
  });
/** The number of threads that were started meanwhile: each draws one document. */
async function drawings(work: () => Promise<unknown>): Promise<number> {
  let number = 0;
  const count = () => {
    number += 1;
  };
  process.on("worker", count);
  await work();
  process.off("worker", count);
  return number;
}

test("a document is issued with what is on it, and drawn by the job after the commit", async () => {
  const id = await issued();
  expect(await fileOf(id)).toMatchObject({
    pdf: null,
    sha256: null,
    facts: { title: expect.stringMatching(/^Invoice LH-INV-/) },
  });
  const { rows } = await t.database.pool.query(
    "select count(*)::int from graphile_worker._private_jobs where payload ->> 'id' = $1",
    [id],
  );
  expect(rows).toEqual([{ count: 1 }]);
  await drawFile(t.context, id);
  const { pdf, facts } = await fileOf(id);
  expect(facts).toBeNull();
  const downloaded = await download(id);
  expect(downloaded.rawPayload).toEqual(pdf);
  expect(await drawings(() => drawFile(t.context, id))).toBe(0);
});

test("the lines of the job that draws a document name its company", async () => {
  const id = await issued();
  await withRequest({ id: "job-1" }, async () => {
    await drawFile(t.context, id);
    expect(requestContext()).toEqual({ id: "job-1", company: company.id });
  });
});

test("a rollback leaves neither the document nor its file", async () => {
  const stored = async () =>
    (
      await t.database.pool.query(
        "select count(*)::int from documents union all select count(*) from document_files",
      )
    ).rows;
  const before = await stored();
  await t.database.pool.query(
    "create function no_email() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$; create trigger no_email before insert on outbox for each row execute function no_email()",
  );
  const { status } = await company.owner(operations.createInvoice, { body: { credits: 20 } });
  await t.database.pool.query("drop trigger no_email on outbox; drop function no_email()");
  expect([status, await stored()]).toEqual([500, before]);
});

test("however many need it at once, it is drawn once", async () => {
  const id = await issued();
  const files: DocumentFile[] = [];
  const threads = await drawings(async () => {
    const all = Array.from({ length: 300 }, () => readDocuments(t.context, company.id, [id]));
    files.push(...(await Promise.all(all)).flat(2));
  });
  expect([threads, files.length]).toEqual([1, 300]);
  const { pdf } = await fileOf(id);
  expect(files.every((one) => one.content.equals(pdf!))).toBe(true);
  expect(await drawings(() => download(id))).toBe(0);
});

test("the same facts are the same bytes, with every font embedded", async () => {
  const id = await issued();
  const { facts } = await fileOf(id);
  await drawFile(t.context, id);
  const first = (await fileOf(id)).pdf!;
  const { pool } = t.database;
  await pool.query("alter table document_files disable trigger user");
  await pool.query("update document_files set pdf = null, sha256 = null, facts = $1 where document_id = $2", [
    facts,
    id,
  ]);
  await pool.query("alter table document_files enable trigger user");
  await drawFile(t.context, id);
  expect((await fileOf(id)).pdf!.equals(first)).toBe(true);
  const text = first.toString("latin1");
  const fonts = text.match(/\/Type \/FontDescriptor/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  expect(text.match(/\/FontFile\d? \d/g)).toHaveLength(fonts.length);
});

test("a file that is drawn never changes, and none is removed", async () => {
  const id = await issued();
  await drawFile(t.context, id);
  for (const change of [
    "update document_files set pdf = 'x', sha256 = 'x'",
    "update document_files set pdf = null, sha256 = null, facts = '{}'",
    "delete from document_files",
  ])
    await expect(t.database.pool.query(`${change} where document_id = '${id}'`)).rejects.toThrow(
      "files of documents never change",
    );
});

test("nobody gets the file of another company's document", async () => {
  const [id, stranger] = [await issued(), await testBuyer(t)];
  expect((await download(id, stranger)).json()).toMatchObject({ code: "CHECKOUT_002" });
  expect(await readDocuments(t.context, stranger.id, [id])).toEqual([]);
  expect(await readDocuments(t.context, company.id, [id])).toHaveLength(1);
});

/** A document as it was before files were stored: its file is written when somebody needs it. */
async function withoutFile(id: string): Promise<void> {
  const { pool } = t.database;
  await pool.query("alter table document_files disable trigger user");
  await pool.query("delete from document_files where document_id = $1", [id]);
  await pool.query("alter table document_files enable trigger user");
}

test.each([
  [
    "es",
    "Presupuesto LH-Q-",
    "Emitido el 21 de noviembre de 2026. Válido hasta el 21 de diciembre de 2026.",
    "Número de pedido del cliente: PO 9",
    "Suiza",
    "19,00 US$ 380,00 US$",
    "Cómo hacer el pedido",
  ],
  [
    "de",
    "Angebot LH-Q-",
    "Ausgestellt am 21. November 2026. Gültig bis 21. Dezember 2026.",
    "Ihre Bestellnummer: PO 9",
    "Schweiz",
    "19,00 $ 380,00 $",
    "So bestellen Sie",
  ],
])("a document is in the language of the buyer (%s), and stays in it", async (language, ...expected) => {
  const body = { credits: 20, purchase_order: "PO 9" };
  const { id } = (await company.owner(operations.createQuote, { body })).body.documents[0]!;
  await withoutFile(id);
  const speak = (of: string) =>
    t.database.pool.query("update billing_accounts set language = $1 where company_id = $2", [
      of,
      company.id,
    ]);
  await speak(language);
  const { rawPayload } = await download(id);
  const { text } = await readPdf(rawPayload);
  for (const one of expected) expect(text).toContain(one);
  expect(rawPayload.toString("latin1")).toContain(`/Lang (${language})`);
  await speak("en");
  expect((await download(id)).rawPayload).toEqual(rawPayload);
});
