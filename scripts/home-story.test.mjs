/** What the home page shows of a story is the story's own: its words, and a scorecard that the engine makes again. */
import { readFileSync } from "node:fs";
import { loadPack } from "@lantern/content";
import { measureId } from "@lantern/contract/http";
import { inLanguage, textsOf } from "@lantern/engine";
import { expect, test } from "vitest";
import { sampleScorecard as scorecardOf } from "../apps/server/src/local/demo/past/sample-scorecard.ts";
import { readPlays } from "../apps/server/src/local/demo/past/stored.ts";
import { sampleScorecard as germanCard } from "../apps/web/app/site/home/sample-scorecard.de.ts";
import { sampleScorecard as spanishCard } from "../apps/web/app/site/home/sample-scorecard.es.ts";
import { sampleScorecard } from "../apps/web/app/site/home/sample-scorecard.ts";
import { texts as german } from "../apps/web/app/site/home/texts.de.ts";
import { texts as spanish } from "../apps/web/app/site/home/texts.es.ts";
import { texts as site } from "../apps/web/app/site/home/texts.ts";
import { inRoot } from "./lib/root.mjs";

const { session, take } = site;
const pages = /** @type {const} */ ([
  { language: "en", texts: site, card: sampleScorecard },
  { language: "es", texts: spanish, card: spanishCard },
  { language: "de", texts: german, card: germanCard },
]);

test.each(pages)(
  "the home page in $language shows the scorecard of a session of the demo company: else run `npm run demo:record`",
  ({ language, texts, card }) => {
    const [play] = readPlays();
    const { pack } = loadPack(take.story);
    expect(play.experience).toBe(take.story);
    expect(scorecardOf(play, pack, language)).toEqual(card);
    expect(card.path.length).toBeGreaterThan(5);
    expect(card.measures.length).toBeGreaterThan(3);
    const { name, nickname, seats } = card.team;
    expect(`${name}, ${nickname}`).toBe(texts.take.team);
    expect(seats).toHaveLength(6);
  },
);

test("there are as many measures as the questions and the page for works councils say", () => {
  expect(measureId.options).toHaveLength(6);
});

test("the numbers of stories that pages and guides name are their own", () => {
  const { acts, endings } = loadPack(take.story).pack;
  expect(session.parts[0].text).toContain("In four minutes");
  expect(acts[0]?.seconds).toBe(4 * 60);
  // Beside the one that the page quotes.
  expect(session.parts.at(-1)?.quote).toContain("There are five more.");
  expect(endings).toHaveLength(1 + 5);
  for (const path of ["README.md", "content/help/organiser.md"])
    expect(readFileSync(inRoot(path), "utf8")).toContain("five minutes");
  expect(loadPack("six-windows").pack.acts[0]?.seconds).toBe(5 * 60);
});

test.each(pages)(
  "every line beside a picture of the session is in the story, in $language",
  ({ language, texts }) => {
    const { pack } = loadPack(take.story);
    const story = textsOf(inLanguage(pack, language))
      .map(({ text }) => text.replaceAll(" / ", " "))
      .join("\n");
    const lines = texts.session.parts.map(({ quote }) => quote.replace(/^[“«„]|[”»“]$/g, ""));
    expect(lines).toHaveLength(8);
    expect(lines.filter((line) => !story.includes(line))).toEqual([]);
  },
);

test.each(pages)("the vote that plays itself is a decision of the story behind it, in $language", (page) => {
  const { vote } = page.texts;
  const { scenes, title } = inLanguage(loadPack("the-light-at-saltmere").pack, page.language);
  const scene = scenes.a5;
  if (scene?.kind !== "decision") throw new Error("scene a5 is not a decision");
  const [line] = scene.lines;
  expect(JSON.stringify(line).replaceAll(" / ", " ")).toContain(
    vote.caption.replace(` ${scene.question}`, ""),
  );
  expect(vote.caption.endsWith(scene.question)).toBe(true);
  expect(vote.options.map(({ title: first, text }) => `${first} ${text}`.trim())).toEqual(
    scene.options.map(({ text }) => text),
  );
  expect(vote.label).toContain(title);
});
