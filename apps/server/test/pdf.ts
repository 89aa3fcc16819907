import { getDocumentProxy } from "unpdf";
import type { TestApplication } from "./application.ts";

/** The text of a PDF that the server returns, on one line. */
export async function pdfText(t: TestApplication, url: string, token: string): Promise<string> {
  const { rawPayload } = await t.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return (await readPdf(rawPayload)).text;
}

/** A part of a document: its type, and what it says instead of what is drawn in it. */
export interface Part {
  role: string;
  alt?: string;
  children: (Part | string)[];
}

/** A document as a screen reader reads it: what has no place in its structure is not in its text. */
export async function readPdf(bytes: Uint8Array): Promise<{ parts: Part[]; text: string }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const parts: Part[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const drawn = drawnById(await page.getTextContent({ includeMarkedContent: true }));
    const tree = (await page.getStructTree()) as Node | null;
    if (tree) parts.push(partOf(tree, drawn));
  }
  return { parts, text: parts.map(textOf).join(" ").replace(/\s+/g, " ").trim() };
}

/** A part of another page has no children in the structure of this one. */
export function textOf(part: Part | string): string {
  if (typeof part === "string") return part;
  const drawn = part.children.map(textOf).join(" ");
  return part.children.length > 0 ? (part.alt ?? drawn) : drawn;
}

interface Node {
  role: string;
  alt?: string;
  children: (Node | { type: string; id: string })[];
}

function drawnById({ items }: { items: object[] }): Map<string, string> {
  const drawn = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items as { type?: string; id?: string; str?: string; hasEOL?: boolean }[]) {
    if (item.type === "endMarkedContent") open.pop();
    else if (item.type) open.push(item.id);
    const id = open.findLast((one) => one !== undefined);
    if (id && item.str !== undefined)
      drawn.set(id, (drawn.get(id) ?? "") + item.str + (item.hasEOL ? " " : ""));
  }
  return drawn;
}

function partOf({ role, alt, children }: Node, drawn: Map<string, string>): Part {
  return {
    role,
    ...(alt !== undefined && { alt }),
    children: children.map((child) => ("role" in child ? partOf(child, drawn) : (drawn.get(child.id) ?? ""))),
  };
}

/** The files that are attached to a document, as text by their names. */
export async function attachedTo(bytes: Uint8Array): Promise<Record<string, string>> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const names = [...((await document.getAttachments()) ?? new Map()).keys()] as string[];
  const files = await Promise.all(
    names.map(async (name) => [name, Buffer.from((await document.getAttachmentContent(name))!).toString()]),
  );
  return Object.fromEntries(files);
}
