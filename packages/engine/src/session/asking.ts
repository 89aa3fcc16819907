/** [J1] Whom the story asks for a card that nobody has told. */
import { wallAt } from "../clock.ts";
import type { Seat } from "../commands.ts";
import type { Pack, Scene } from "../pack/schema.ts";
import { cardId, hasPicture, setsOf } from "../play/cards.ts";
import { holders } from "../play/hands.ts";
import { presentParticipants, samePeople, type TeamNow } from "../play/people.ts";
import type { CardRequest, State, TeamState } from "../play/types.ts";
import { definition } from "../scenes/definition.ts";
import { sceneKind } from "../scenes/registry.ts";
import type { HostTeamView, TeamView } from "../views.ts";
import { teamNow } from "./acts.ts";

/** Play ms without a voice, a line and a told card. */
const QUIET_MS = 40_000;
/** [J2] Nobody is asked in the last part of a scene, play ms. */
const TOO_LATE_MS = 15_000;
/** [J3] In one scene. */
const MOST_REQUESTS = 3;

function definitionOf(pack: Pack, { session, team }: TeamNow): Scene | null {
  return (team.scene && definition(pack, team.scene.id, session.act?.index ?? 0)) ?? null;
}

/** Who asks in this scene: a name of the cast. */
function askerOf(pack: Pack, def: Scene): string | undefined {
  return pack.cast[def.asker ?? pack.asker ?? ""]?.name;
}

/** How many cards of the running scene were told. Null where it has none. */
export function sharedOf(pack: Pack, now: TeamNow): { shared: number; of: number } | null {
  const def = definitionOf(pack, now);
  const sets = def && now.team.scene ? setsOf(def, now.team.scene.id) : [];
  const dealt = sets.flatMap((set) => (now.team.deals[set] ?? []).map((_, index) => cardId(set, index + 1)));
  const shared = dealt.filter((card) => now.team.shared[card] !== undefined);
  return dealt.length === 0 ? null : { shared: shared.length, of: dealt.length };
}

/** [J2] The present holder of an untold card who has said least in this scene; nobody twice running if others hold one. */
function nextRequest(pack: Pack, now: TeamNow): { seat: Seat; card: string } | null {
  const { scene } = now.team;
  const def = definitionOf(pack, now);
  const present = presentParticipants(now);
  if (!scene || !def || askerOf(pack, def) === undefined || present.length < 2) return null;
  const requests = scene.talk?.requests ?? [];
  const untold = setsOf(def, scene.id)
    .flatMap((set) => holders(now, set).map((seat, index) => ({ seat, card: cardId(set, index + 1) })))
    .filter(
      ({ seat, card }) =>
        present.includes(seat) &&
        now.team.shared[card] === undefined &&
        !requests.some((one) => one.card === card),
    );
  const last = requests.at(-1)?.seat;
  const others = untold.filter(({ seat }) => seat !== last);
  const linesOf = (seat: Seat) => scene.talk?.lines[seat] ?? 0;
  const [first] = (others.length > 0 ? others : untold).sort(
    (a, b) => linesOf(a.seat) - linesOf(b.seat) || present.indexOf(a.seat) - present.indexOf(b.seat),
  );
  return first ?? null;
}

/** [J1] The play ms from which the story may ask somebody, if nothing is said before; null while it may not. */
function requestFrom({ session, team: { scene } }: TeamNow): number | null {
  if (session.phase !== "running" || scene?.step !== "active") return null;
  if (
    !sceneKind(scene.kind).requestsCards?.(scene.data) ||
    (scene.talk?.requests.length ?? 0) >= MOST_REQUESTS
  )
    return null;
  const from = Math.max(scene.startedAt, scene.talk?.at ?? 0) + QUIET_MS;
  return from <= scene.activeEndsAt - TOO_LATE_MS ? from : null;
}

interface Ahead extends Omit<TeamNow, "team"> {
  pack: Pack;
  from: number | null;
}
const ahead = new WeakMap<TeamState, Ahead>();

/**
 * The play ms from which the story asks somebody who is there to be asked. Cached by team: a session looks at all its
 * teams after every command, and the others are as they were, their people too.
 */
function nextRequestFrom(pack: Pack, now: TeamNow): number | null {
  const { session, seats, team } = now;
  const cached = ahead.get(team);
  if (cached?.session === session && cached.pack === pack && samePeople(team, cached.seats, seats)) {
    cached.seats = seats;
    return cached.from;
  }
  const earliest = requestFrom(now);
  const from = earliest !== null && nextRequest(pack, now) ? earliest : null;
  ahead.set(team, { pack, session, seats, from });
  return from;
}

/** Whom the story asks at this play time. */
export function requestNow(pack: Pack, now: TeamNow, at: number): { seat: Seat; card: string } | null {
  const from = requestFrom(now);
  const late = (now.team.scene?.activeEndsAt ?? 0) - TOO_LATE_MS;
  return from !== null && at >= from && at <= late ? nextRequest(pack, now) : null;
}

/**
 * The next scenes in which somebody is asked, as far as the log knows: teams, scenes, and the wall ms.
 *
 * @param heardAt by team: wall ms of the last voice
 */
export function requestsAhead(
  pack: Pack,
  state: State,
  voiceAt: ReadonlyMap<string, number>,
): { team: string; scene: string; at: number; before: number }[] {
  const { clock } = state.session;
  if (!clock) return [];
  return Object.values(state.teams).flatMap((team) => {
    const from = nextRequestFrom(pack, teamNow(state, team));
    if (from === null || !team.scene) return [];
    const quietFrom = (voiceAt.get(team.id) ?? 0) + QUIET_MS / clock.speed;
    // Wall times are whole: one more, so that the time has come by then.
    const at = Math.ceil(Math.max(wallAt(clock, from), quietFrom)) + 1;
    if (at > wallAt(clock, team.scene.activeEndsAt - TOO_LATE_MS)) return [];
    return [{ team: team.id, scene: team.scene.id, at, before: team.scene.talk?.requests.length ?? 0 }];
  });
}

/** [J4] The last ask of the running scene. */
export function requestView(pack: Pack, now: TeamNow): TeamView["request"] {
  const { session, team } = now;
  const def = definitionOf(pack, now);
  const asker = def && askerOf(pack, def);
  const last: CardRequest | undefined = team.scene?.talk?.requests.at(-1);
  if (!asker || !last || !session.clock || team.scene?.step !== "active") return null;
  const { seat, card } = last;
  return { asker, seat, card, picture: hasPicture(pack, now, card), at: wallAt(session.clock, last.at) };
}

/** For hosts: how many cards were told, and how often the story has asked. */
export function talkOf(
  pack: Pack,
  now: TeamNow,
): Pick<NonNullable<HostTeamView["scene"]>, "shared" | "requests"> {
  const cards = sharedOf(pack, now);
  const shared = cards && { count: cards.shared, of: cards.of };
  return { shared, requests: now.team.scene?.talk?.requests.length ?? 0 };
}
