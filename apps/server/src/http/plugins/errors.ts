import { englishText } from "@lantern/contract/error-texts";
import { type ErrorCode, errorCatalog, isErrorCode } from "@lantern/contract/errors";
import { type Fault, fault, faultOf } from "@lantern/contract/fault";
import type { Failure } from "@lantern/contract/http";
import { cut } from "@lantern/engine/graphemes";
import type { FastifyError, FastifyInstance } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError, type FieldFaults } from "../../core/app-error.ts";
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

/** The error shape of a code, with the catalog's text, and the English text of each fault beside it. */
export function shape(code: ErrorCode, faults?: FieldFaults): Failure {
  const { message } = errorCatalog[code];
  if (!faults) return { code, message };
  const texts = Object.entries(faults).map(([field, all]) => [field, all.map(englishText)]);
  return { code, message, errors: Object.fromEntries(texts), faults };
}

interface Issue {
  instancePath: string;
  message?: string;
  params?: Record<string, unknown>;
}

/** Faults of one response. Whoever sends more learns of the others after mending these. */
const faultsMax = 20;
/** Characters of a field's name or a reason, which may repeat what was sent. */
const textMax = 300;

function fieldsOf(validation: readonly Issue[]): FieldFaults {
  const fields = new Map<string, Set<string>>();
  for (const { field, message } of validation.slice(0, faultsMax).flatMap(messagesOf).slice(0, faultsMax)) {
    const name = cut(field, textMax);
    fields.set(name, (fields.get(name) ?? new Set()).add(message));
  }
  return Object.fromEntries([...fields].map(([name, messages]) => [name, [...messages].map(shortFaultOf)]));
}

function shortFaultOf(message: string): Fault {
  const read = faultOf(message);
  return read.code === "INVALID" ? fault("INVALID", { reason: cut(read.values.reason, textMax) }) : read;
}

/** An issue's message at its field. If a body has several forms, the last one is that with fields. */
function messagesOf({ instancePath, message = "", params }: Issue): { field: string; message: string }[] {
  const forms = params?.errors;
  if (instancePath === "/" && Array.isArray(forms) && forms.length > 0) {
    const issues: { path: PropertyKey[]; message: string }[] = forms.at(-1);
    return issues.map(({ path, message }) => ({ field: path.join(".") || "body", message }));
  }
  return [{ field: instancePath.replace(/^\//, "").replaceAll("/", ".") || "body", message }];
}

/** A fault that is in the catalog decides the code; all others are an invalid request. */
function codeOf(fields: FieldFaults): ErrorCode {
  const codes = Object.values(fields).flatMap((faults) => faults.map(({ code }) => code));
  return codes.find(isErrorCode) ?? "REQUEST_001";
}
