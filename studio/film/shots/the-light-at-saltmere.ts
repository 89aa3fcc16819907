import type { Shot } from "../shot.ts";
import { shots as choices } from "./the-light-at-saltmere/choices.ts";
import { shots as f1 } from "./the-light-at-saltmere/f1.ts";
import { shots as f2 } from "./the-light-at-saltmere/f2.ts";
import { shots as f3 } from "./the-light-at-saltmere/f3.ts";
import { shots as f4 } from "./the-light-at-saltmere/f4.ts";
import { shots as f5 } from "./the-light-at-saltmere/f5.ts";
import { shots as i1 } from "./the-light-at-saltmere/i1.ts";
import { shots as o1First } from "./the-light-at-saltmere/o1-first.ts";
import { shots as o1Last } from "./the-light-at-saltmere/o1-last.ts";

/** All shots of the story, by the ids that it calls them. */
export const shots: Record<string, Shot> = {
  ...choices,
  ...f1,
  ...f2,
  ...f3,
  ...f4,
  ...f5,
  ...i1,
  ...o1First,
  ...o1Last,
};
