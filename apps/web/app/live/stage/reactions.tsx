import type { REACTIONS } from "@lantern/contract/live";
import { Hand, Heart, LampDesk, Laugh, type LucideIcon, PartyPopper, Sparkles } from "lucide-react";

/** A drawn sign for each reaction; its name stands beside it for readers. */
export const reactionIcons: Record<(typeof REACTIONS)[number], LucideIcon> = {
  wave: Hand,
  clap: PartyPopper,
  laugh: Laugh,
  heart: Heart,
  wow: Sparkles,
  lantern: LampDesk,
};
