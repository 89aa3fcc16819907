import { readJoinLink } from "../../api/participant/join-link.ts";
import { PageTitle } from "../../document/page-title.tsx";
import { t } from "../../i18n/index.ts";
import { SystemCheck } from "./system-check.tsx";

/**
 * `/systemCheck`: is this browser ready for the session? With a personal link, the result is stored for the
 * administrators.
 */
export default function SystemCheckPage() {
  const { searchParams, hash } = new URL(location.href);
  return (
    <>
      <PageTitle>{t.systemCheck().title}</PageTitle>
      <SystemCheck sessionId={searchParams.get("sessionId")} joinToken={readJoinLink(hash)?.token ?? null} />
    </>
  );
}
