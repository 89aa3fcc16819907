import type { ResponseOf } from "@lantern/contract/endpoints";
import type { platformOverview } from "@lantern/contract/page-endpoints";
import { formatNumber } from "../../i18n/format.ts";
import { versionText } from "../../shell/version.ts";
import { Facts } from "../shared/facts.tsx";
import { moment } from "../shared/moments.ts";
import { texts as sharedTexts } from "../shared/texts.ts";
import { texts } from "./texts.ts";

type Overview = ResponseOf<typeof platformOverview>;

/** The last backup and the last that was proven, what is wrong with them, and the version that runs. */
export function Backups({
  last,
  stored_at,
  proven_at,
  version,
}: Overview["backups"] & Pick<Overview, "version">) {
  const { backups } = texts;
  const size = last?.bytes == null ? null : formatNumber(Math.max(1, Math.round(last.bytes / 1e6)));
  const isStored = last !== null && last.at === stored_at;
  const fault = last?.failure
    ? backups.failed(moment(last.at), last.failure)
    : last?.drill_failure && backups.drillFailed(moment(last.at), last.drill_failure);
  const lastText = isStored && size ? backups.size(moment(stored_at), size) : at(stored_at);
  return (
    <section aria-labelledby="backups">
      <h2 id="backups" className="mb-3">
        {backups.title}
      </h2>
      {fault && (
        <p role="alert" className="mb-3 text-rose">
          {fault}
        </p>
      )}
      {last === null && <p className="mb-3 text-ink-soft">{backups.none}</p>}
      <Facts
        facts={[
          [backups.last, lastText],
          [
            backups.proven,
            <span key="proven" title={backups.provenHint}>
              {at(proven_at)}
            </span>,
          ],
          [texts.version, versionText(version)],
        ]}
      />
    </section>
  );
}

const at = (time: string | null) => (time ? moment(time) : sharedTexts.list.never);
