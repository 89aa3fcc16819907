import type { Shot } from "../shot.ts";
import { shots as choices } from "./the-quiet-station/choices.ts";
import { shots as f1 } from "./the-quiet-station/f1.ts";
import { shots as f2 } from "./the-quiet-station/f2.ts";
import { shots as f3 } from "./the-quiet-station/f3.ts";
import { shots as f4 } from "./the-quiet-station/f4.ts";
import { shots as f5 } from "./the-quiet-station/f5.ts";
import { shots as f6 } from "./the-quiet-station/f6.ts";
import { shots as i1 } from "./the-quiet-station/i1.ts";
import { shots as o1 } from "./the-quiet-station/o1.ts";

/** All shots of the story, by the ids that it calls them. */
export const shots: Record<string, Shot> = {
  ...choices,
  ...f1,
  ...f2,
  ...f3,
  ...f4,
  ...f5,
  ...f6,
  ...i1,
  ...o1,
};
