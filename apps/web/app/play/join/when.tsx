import type { getOpenSession, ResponseOf } from "@lantern/contract/endpoints";
import { formatMomentHere } from "../../i18n/format.ts";
import { t } from "../../i18n/index.ts";

const texts = t.live.join;

/** When the session begins, or that it is running or over. */
export function When({ session }: { session: ResponseOf<typeof getOpenSession> | undefined }) {
  if (!session?.starts_at) return null;
  if (session.status === "completed") return <p className="l-when">{texts.over}</p>;
  if (session.status === "live") return <p className="l-when">{texts.underWay}</p>;
  return <p className="l-when">{texts.begins(formatMomentHere(session.starts_at))}</p>;
}
