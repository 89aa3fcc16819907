import * as engine from "@lantern/engine";
import type { Seat } from "@lantern/engine/commands";
import type { LiveSessionInfo } from "../ports.ts";
import { personOf } from "./people.ts";
import type { Scenery } from "./room.ts";
import type { TextCache } from "./texts/cache.ts";

/** The states that views of one place are made of, asked anew at every drawing. */
export interface Stage {
  pack: engine.Pack;
  info(): LiveSessionInfo;
  session(): engine.SessionState;
  /** Null in the lobby. */
  team(): engine.TeamState | null;
  now(): number;
  texts: TextCache;
  failed(error: unknown): void;
}

/** Turns states into what leaves the server: the one place where views are made. */
export function sceneryOf(stage: Stage): Scenery {
  const { pack, texts, failed, now } = stage;
  return {
    texts,
    failed,
    room() {
      const session = stage.session();
      const team = stage.team();
      if (session.phase === "ended") return over(session, team !== null);
      return team ? engine.roomView(pack, team, now()) : engine.lobbyView(pack, session, now());
    },
    mine(seat) {
      const team = stage.team();
      // A host on a visit is no member, and holds nothing.
      if (!team?.members[seat] || stage.session().phase === "ended") return null;
      return engine.privateView(pack, team, seat, now());
    },
    people() {
      const members = stage.team()?.members;
      return Object.fromEntries(
        Object.values(stage.session().seats)
          .filter(({ seat }) => !members || seat in members)
          .map(({ seat, key }) => [seat, personOf(stage.info(), seat, key)]),
      );
    },
  };
}

function over({ phase, startsAt, clock, speed }: engine.SessionState, scorecard: boolean): engine.OverView {
  const [startedAt, endsAt] = [clock?.startedAt ?? null, clock?.endsAt ?? null];
  return { stage: "over", clock: { phase, startsAt, startedAt, endsAt, speed }, scorecard };
}

/** The place of a seat: its team's, once the team knows of it; the lobby before. */
export function placeOf(
  session: engine.SessionState,
  teamState: (team: string) => engine.TeamState | undefined,
  seat: Seat,
): string {
  const team = session.seats[seat]?.team ?? "";
  const member = teamState(team)?.members[seat];
  return member && !member.gone ? team : "";
}
