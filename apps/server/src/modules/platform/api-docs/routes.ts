import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { docsPage, type OpenApi } from "./presenter.ts";

/** `/api/docs`: the interface as a page to read, made from the same operations. It has no script. */
export function apiDocsRoutes(app: FastifyInstance): void {
  app.get("/api/docs", { schema: { hide: true } }, async (_request, reply) => {
    const nonce = randomBytes(16).toString("base64url");
    reply.header(
      "content-security-policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    reply.type("text/html; charset=utf-8");
    return docsPage(app.swagger() as OpenApi, nonce);
  });
}
