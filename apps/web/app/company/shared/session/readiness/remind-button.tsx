import type { Request } from "@lantern/contract/choices";
import type { Session } from "@lantern/contract/http";
import { Button } from "../../../../ui/button.tsx";
import { isMailable } from "../model.ts";
import { texts } from "./texts.ts";
import { useReminder } from "./use-reminder.ts";

/** Emails exactly those attendees who have not done what is requested; nothing where there is nobody to ask. */
export function RemindButton({
  session,
  request,
  size,
}: {
  session: Session;
  request: Request;
  size?: "sm";
}) {
  const reminder = useReminder(session.id);
  const number = { answer: session.counts.no_answer, check: session.counts.not_checked }[request];
  if (!isMailable(session) || number === 0) return null;
  return (
    <Button
      {...(size && { size })}
      busy={reminder.isPending}
      onClick={() => reminder.mutate({ waiting_for: request })}
      title={texts.remindHint}
    >
      {texts.remind[request](number)}
    </Button>
  );
}
