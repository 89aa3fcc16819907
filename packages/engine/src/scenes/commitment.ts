import type { Seat } from "../commands.ts";
import { actingCaptain } from "../play/people.ts";
import { reject } from "../play/turn.ts";
import { defineScene } from "./kind.ts";

interface CommitmentData {
  textId: string | null;
  by: Seat | null;
  locked: boolean;
}

/** [D1] One shared text: anybody may edit it, the captain locks it, and the last text counts when time is over. */
export const commitment = defineScene<"commitment", CommitmentData>({
  kind: "commitment",
  init: () => ({ textId: null, by: null, locked: false }),
  evolve(data, event) {
    if (event.type === "commitmentEdited") return { ...data, textId: event.text.text_id, by: event.seat };
    if (event.type === "commitmentLocked") return { ...data, locked: true };
    return data;
  },
  commands: {
    commit({ turn, data }, { seat, text, replaces }) {
      if (data.locked) return reject("LOCKED");
      if (replaces !== undefined && replaces !== data.textId) return reject("PASSED");
      turn.emit({ type: "commitmentEdited", seat, text, at: turn.at });
    },
    lock_commitment({ turn, data }, { seat, textId }) {
      if (seat !== actingCaptain(turn)) return reject("NOT_YOURS");
      if (data.textId === null) return reject("NOT_NOW");
      if (data.textId !== textId) return reject("PASSED");
      if (!data.locked) turn.emit({ type: "commitmentLocked", seat, at: turn.at });
    },
  },
  acceptsReady: () => false,
  complete: ({ data }) => data.locked,
  done: (_scene, data) => data.textId !== null,
  view: ({ def, data, pack }) => ({
    kind: "commitment",
    question: def.question,
    // A pack that was stored before there were examples has none.
    examples: pack.commitment_examples ?? [],
    ...data,
  }),
});
