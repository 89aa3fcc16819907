/** One prompt: each answers alone, then all answers are read at once. */
import type { Seat } from "../../commands.ts";
import { presentPlayers } from "../../play/people.ts";
import { changeFacts } from "../../play/story.ts";
import { reject } from "../../play/turn.ts";
import type { TextRef } from "../../play/types.ts";
import type { Room, SceneRules } from "../kind.ts";

export interface ReflectionData {
  answers: Record<Seat, TextRef>;
  opened: boolean;
  opensAt: number;
}

/** [R1] Writing takes at most this share of the time; the rest is for reading. */
const WRITING_SHARE = 0.65;

function open({ turn }: Room<"reflection", ReflectionData>): void {
  turn.emit({ type: "answersOpened", at: turn.at });
}

export const rules: SceneRules<"reflection", ReflectionData> = {
  kind: "reflection",
  hasOutcome: false,
  waits: false,
  init: (turn, _def, activeMs) => ({
    answers: {},
    opened: false,
    opensAt: turn.at + activeMs * WRITING_SHARE,
  }),
  evolve(data, event) {
    if (event.type === "reflected")
      return { ...data, answers: { ...data.answers, [event.seat]: event.text } };
    if (event.type === "answersOpened") return { ...data, opened: true };
    return data;
  },
  commands: {
    reflect({ turn, def, data }, { seat, text }) {
      if (data.opened) return reject("LOCKED");
      if (text.length > def.max_length) return reject("NOT_NOW");
      turn.emit({ type: "reflected", seat, text, at: turn.at });
    },
  },
  readies: (data) => data.opened,
  deadline: (data) => (data.opened ? null : data.opensAt),
  tick: open,
  progress(room) {
    const { turn, data } = room;
    if (!data.opened && presentPlayers(turn).every((seat) => data.answers[seat])) open(room);
  },
  complete: ({ turn, scene, data }) =>
    data.opened && presentPlayers(turn).every((seat) => scene.ready.includes(seat)),
  finish({ turn, def, data }) {
    const textIds = Object.values(data.answers).map((text) => text.text_id);
    if (def.keep_as && textIds.length > 0) {
      turn.emit({ type: "answersKept", name: def.keep_as, textIds });
      const { facts } = turn.team;
      changeFacts(turn, { ...facts, flags: { ...facts.flags, [def.keep_as]: true } });
    }
    return [];
  },
  done: (scene, data, seat) => (data.opened ? scene.ready.includes(seat) : data.answers[seat] !== undefined),
};
