import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../../api/error.ts";
import { t } from "../../../i18n/index.ts";
import { directory } from "../../../play/fixtures/people.ts";
import { scorecard } from "../../../play/fixtures/scorecard.ts";
import { Scorecard } from "../../../play/scorecard/scorecard.tsx";
import { Note } from "../../../ui/note.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { FilterTabs } from "../../../ui/tabs.tsx";
import { texts as uiTexts } from "../../../ui/texts.ts";
import { names } from "../../names.ts";
import { AdminOnly } from "../admin-only.tsx";
import { type LogChoice, momentQuery, scorecardQuery } from "../data.ts";
import { texts as experienceTexts } from "../experience/texts.ts";
import { Framed } from "../framed.tsx";
import { LogPicker } from "../log-picker.tsx";
import { useToolParams } from "../use-tool-params.ts";
import { texts } from "./texts.ts";

export default function DebugScorecard() {
  const { get, set } = useToolParams();
  const choice = { of: get("session") || "sample", team: get("team") };
  const isLog = get("session") !== "";
  if (get("frame"))
    return isLog ? <Made choice={choice} /> : <Scorecard stored={{ scorecard, directory }} isStored />;
  const frameParams = new URLSearchParams({
    frame: "card",
    ...(isLog && { session: choice.of, team: choice.team }),
  });
  const framed = <Framed title={texts.frame} src={`/debug/scorecard?${frameParams}`} />;
  return (
    <>
      <PageHeader title={names.scorecards} sub={texts.intro} />
      <div className="mb-5 border-b border-line">
        <FilterTabs
          label={names.scorecards}
          value={isLog ? "log" : "fixture"}
          items={[
            { value: "fixture", label: texts.fixture },
            { value: "log", label: experienceTexts.tabs.log },
          ]}
          onChange={(next) => set({ session: next === "log" ? "sample" : "", team: "" })}
        />
      </div>
      {isLog ? (
        <AdminOnly>
          <div className="grid gap-5">
            <Chooser choice={choice} onChange={(next) => set({ session: next.of, team: next.team })} />
            {framed}
          </div>
        </AdminOnly>
      ) : (
        framed
      )}
    </>
  );
}

function Chooser({ choice, onChange }: { choice: LogChoice; onChange: (choice: LogChoice) => void }) {
  const teams = useQuery(momentQuery(choice, 0)).data?.teams ?? [];
  return <LogPicker choice={choice} teams={teams} onChange={onChange} />;
}

/** The page inside the frame: a scorecard made from a log. A session that has not ended has none. */
function Made({ choice }: { choice: LogChoice }) {
  const card = useQuery(scorecardQuery(choice));
  if (card.data) return <Scorecard stored={card.data} isStored />;
  if (card.isPending) return <SkeletonRows label={t.ui().loading} />;
  const isMissing = card.error instanceof ApiError && card.error.status === 404;
  return (
    <main className="p-6">
      <Note kind={isMissing ? "plain" : "bad"} role="alert">
        {isMissing ? texts.none : uiTexts.list.couldNotLoad}
      </Note>
    </main>
  );
}
