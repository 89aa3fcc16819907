import { onLeaf } from "./b6-small.ts";

/** Six leaves stand still over Pip, and it has grown. */
export const scene = onLeaf(
  "b6-roof",
  "Six bean leaves stand like a roof over Pip, which has grown larger and glows brightly on its own leaf.",
  { size: 78, roof: "whole" },
);
