/** A structural difference of two JSON values, small on the wire and cheap to apply. */

type Json = unknown;

/** Marks a key that went away. */
const GONE = { $gone: 1 } as const;

const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const equal = (a: Json, b: Json): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A list that only grew, as a chat does, is told by what was added. */
function listChange(before: Json[], after: Json[]): Json | undefined {
  const grew = after.length >= before.length && before.every((item, index) => equal(item, after[index]));
  if (!grew) return { $set: after };
  return after.length === before.length ? undefined : { $push: after.slice(before.length) };
}

/**
 * What turns `before` into `after`, or undefined when they are equal. Records are compared key by key, lists may
 * grow, all else is replaced whole. JSON values only; the keys `$set`, `$push` and `$gone` must not occur in data.
 */
export function diff(before: Json, after: Json): Json | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return listChange(before, after);
  if (!isRecord(before) || !isRecord(after)) {
    return equal(before, after) ? undefined : { $set: after };
  }
  const change: Record<string, Json> = {};
  for (const key of Object.keys(before)) if (!(key in after)) change[key] = GONE;
  for (const key of Object.keys(after)) {
    if (!(key in before)) change[key] = { $set: after[key] };
    else {
      const inner = diff(before[key], after[key]);
      if (inner !== undefined) change[key] = inner;
    }
  }
  return Object.keys(change).length === 0 ? undefined : change;
}

/** Applies a `diff` and answers a new value; parts that did not change keep their identity. */
export function patch(before: Json, change: Json): Json {
  if (!isRecord(change)) return before;
  if ("$set" in change) return change.$set;
  if (Array.isArray(change.$push)) return [...(Array.isArray(before) ? before : []), ...change.$push];
  if (!isRecord(before)) return before;
  const after: Record<string, Json> = { ...before };
  for (const [key, inner] of Object.entries(change)) {
    if (isRecord(inner) && inner.$gone === 1) delete after[key];
    else if (isRecord(inner) && "$set" in inner) after[key] = inner.$set;
    else after[key] = patch(before[key], inner);
  }
  return after;
}
