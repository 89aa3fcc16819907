import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sessionCreditsQuery } from "../../api/queries/billing.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { texts as billingTexts } from "./texts.ts";

const texts = billingTexts.ledger;

/** Opens a session's entry into its seats: who used a credit. They load when it is opened. */
export function Seats({ sessionId }: { sessionId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-sm text-tide pointer-coarse:min-h-11">
        {texts.who}
      </summary>
      {open && <SeatList sessionId={sessionId} />}
    </details>
  );
}

function SeatList({ sessionId }: { sessionId: string }) {
  const seats = useQuery(sessionCreditsQuery(sessionId));
  return (
    <Loaded query={seats} label={texts.loadingSeats} rows={2} empty={null}>
      {(people) => (
        <ol className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {people.map(({ consumer_id, name, department }) => (
            <li key={consumer_id} className="min-w-0">
              {name ?? texts.removed}
              {department && <span className="text-ink-soft">, {department}</span>}
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
