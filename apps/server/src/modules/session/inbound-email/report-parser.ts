import { foreignLine } from "../../../core/foreign-text.ts";
import type { Report } from "./parser.ts";

const maxReason = 300;

/** Whether this is a report by RFC 3464, whatever a server on the way has made of its type. */
export const isReportText = (text: string): boolean =>
  /^(Final|Original)-Recipient:/im.test(text) && /^(Action|Status):/im.test(text);

/**
 * What a report says of an email with one recipient. "Failed" means that the server has given up, also after a status that
 * was temporary; a report without an action is read by its status. Null: it says neither.
 *
 * @param message what the report says in words, for a reader of a report that has no reason
 */
export function failureIn(report: string, message: string): Exclude<Report, { state: "other" }> | null {
  let isPending = false;
  const unfolded = report.replace(/\r\n?/g, "\n").replace(/\n[ \t]+(?=\S)/g, " ");
  for (const recipient of unfolded.split(/\n\s*\n/)) {
    const field = (name: string) => new RegExp(`^${name}:(.*)$`, "im").exec(recipient)?.[1]?.trim() ?? "";
    const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(field("Status"))?.[0] ?? "";
    const action = /^[a-z]*/.exec(field("Action").toLowerCase())?.[0] ?? "";
    if (action === "failed" || (!action && status.startsWith("5")))
      return { state: "failed", reason: reasonOf(recipient, field("Diagnostic-Code"), message) || status };
    isPending ||= action !== "" || status !== "";
  }
  return isPending ? { state: "pending" } : null;
}

/** The first text that says something to a person: codes alone do not. */
function reasonOf(recipient: string, diagnostic: string, message: string): string {
  const others = recipient.split("\n").flatMap((line) => {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0));
    return /^x-/i.test(name) && /info|reason|error|note|explanation|response/i.test(name)
      ? [line.slice(colon + 1)]
      : [];
  });
  const candidates = [diagnostic.replace(/^[\w-]+;/, ""), ...others, message];
  const reason = candidates.find((text) => /\p{L}{3}/u.test(text)) ?? diagnostic;
  return shortReason(reason);
}

export const shortReason = (text: string): string => foreignLine(text.replace(/\s+/g, " ").trim(), maxReason);
