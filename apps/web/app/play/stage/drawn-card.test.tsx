// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { fireEvent, render, screen } from "../../../test/render.ts";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { order } from "../fixtures/puzzle-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { ArtContext } from "./art.ts";
import { Drawn } from "./drawn-card.tsx";
import type { Live } from "./live-context.ts";
import { LiveProvider } from "./live-provider.tsx";

test("[C9] where a card's picture is gone, such as after an update, its words stand in its place", () => {
  const live = { info, me: "s5", view: teamView(order), mine, directory, now: () => NOW };
  const text = "The leaf with the spoon hangs down.";
  render(
    <LiveProvider source={stillSource(live as unknown as Live)}>
      <ArtContext value={{ artBase: "/art", palette: {} }}>
        <Drawn text={text} picture="leaves-1" />
      </ArtContext>
    </LiveProvider>,
  );
  expect(screen.queryByText(text)).toBeNull();
  fireEvent.error(screen.getByAltText(text));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByAltText(text)).toBeNull();
});
