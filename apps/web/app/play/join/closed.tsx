import { errorCatalog } from "@lantern/contract/errors";
import { limits } from "@lantern/contract/limits";
import type { ReactNode } from "react";
import { ApiError } from "../../api/error.ts";
import { t } from "../../i18n/index.ts";
import { errorText } from "../../i18n/server-texts.ts";
import { StageButton } from "../ui/buttons.tsx";
import { Panel } from "../ui/panel.tsx";

const texts = t.live.closed;

/** Reasons that keep somebody from joining, by the code of the error. */
const reasons = [
  "LINK_EXPIRED",
  "CONSUMER_002",
  "SESSION_006",
  "SESSION_CANCELLED",
  "SESSION_001",
  "SEAT_IN_USE",
] as const;
export type Reason = (typeof reasons)[number];

/** Null when joining is possible. A cancelled session is known before anybody tries to join. */
export function closedBy(failure: unknown, session: { status: string } | undefined): Reason | null {
  if (failure instanceof ApiError) return reasons.find((reason) => reason === failure.code) ?? null;
  return session?.status === "cancelled" ? "SESSION_CANCELLED" : null;
}

/** The button that can help. A session that doesn't exist or isn't on has none. */
const actions: Partial<Record<Reason, "byEmail" | "otherAddress" | "again">> = {
  LINK_EXPIRED: "byEmail",
  CONSUMER_002: "otherAddress",
  SEAT_IN_USE: "again",
};

interface Props {
  why: Reason;
  title: string | undefined;
  again: () => void;
  /** Another way to join. */
  children?: ReactNode;
}

/** Tells why joining isn't possible, and what to do. */
export function Closed({ why, title, again, children }: Props) {
  const { heading, next } = texts[why];
  const action = actions[why];
  return (
    <Panel heading={heading}>
      {title && <p className="l-when">{title}</p>}
      <p className="l-problem" role="alert">
        {errorText(why, errorCatalog[why].message)}
      </p>
      <p>{typeof next === "string" ? next : next(limits.scorecardLinkDays)}</p>
      {children}
      {action ? (
        <div className="l-choices">
          <StageButton tone={children ? "line" : "solid"} onClick={again}>
            {texts[action]}
          </StageButton>
        </div>
      ) : (
        <p className="l-quiet">{texts.invitation}</p>
      )}
    </Panel>
  );
}
