import { createHash } from "node:crypto";

/** Inline scripts with a body; the others have an address and are covered by `'self'`. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Microsoft's sign-in talks to its authority from the page, also in a hidden frame. */
const microsoft = "https://login.microsoftonline.com";

/**
 * The content security policy of one built page: scripts of our own, and of the inline ones only those that the
 * build has put there, by their hashes. A script that gets into the page in any other way does not run.
 *
 * @param html the file as it is served
 * @param api origin of the interface, when it is another one
 */
export function contentPolicy(html: string, api: string | null = null): string {
  const calls = api ? ` ${api} ${api.replace(/^http/, "ws")}` : "";
  const hashes = [...html.matchAll(inlineScript)].map(([, body = ""]) => `'sha256-${sha256(body)}'`);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...new Set(hashes)].join(" ")}`,
    // React sets styles as attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    `connect-src 'self'${calls} ${microsoft}`,
    `frame-src 'self' ${microsoft}`,
    // The answer of a hidden frame's sign-in is our own page.
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
