import { pageMeta } from "../../../document/page-meta.ts";
import { t } from "../../../i18n/index.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { debugGate } from "../gate.ts";
import { Buttons } from "./buttons.tsx";
import { ChoiceFields, TextFields } from "./fields.tsx";
import { Lists, Notes } from "./lists.tsx";
import { Overlays } from "./overlays.tsx";
import { KitSection } from "./section.tsx";
import { text } from "./text.ts";

export const loader = debugGate;

export function meta() {
  return pageMeta({ title: t.shell.title(text.pageTitle) });
}

/** Every part of the kit, for those who change it. */
export default function DebugKit() {
  return (
    <>
      <PageHeader title={text.pageTitle} sub={text.intro} />
      <div className="grid gap-10">
        <KitSection title={text.type}>
          {() =>
            text.sizes.map((size) => (
              <p
                key={size}
                className="truncate font-display leading-tight"
                style={{ fontSize: `${Number(size) / 16}rem` }}
              >
                {size} {text.sample}
              </p>
            ))
          }
        </KitSection>
        <KitSection title={text.buttons}>{() => <Buttons />}</KitSection>
        <KitSection title={text.fields}>
          {(theme) => (
            <>
              <TextFields />
              <ChoiceFields theme={theme} />
            </>
          )}
        </KitSection>
        <KitSection title={text.overlays}>{(theme) => <Overlays theme={theme} />}</KitSection>
        <KitSection title={text.notes}>{() => <Notes />}</KitSection>
        <KitSection title={text.lists}>{() => <Lists />}</KitSection>
      </div>
    </>
  );
}
