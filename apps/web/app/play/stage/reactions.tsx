import type { REACTIONS } from "@lantern/contract/live";
import { Hand, Heart, LampDesk, Laugh, type LucideIcon, PartyPopper, Sparkles } from "lucide-react";

/** The icon of each reaction. Its name is beside it for screen readers. */
export const reactionIcons: Record<(typeof REACTIONS)[number], LucideIcon> = {
  wave: Hand,
  clap: PartyPopper,
  laugh: Laugh,
  heart: Heart,
  wow: Sparkles,
  lantern: LampDesk,
};

export function ReactionIcon({ of }: { of: (typeof REACTIONS)[number] }) {
  const Icon = reactionIcons[of];
  return <Icon aria-hidden="true" />;
}
