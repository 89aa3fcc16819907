import type { ParsedBodyOf, previewStory, StoryPreview } from "@lantern/contract/http";
import type { Directory } from "@lantern/contract/live";
import { inLanguage, stillOf, withCameoTexts } from "@lantern/engine";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { experienceInfo } from "../../live/admission.ts";
import { requireAdventure } from "../adventure/index.ts";
import { requireFitting } from "./policy.ts";

/** The same for every preview, so that the page sees no session move between two of them. */
const startedAt = Date.UTC(2026, 0, 1, 9);
/** The simulated people of a preview. */
const people = [
  { name: "Noor", portrait: 1 },
  { name: "Mateo", portrait: 4 },
  { name: "Ingrid", portrait: 3 },
  { name: "Priya", portrait: 7 },
];

/** [U6] The scene with these words, as a team that reads in this language would see it. */
export async function preview(
  ctx: Context,
  slug: string,
  { texts, cameo }: ParsedBodyOf<typeof previewStory>,
  language?: string,
): Promise<StoryPreview> {
  const story = requireAdventure(ctx, slug);
  const author = ctx.adventures.pack(slug);
  if (!author) throw new AppError("EXPERIENCE_002");
  const own = withCameoTexts(author, requireFitting(story, texts));
  const pack = inLanguage(own, language ?? own.locale);
  const still = stillOf(pack, cameo, startedAt);
  if (!still) throw new AppError("EXPERIENCE_002");
  const { view, mine } = still;
  return {
    experience: experienceInfo(pack),
    view,
    mine,
    directory: directoryOf(view.people),
    now: startedAt,
  };
}

function directoryOf(team: readonly { seat: string }[]): Directory {
  const named = team.map(({ seat }, index) => [seat, people[index] ?? { name: "", portrait: 0 }] as const);
  return { people: Object.fromEntries(named), texts: {} };
}
