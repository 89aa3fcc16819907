import { isDeepStrictEqual } from "node:util";
import type { TeamPageTexts } from "@lantern/contract/http";
import { type Language, languages } from "@lantern/contract/languages";
import type { StoredScorecard } from "@lantern/contract/live";
import type { TeamPageContent } from "../../db/schema/team-pages.ts";

/**
 * What the page of a team shows, made from its scorecard in each language. It takes nothing that a person or the company
 * wrote: no name of a team, title of a session, commitment, or line of the story's log, which can have a company's words.
 *
 * @param scorecardIn resolves with the scorecard as somebody of the team reads it in a language
 */
export async function makeContent(
  of: StoredScorecard,
  scorecardIn: (language: Language) => Promise<StoredScorecard | null>,
): Promise<TeamPageContent> {
  const language = of.language ?? "en";
  const texts: TeamPageContent["texts"] = { [language]: textsOf(of) };
  for (const other of languages) {
    const stored = other === language ? null : await scorecardIn(other);
    if (!stored) continue;
    const translated = textsOf(stored);
    // A story that is not told in a language has the texts of another.
    if (Object.values(texts).every((one) => !isDeepStrictEqual(one, translated))) texts[other] = translated;
  }
  const { experience, endedAt } = of.scorecard;
  return { slug: experience.slug, month: new Date(endedAt).toISOString().slice(0, 7), language, texts };
}

function textsOf({ scorecard: card }: StoredScorecard): TeamPageTexts {
  const { id, title, share, art } = card.ending;
  const award = card.awards.team;
  return {
    story: card.experience.title,
    nickname: card.team.nickname,
    ending: { id, title, share, art: art && { id: art.id, alt: art.alt } },
    path: card.path.map(({ scene, kind, title: name, chosen, others, solved }) => ({
      scene,
      kind,
      title: name,
      chosen,
      others: [...others],
      solved,
    })),
    award: { title: award.title, text: award.text, badge: award.badge },
  };
}
