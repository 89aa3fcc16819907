import { inLanguage, type Pack } from "@lantern/engine";
import type { ReportedSession } from "../session/index.ts";

/**
 * [L8] What was played, with the texts of its story in this language, found by their ids. What the story no longer has
 * stays as it was stored, and so does everything where the story is not told in the language.
 */
export function translateStory(
  played: ReportedSession,
  author: Pack | null,
  language: string,
): ReportedSession {
  if (!author || language === author.locale || author.texts?.[language] === undefined) return played;
  const pack = inLanguage(author, language);
  const titleOf = (scene: string, stored: string) => pack.scenes[scene]?.title ?? stored;
  const endings = new Map(pack.endings.map(({ id, title }) => [id, title]));
  const ending = (one: { id: string; title: string }) => ({
    ...one,
    title: endings.get(one.id) ?? one.title,
  });
  const awards = new Map(pack.awards.team.map((award) => [award.id, award]));
  const optionOf = (scene: string, id: string) => {
    const one = pack.scenes[scene];
    return one?.kind === "decision" ? one.options.find((option) => option.id === id) : undefined;
  };
  const nicknameOf = (stored: string) => {
    const trait = author.traits.findIndex(({ nickname }) => nickname === stored);
    return pack.traits[trait]?.nickname ?? stored;
  };
  return {
    ...played,
    experience: { ...played.experience, title: pack.title },
    endings: played.endings.map(ending),
    decisions: played.decisions.map((decision) => {
      const one = pack.scenes[decision.scene];
      return {
        ...decision,
        title: titleOf(decision.scene, decision.title),
        question: one?.kind === "decision" ? one.question : decision.question,
        options: decision.options.map((option) => {
          const { text = option.text, road = option.road } = optionOf(decision.scene, option.id) ?? {};
          return { ...option, text, road };
        }),
      };
    }),
    teams: played.teams.map((team) => {
      const { title = team.award.title, text = team.award.text } = awards.get(team.award.id) ?? {};
      return {
        ...team,
        nickname: nicknameOf(team.nickname),
        ending: ending(team.ending),
        award: { ...team.award, title, text },
        puzzles: team.puzzles.map((puzzle) => ({ ...puzzle, title: titleOf(puzzle.scene, puzzle.title) })),
      };
    }),
  };
}
