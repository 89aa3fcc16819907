/**
 * Logs that were written once fold to what they folded to then, so that a deploy in the middle of a session
 * changes nothing for it. A log here is never written anew: a new form of events gets a log of its own.
 * Each line is a stream's name and one of its events; the last line holds the states' hashes.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  evolveSession,
  evolveTeam,
  initialSession,
  initialTeam,
  type SessionEvent,
  type TeamEvent,
} from "../../index.ts";

type Line =
  | { stream: "session"; event: SessionEvent }
  | { stream: "team"; event: TeamEvent }
  | { hashes: Record<string, string> };

/** A state's hash, whatever the order of its keys. */
function hashOf(state: unknown): string {
  const sorted = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(sorted)
      : value !== null && typeof value === "object"
        ? Object.fromEntries(
            Object.entries(value)
              .map(([key, item]) => [key, sorted(item)])
              .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
          )
        : value;
  return createHash("sha256")
    .update(JSON.stringify(sorted(state)))
    .digest("hex");
}

test("[E1] an old log folds to what it folded to when it was written", () => {
  const file = new URL("first-light.jsonl", import.meta.url);
  let session = initialSession();
  let team = initialTeam();
  let hashes: Record<string, string> = {};
  for (const row of readFileSync(file, "utf8").trim().split("\n")) {
    const line = JSON.parse(row) as Line;
    if ("hashes" in line) hashes = line.hashes;
    else if (line.stream === "session") session = evolveSession(session, line.event);
    else team = evolveTeam(team, line.event);
  }
  expect(team.phase).toBe("ended");
  expect({ session: hashOf(session), team: hashOf(team) }).toEqual(hashes);
});
