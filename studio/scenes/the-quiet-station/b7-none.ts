import { report } from "./b7.ts";

/** Nothing is sent: the screen is dark, and Tavi looks at Lani's photograph. */
export const scene = report("none");
