import type { SessionStatus } from "@lantern/contract/http";
import { Check, CircleCheck, CircleDashed, X } from "lucide-react";
import { Badge } from "./badge.tsx";
import { texts as uiTexts } from "./texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;

const styles = {
  draft: { tone: "plain", icon: <CircleDashed {...icon} /> },
  confirmed: { tone: "tide", icon: <CircleCheck {...icon} /> },
  live: { tone: "ember", icon: <span className="flame" aria-hidden="true" /> },
  completed: { tone: "plain", icon: <Check {...icon} /> },
  cancelled: { tone: "plain", icon: <X {...icon} /> },
} as const;

export function StateBadge({
  status,
  archived = false,
  boxed = false,
}: {
  status: SessionStatus;
  archived?: boolean;
  boxed?: boolean;
}) {
  const { tone, icon: mark } = styles[status];
  return (
    <Badge tone={tone} boxed={boxed} icon={mark}>
      {archived
        ? uiTexts.sessions.inArchive(uiTexts.sessions.states[status])
        : uiTexts.sessions.states[status]}
    </Badge>
  );
}
