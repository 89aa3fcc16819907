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
