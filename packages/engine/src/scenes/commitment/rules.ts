import type { Seat } from "../../commands.ts";
import { actingCaptain } from "../../play/people.ts";
import { reject } from "../../play/turn.ts";
import type { SceneRules } from "../kind.ts";

export interface CommitmentData {
  textId: string | null;
  by: Seat | null;
  locked: boolean;
}

/** [D1] One shared line: anybody may write it anew, the captain locks it; time keeps what stands. */
export const rules: SceneRules<"commitment", CommitmentData> = {
  kind: "commitment",
  hasOutcome: false,
  waits: false,
  init: () => ({ textId: null, by: null, locked: false }),
  evolve(data, event) {
    if (event.type === "commitmentWritten") return { ...data, textId: event.text.text_id, by: event.seat };
    if (event.type === "commitmentLocked") return { ...data, locked: true };
    return data;
  },
  commands: {
    commit({ turn, data }, { seat, text }) {
      if (data.locked) return reject("LOCKED");
      turn.emit({ type: "commitmentWritten", seat, text, at: turn.at });
    },
    lock_commitment({ turn, data }, { seat, textId: line }) {
      if (seat !== actingCaptain(turn)) return reject("NOT_YOURS");
      if (data.textId === null) return reject("NOT_NOW");
      if (data.textId !== line) return reject("PASSED");
      if (!data.locked) turn.emit({ type: "commitmentLocked", seat, at: turn.at });
    },
  },
  readies: () => false,
  complete: ({ data }) => data.locked,
  finish: () => [],
  done: (_scene, data) => data.textId !== null,
};
