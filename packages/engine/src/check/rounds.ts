/** [G42] Checks the cards of rounds. */
import { lengthOf } from "../graphemes.ts";
import { LABEL_MOST, QUESTION_MOST } from "../pack/rounds.ts";
import type { Pack } from "../pack/schema.ts";

/** Sessions in which nobody is asked a question twice. */
const SESSIONS = 3;

export function checkRounds(pack: Pack): string[] {
  if (!pack.rounds) return [];
  const sets = Object.entries(pack.rounds.sets);
  const cards = sets.flatMap(([set, list]) =>
    list.map((card) => ({ where: `rounds.sets.${set}.${card.id}`, card })),
  );
  const ids = cards.map(({ card }) => card.id);
  return [
    ...sets.flatMap(([set, list]) =>
      list.length < SESSIONS ? [`rounds.sets.${set}: fewer cards than ${SESSIONS} sessions need`] : [],
    ),
    ...cards.flatMap(({ where, card: { id, question, things } }) => {
      const labels = Object.values(things);
      return [
        ...(ids.filter((other) => other === id).length > 1 ? [`${where}: another card has this id`] : []),
        ...(lengthOf(question) > QUESTION_MOST
          ? [`${where}: a question has at most ${QUESTION_MOST} characters`]
          : []),
        ...(question.match(/\?/g)?.length === 1 && question.endsWith("?")
          ? []
          : [`${where}: one question, with its mark at the end`]),
        ...labels
          .filter((label) => lengthOf(label) > LABEL_MOST)
          .map((label) => `${where}: a label has at most ${LABEL_MOST} characters: ${label}`),
        ...(new Set(labels).size < labels.length ? [`${where}: two labels are the same`] : []),
      ];
    }),
  ];
}

/** Words that say little about what a question asks. */
const COMMON = new Set(
  "a an and are at by do does for from have i in is it it’s of on or should small thing things to what when which you your".split(
    " ",
  ),
);

function wordsIn(question: string): string {
  const all = question.toLowerCase().match(/[\p{L}’]+/gu) ?? [];
  return all
    .filter((word) => !COMMON.has(word))
    .sort()
    .join(" ");
}

/** Questions that are like another one, of these packs: the same words without the commonest. */
export function alikeRounds(packs: readonly Pack[]): string[] {
  const before = new Map<string, string>();
  const cards = packs.flatMap((pack) => Object.values(pack.rounds?.sets ?? {}).flat());
  return cards.flatMap(({ id, question }) => {
    const key = wordsIn(question);
    const other = before.get(key);
    before.set(key, id);
    return other === undefined ? [] : [`${id}: asks the same as ${other}`];
  });
}
