import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { stillSource } from "../client/live-source.ts";
import { directory, info, mine, NOW } from "../fixtures/people.ts";
import { decisionTalk } from "../fixtures/story-scenes.ts";
import { teamView } from "../fixtures/views.ts";
import { OwnHand } from "./hand.tsx";
import type { Live } from "./live-context.ts";
import { LiveProvider } from "./live-provider.tsx";
import { StoryLanguage } from "./story-language.tsx";

function drawn(content: React.ReactNode, change: Partial<Live> = {}): string {
  const scene = { ...decisionTalk, table: ["roles"] };
  const live = {
    session: { rehearsal: false },
    info,
    me: "s5",
    view: teamView(scene),
    mine,
    directory,
    now: () => NOW,
    ...change,
  };
  return renderToStaticMarkup(
    <LiveProvider source={stillSource(live as unknown as Live)}>{content}</LiveProvider>,
  );
}

test("a story in several languages can be read in each, by its own name; another has no choice", () => {
  const several = drawn(<StoryLanguage />, {
    info: { ...info, locale: "es", languages: ["en", "es", "de"] },
  });
  expect(several).toContain('<option value="es" lang="es" selected="">español</option>');
  expect(several).toContain('<option value="de" lang="de">Deutsch</option>');
  for (const languages of [["en"], undefined])
    expect(drawn(<StoryLanguage />, { info: { ...info, ...(languages && { languages }) } })).toBe("");
});

test("a card that is read in another language than the session’s has its text to read aloud", () => {
  const card = {
    ...mine.cards[0],
    id: "roles.1",
    title: "El puente",
    text: "Cuidas la lámpara.",
    shared: false,
  };
  const aloud = { language: "en", text: "You look after the lamp." };
  const page = (more: object) =>
    drawn(<OwnHand />, { mine: { ...mine, cards: [{ ...card, ...more }] } as Live["mine"] });
  expect(page({ aloud })).toContain('<p lang="en" class="wrap-anywhere">You look after the lamp.</p>');
  expect(page({})).not.toContain("<details");
});
