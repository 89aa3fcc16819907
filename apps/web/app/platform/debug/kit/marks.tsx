import { socialProviders } from "@lantern/contract/choices";
import { BrandLogo } from "../../../ui/brand.tsx";
import { ProviderLogo } from "../../../ui/provider-logo.tsx";
import { StateBadge } from "../../../ui/state-badge.tsx";
import { countStates, ReadinessKeys } from "../../../ui/street/meter.tsx";
import { Street } from "../../../ui/street/street.tsx";
import { windowStates } from "../../../ui/street/window.tsx";
import { texts } from "./texts.ts";

const statuses = ["draft", "confirmed", "live", "completed", "cancelled"] as const;

export function Logos() {
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
export function States() {
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
export function Readiness() {
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
