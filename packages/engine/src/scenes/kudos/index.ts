import { scene } from "../kind.ts";
import { rules } from "./rules.ts";
import { face } from "./view.ts";

export const kudos = scene(rules, face);
