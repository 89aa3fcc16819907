import { DrizzleQueryError } from "drizzle-orm/errors";
import pg from "pg";
import { withSourceLines } from "./source-lines.ts";

/** Classes of SQLSTATE about connection, server, transaction or the names in a statement: their messages have no values. */
const withoutValues = /^(?:08|25|28|3D|40|42|53|55|57|58)/;

/**
 * What can be logged, stored or displayed of an error. PostgreSQL and its driver put the values of a statement into
 * their errors, such as names and addresses: of those only the SQLSTATE, the constraint and the statement remain.
 */
export function errorText(error: unknown): string {
  const texts = chainOf(error).map(textOf);
  return texts.filter((text) => text !== "").join(": ") || "unknown error";
}

/** An error as it is logged, without what drivers attach to it: whole clients, queries and their values. */
export function loggedError(error: Error) {
  const chain = chainOf(error);
  return {
    type: typeOf(error),
    message: errorText(error),
    code: chain.map((each) => (each as { code?: unknown }).code).find((code) => code !== undefined),
    stack: chain
      .map((each) => [`${typeOf(each)}: ${textOf(each)}`, ...framesOf(each)].join("\n"))
      .join("\ncaused by: "),
  };
}

const mostCauses = 5;

/** An error and its causes. */
function chainOf(error: unknown): unknown[] {
  const chain = [error];
  for (let last = error; last instanceof Error && last.cause && chain.length <= mostCauses; ) {
    last = last.cause;
    chain.push(last);
  }
  return chain;
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === "string" ? error : "";
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof pg.DatabaseError && !withoutValues.test(error.code ?? ""))
    return ["SQLSTATE", error.code, error.constraint].filter(Boolean).join(" ");
  if (error instanceof AggregateError && error.message === "") return error.errors.map(errorText).join("; ");
  return error.message || String((error as NodeJS.ErrnoException).code ?? "");
}

const typeOf = (error: unknown) => (error instanceof Error ? error.constructor.name : typeof error);

/** Where an error happened. A stack begins with the message, whose lines could look like those after it. */
function framesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { stack = "", message } = error;
  const at = stack.indexOf(message);
  const frames = at < 0 ? [] : withSourceLines(stack.slice(at + message.length)).split("\n");
  return frames.filter((line) => /^\s+at /.test(line));
}
