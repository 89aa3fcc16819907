import { readJoinLink } from "../../api/participant/join-link.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { pageTitle } from "../../document/product-name.ts";
import { t } from "../../i18n/index.ts";
import { SystemCheck } from "./system-check.tsx";

export function meta() {
  return [
    ...pageMeta({ title: pageTitle(t.systemCheck().title) }),
    { name: "referrer", content: "no-referrer" },
  ];
}

/**
 * `/systemCheck`: is this browser ready for the session? With a personal link, the result is stored for the
 * administrators.
 */
export default function SystemCheckPage() {
  const { searchParams, hash } = new URL(location.href);
  return (
    <SystemCheck sessionId={searchParams.get("sessionId")} joinToken={readJoinLink(hash)?.token ?? null} />
  );
}
