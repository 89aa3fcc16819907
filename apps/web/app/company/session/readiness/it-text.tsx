import type { Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { messageFor } from "../../../api/error.ts";
import { networkQuery } from "../../../api/queries/readiness.ts";
import { browserZone, formatLongDate } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { networkText } from "../../../i18n/network-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.ts";

const texts = t.readinessBoard.it;

/** The network requirements, as a text to send to an IT department. */
export function ItText({ session }: { session: Session }) {
  const needs = useQuery(networkQuery);
  if (needs.isPending) return <SkeletonRows rows={2} label={texts.loading} />;
  if (needs.isError) return <Note kind="bad">{messageFor(needs.error)}</Note>;
  const zone = session.timezone ?? browserZone();
  const day = session.starts_at ? formatLongDate(session.starts_at, zone) : texts.soon;
  const text = networkText(needs.data.items, location.origin, { title: session.title, day });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.good(texts.copied);
    } catch (error) {
      toast.bad(messageFor(error));
    }
  };
  return (
    <section aria-labelledby="it-title" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="it-title">{texts.title}</h2>
          <p className="text-sm text-ink-soft">{texts.hint}</p>
        </div>
        <Button onClick={copy}>
          <Copy aria-hidden="true" strokeWidth={1.5} />
          {texts.copy}
        </Button>
      </div>
      <p className="rounded-md border border-line bg-raised p-4 text-sm break-words whitespace-pre-line select-all">
        {text}
      </p>
    </section>
  );
}
