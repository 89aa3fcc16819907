import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { stillSource } from "../client/live-source.ts";
import { directory, info } from "../fixtures/people.ts";
import { lobby } from "../fixtures/views.ts";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { WarmUp } from "./warm-up.tsx";

test("[S10] nobody sees how many chose what before they have chosen", () => {
  const { warmUp } = lobby;
  if (!warmUp) throw new Error("no question");
  const page = renderToStaticMarkup(
    <LiveProvider source={stillSource({ info, me: "s1", view: lobby, directory } as unknown as Live)}>
      <WarmUp {...warmUp} />
    </LiveProvider>,
  );
  for (const { text } of warmUp.options) expect(page).toContain(`>${text}</button>`);
  expect(page).toContain('aria-pressed="false"');
});
