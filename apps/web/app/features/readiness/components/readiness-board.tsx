import type { Session } from "@lantern/contract/http";
import { BellRing } from "lucide-react";
import { formatList } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { Column, Table, TableBody, TableHead } from "../../../ui/table.tsx";
import { nameOf } from "../../participants/model.ts";
import { tallyOf } from "../model.ts";
import { useAskAgain } from "../use-ask-again.ts";
import { BoardRow } from "./board-row.tsx";
import { ItText } from "./it-text.tsx";

const texts = t.readinessBoard;

/** Who is ready for the hour, what of each is known, and what helps the others. */
export function ReadinessBoard({ session }: { session: Session }) {
  const tally = tallyOf(session.attendees);
  const ask = useAskAgain(session.id);
  if (session.attendees.length === 0) return <p className="text-ink-soft">{texts.nobody}</p>;
  return (
    <div className="grid gap-8">
      <section aria-labelledby="ready-sum" className="grid gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="ready-sum" className="tabular-nums">
              {texts.sum(tally.ready, tally.expected)}
            </h2>
            <p className="text-sm text-ink-soft">{texts.expectedHint}</p>
          </div>
          {tally.waiting > 0 && session.status === "confirmed" && (
            <Button busy={ask.isPending} onClick={() => ask.mutate()} title={texts.askHint}>
              <BellRing aria-hidden="true" strokeWidth={1.5} />
              {texts.ask(tally.waiting)}
            </Button>
          )}
        </div>
        {tally.expected > 0 && tally.ready === tally.expected && <Note>{texts.allReady}</Note>}
        {tally.declined.length > 0 && (
          <Note kind="warn">{texts.cannotCome(formatList(tally.declined.map(nameOf)))}</Note>
        )}
        <Table>
          <TableHead>
            <Column>{texts.columns.person}</Column>
            <Column>{texts.columns.invited}</Column>
            <Column>{texts.columns.answer}</Column>
            <Column>{texts.columns.check}</Column>
          </TableHead>
          <TableBody>
            {session.attendees.map((attendee) => (
              <BoardRow key={attendee.consumer_id} attendee={attendee} />
            ))}
          </TableBody>
        </Table>
      </section>
      <ItText session={session} />
    </div>
  );
}
