import { extractText, getDocumentProxy } from "unpdf";
import type { TestApplication } from "./application.ts";

/** The text of a PDF that the server returns, on one line. */
export async function pdfText(t: TestApplication, url: string, token: string): Promise<string> {
  const { rawPayload } = await t.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const document = await getDocumentProxy(new Uint8Array(rawPayload));
  return (await extractText(document, { mergePages: true })).text.replace(/\s+/g, " ");
}
