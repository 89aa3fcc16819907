import { codeOfMessage, type ErrorCode, errorCatalog } from "@lantern/contract/errors";
import type { Failure } from "@lantern/contract/http";
import { cut } from "@lantern/engine/graphemes";
import type { FastifyError, FastifyInstance } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError, type FieldErrors } from "../../core/app-error.ts";
import type { Actor } from "../../core/ports/identity.ts";
import { unavailability } from "../../db/unavailable.ts";

/** Rejections that may be an attempt at something forbidden: no right, a forged request, too many tries. */
const suspicious = new Set([403, 419, 429]);
/** A step of every sign-in with a second factor. */
const secondStep: ErrorCode = "SECOND_FACTOR";

/** When to try again what the database could not do in time, seconds. */
const againAfter = 2;

/** Turns every failure into the common error shape, without internal details. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof AppError) {
      if (suspicious.has(error.status) && error.code !== secondStep)
        request.log.warn(
          { code: error.code, route: request.routeOptions.url, ...idOf(request.actor) },
          "call rejected",
        );
      if (error.retryAfterSeconds) reply.header("retry-after", error.retryAfterSeconds);
      return reply.code(error.status).send(shape(error.code, error.fields));
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = fieldsOf(error.validation);
      return reply.code(422).send(shape(codeOf(fields), fields));
    }
    if (error.code === "ECONNRESET") {
      // The client has disconnected, so nobody reads the response.
      request.log.info("request aborted");
      return reply.code(400).send(shape("REQUEST_001"));
    }
    const reason = unavailability(error);
    if (reason) {
      // Without a stack: under load there are thousands.
      request.log.warn({ reason, route: request.routeOptions.url }, "the database did not answer in time");
      return reply.header("retry-after", againAfter).code(503).send(shape("UNAVAILABLE"));
    }
    if (error.statusCode === 429) return reply.code(429).send(shape("TOO_MANY_REQUESTS"));
    if (error.statusCode && error.statusCode < 500)
      return reply.code(error.statusCode).send(shape("REQUEST_001"));
    request.log.error({ err: error }, "call failed");
    return reply.code(500).send(shape("SERVER_ERROR"));
  });
}

function idOf(actor: Actor | null): { account?: string; participant?: string } {
  if (actor?.kind === "admin") return { account: actor.userId };
  return actor?.kind === "participant" ? { participant: actor.consumerId } : {};
}

/** The error shape of a code, with the catalog's text. */
export function shape(code: ErrorCode, errors?: FieldErrors): Failure {
  return { code, message: errorCatalog[code].message, ...(errors && { errors }) };
}

interface Issue {
  instancePath: string;
  message?: string;
  params?: Record<string, unknown>;
}

/** Texts of one response. Whoever sends more faults learns of the others after mending these. */
const textsMax = 20;
/** Characters of a field's name or a text, which may repeat what was sent. */
const textMax = 300;

function fieldsOf(validation: readonly Issue[]): FieldErrors {
  const texts = new Map<string, Set<string>>();
  for (const { field, text } of validation.slice(0, textsMax).flatMap(textsOf).slice(0, textsMax)) {
    const name = cut(field, textMax);
    texts.set(name, (texts.get(name) ?? new Set()).add(cut(text, textMax)));
  }
  return Object.fromEntries([...texts].map(([name, all]) => [name, [...all]]));
}

/** An issue's text at its field. If a body has several forms, the last one is that with fields. */
function textsOf({ instancePath, message = "", params }: Issue): { field: string; text: string }[] {
  const forms = params?.errors;
  if (instancePath === "/" && Array.isArray(forms) && forms.length > 0) {
    const issues: { path: PropertyKey[]; message: string }[] = forms.at(-1);
    return issues.map((issue) => ({ field: issue.path.join(".") || "body", text: issue.message }));
  }
  return [{ field: instancePath.replace(/^\//, "").replaceAll("/", ".") || "body", text: message }];
}

/** A field error whose text is in the catalog decides the code; all others are an invalid request. */
function codeOf(fields: FieldErrors): ErrorCode {
  for (const message of Object.values(fields).flat()) {
    const code = codeOfMessage(message);
    if (code) return code;
  }
  return "REQUEST_001";
}
