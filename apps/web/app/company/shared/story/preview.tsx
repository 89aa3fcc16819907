import type { CameoTexts } from "@lantern/contract/http";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { previewQuery } from "../../../api/queries/stories.ts";
import { withTexts } from "../../../i18n/with-texts.ts";
import { Note } from "../../../ui/note.tsx";
import { SegmentedControl } from "../../../ui/radio-option.tsx";
import { Frame } from "./frame.tsx";
import { texts as storyTexts } from "./texts.ts";

const texts = storyTexts.preview;
const Scene = lazy(() => withTexts(["live", "liveScenes"], () => import("./scene.tsx")));

const screens = {
  desktop: { width: 1280, height: 760 },
  phone: { width: 360, height: 700 },
} as const;
type Screen = keyof typeof screens;
const options = (["desktop", "phone"] as const).map((value) => ({ value, label: texts.views[value] }));

/** Wide enough for the fields beside a computer's screen. */
const isWide = () => matchMedia("(min-width: 80rem)").matches;

/** The scene in which one cameo is read, as it looks on a computer and on a phone. */
export function Preview({ slug, values, cameo }: { slug: string; values: CameoTexts; cameo: string }) {
  const preview = useQuery(previewQuery(slug, values, cameo));
  const [screen, setScreen] = useState<Screen>(() => (isWide() ? "desktop" : "phone"));
  const { data } = preview;
  return (
    <section aria-labelledby="preview" className="grid gap-3 xl:sticky xl:top-6 [&>*]:min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="text-lg">
          {texts.title}
        </h2>
        <SegmentedControl label={texts.view} value={screen} options={options} onChange={setScreen} />
      </div>
      {preview.isError && <Note kind="bad">{texts.failed}</Note>}
      {data && (
        <>
          <p className="text-sm text-ink-soft">
            {texts.where(data.view.act.title, data.view.scene.title)}
            {data.view.scene.lines.length > 1 && ` · ${texts.onCard}`}
          </p>
          <Frame key={screen} title={texts.frame(data.view.scene.title)} {...screens[screen]}>
            <Suspense>
              <Scene key={data.view.scene.id} preview={data} />
            </Suspense>
          </Frame>
        </>
      )}
    </section>
  );
}
