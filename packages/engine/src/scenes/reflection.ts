/** One prompt: everybody writes alone, then all answers are visible at the same time. */
import type { Seat, TextRef } from "../commands.ts";
import { presentParticipants } from "../play/people.ts";
import { changeFacts, storyText, topTrait } from "../play/story.ts";
import { reject } from "../play/turn.ts";
import { defineScene, everybodyReady, type SceneContext } from "./kind.ts";
import { tapeView } from "./tape.ts";

export interface ReflectionData {
  answers: Record<Seat, TextRef>;
  opened: boolean;
  opensAt: number;
}

/** [R1] Share of the time for writing, at most. The rest is for reading. */
const WRITING_SHARE = 0.65;

function open({ turn }: SceneContext<"reflection", ReflectionData>): void {
  turn.emit({ type: "answersOpened", at: turn.at });
}

export const reflection = defineScene<"reflection", ReflectionData>({
  kind: "reflection",
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
  acceptsReady: (data) => data.opened,
  deadline: (data) => (data.opened ? null : data.opensAt),
  tick: open,
  progress(context) {
    const { turn, data } = context;
    if (!data.opened && presentParticipants(turn).every((seat) => data.answers[seat])) open(context);
  },
  complete: (context) => context.data.opened && everybodyReady(context),
  finish({ turn, def, data }) {
    const textIds = Object.values(data.answers).map((text) => text.text_id);
    if (def.keep_as && textIds.length > 0) {
      turn.emit({ type: "answersStored", name: def.keep_as, textIds });
      const { facts } = turn.team;
      changeFacts(turn, { ...facts, flags: { ...facts.flags, [def.keep_as]: true } });
    }
    return [];
  },
  done: (scene, data, seat) => (data.opened ? scene.ready.includes(seat) : data.answers[seat] !== undefined),
  view({ pack, team, def, scene, data }) {
    const byTrait = typeof def.prompt === "string" ? null : def.prompt.by_trait;
    const prompt = byTrait
      ? (byTrait[topTrait(pack, team.facts).id] ?? Object.values(byTrait)[0])
      : def.prompt;
    return {
      kind: "reflection",
      prompt: storyText(team, pack, typeof prompt === "string" ? prompt : "", def.prompt_when),
      maxLength: def.max_length,
      answered: Object.keys(data.answers),
      answers: data.opened
        ? Object.entries(data.answers).map(([seat, text]) => ({ seat, textId: text.text_id }))
        : null,
      ready: data.opened ? scene.ready : [],
      ...(def.tape && { tape: tapeView(pack, team) }),
    };
  },
  privateView: ({ data }, seat) => ({ reflectionTextId: data.answers[seat]?.text_id ?? null }),
});
