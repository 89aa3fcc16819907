import type { Notification } from "@lantern/contract/http";
import { Bell, CalendarCheck, ChartColumn, CircleAlert, Clock, Coins, Receipt, UserX } from "lucide-react";
import { cn } from "../../ui/cn.ts";

const icons: Record<string, typeof Bell> = {
  calendar: CalendarCheck,
  clock: Clock,
  person: UserX,
  credits: Coins,
  report: ChartColumn,
  receipt: Receipt,
  alert: CircleAlert,
};
const tones: Record<string, string> = {
  teal: "text-tide",
  amber: "text-ember",
  blue: "text-tide",
  red: "text-rose",
};

/** The icon of a notification in its color; the text beside it says the same. */
export function NotificationIcon({ icon, color }: Pick<Notification, "icon" | "color">) {
  const Sign = icons[icon] ?? Bell;
  return <Sign aria-hidden="true" strokeWidth={1.5} className={cn("size-5 shrink-0", tones[color])} />;
}
