import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod";

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

/** The first decision of each story with a page. It spoils nothing. */
const scenes: Record<string, { file: string; id: string }> = {
  "the-quiet-station": { file: "act-1.yaml", id: "a2" },
  "the-honest-heist": { file: "act-1.yaml", id: "a2_cover" },
};

export interface Adventure extends z.infer<typeof about> {
  slug: string;
  scene: z.infer<typeof decision>;
}

/** The data of an adventure's page. Only for loaders of prerendered pages. */
export function readAdventure(slug: string): Adventure {
  const source = scenes[slug];
  if (!source) throw new Error(`No scene is chosen for the page of ${slug}`);
  const acts = z.object({ scenes: z.record(z.string(), z.unknown()) }).parse(read(slug, source.file));
  const scene = decision.parse(acts.scenes[source.id]);
  return { slug, ...about.parse(read(slug, "experience.yaml")), scene };
}

const read = (slug: string, file: string): unknown => parse(readFileSync(join(folder, slug, file), "utf8"));
