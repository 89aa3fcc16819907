import type { Session } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { messageFor } from "../../../api/error.ts";
import { networkQuery } from "../../../api/queries/readiness.ts";
import { browserZone, formatLongDate } from "../../../i18n/format.ts";
import { t } from "../../../i18n/index.ts";
import { networkText } from "../../../i18n/network-text.ts";
import { CopyText } from "../../../ui/copy-text.tsx";
import { Note } from "../../../ui/note.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";

const texts = () => t.textForIt();

/** The network requirements, as a text to send to an IT department. */
export default function ItText({ session }: { session: Session }) {
  const needs = useQuery(networkQuery);
  if (needs.isPending) return <SkeletonRows rows={2} label={texts().loading} />;
  if (needs.isError) return <Note kind="bad">{messageFor(needs.error)}</Note>;
  const zone = session.timezone ?? browserZone();
  const day = session.starts_at ? formatLongDate(session.starts_at, zone) : texts().soon;
  const text = networkText(needs.data.items, location.origin, { title: session.title, day });
  return (
    <CopyText
      title={texts().title}
      hint={texts().hint}
      text={text}
      copy={texts().copy}
      copied={texts().copied}
    />
  );
}
