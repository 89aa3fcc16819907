import { useQuery } from "@tanstack/react-query";
import { Field } from "../../../ui/field.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Range } from "../../../ui/range.tsx";
import { Loaded } from "../../shared/loaded.tsx";
import { AdminOnly } from "../admin-only.tsx";
import { measuresQuery } from "../data.ts";
import { LogPicker } from "../log-picker.tsx";
import { MeasuresTable } from "../measures-table.tsx";
import { useToolParams } from "../use-tool-params.ts";
import { texts } from "./texts.ts";

export default function DebugAnalysis() {
  return (
    <>
      <PageHeader title={texts.title} sub={texts.intro} />
      <AdminOnly>
        <Analysis />
      </AdminOnly>
    </>
  );
}

function Analysis() {
  const { get, set } = useToolParams();
  const choice = { of: get("session") || "sample", team: get("team") };
  return (
    <Loaded query={useQuery(measuresQuery(choice))}>
      {({ steps, teams }) => {
        const last = steps.length - 1;
        const at = Math.min(get("step") === "" ? last : Number(get("step")), last);
        const step = steps[at];
        return (
          <div className="grid gap-5">
            <LogPicker
              choice={choice}
              teams={teams}
              onChange={(next) => set({ session: next.of, team: next.team, step: "" })}
            />
            {step ? (
              <>
                <Field label={`${texts.step}, ${texts.stepOf(at + 1, steps.length, step.title)}`}>
                  <Range
                    min={0}
                    max={last}
                    value={at}
                    onChange={(event) => set({ step: event.target.value })}
                  />
                </Field>
                <MeasuresTable steps={steps} at={at} />
              </>
            ) : (
              <p className="text-ink-soft">{texts.none}</p>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}
