import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The placeholder for absolute URLs in the web build. */
const placeholder = "{{origin}}";

/** A built text as it is sent: completed with what only the running server knows, and compressed once. */
export interface ServedText {
  plain: string;
  etag: string;
  packed: { br: Buffer; gzip: Buffer };
}

export function servedText(plain: string): ServedText {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    plain,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
    packed: { br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain) },
  };
}

/** @param origin of the configuration; it has no character that would need escaping in markup or JSON */
export function fillOrigin(text: string, origin: string): string {
  return text.replaceAll(placeholder, origin);
}

/** Sends a text in an encoding that the client accepts, or 304 if it is unchanged. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, etag, packed }: ServedText,
): FastifyReply {
  reply.header("etag", etag).header("vary", "accept-encoding, accept-language, cookie");
  if (reply.statusCode === 200 && request.headers["if-none-match"] === etag) return reply.code(304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  for (const [name, encoding] of [
    ["br", "br"],
    ["gzip", "gzip"],
  ] as const)
    if (new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted))
      return reply.header("content-encoding", encoding).send(packed[encoding]);
  return reply.send(plain);
}
