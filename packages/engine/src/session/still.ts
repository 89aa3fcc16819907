/** [U6] One moment of a story without a session: where a company's own text is read. */
import type { Seat } from "../commands.ts";
import type { Line } from "../pack/lines.ts";
import type { Pack } from "../pack/schema.ts";
import { deal } from "../play/hands.ts";
import { Turn } from "../play/turn.ts";
import type { Command, State } from "../play/types.ts";
import { sceneKind } from "../scenes/registry.ts";
import type { PrivateView, TeamView } from "../views.ts";
import { teamNow } from "./acts.ts";
import { decide } from "./decide.ts";
import { createSession, evolve, initialState } from "./evolve.ts";
import { openScene } from "./flow.ts";
import { seatView } from "./private-view.ts";
import { teamView } from "./team-view.ts";

export interface Still {
  /** The seat whose view `mine` is: the holder of the card, if the text is on one. */
  seat: Seat;
  view: TeamView;
  mine: PrivateView;
}

const PEOPLE = 4;

/** Whether a text contains this cameo. */
const contains = (text: string, cameo: string): boolean => text.includes(`{${cameo}}`);

/** [U3] The scene in which everybody, or the holder of a card, reads this cameo whatever happened before. */
export function sceneOfCameo(pack: Pack, cameo: string): { scene: string; card: number | null } | null {
  const always = ({ when, text }: Line) => when === null && contains(text, cameo);
  for (const [scene, def] of Object.entries(pack.scenes))
    if (def.lines.some(always)) return { scene, card: null };
  for (const [scene, def] of Object.entries(pack.scenes)) {
    const set = "deal" in def ? def.deal?.cards : undefined;
    const card = (pack.cards[set ?? ""] ?? []).findIndex(({ text }) => contains(text, cameo));
    if (card >= 0) return { scene, card };
  }
  return null;
}

/**
 * [U6] What four people see as that scene opens: of its lines and cards, those with the cameo.
 * @param story in the language of whoever reads it
 * @param now wall ms
 */
export function stillOf(story: Pack, cameo: string, now: number): Still | null {
  const use = sceneOfCameo(story, cameo);
  const whole = story.scenes[use?.scene ?? ""];
  if (!use || !whole) return null;
  const def = { ...whole, lines: linesWith(whole.lines, cameo, use.card) };
  // [L8] Lines are found by their place, so the scene has these lines in the pack too. In its translations they would
  // still be at their places of before, and nobody reads the still in another language.
  const { texts: _, ...read } = story;
  const pack: Pack = { ...read, scenes: { ...story.scenes, [use.scene]: def } };
  const act = pack.acts.findIndex(({ id }) => id === def?.act);
  const turn = new Turn(pack, started(pack, now), now, evolve);
  const [id] = Object.keys(turn.state.teams);
  if (!id || act < 0) return null;
  const ends = (pack.acts[act]?.seconds ?? 0) * 1000;
  turn.emit({ type: "actOpened", act, at: 0, ends, results: [] });
  const one = turn.team(id, 0);
  const first = Object.values(pack.scenes).find((scene) => "deal" in scene && scene.deal?.cards);
  const roles = pack.roles ?? (first && "deal" in first ? first.deal?.cards : undefined);
  if (roles) deal(one, roles);
  const waiting = sceneKind(def.kind).waits ? "people" : "no";
  openScene(one, use.scene, def, ends, waiting);
  const set = "deal" in def ? def.deal?.cards : undefined;
  const seat = one.team.deals[set ?? ""]?.[use.card ?? 0] ?? one.team.joined[0] ?? "";
  const here = teamNow(turn.state, one.team);
  const view = teamView(pack, turn.state, here);
  const mine = seatView(pack, turn.state, here, seat);
  const cards = mine.cards.filter(({ id }) => use.card === null || id === `${set}.${use.card + 1}`);
  return view && { seat, view, mine: { ...mine, cards } };
}

/** The line that has the cameo, or all lines for one that is on a card. */
function linesWith(lines: readonly Line[], cameo: string, card: number | null): Line[] {
  return lines.filter(({ text }) => card !== null || contains(text, cameo));
}

function started(pack: Pack, now: number): State {
  const created = createSession({
    sessionId: "still",
    packHash: "",
    seed: "still",
    speed: 1,
    startsAt: now,
    hosting: "host",
    expected: PEOPLE,
    teams: [],
  });
  const connect = Array.from({ length: PEOPLE }, (_, index): Command => {
    return { type: "connect", key: `${index}`, team: null, mix: [], node: "", browser: "" };
  });
  const commands: Command[] = [...connect, { type: "start", by: "host" }];
  return commands.reduce(
    (state, command) => {
      const decided = decide(pack, state, command, now);
      return "error" in decided ? state : decided.state;
    },
    created.reduce(evolve, initialState()),
  );
}
