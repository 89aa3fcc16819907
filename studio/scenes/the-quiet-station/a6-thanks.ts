import { kitchen } from "./a6-away.ts";

/** Nobody asked: Moss looks straight at us. */
export const scene = kitchen(
  "a6-thanks",
  "The small round robot beside the empty drawer no longer looks away: its one lamp shines straight at us.",
  { look: -0.1 },
);
