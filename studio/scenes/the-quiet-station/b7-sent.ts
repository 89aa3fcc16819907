import { report } from "./b7.ts";

/** It is sent: a thread of light goes out to home. */
export const scene = report("sent");
