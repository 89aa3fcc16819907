import type { Directory } from "@lantern/contract/live";
import { PORTRAITS } from "@lantern/engine/commands";
import type { LobbyView } from "@lantern/engine/views";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { portraits as english } from "../../i18n/en/portraits.ts";
import { need } from "../../i18n/speak.ts";
import { stillSource } from "../client/live-source.ts";
import { info } from "../fixtures/people.ts";
import type { Live } from "../stage/live-context.ts";
import { LiveProvider } from "../stage/live-provider.tsx";
import { portraitsInUse } from "./in-use.ts";
import { PortraitPicker } from "./portrait-picker.tsx";

beforeAll(() => need(["portraits"]));

const directory: Directory = {
  people: {
    s1: { name: "Rosa Blum", portrait: 0 },
    s2: { name: "Noor", portrait: 1 },
    s3: { name: "Ingrid", portrait: 0 },
  },
  texts: {},
};
const people = Object.keys(directory.people).map(
  (seat) => ({ seat, presence: "here", observer: false }) as const,
);
const lobby = (expected: number) => ({ stage: "lobby", people, expected }) as unknown as LobbyView;

function drawn(expected: number): string {
  const live = { info, me: "s1", view: lobby(expected), mine: null, directory } as unknown as Live;
  return renderToStaticMarkup(
    <LiveProvider source={stillSource(live)}>
      <PortraitPicker seat="s1" onClose={() => {}} />
    </LiveProvider>,
  );
}

test("every drawing has a name of its own", () => {
  expect(english.names).toHaveLength(PORTRAITS);
  expect(new Set(english.names).size).toBe(PORTRAITS);
});

test("all can be chosen by name, the initials among them, which are chosen by default", () => {
  const page = drawn(3);
  expect(page.match(/type="radio"/g)).toHaveLength(PORTRAITS + 1);
  expect(page).toMatch(/aria-label="Your initials, RB"[^>]*checked=""/);
  for (const name of english.names.slice(1)) expect(page).toContain(`aria-label="${name}"`);
  expect(page.match(/loading="lazy"/g)).toHaveLength(PORTRAITS);
});

test("[N18] a teammate's portrait cannot be chosen, and says who has it", () => {
  expect(drawn(3)).toMatch(/aria-label="Woman with a violet headscarf. Noor has it."[^>]*disabled=""/);
});

test("[N18] in the lobby of several teams nobody's portrait is taken", () => {
  expect(portraitsInUse(lobby(7), directory, "s1").size).toBe(0);
  expect([...portraitsInUse(lobby(6), directory, "s1")]).toEqual([[1, "Noor"]]);
  expect(portraitsInUse(lobby(6), directory, "s2").size).toBe(0);
});
