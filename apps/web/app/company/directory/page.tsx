import type { getDirectory, ResponseOf } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { browserZone, formatMoment } from "../../i18n/format.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { OwnersPage } from "../shared/owners-page.tsx";
import { directoryQuery } from "./data.ts";
import { texts } from "./texts.ts";
import { Tokens } from "./tokens.tsx";

export default function Directory() {
  return (
    <OwnersPage texts={texts}>
      <Connection />
    </OwnersPage>
  );
}

function Connection() {
  const directory = useQuery(directoryQuery);
  return (
    <Loaded query={directory} label={texts.loading}>
      {(data) => (
        <div className="grid gap-10">
          <section aria-labelledby="connect" className="grid max-w-160 gap-5">
            <div className="grid gap-1.5">
              <h2 id="connect" className="text-xl">
                {texts.connect}
              </h2>
              <p className="text-ink-soft">{texts.connectText}</p>
            </div>
            <CopyField label={texts.address} text={data.address} />
          </section>
          <Tokens />
          <State {...data} />
        </div>
      )}
    </Loaded>
  );
}

/** When the directory sent a request, and whom it manages. */
function State({ people, left, last_seen_at }: ResponseOf<typeof getDirectory>) {
  return (
    <section aria-labelledby="state" className="grid max-w-160 gap-1.5">
      <h2 id="state" className="text-xl">
        {texts.state}
      </h2>
      <p>{last_seen_at === null ? texts.never : texts.lastSeen(formatMoment(last_seen_at, browserZone()))}</p>
      {(people > 0 || last_seen_at !== null) && <p>{texts.people(people)}</p>}
      {left > 0 && <p className="text-ink-soft">{texts.left(left)}</p>}
    </section>
  );
}
