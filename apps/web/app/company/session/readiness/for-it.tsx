import type { Session } from "@lantern/contract/http";
import { type FunctionComponent, lazy, Suspense, useState } from "react";
import { withTexts } from "../../../i18n/with-texts.ts";
import { texts } from "../texts.ts";

/** The board can do without the text. */
const ItText = lazy<FunctionComponent<{ session: Session }>>(() =>
  withTexts(["textForIt"], () => import("./it-text.tsx")).catch(() => ({ default: () => null })),
);

/** What the company's network must allow, while the session is still to come. */
export function ForIt({ session }: { session: Session }) {
  const [open, setOpen] = useState(false);
  if (session.status === "completed" || session.status === "cancelled") return null;
  return (
    <details className="mt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer font-semibold text-tide pointer-coarse:min-h-11">
        {texts.forIt}
      </summary>
      <div className="mt-3">
        <Suspense>{open && <ItText session={session} />}</Suspense>
      </div>
    </details>
  );
}
