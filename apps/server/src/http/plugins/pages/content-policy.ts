import { createHash } from "node:crypto";

/**
 * Inline scripts with a body. The others have an address and are covered by `'self'`, or are JSON, which browsers do
 * not run.
 */
const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/json")[^>]*>([\s\S]*?)<\/script>/gi;

/** For requests and for a hidden frame. */
const microsoftAuthority = "https://login.microsoftonline.com";

/** Where the third-party chat widget loads from. */
const chatHosts =
  "https://*.intercom.io https://*.intercomcdn.com https://*.intercomassets.com https://*.intercomusercontent.com";
const chatSockets = "wss://*.intercom.io https://*.intercom-messenger.com wss://*.intercom-messenger.com";

interface ExternalServices {
  /** Origin of the API, if it is another one. */
  api?: string | null;
  /** The third-party chat widget can be loaded on this page. */
  chat?: boolean;
  /** The address that errors are reported to. */
  reports?: string | null;
  /** People can sign in with Microsoft, whose library connects to its authority from the page. */
  microsoft?: boolean;
}

/**
 * The content security policy of one built page: our own scripts and, by their hashes, only those inline scripts that
 * the build has made. A script that gets into the page in any other way does not run. Other origins are allowed only
 * if this installation is configured with their service.
 *
 * @param html the file as it is served
 */
export function contentPolicy(
  html: string,
  { api = null, chat = false, reports = null, microsoft = false }: ExternalServices = {},
): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, body = ""]) => `'sha256-${sha256(body)}'`);
  const widget = chat ? [chatHosts] : [];
  const authority = microsoft ? [microsoftAuthority] : [];
  const connections = [
    ...(api ? [api, api.replace(/^http/, "ws")] : []),
    ...(reports ? [new URL(reports).origin] : []),
    ...(chat ? [chatHosts, chatSockets] : []),
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
    ["connect-src 'self'", ...connections, ...authority].join(" "),
    ["frame-src 'self'", ...authority, ...widget].join(" "),
    // The response to a hidden frame's sign-in is a page of ours.
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
