import { contactForm } from "@lantern/contract/http";
import { addressIn, siteLanguages } from "@lantern/contract/site-languages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../core/app-error.ts";
import type { Context } from "../../../core/context.ts";
import { visitorOf } from "../../../http/visitor.ts";
import { sendMessage } from "./service.ts";

const path = "/contact";

/**
 * `POST /contact`: the same form without scripts. A plain form cannot send our anti-forgery header, so the headers of
 * the browser show that it comes from a page of ours. The answer is a page in the language of the form.
 */
export async function contactFormRoutes(
  app: FastifyInstance,
  ctx: Context,
  origins: ReadonlySet<string>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post(path, { schema: { hide: true } }, async (request, reply) => {
      if (!isOurs(request, origins)) throw new AppError("REQUEST_001", { status: 403 });
      const { language, ...body } = (request.body ?? {}) as Record<string, string>;
      const redirectTo = (page: "sent" | "not-sent") =>
        reply.redirect(
          addressIn(`${path}/${page}`, siteLanguages.find((code) => code === language) ?? "en"),
          303,
        );
      const form = contactForm.safeParse(body);
      if (!form.success) return redirectTo("not-sent");
      try {
        await sendMessage(ctx, visitorOf(request).address, form.data);
      } catch (error) {
        if (error instanceof AppError) return redirectTo("not-sent");
        throw error;
      }
      return redirectTo("sent");
    });
  });
}

/**
 * Where a page's policy hides its origin, browsers send `null` and another header that tells whether it is the same.
 */
function isOurs({ headers }: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin } = headers;
  if (!origin || origin === "null") return headers["sec-fetch-site"] === "same-origin";
  return origins.has(origin);
}
