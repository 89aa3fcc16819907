import { kitchen } from "./a6-away.ts";

/** Moss was asked kindly: it has a spoon after all. */
export const scene = kitchen({ look: -1, holds: true });
