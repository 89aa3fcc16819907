/** Compiles an author's pack into the one that is hashed, stored and played. */

import { withCommitment } from "../pack/commitment.ts";
import { type Line, withSpeaker } from "../pack/lines.ts";
import { Pack, type PackSource } from "../pack/schema.ts";
import { withTraitOrder } from "../pack/trait-order.ts";
import { checkReferences } from "./references.ts";

/** All problems of a pack, one line each. */
export class PackError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`the pack has ${problems.length} problem(s):\n${problems.join("\n")}`);
    this.problems = problems;
  }
}

function isLine(value: object): value is Line {
  return "text" in value && "who" in value && "when" in value;
}

/** Sets the speaker of every line in the pack. */
function withSpeakers<T>(value: T, names: ReadonlySet<string>): T {
  if (Array.isArray(value)) return value.map((item) => withSpeakers(item, names)) as T;
  if (value === null || typeof value !== "object") return value;
  if (isLine(value)) return withSpeaker(value, names) as T;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withSpeakers(item, names)]),
  ) as T;
}

/**
 * Parses a pack file's content, checks every reference, gives lines their speakers and appends a commitment
 * scene when there is none. Throws PackError with all problems. The result is JSON and can be stored.
 */
export function compile(source: unknown): Pack {
  const parsed = Pack.safeParse(source);
  if (!parsed.success) {
    throw new PackError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const names = new Set(Object.values(parsed.data.cast).map((person) => person.name));
  const { scenes, rounds } = parsed.data;
  const plain = withCommitment({
    ...parsed.data,
    scenes: withSpeakers(scenes, names),
    ...(rounds && { rounds: withSpeakers(rounds, names) }),
  });
  const pack = withTraitOrder(
    plain,
    plain.traits.map(({ id }) => id),
  );
  const problems = checkReferences(pack);
  if (problems.length > 0) throw new PackError(problems);
  return pack;
}

export type { PackSource };
