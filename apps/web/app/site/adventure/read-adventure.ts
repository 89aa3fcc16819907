import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { language } from "../../i18n/current.ts";
import { inStoryLanguage } from "./story-language.ts";

/** The build runs in the web app's folder. */
const folder = join(process.cwd(), "../../content/experiences");

/** The fields of a story that visitors may see; everything else is left out. */
const about = z.object({
  title: z.string(),
  logline: z.string(),
  synopsis: z.string(),
  cover: z.object({ id: z.string(), alt: z.string() }),
  cast: z.record(z.string(), z.object({ name: z.string(), about: z.string() })),
});

const decision = z.object({
  art: z.object({ id: z.string(), alt: z.string() }),
  question: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
});

/** An early decision of each story. It spoils nothing. */
const scenes: Record<string, { file: string; id: string }> = {
  "the-quiet-station": { file: "act-1.yaml", id: "a2" },
  "the-light-at-saltmere": { file: "act-1.yaml", id: "a5" },
  "the-honest-heist": { file: "act-1.yaml", id: "a2_cover" },
};

/** A picture of each opening film, which its trailer is cut from. */
const posters: Record<string, string> = {
  "the-quiet-station": "o1-2",
  "the-light-at-saltmere": "o1-1",
  "the-honest-heist": "o1-5",
};

/** A card of each story as one participant would see it. It spoils nothing. */
const clues: Record<string, { set: string; card: number }> = {
  "the-quiet-station": { set: "roles", card: 3 },
  "the-light-at-saltmere": { set: "small-things", card: 4 },
  "the-honest-heist": { set: "jobs", card: 5 },
};

const card = z.object({ title: z.string(), text: z.string() });

export interface Adventure extends z.infer<typeof about> {
  slug: string;
  scene: z.infer<typeof decision>;
  clue: z.infer<typeof card>;
  /** Addresses of the film, its captions, and the picture before it plays. */
  trailer: { video: string; captions: string; poster: string };
}

/** The data of an adventure's page. Only for loaders of prerendered pages. */
export function readAdventure(slug: string): Adventure {
  const source = scenes[slug];
  const clue = clues[slug];
  const poster = posters[slug];
  if (!source || !clue || !poster)
    throw new Error(`No scene, clue, and poster are chosen for the page of ${slug}`);
  const acts = z.object({ scenes: z.record(z.string(), z.unknown()) }).parse(read(slug, source.file));
  const scene = decision.parse(acts.scenes[source.id]);
  const story = read(slug, "experience.yaml");
  const { cards } = z.object({ cards: z.record(z.string(), z.array(card)) }).parse(story);
  return {
    slug,
    ...translated(slug, {
      ...about.parse(story),
      scene,
      clue: card.parse(cards[clue.set]?.[clue.card - 1]),
    }),
    trailer: {
      video: trailerFile(slug, ".mp4"),
      captions: trailerFile(slug, ".vtt"),
      poster: `/content/${slug}/art/${poster}.avif`,
    },
  };
}

type StoryFacts = Pick<Adventure, keyof z.infer<typeof about> | "scene" | "clue">;

/** What the page shows of a story, in the language of the page. */
function translated(slug: string, facts: StoryFacts): StoryFacts {
  if (language() === "en") return facts;
  const translate = inStoryLanguage(readFileSync(join(folder, slug, `texts/${language()}.po`), "utf8"));
  const picture = ({ id, alt }: StoryFacts["cover"]) => ({ id, alt: translate(alt) });
  const { title, logline, synopsis, cover, cast, scene, clue } = facts;
  return {
    title: translate(title),
    logline: translate(logline),
    synopsis: translate(synopsis),
    cover: picture(cover),
    cast: Object.fromEntries(
      Object.entries(cast).map(([id, { name, about }]) => [
        id,
        { name: translate(name), about: translate(about) },
      ]),
    ),
    scene: {
      art: picture(scene.art),
      question: translate(scene.question),
      options: scene.options.map(({ id, text }) => ({ id, text: translate(text) })),
    },
    clue: { title: translate(clue.title), text: translate(clue.text) },
  };
}

/** The address of the one file of a trailer that ends like this. Its name has a hash of the film, so it is looked up. */
function trailerFile(slug: string, ending: string): string {
  const name = readdirSync(join(folder, slug, "film/trailer")).find((file) => file.endsWith(ending));
  if (!name) throw new Error(`The trailer of ${slug} has no ${ending}`);
  return `/content/${slug}/film/trailer/${name}`;
}

const read = (slug: string, file: string): unknown => parse(readFileSync(join(folder, slug, file), "utf8"));
