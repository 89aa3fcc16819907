/** Splits people whom one session has no room for into several sessions. */

export const splitMethods = ["timezone", "department", "chance"] as const;
export type SplitMethod = (typeof splitMethods)[number];

interface Splittable {
  timezone: string | null;
  department: string | null;
}

export interface SplitSession<P> {
  /** Offsets from UTC in minutes, from and to, or departments; null where chance decides. */
  offsets: [number, number] | null;
  departments: (string | null)[] | null;
  people: P[];
}

interface SplitLimits {
  /** The most people in one session. */
  most: number;
  /** When the session is, because offsets from UTC change with the season. */
  at: Date;
  /** The time zone of people who have none. */
  zone: string;
}

/** Hours of offset that one session spans at most, unless a few people would be left alone. */
const spanMinutes = 4 * 60;
/** Fewer people than this join the sessions beside them: they would have one team and nobody to meet. */
const fewest = 6;

/** Nobody is lost and nobody is in two parts. For `chance` the people must be in random order already. */
export function splitPeople<P extends Splittable>(
  people: readonly P[],
  method: SplitMethod,
  limits: SplitLimits,
): SplitSession<P>[] {
  if (method === "timezone") return byOffset(people, limits);
  if (method === "department") return byDepartment(people, limits);
  return evenly(people, limits.most).map((part) => ({ offsets: null, departments: null, people: part }));
}

/** As few parts as possible, of nearly the same size. */
function evenly<P>(people: readonly P[], most: number): P[][] {
  const number = Math.ceil(people.length / most);
  return Array.from({ length: number }, (_, n) =>
    people.slice(Math.round((n * people.length) / number), Math.round(((n + 1) * people.length) / number)),
  );
}

/** Minutes that a zone's clocks are ahead of UTC at this time. */
function offsetAt(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    timeZoneName: "longOffset",
  }).formatToParts(at);
  const text = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):?(\d+)?/.exec(text) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function grouped<P, K>(people: readonly P[], keyOf: (person: P) => K): [K, P[]][] {
  const groups = new Map<K, P[]>();
  for (const person of people) {
    const group = groups.get(keyOf(person));
    if (group) group.push(person);
    else groups.set(keyOf(person), [person]);
  }
  return [...groups];
}

function byOffset<P extends Splittable>(
  people: readonly P[],
  { most, at, zone }: SplitLimits,
): SplitSession<P>[] {
  const offsets = new Map(
    [...new Set(people.map(({ timezone }) => timezone ?? zone))].map((name) => [name, offsetAt(name, at)]),
  );
  const sorted = grouped(people, ({ timezone }) => offsets.get(timezone ?? zone) ?? 0)
    .sort(([a], [b]) => a - b)
    .flatMap(([offset, group]) =>
      evenly(group, most).map((part) => ({ from: offset, to: offset, people: part })),
    );
  const parts: { from: number; to: number; people: P[] }[] = [];
  for (const next of sorted) {
    const last = parts.at(-1);
    const fits =
      last && last.people.length + next.people.length <= most && next.to - last.from <= spanMinutes;
    if (fits) {
      last.to = next.to;
      last.people.push(...next.people);
    } else parts.push({ ...next, people: [...next.people] });
  }
  for (let at = 0; at < parts.length; at += 1) {
    const few = parts[at];
    if (!few || few.people.length >= fewest) continue;
    const beside = [parts[at - 1], parts[at + 1]]
      .filter((part) => part !== undefined)
      .filter((part) => part.people.length + few.people.length <= most)
      .sort((a, b) => distance(a, few) - distance(b, few))[0];
    if (!beside) continue;
    beside.people.push(...few.people);
    beside.from = Math.min(beside.from, few.from);
    beside.to = Math.max(beside.to, few.to);
    parts.splice(at, 1);
    at -= 1;
  }
  return parts.map(({ from, to, people: part }) => ({
    offsets: [from, to],
    departments: null,
    people: part,
  }));
}

const distance = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  Math.max(a.from - b.to, b.from - a.to);

/** Departments stay together, the largest first, each in the fullest session that has room for it. */
function byDepartment<P extends Splittable>(people: readonly P[], { most }: SplitLimits): SplitSession<P>[] {
  const parts: { departments: (string | null)[]; people: P[] }[] = [];
  const groups = grouped(people, ({ department }) => department || null)
    .flatMap(([department, group]) => evenly(group, most).map((part) => [department, part] as const))
    .sort(([, a], [, b]) => b.length - a.length);
  for (const [department, group] of groups) {
    const roomy = parts
      .filter((part) => part.people.length + group.length <= most)
      .sort((a, b) => b.people.length - a.people.length)[0];
    if (roomy) {
      if (!roomy.departments.includes(department)) roomy.departments.push(department);
      roomy.people.push(...group);
    } else parts.push({ departments: [department], people: [...group] });
  }
  return parts.map((part) => ({ offsets: null, ...part }));
}
