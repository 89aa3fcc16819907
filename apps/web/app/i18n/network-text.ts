import type { ResponseOf } from "@lantern/contract/endpoint";
import type { getNetworkNeeds } from "@lantern/contract/endpoints/readiness";
import { t } from "./index.ts";

type Needs = ResponseOf<typeof getNetworkNeeds>["items"];

/**
 * A text for an IT department.
 *
 * @param session the session it is for, if any
 */
export function networkText(needs: Needs, origin: string, session?: { title: string; day: string }): string {
  const texts = t.textForIt();
  const lines = needs.map(({ what, host, ports, protocol }) =>
    what === "direct" ? texts.direct(ports, protocol) : texts[what](host ?? "", ports, protocol),
  );
  const relay = needs.some(({ what }) => what === "relay");
  return [
    session ? texts.intro(session.title, session.day) : texts.introAny,
    lines.join("\n"),
    relay ? texts.withRelay : texts.noRelay,
    texts.outro(`${origin}/systemCheck`),
  ].join("\n\n");
}
