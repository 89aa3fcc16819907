/** Private cards: which ones a seat holds, and their texts. */
import type { Seat } from "../commands.ts";
import { withCameos } from "../pack/cameos.ts";
import type { Pack, Scene, SceneOf } from "../pack/schema.ts";
import type { CardView } from "../views.ts";
import { holders } from "./hands.ts";
import { membersOf, presentParticipants, type TeamNow } from "./people.ts";
import { storyText } from "./story.ts";
import { holdersOf, packetsOf } from "./table.ts";

/** [C1] The id of packet n of a card set or puzzle scene. */
export function cardId(set: string, packet: number): string {
  return `${set}.${packet}`;
}

/** [V11] The card sets that a scene is about: those that it deals, needs or names. */
export function setsOf(def: Scene, id: string): string[] {
  if (def.kind === "puzzle") return [id];
  if (def.kind === "decision") return def.cards ?? [];
  if (def.kind !== "briefing" && def.kind !== "allocation") return [];
  return Object.values(def.deal ?? {}).filter((set) => set !== undefined);
}

/** The act in which a card set is dealt. */
function dealtInAct(pack: Pack, set: string): string | undefined {
  return Object.values(pack.scenes).find((scene) => "deal" in scene && scene.deal?.cards === set)?.act;
}

/**
 * [C5] Role cards stay visible until the finale. Others are visible in their act, clues during their
 * puzzle.
 */
function isOut(pack: Pack, now: TeamNow, set: string): boolean {
  if (!(set in pack.cards)) return now.team.puzzles[set] === undefined || now.team.scene?.id === set;
  const act = now.session.act?.index ?? 0;
  const finale = pack.acts.findIndex(({ first }) => first === null);
  return (set === roleSet(pack, now) && act < finale) || dealtInAct(pack, set) === pack.acts[act]?.id;
}

/** [C7] The set that the pack names, otherwise the first one dealt. */
function roleSet(pack: Pack, now: TeamNow): string | undefined {
  return pack.roles ?? Object.keys(now.team.deals).find((set) => set in pack.cards);
}

/** Titles of this person's role cards. */
export function roleOf(pack: Pack, now: TeamNow, seat: Seat): string {
  const set = roleSet(pack, now);
  if (!set) return "";
  const titles = packetsOf(now.team.deals[set] ?? [], seat).map(
    (packet) => pack.cards[set]?.[packet - 1]?.title,
  );
  return titles.filter((title) => title !== undefined).join(" · ");
}

function cardText(
  pack: Pack,
  { team }: TeamNow,
  set: string,
  packet: number,
): Pick<CardView, "title" | "text" | "picture" | "call"> | null {
  const scene = pack.scenes[set];
  if (scene?.kind !== "puzzle") {
    const card = pack.cards[set]?.[packet - 1];
    if (!card) return null;
    const text = storyText(team, pack, card.text, card.text_when);
    return { title: card.title, text: withCameos(pack, text), ...pictureOf(card) };
  }
  const clue = scene.puzzle.packets[packet - 1];
  if (clue === undefined) return null;
  return { title: scene.title, text: clue.text, ...pictureOf(clue), ...callOf(scene.puzzle, clue) };
}

/** [P23] */
function callOf(
  puzzle: SceneOf<"puzzle">["puzzle"],
  { tile }: { tile?: string | undefined },
): Pick<CardView, "call"> {
  const sound = puzzle.kind === "match" ? puzzle.right.find(({ id }) => id === tile) : undefined;
  return sound ? { call: { tile: sound.id, sounds: sound.label } } : {};
}

/** [C9] */
function pictureOf({ picture }: { picture?: string | undefined }): Pick<CardView, "picture"> {
  return picture === undefined ? {} : { picture };
}

/** [C4] The set and the packet that a card's id names. */
export function cardOf(id: string): { set: string; packet: number } {
  const dot = id.lastIndexOf(".");
  return { set: id.slice(0, dot), packet: Number(id.slice(dot + 1)) };
}

/** [C9] */
export function hasPicture(pack: Pack, now: TeamNow, id: string): boolean {
  const { set, packet } = cardOf(id);
  return cardText(pack, now, set, packet)?.picture !== undefined;
}

/** [C10] By card id: the words of cards that were told in the chat and whose sets are out. */
export function sharedTexts(pack: Pack, now: TeamNow): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { card } of now.team.chat) {
    if (card === undefined) continue;
    const { set, packet } = cardOf(card);
    const text = isOut(pack, now, set) && cardText(pack, now, set, packet)?.text;
    if (text) texts[card] = text;
  }
  return texts;
}

/** [C2] The cards that this seat holds: its own, and those of teammates who are away. */
export function cardsOf(pack: Pack, now: TeamNow, seat: Seat): CardView[] {
  return Object.keys(now.team.deals)
    .filter((set) => isOut(pack, now, set))
    .flatMap((set) =>
      packetsOf(holders(now, set), seat).flatMap((packet) => {
        const card = cardText(pack, now, set, packet);
        const home = now.team.deals[set]?.[packet - 1] ?? seat;
        const id = cardId(set, packet);
        const state = {
          id,
          puzzle: set in pack.cards ? null : set,
          shared: now.team.shared[id] !== undefined,
          passedFrom: home === seat ? null : home,
        };
        return card ? [{ ...card, ...state }] : [];
      }),
    );
}

/** [C2] Teammates with a lost connection, some of whose cards pass to this seat if they stay away. */
export function understudyOf(pack: Pack, now: TeamNow, seat: Seat): Seat[] {
  const out = Object.keys(now.team.deals).filter((set) => isOut(pack, now, set));
  const comesHere = (lost: Seat) => {
    const others = presentParticipants(now).filter((other) => other !== lost);
    return out.some((set) => {
      const later = holdersOf(now.team.deals[set] ?? [], others);
      return holders(now, set).some((holder, index) => holder === lost && later[index] === seat);
    });
  };
  return membersOf(now).filter(
    (other) => other !== seat && now.seats[other]?.presence === "dropped" && comesHere(other),
  );
}
