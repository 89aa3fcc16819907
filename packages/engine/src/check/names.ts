/** What a part of a pack reads and writes. Compiled packs are plain JSON, so the parts are told by their form. */

export interface Names {
  /** Flags, resources, traits, and decision scenes whose choice is asked for. */
  reads: Set<string>;
  writes: Set<string>;
}

/** Names in a value, wherever they stand. `except` leaves out fields that the story's way does not depend on. */
export function namesIn(value: unknown, except: ReadonlySet<string> = new Set()): Names {
  const names: Names = { reads: new Set(), writes: new Set() };
  const visit = (at: unknown): void => {
    if (Array.isArray(at)) at.forEach(visit);
    else if (typeof at === "object" && at !== null) {
      note(names, at);
      for (const [key, inner] of Object.entries(at)) if (!except.has(key)) visit(inner);
    }
  };
  visit(value);
  return names;
}

function note({ reads, writes }: Names, at: object): void {
  if ("flag" in at && typeof at.flag === "string") {
    const isEffect = "on" in at || "when" in at;
    (isEffect ? writes : reads).add(at.flag);
  }
  if ("amount" in at && typeof at.amount === "string") reads.add(at.amount);
  if ("choice" in at && typeof at.choice === "string") reads.add(at.choice);
  if ("add" in at && typeof at.add === "string") writes.add(at.add);
  if ("set" in at && typeof at.set === "string") writes.add(at.set);
  if ("keep_as" in at && typeof at.keep_as === "string") writes.add(at.keep_as);
}
