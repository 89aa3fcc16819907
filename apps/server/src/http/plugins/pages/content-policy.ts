import { createHash } from "node:crypto";

/** Inline scripts with a body; the others have an address and are covered by `'self'`. */
const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** Microsoft's sign-in talks to its authority from the page, also in a hidden frame. */
const microsoft = "https://login.microsoftonline.com";

/** Where the outside chat widget gets its parts from. */
const chatHosts =
  "https://*.intercom.io https://*.intercomcdn.com https://*.intercomassets.com https://*.intercomusercontent.com";
const chatLines = "wss://*.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com";

export interface ExternalServices {
  /** Origin of the interface, when it is another one. */
  api?: string | null;
  /** The outside chat widget may be loaded on this page. */
  chat?: boolean;
  /** The address that errors are reported to. */
  reports?: string | null;
  /** The media server that calls go through. */
  media?: string | null;
}

/**
 * The content security policy of one built page: scripts of our own, and of the inline ones only those that the
 * build has put there, by their hashes. A script that gets into the page in any other way does not run. Others are
 * let in only where this installation is set up with them.
 *
 * @param html the file as it is served
 */
export function contentPolicy(
  html: string,
  { api = null, chat = false, reports = null, media = null }: ExternalServices = {},
): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, body = ""]) => `'sha256-${sha256(body)}'`);
  const widget = chat ? [chatHosts] : [];
  const connections = [
    ...(api ? [api, api.replace(/^http/, "ws")] : []),
    ...(reports ? [new URL(reports).origin] : []),
    ...(chat ? [chatHosts, chatLines] : []),
    ...(media ? [new URL(media).origin, new URL(media).origin.replace(/^ws/, "http")] : []),
  ];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes), ...widget].join(" "),
    // React sets styles as attributes.
    ["style-src 'self' 'unsafe-inline'", ...widget].join(" "),
    ["img-src 'self' data: blob:", ...widget].join(" "),
    ["media-src 'self' blob:", ...widget].join(" "),
    ["font-src 'self'", ...widget].join(" "),
    "worker-src 'self' blob:",
    ["connect-src 'self'", ...connections, microsoft].join(" "),
    ["frame-src 'self'", microsoft, ...widget].join(" "),
    // The answer of a hidden frame's sign-in is our own page.
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
