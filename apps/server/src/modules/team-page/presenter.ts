import type { TeamPage } from "@lantern/contract/http";
import type { Language } from "@lantern/contract/languages";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { pictureOfEnding } from "../adventure/index.ts";
import { findByToken, namesOn } from "./repository.ts";

type Reading = Pick<Context, "db" | "now">;

/** The page that a link opens, in this language or the session's; null: it leads nowhere, or the page has ended. */
async function findTeamPage(ctx: Reading, token: string, language?: Language): Promise<TeamPage | null> {
  const existing = await findByToken(ctx.db, token, ctx.now());
  if (!existing) return null;
  const { id, content } = existing.page;
  const reads = language && content.texts[language] ? language : content.language;
  const texts = content.texts[reads];
  if (!texts) return null;
  const { slug, month } = content;
  return { ...texts, language: reads, slug, month, names: await namesOn(ctx.db, id) };
}

/** What a channel shows for the link of a page; null: it leads nowhere. */
export async function findTeamCard(
  ctx: Reading & Pick<Context, "adventures">,
  token: string,
  language?: Language,
) {
  const page = await findTeamPage(ctx, token, language);
  if (!page) return null;
  const { ending, story, slug } = page;
  const picture = pictureOfEnding(ctx, slug, ending.id);
  return { title: `${ending.title} – ${story}`, text: ending.share, picture };
}

export async function readTeamPage(ctx: Reading, token: string, language?: Language): Promise<TeamPage> {
  const page = await findTeamPage(ctx, token, language);
  if (!page) throw new AppError("REQUEST_001", { status: 404 });
  return page;
}
