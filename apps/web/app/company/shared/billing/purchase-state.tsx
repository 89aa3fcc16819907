import type { Order } from "@lantern/contract/http";
import { Check, CircleAlert, CircleDashed, CircleX, FileText, Undo2 } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { purchaseTexts as texts } from "./purchase-texts.ts";

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const badges = {
  quoted: { tone: "plain", icon: <FileText {...icon} /> },
  open: { tone: "plain", icon: <CircleDashed {...icon} /> },
  part_paid: { tone: "plain", icon: <CircleDashed {...icon} /> },
  paid: { tone: "moss", icon: <Check {...icon} /> },
  declined: { tone: "rose", icon: <CircleX {...icon} /> },
  expired: { tone: "plain", icon: <CircleX {...icon} /> },
  part_refunded: { tone: "moss", icon: <Check {...icon} /> },
  refunded: { tone: "plain", icon: <Undo2 {...icon} /> },
  disputed: { tone: "rose", icon: <CircleAlert {...icon} /> },
  cancelled: { tone: "plain", icon: <CircleX {...icon} /> },
} as const satisfies Record<Order["status"], unknown>;

export function PurchaseState({ order: { status, overdue } }: { order: Pick<Order, "status" | "overdue"> }) {
  return overdue ? (
    <Badge tone="rose" icon={<CircleAlert {...icon} />}>
      {texts.overdue}
    </Badge>
  ) : (
    <Badge {...badges[status]}>{texts.states[status]}</Badge>
  );
}
