import type { Texts } from "../texts.ts";
import { channels } from "./channels.ts";
import { emails } from "./emails.ts";
import { times } from "./times.ts";

export const texts: Texts = { channels, emails, times };
