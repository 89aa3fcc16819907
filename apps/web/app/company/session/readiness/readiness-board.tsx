import type { Session } from "@lantern/contract/http";
import { BellRing } from "lucide-react";
import { type FunctionComponent, lazy, Suspense } from "react";
import { formatList } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { withTexts } from "../../../i18n/with-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { Column, Table, TableBody, TableHeader } from "../../../ui/table.tsx";
import { nameOf } from "../../participants/model.ts";
import { BoardRow } from "./board-row.tsx";
import { countsOf } from "./model.ts";
import { texts } from "./texts.ts";
import { useReminder } from "./use-reminder.ts";

/** The board can do without the text. */
const ItText = lazy<FunctionComponent<{ session: Session }>>(() =>
  withTexts(["textForIt"], () => import("./it-text.tsx")).catch(() => ({ default: () => null })),
);

/** Who is ready for the session, the state of each attendee, and what helps the others. */
export function ReadinessBoard({ session }: { session: Session }) {
  const counts = countsOf(session.attendees);
  const reminder = useReminder(session.id);
  if (session.attendees.length === 0) return <p className="text-ink-soft">{texts.nobody}</p>;
  return (
    <div className="grid gap-8">
      <section aria-labelledby="ready-sum" className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="ready-sum" className="tabular-nums">
              {texts.sum(counts.ready, counts.expected)}
            </h2>
            <p className="text-sm text-ink-soft">{texts.expectedHint}</p>
          </div>
          {counts.waiting > 0 && session.status === "confirmed" && (
            <Button busy={reminder.isPending} onClick={() => reminder.mutate()} title={texts.remindHint}>
              <BellRing aria-hidden="true" strokeWidth={1.5} />
              {texts.remind(counts.waiting)}
            </Button>
          )}
        </div>
        {counts.expected > 0 && counts.ready === counts.expected && <Note>{texts.allReady}</Note>}
        {counts.declined.length > 0 && (
          <Note kind="warn">{texts.cannotCome(formatList(counts.declined.map(nameOf)))}</Note>
        )}
        <Table>
          <TableHeader>
            <Column>{texts.columns.person}</Column>
            <Column>{texts.columns.invited}</Column>
            <Column>{texts.columns.rsvp}</Column>
            <Column>{texts.columns.check}</Column>
          </TableHeader>
          <TableBody>
            {session.attendees.map((attendee) => (
              <BoardRow key={attendee.consumer_id} attendee={attendee} />
            ))}
          </TableBody>
        </Table>
      </section>
      <Suspense fallback={<SkeletonRows rows={2} label={t.ui().loading} />}>
        <ItText session={session} />
      </Suspense>
    </div>
  );
}
