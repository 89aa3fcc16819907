import type { TeamPageTexts } from "@lantern/contract/http";
import { type Language, languages } from "@lantern/contract/languages";
import type { StoredScorecard } from "@lantern/contract/live";
import type { TeamPageContent } from "../../db/schema/team-pages.ts";

/**
 * What the page of a team shows, made from its scorecard in each language. It takes nothing that a person or the company
 * wrote: no name of a team, title of a session, commitment, or line of the story's log, which can have a company's words.
 *
 * @param language the session's
 * @param languagesOfStory the languages in which the story is told
 * @param scorecardIn resolves with the scorecard of somebody of the team as it is read in a language; null: there is none
 */
export async function makeContent(
  language: Language,
  languagesOfStory: readonly string[],
  scorecardIn: (language: Language) => Promise<StoredScorecard | null>,
): Promise<TeamPageContent | null> {
  const own = await scorecardIn(language);
  if (!own) return null;
  const texts: TeamPageContent["texts"] = { [language]: textsOf(own) };
  for (const other of languages.filter((one) => one !== language && languagesOfStory.includes(one))) {
    const stored = await scorecardIn(other);
    if (stored) texts[other] = textsOf(stored);
  }
  const { experience, endedAt } = own.scorecard;
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
