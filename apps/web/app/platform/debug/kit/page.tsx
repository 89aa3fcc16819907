import { lazy, Suspense } from "react";
import { withTexts } from "../../../i18n/with-texts.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { names } from "../../names.ts";
import { Buttons } from "./buttons.tsx";
import { ChoiceFields, TextFields } from "./fields.tsx";
import { Lists, Notes } from "./lists.tsx";
import { Logos, Readiness, States } from "./marks.tsx";
import { Overlays } from "./overlays.tsx";
import { KitSection } from "./section.tsx";
import { texts } from "./texts.ts";

const LiveComponents = lazy(() =>
  withTexts(["live"], async () => ({ default: (await import("./live-components.tsx")).LiveComponents })),
);

/** Every part of the kit, for those who change it. */
export default function DebugKit() {
  return (
    <>
      <PageHeader title={names.kit} sub={texts.intro} />
      <div className="grid gap-10">
        <KitSection title={texts.type}>
          {() =>
            texts.sizes.map((size) => (
              <p
                key={size}
                className="font-display leading-tight"
                style={{ fontSize: `${Number(size) / 16}rem` }}
              >
                {size} {texts.sample}
              </p>
            ))
          }
        </KitSection>
        <KitSection title={texts.buttons}>{() => <Buttons />}</KitSection>
        <KitSection title={texts.fields}>
          {(theme) => (
            <>
              <TextFields />
              <ChoiceFields theme={theme} />
            </>
          )}
        </KitSection>
        <KitSection title={texts.overlays}>{(theme) => <Overlays theme={theme} />}</KitSection>
        <KitSection title={texts.notes}>{() => <Notes />}</KitSection>
        <KitSection title={texts.lists}>{() => <Lists />}</KitSection>
        <KitSection title={texts.marks}>
          {() => (
            <>
              <Logos />
              <States />
              <Readiness />
            </>
          )}
        </KitSection>
        <KitSection title={texts.live} live>
          {() => (
            <Suspense>
              <LiveComponents />
            </Suspense>
          )}
        </KitSection>
      </div>
    </>
  );
}
