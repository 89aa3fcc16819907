import { lazy, Suspense } from "react";
import { PageHeader } from "../../../ui/page-header.tsx";
import { FilterTabs } from "../../../ui/tabs.tsx";
import { names } from "../../names.ts";
import { AdminOnly } from "../admin-only.tsx";
import { SceneBrowser, SceneFrame, TestFrame } from "../scene-browser.tsx";
import { useToolParams } from "../use-tool-params.ts";
import { texts } from "./texts.ts";

const LogBrowser = lazy(async () => ({ default: (await import("../log-browser.tsx")).LogBrowser }));
const LogFrame = lazy(async () => ({ default: (await import("../log-browser.tsx")).LogFrame }));

export default function DebugExperience() {
  const { get, set } = useToolParams();
  const frame = get("frame");
  if (frame === "scene") return <SceneFrame />;
  if (frame === "test") return <TestFrame />;
  if (frame === "log")
    return (
      <AdminOnly>
        <Suspense>
          <LogFrame />
        </Suspense>
      </AdminOnly>
    );
  const tab = get("session") || get("tab") === "log" ? "log" : "scenes";
  return (
    <>
      <PageHeader title={names.scenes} sub={texts.intro} />
      <div className="mb-5 border-b border-line">
        <FilterTabs
          label={names.scenes}
          value={tab}
          items={[
            { value: "scenes", label: texts.tabs.scenes },
            { value: "log", label: texts.tabs.log },
          ]}
          onChange={(next) => set({ tab: next, session: "", team: "", at: "" })}
        />
      </div>
      <Suspense>
        {tab === "scenes" ? (
          <SceneBrowser />
        ) : (
          <AdminOnly>
            <LogBrowser />
          </AdminOnly>
        )}
      </Suspense>
    </>
  );
}
