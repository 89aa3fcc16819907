import type { SharedTeamPage } from "@lantern/contract/http";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageFor } from "../../../api/error.ts";
import { teamPagesApi, teamPagesQuery } from "../../../api/queries/team-pages.ts";
import { formatDayHere } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { Button, textLink } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { texts } from "./texts.ts";

/** The public pages that teams of a played session share. Every administrator can end one. */
export default function TeamPages({ sessionId }: { sessionId: string }) {
  const { data = [] } = useQuery(teamPagesQuery(sessionId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="team-pages" className="mt-8">
      <h2 id="team-pages">{texts.title}</h2>
      <p className="max-w-prose text-sm text-ink-soft">{texts.intro}</p>
      <ul className="mt-3 border-b border-line">
        {data.map((page) => (
          <Shared key={page.id} page={page} sessionId={sessionId} />
        ))}
      </ul>
    </section>
  );
}

function Shared({ page, sessionId }: { page: SharedTeamPage; sessionId: string }) {
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => teamPagesApi(sessionId).end(page.id),
    onSuccess: () => toast.good(texts.ended),
    onError: (error) => toast.bad(messageFor(error)),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{page.ending}</p>
        <p className="text-sm text-ink-soft">
          {texts.shared(formatDayHere(page.shared_at), formatDayHere(page.ends_at))},{" "}
          {texts.names(page.names)}
        </p>
        {asking && <p role="status">{texts.confirmText}</p>}
      </div>
      <a className={`${textLink} text-sm`} href={page.url} target="_blank" rel="noreferrer">
        {texts.open}
      </a>
      {asking ? (
        <span className="flex gap-2">
          <Button size="sm" onClick={() => setAsking(false)}>
            {t.ui().cancel}
          </Button>
          <Button size="sm" tone="danger" busy={end.isPending} onClick={() => end.mutate()}>
            {texts.confirm}
          </Button>
        </span>
      ) : (
        <Button size="sm" aria-label={texts.endOf(page.ending)} onClick={() => setAsking(true)}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
