/** Private cards: which a seat holds now, and what is written on them. */
import type { Seat } from "../commands.ts";
import { holders } from "../dealing/hands.ts";
import { holdersOf, packetsOf } from "../dealing/table.ts";
import type { Pack } from "../pack/schema.ts";
import type { CardView } from "../views.ts";
import { presentPlayers } from "./people.ts";
import type { TeamState } from "./types.ts";

/** [C1] The id of packet n of a card set or puzzle scene. */
export function cardId(set: string, packet: number): string {
  return `${set}.${packet}`;
}

/** The act in which a card set is dealt. */
function dealtInAct(pack: Pack, set: string): string | undefined {
  return Object.values(pack.scenes).find((scene) => scene.kind === "briefing" && scene.deal?.cards === set)
    ?.act;
}

/** The first card set is who people are; it stays. Others belong to their act, a puzzle's clues to the puzzle. */
function isOut(pack: Pack, s: TeamState, set: string): boolean {
  if (!(set in pack.cards)) return s.puzzles[set] === undefined || s.scene?.id === set;
  return set === roleSet(pack, s) || dealtInAct(pack, set) === pack.acts[s.act?.index ?? 0]?.id;
}

function roleSet(pack: Pack, s: TeamState): string | undefined {
  return Object.keys(s.deals).find((set) => set in pack.cards);
}

/** Titles of the first card set that this person holds: who they are in this story. */
export function roleOf(pack: Pack, s: TeamState, seat: Seat): string {
  const set = roleSet(pack, s);
  if (!set) return "";
  const titles = packetsOf(s.deals[set] ?? [], seat).map((packet) => pack.cards[set]?.[packet - 1]?.title);
  return titles.filter((title) => title !== undefined).join(" · ");
}

function written(pack: Pack, set: string, packet: number): { title: string; text: string } | null {
  const scene = pack.scenes[set];
  if (scene?.kind !== "puzzle") return pack.cards[set]?.[packet - 1] ?? null;
  const text = scene.puzzle.packets[packet - 1]?.text;
  return text === undefined ? null : { title: scene.title, text };
}

/** [C2] The cards that this seat holds now: its own, and those of team-mates who are away. */
export function cardsOf(pack: Pack, s: TeamState, seat: Seat): CardView[] {
  return Object.keys(s.deals)
    .filter((set) => isOut(pack, s, set))
    .flatMap((set) =>
      packetsOf(holders(s, set), seat).flatMap((packet) => {
        const card = written(pack, set, packet);
        const home = s.deals[set]?.[packet - 1] ?? seat;
        const id = cardId(set, packet);
        const shown = {
          id,
          puzzle: set in pack.cards ? null : set,
          shared: s.shared[id] !== undefined,
          passedFrom: home === seat ? null : home,
        };
        return card ? [{ ...card, ...shown }] : [];
      }),
    );
}

/** [C2] Team-mates whose line is broken and of whose cards some come to this seat if they stay away. */
export function understudyOf(pack: Pack, s: TeamState, seat: Seat): Seat[] {
  const out = Object.keys(s.deals).filter((set) => isOut(pack, s, set));
  const comesHere = (lost: Seat) => {
    const others = presentPlayers(s).filter((other) => other !== lost);
    return out.some((set) => {
      const later = holdersOf(s.deals[set] ?? [], others);
      return holders(s, set).some((holder, index) => holder === lost && later[index] === seat);
    });
  };
  return Object.values(s.members)
    .filter(({ presence, seat: other }) => presence === "dropped" && other !== seat && comesHere(other))
    .map((member) => member.seat);
}
