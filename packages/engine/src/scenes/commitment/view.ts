import type { SceneFace } from "../kind.ts";
import type { CommitmentData } from "./rules.ts";

export const face: SceneFace<"commitment", CommitmentData> = {
  view: ({ def, data }) => ({ kind: "commitment", question: def.question, ...data }),
};
