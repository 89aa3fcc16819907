import { topTrait } from "../../play/story.ts";
import type { SceneFace } from "../kind.ts";
import type { ReflectionData } from "./rules.ts";

export const face: SceneFace<"reflection", ReflectionData> = {
  view({ pack, team, def, scene, data }) {
    const { prompt } = def;
    const byTrait = typeof prompt === "string" ? null : prompt.by_trait;
    const chosen = byTrait ? (byTrait[topTrait(pack, team.facts).id] ?? Object.values(byTrait)[0]) : prompt;
    return {
      kind: "reflection",
      prompt: typeof chosen === "string" ? chosen : "",
      maxLength: def.max_length,
      answered: Object.keys(data.answers),
      answers: data.opened
        ? Object.entries(data.answers).map(([seat, text]) => ({ seat, textId: text.text_id }))
        : null,
      ready: data.opened ? scene.ready : [],
    };
  },
  mine: ({ data }, seat) => ({ reflectionTextId: data.answers[seat]?.text_id ?? null }),
};
