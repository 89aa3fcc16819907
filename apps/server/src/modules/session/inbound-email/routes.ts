import { createHash, timingSafeEqual } from "node:crypto";
import * as operations from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import fastify, { type FastifyInstance } from "fastify";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import { open } from "../../../core/gates.ts";
import { route } from "../../../http/route.ts";
import { createEmailParser } from "./parser.ts";
import { receive } from "./receive.ts";
import { ReceivedEmail } from "./stream-parser.ts";

/**
 * Emails that an email server passes on, each as it arrived. A secret replaces the anti-forgery token, so this is mounted
 * outside that check.
 */
export function inboundEmailRoute(app: FastifyInstance, ctx: Context): void {
  const { inboundEmail } = ctx.settings;
  const parser = createEmailParser();
  app.addHook("preClose", async () => parser.stop());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("message/rfc822", ({ headers }, body, done) => {
    const maxBytes = limits.inboundEmailBytes;
    if (Number(headers["content-length"]) > maxBytes)
      return done(new fastify.errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
    done(null, new ReceivedEmail(body, maxBytes));
  });
  // Before the body is read: only the email server may send one.
  app.addHook("preParsing", async (request) => {
    if (!inboundEmail) throw new AppError("REQUEST_001", { status: 404 });
    const given = request.headers.authorization ?? "";
    if (!timingSafeEqual(hash(given), hash(`Bearer ${inboundEmail.secret}`)))
      throw new AppError("UNAUTHENTICATED");
  });
  route(
    app,
    operations.receiveEmail,
    open,
    async ({ request }) => {
      if (!(request.body instanceof ReceivedEmail)) throw new AppError("EMAIL_UNREADABLE");
      return { outcome: await receive(ctx, parser, request.body) };
    },
    { limit: "inboundEmail" },
  );
}

/** Of equal length for any input, which the comparison needs. */
const hash = (text: string) => createHash("sha256").update(text).digest();
