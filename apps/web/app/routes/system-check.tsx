import { useLocation, useSearchParams } from "react-router";
import { t } from "../i18n/index.ts";
import { readJoinLink } from "../live/join/join-link.ts";
import { SystemCheck } from "../live/system-check/system-check.tsx";
import { pageMeta } from "../page-meta.ts";

export function meta() {
  return [
    ...pageMeta({ title: t.shell.title(t.live.check.title) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/**
 * `/systemCheck`: is this browser ready for the session? With a personal link, the result is stored for the
 * administrators.
 */
export default function SystemCheckPage() {
  const [search] = useSearchParams();
  const link = readJoinLink(useLocation().hash);
  return <SystemCheck sessionId={search.get("sessionId")} joinToken={link?.token ?? null} />;
}
