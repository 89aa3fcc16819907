import type { Shot } from "../shot.ts";
import { shots as choices } from "./the-honest-heist/choices.ts";
import { shots as eCat } from "./the-honest-heist/e-cat.ts";
import { shots as eCaught } from "./the-honest-heist/e-caught.ts";
import { shots as eChair } from "./the-honest-heist/e-chair.ts";
import { shots as ePia } from "./the-honest-heist/e-pia.ts";
import { shots as eTable } from "./the-honest-heist/e-table.ts";
import { shots as eVoice } from "./the-honest-heist/e-voice.ts";
import { shots as i1 } from "./the-honest-heist/i1.ts";
import { shots as o1First } from "./the-honest-heist/o1-first.ts";
import { shots as o1Last } from "./the-honest-heist/o1-last.ts";

/** All shots of the story, by the ids that it calls them. */
export const shots: Record<string, Shot> = {
  ...choices,
  ...eCat,
  ...eCaught,
  ...eChair,
  ...ePia,
  ...eTable,
  ...eVoice,
  ...i1,
  ...o1First,
  ...o1Last,
};
