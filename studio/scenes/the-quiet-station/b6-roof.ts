import { onLeaf } from "./b6-small.ts";

/** Six leaves stand still over Pip, and it has grown. */
export const scene = onLeaf({ size: 78, roof: "whole" });
