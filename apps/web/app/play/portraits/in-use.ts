import type { Directory, Snapshot } from "@lantern/contract/live";
import type { Seat } from "@lantern/engine/commands";

/** People of a team. In the lobby of so few everybody will be in the same one. */
const ONE_TEAM = 6;

/** By portrait: the name of the teammate who has it. */
export function portraitsInUse(
  view: Snapshot["view"],
  { people }: Directory,
  me: Seat,
): ReadonlyMap<number, string> {
  if (view.stage !== "lobby" && view.stage !== "play") return new Map();
  const several = view.stage === "lobby" && Math.max(view.expected, view.people.length) > ONE_TEAM;
  const others = several ? [] : view.people.filter(({ seat }) => seat !== me);
  return new Map(
    others.flatMap(({ seat }) => {
      const { name = "", portrait = 0 } = people[seat] ?? {};
      return portrait > 0 ? [[portrait, name] as const] : [];
    }),
  );
}
