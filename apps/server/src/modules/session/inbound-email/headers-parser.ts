import { createHash } from "node:crypto";
import { AppError } from "../../../core/app-error.ts";

/** Headers in which an email or a server says whom it is for. */
const recipientHeaders = new Set([
  "to",
  "cc",
  "delivered-to",
  "x-original-to",
  "envelope-to",
  "x-envelope-to",
]);
/** Real headers have 50 kB at most. */
export const maxHeaderBytes = 200_000;
export const endOfHeaders = /\n\r?\n/;

/**
 * Every address that an email was sent or delivered to, as its headers say. The time grows with the headers' length
 * alone, and what follows them is not read.
 *
 * @throws AppError EMAIL_UNREADABLE for what is no email
 */
export function recipientsOf(raw: Uint8Array): string[] {
  const headers = headersOf(raw);
  // Any text could be an email by its form alone.
  if (!headers.some(([name]) => name === "from")) throw new AppError("EMAIL_UNREADABLE");
  return headers.flatMap(([name, value]) =>
    recipientHeaders.has(name) ? value.split(/[\s<>,;:"()]/).filter((word) => word.includes("@")) : [],
  );
}

/** The same for an email that a server sends twice: its Message-ID, else what it contains. */
export function digestOf(raw: Uint8Array): string {
  const id = headersOf(raw)
    .find(([name]) => name === "message-id")?.[1]
    .trim();
  return createHash("sha256")
    .update(id || raw)
    .digest("hex")
    .slice(0, 32);
}

function headersOf(raw: Uint8Array): [name: string, value: string][] {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.length, maxHeaderBytes)).toString(
    "latin1",
  );
  const end = endOfHeaders.exec(text);
  if (!end && raw.length > maxHeaderBytes) throw new AppError("EMAIL_UNREADABLE");
  const unfolded = text.slice(0, end?.index).replace(/\r?\n[ \t]/g, " ");
  return unfolded.split("\n").map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, Math.max(colon, 0)).trimEnd().toLowerCase(), line.slice(colon + 1)];
  });
}
