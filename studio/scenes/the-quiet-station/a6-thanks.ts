import { kitchen } from "./a6-away.ts";

/** Nobody asked: Moss looks straight at us. */
export const scene = kitchen({ look: -0.1 });
