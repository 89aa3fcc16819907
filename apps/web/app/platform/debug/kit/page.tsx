import { socialProviders } from "@lantern/contract/choices";
import { Ellipsis, Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { withTexts } from "../../../i18n/with-texts.ts";
import { BrandLogo } from "../../../ui/brand.tsx";
import { Button, TextButton } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { ProviderLogo } from "../../../ui/provider-logo.tsx";
import { StateBadge } from "../../../ui/state-badge.tsx";
import { countStates, ReadinessKeys } from "../../../ui/street/meter.tsx";
import { Street } from "../../../ui/street/street.tsx";
import { windowStates } from "../../../ui/street/window.tsx";
import { names } from "../../names.ts";
import { ChoiceFields, TextFields } from "./fields.tsx";
import { Lists, Notes } from "./lists.tsx";
import { Overlays } from "./overlays.tsx";
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

/** One group of parts, in the scheme of the system and on a story page; parts of the live pages only on a story page. */
function KitSection({
  title,
  live = false,
  children,
}: {
  title: string;
  live?: boolean;
  children: (theme: string) => ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3">
        {title}
      </h2>
      <div className="grid gap-4 xl:grid-cols-2">
        {!live && (
          <Theme name={`${title}: ${texts.page}`} className="border border-line">
            {children("page")}
          </Theme>
        )}
        <Theme name={`${title}: ${texts.story}`} className={live ? "dusk xl:col-span-2" : "dusk"}>
          {children("story")}
        </Theme>
      </div>
    </section>
  );
}

function Theme({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <section aria-label={name} className={`grid min-w-0 content-start gap-4 rounded-md p-5 ${className}`}>
      {children}
    </section>
  );
}

const icon = { "aria-hidden": true, strokeWidth: 1.5 } as const;
const tones = ["plain", "primary", "quiet", "danger"] as const;

/** Buttons in each tone: as they are, with an icon, small, busy and disabled. */
function Buttons() {
  return (
    <>
      {tones.map((tone) => (
        <div key={tone} className="flex flex-wrap items-center gap-2">
          <Button tone={tone}>{texts[tone]}</Button>
          <Button tone={tone}>
            <Plus {...icon} />
            {texts[tone]}
          </Button>
          <Button tone={tone} size="sm">
            {texts.small}
          </Button>
          <Button tone={tone} busy>
            {texts.busy}
          </Button>
          <Button tone={tone} disabled>
            {texts.disabled}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <Button size="lg">{texts.large}</Button>
        <Button size="icon" aria-label={texts.more}>
          <Ellipsis {...icon} />
        </Button>
        <Button size="iconSm" tone="quiet" aria-label={texts.more}>
          <Ellipsis {...icon} />
        </Button>
        <ButtonLink to="/debug/kit">{texts.link}</ButtonLink>
        <TextButton>{texts.textButton}</TextButton>
      </div>
    </>
  );
}

const statuses = ["draft", "confirmed", "live", "completed", "cancelled"] as const;

function Logos() {
  return (
    <p className="flex items-center gap-4 [&>svg]:size-7">
      <BrandLogo />
      {socialProviders.map((provider) => (
        <ProviderLogo key={provider} provider={provider} />
      ))}
    </p>
  );
}

/** The states of a session: plain, in a box, and in the archive. */
function States() {
  return (
    <>
      {[false, true].map((boxed) => (
        <p key={String(boxed)} className="flex flex-wrap gap-3">
          {statuses.map((status) => (
            <StateBadge key={status} status={status} boxed={boxed} />
          ))}
        </p>
      ))}
      <p>
        <StateBadge status="completed" archived />
      </p>
    </>
  );
}

/** The states of attendees: the street with a window for each, and their names. */
function Readiness() {
  return (
    <>
      <Street
        states={windowStates}
        width={480}
        height={160}
        label={texts.street}
        className="w-full rounded-md"
      />
      <ReadinessKeys counts={countStates(windowStates)} />
    </>
  );
}
