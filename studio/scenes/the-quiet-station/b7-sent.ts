import { report } from "./b7.ts";

/** It is sent: a thread of light goes out to home. */
export const scene = report(
  "b7-sent",
  "On Tavi's screen a green tick stands beside the message; through the window a thread of light runs to the blue star that is home.",
  "sent",
);
